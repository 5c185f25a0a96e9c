export * from './audit/audit-board.ts';
export type { Disagreement } from './audit/disagreements.ts';
export type { Audited } from './audit/irregular.ts';
export * from './publish/team-event.ts';
export * from './rescore/index.ts';
