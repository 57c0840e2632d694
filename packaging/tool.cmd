@rem Runs one of the makers' tools (bench, digests, fuzz, ...); installs what is missing: packaging\tool --help
@call "%~dp0bare\run.cmd" tool %*
