export * from './knockout.ts';
export * from './match-outcome.ts';
export * from './other-methods.ts';
export * from './score-match.ts';
export * from './team-board.ts';
