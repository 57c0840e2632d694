line-night-falls = La nokto venas. | Chiuj fermu la okulojn.
line-day-breaks = Tagighas. | Chiuj malfermu la okulojn.
line-day-lap = Tagighas. | Chiuj levu la rigardon.
line-judge-dawn = { $count ->
    [0] Hierau nokte neniu mortis.
    [one] Hierau nokte ni perdis la numeron | { $seats }.
   *[other] Hierau nokte ni perdis la numerojn: | { $seats }.
}
line-vote-call = Por la numero { SEAT($seat) }: levu la manojn.
line-pass-next = Numero { SEAT($seat) }.
line-pass = Donu la komputilon al la numero { SEAT($seat) }.
line-wake = { CALLED($role) }, | malfermu la okulojn.
line-sleep = { CALLED($role) }, | fermu la okulojn.
line-judge-exile = Nun ni vochdonas. | Levu la manojn, unu nomon post alia.
line-judge-exiled = La numero { SEAT($seat) } estas forsendita.
line-judge-nobody-exiled = Hodiau neniu estas forsendita.
line-victory-judge-wolves = La lupfantomoj venkas.
line-victory-judge-good = La vilagho venkas.
# Written wrongly on purpose: no such argument.
line-judge-runoff = Egale. | Dua vochdono: | { $siddlokoj }.
