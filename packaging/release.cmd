@rem Makes a release of what this system can make: packaging\release [--into DIR]
@call "%~dp0bare\run.cmd" release %*
