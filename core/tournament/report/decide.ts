import { type Decider, fact, follows } from '../decide/decision.ts';

/** What the facts do not say: it stands in the report beside them. */
export const noteReport: Decider<'note-report'> = (_tournament, data) => follows(fact('report-noted', data));
