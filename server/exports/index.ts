export { RESULT_FORMATS, ResultFiles, type ResultsEnding } from './result-files.ts';
export * from './tournament-file.ts';
