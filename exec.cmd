@rem `npm start` is `exec node ...`: Windows has no exec, and cmd.exe looks for one in this folder first.
@%*
