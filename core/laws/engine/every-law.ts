import { type Laws, type Setup, type Table, tableUnder } from '../table/table.ts';
import { CALL_AND_CARD_LAWS } from './parts/calls-and-cards.ts';
import { CLAIM_LAWS } from './parts/claims.ts';
import { REPORT_LAWS } from './parts/reports.ts';

/** Nothing is left out: what no part deals with does not compile. */
type Whole = { readonly [Name in keyof Laws]: Required<Laws[Name]> };

/** All that a table can be ruled by. */
export const EVERY_LAW: Whole = {
  rules: {
    ...CALL_AND_CARD_LAWS.rules,
    ...CLAIM_LAWS.rules,
    ...REPORT_LAWS.rules,
  },
  procedures: {
    ...CALL_AND_CARD_LAWS.procedures,
    ...CLAIM_LAWS.procedures,
    ...REPORT_LAWS.procedures,
  },
};

/** A table at which nothing has happened yet, ruled by every law. */
export const openTable = (setup: Setup): Table => tableUnder(EVERY_LAW, setup);
