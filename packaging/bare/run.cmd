@echo off
rem From a bare Windows machine to Python 3.11, 3.12 or 3.13; steps.py does the rest.
setlocal
set "FOUND="
call :find
if not defined FOUND call :install
if not defined FOUND (
  echo.
  echo Nightcaller needs Python 3.11, 3.12 or 3.13: get it from https://www.python.org/downloads/windows/
  echo and run this again.
  exit /b 1
)
%FOUND% "%~dp0steps.py" %*
exit /b %errorlevel%

:find
for %%v in (3.13 3.12 3.11) do call :launcher %%v
for %%v in (313 312 311) do call :folder "%LocalAppData%\Programs\Python\Python%%v\python.exe"
for %%v in (313 312 311) do call :folder "%ProgramFiles%\Python%%v\python.exe"
if not defined FOUND call :usable python
exit /b 0

:launcher
if defined FOUND exit /b 0
call :usable py -%1
exit /b 0

:folder
if defined FOUND exit /b 0
if exist %1 call :usable %1
exit /b 0

:usable
%* -c "import sys, venv, ensurepip; sys.exit(sys.version_info[:2] not in ((3, 11), (3, 12), (3, 13)))" >nul 2>nul
if not errorlevel 1 set FOUND=%*
exit /b 0

:install
where winget >nul 2>nul
if errorlevel 1 exit /b 0
echo.
echo Nightcaller needs Python 3.11 to 3.13: installing Python 3.13 for this user (winget).
winget install --exact --id Python.Python.3.13 --scope user --accept-package-agreements --accept-source-agreements
call :find
exit /b 0
