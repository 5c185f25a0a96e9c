export * from './board.ts';
export * from './call.ts';
export * from './card.ts';
export * from './contract.ts';
export * from './imps.ts';
export * from './score.ts';
export * from './seat.ts';
