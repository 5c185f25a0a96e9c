export * from './match-answer.ts';
export { MATCH_METHODS, type MatchFile, type MatchMethod, parseMatchFile } from './match-file.ts';
