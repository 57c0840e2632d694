team-judge-wolves = Lupfantomoj
team-judge-good = Vilagho

role-judge-werewolf = Lupfantomo
    .called = Lupfantomoj
role-judge-seer = Klarvidulo
role-judge-hunter = Chasisto
role-judge-commoner = Vilaghano
    .card = Vi havas neniun povon krom via vocho.

ask-judge-seer-check = Kiun vi kontrolos chi-nokte?
ask-judge-witch-antidote = Chu vi uzos vian kontrauvenenon?
ask-judge-witch-poison = Kiun vi venenos chi-nokte?
choice-judge-witch-antidote-use = Uzi la kontrauvenenon
choice-judge-witch-antidote-keep = Konservi la kontrauvenenon
choice-judge-witch-poison-nobody = Konservi la venenon

window-judge-night = Nokto
window-judge-speech = Paroloj
window-judge-exile = La vochdono
window-judge-runoff = Dua vochdono
window-judge-last-words = Lastaj vortoj

event-judge-dawn = { $count ->
    [0] Hierau nokte neniu mortis
    [one] Hierau nokte ni perdis la numeron { $seats }
   *[other] Hierau nokte ni perdis la numerojn { $seats }
}
event-judge-exiled = La numero { $seat } estas forsendita
event-judge-runoff = Egale: dua vochdono inter { $seats }
event-judge-last-words = Lastaj vortoj: { $seats }
event-judge-order = Paroloj lau chi tiu ordo: { $seats }

end-judge-wolves-gone = La lasta lupfantomo malaperis.
