export * from './check.ts';
export * from './columns.ts';
export * from './history.ts';
export { facedAt, legalCardsAt } from './legal-cards.ts';
export * from './notation.ts';
export * from './owned.ts';
export * from './question.ts';
export * from './record.ts';
export * from './rule-record.ts';
