// What is done to tournaments and people on the command line, without serving them: it needs the Laws, and none of the routes.
export { erasePersonIn, findPersonIn, removeTournamentIn, tournamentIn } from './erasure/offline.ts';
export { readTournamentFile } from './exports/index.ts';
export { exportPeopleIn, importPeopleIn, previewPeopleIn } from './federation/offline.ts';
export { siteOf, writeSite } from './site.ts';
export { exportTournament, importTournament } from './transfer.ts';
