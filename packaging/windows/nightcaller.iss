; Inno Setup: a set-up for the user alone, without an administrator. packaging/release compiles it with
; Version, Bundle (the folder), Into and Icons defined.
#ifndef Version
  #error Version, Bundle, Into and Icons are defined by packaging/release
#endif

[Setup]
AppId={{6C0B7B1E-2B0B-4E0B-9F6A-5A1D2C7E9F10}
AppName=Nightcaller
AppVersion={#Version}
AppVerName=Nightcaller {#Version}
AppPublisher=The Nightcaller authors
DefaultDirName={autopf}\Nightcaller
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
CloseApplications=yes
LicenseFile={#Bundle}\LICENSE.txt
OutputDir={#Into}
OutputBaseFilename=nightcaller-{#Version}-setup
SetupIconFile={#Icons}\nightcaller.ico
UninstallDisplayIcon={app}\nightcaller.exe
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto
#ifdef Sign
; The set-up, and the program that takes it off again.
SignTool=nightcaller
SignedUninstaller=yes
#endif

[Languages]
; Inno Setup asks in the language of Windows. Its own Chinese comes with its newest versions only.
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "zh"; MessagesFile: "compiler:Default.isl,chinese.isl"

[CustomMessages]
en.Evening=Nightcaller evening
zh.Evening=唤夜人的一局

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; An upgrade leaves nothing of the version before; evenings are elsewhere.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\Nightcaller"; Filename: "{app}\nightcaller.exe"
Name: "{autodesktop}\Nightcaller"; Filename: "{app}\nightcaller.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.nightcaller"; ValueType: string; ValueData: "Nightcaller.Evening"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Nightcaller.Evening"; ValueType: string; ValueData: "{cm:Evening}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Nightcaller.Evening\DefaultIcon"; ValueType: string; ValueData: "{app}\nightcaller.exe,0"
Root: HKA; Subkey: "Software\Classes\Nightcaller.Evening\shell\open\command"; ValueType: string; ValueData: """{app}\nightcaller.exe"" ""%1"""

[Run]
Filename: "{app}\nightcaller.exe"; Description: "{cm:LaunchProgram,Nightcaller}"; Flags: nowait postinstall skipifsilent
