import type { EventPlan } from './event.ts';

/** The clauses on which the rules of entries rest, by regulation. */
export interface EntryClauses {
  readonly acceptance: string;
  /** How many play together, and in one entry alone. */
  readonly pair: string;
  readonly pairOnce: string;
  readonly team: string;
  readonly exempt: string;
  readonly late: string;
  readonly systems: string;
  readonly confirming: string;
  readonly reserves: string;
}

/** By the ROP the referee sees to the rules of taking part that an event has of its own (7). */
const OWN_RULES = 'ROP 7';

const ENTRY_CLAUSES = {
  'rtp-2014': {
    acceptance: 'RTP 1.3.1, 3.1.4.2',
    pair: 'RTP 3.5.2',
    pairOnce: 'RTP 3.1.4',
    team: 'RTP 3.6.1',
    exempt: 'RTP 3.1.3.1',
    late: 'RTP 3.1.2',
    systems: 'RTP 2.1.2.7',
    confirming: 'RTP 2.1.10',
    reserves: 'RTP 2.1.10',
  },
  rop: {
    acceptance: 'ROP 2',
    pair: OWN_RULES,
    pairOnce: OWN_RULES,
    team: 'ROP 6.6',
    exempt: 'ROP 4.3',
    late: OWN_RULES,
    systems: OWN_RULES,
    confirming: 'ROP 5.6',
    reserves: 'ROP 4.4',
  },
} as const satisfies Readonly<Record<EventPlan['profile'], EntryClauses>>;

/** What a rule of entries rests on in an event. Late entries of teams have a paragraph of their own in the ROP (6.1). */
export function clausesOf({ profile, kind }: Pick<EventPlan, 'profile' | 'kind'>): EntryClauses {
  const clauses: EntryClauses = ENTRY_CLAUSES[profile];
  return profile === 'rop' && kind === 'team' ? { ...clauses, late: 'ROP 6.1' } : clauses;
}
