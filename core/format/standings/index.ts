export * from './standings-answer.ts';
export { parseStandingsFile, type StandingsFile } from './standings-file.ts';
