import type { Fault } from './command.ts';
import type { SideScoreData } from './score-data.ts';

/** Law 12C2(a), 1997: 12C1. */
const AWARDS = { direct: 'A-', partly: 'A', none: 'A+' } as const satisfies Record<Fault, string>;

/** What a side has for a board without a result, as it is to blame for that. */
export const awardFor = (fault: Fault): SideScoreData => ({ kind: 'named', name: AWARDS[fault] });
