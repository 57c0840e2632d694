@rem Runs every check and test; installs what is missing: packaging\test [fast^|all] [arguments of pytest]
@call "%~dp0bare\run.cmd" test %*
