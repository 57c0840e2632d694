@rem Starts Nightcaller; the first time, installs what is missing: packaging\play [arguments of nightcaller]
@call "%~dp0bare\run.cmd" play %*
