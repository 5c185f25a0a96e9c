import { otherSide, sideOf } from '../../../game/index.ts';
import type { ClaimReopened, SinceAgreement } from '../../happening/happening.ts';
import { settledClaim } from '../../ruling/claim-at-table.ts';
import { refused, type TableRefusal } from '../../ruling/refused.ts';
import type { Table } from '../../table/table.ts';
import { type Rule, type Step, words } from './definition.ts';

type Withdrawn = ClaimReopened<'agreement-withdrawn'>;
type Cancelled = ClaimReopened<'concession-withdrawn'>;

/** A side takes back its agreement to a claim (Law 69B). */
export const AGREEMENT_WITHDRAWN: Rule<Withdrawn> = {
  inPlay: true,
  refusal: reopeningRefusal,
  taken: (table, reopened) => ({ table, irregularity: { ...reopened, offender: reopened.seat } }),
};

/** A side takes back what it conceded (Law 71). */
export const CONCESSION_WITHDRAWN: Rule<Cancelled> = {
  inPlay: true,
  refusal: reopeningRefusal,
  taken: (table, reopened) => ({ table, irregularity: { ...reopened, offender: reopened.seat } }),
};

/** Only what was agreed to is looked at again, and once. */
function reopeningRefusal(table: Table, { type, seat, since }: ClaimReopened): TableRefusal | undefined {
  const settled = settledClaim(table);
  if (settled === undefined) return refused('no-claim');
  if (settled.settled.clause !== '69A') return refused('claim-ruled', {}, '70');
  // What was agreed to is final once something of it has been ruled on: nobody comes in time any more.
  const ruled = table.rulings.map(({ irregularity }) => irregularity.type).filter(isReopening);
  if (ruled.includes(type) || (since === 'nothing' && ruled.length > 0)) return refused('ruled-already');
  const side = sideOf(settled.claim.seat);
  if (type === 'agreement-withdrawn')
    return sideOf(seat) === side && since !== 'nothing' ? refused('own-claim', { seat }, '71') : undefined;
  return settled.settled.rest[otherSide(side)] + settled.numbers.ownGiven === 0
    ? refused('nothing-conceded', {}, '71')
    : undefined;
}

const isReopening = (type: string): type is ClaimReopened['type'] =>
  type === 'agreement-withdrawn' || type === 'concession-withdrawn';

const SINCE = ['next-board', 'round-over', 'period-over'] as const satisfies readonly SinceAgreement[];

/** What had happened by then, if anything, and the tricks that he wants back: `round-over 1`. */
function readSince(said: readonly string[]): Omit<ClaimReopened, 'type' | 'seat'> | undefined {
  const [, word, number] = /^(next-board|round-over|period-over)? ?(\d+)?$/.exec(said.join(' ')) ?? [];
  const since = word === undefined ? 'nothing' : SINCE.find((each) => each === word);
  if (said.length > 0 && word === undefined && number === undefined) return undefined;
  return since && { since, ...(number === undefined ? {} : { tricks: Number(number) }) };
}

const writing =
  (verb: string) =>
  ({ seat, since, tricks }: ClaimReopened): string =>
    words(seat, verb, since !== 'nothing' && since, tricks);

export const AGREEMENT_WITHDRAWN_STEP: Step<Withdrawn> = {
  forms: [
    {
      example: 'W withdraws-agreement round-over 1',
      tells:
        'an agreement to a claim is taken back: `next-board`, `round-over` or `period-over`, and the tricks asked for',
    },
  ],
  verbs: {
    'withdraws-agreement': (seat, said) => {
      const since = readSince(said);
      return since && { type: 'agreement-withdrawn', seat, ...since };
    },
  },
  write: writing('withdraws-agreement'),
};

export const CONCESSION_WITHDRAWN_STEP: Step<Cancelled> = {
  forms: [{ example: 'S cancels-concession', tells: 'a concession is taken back, likewise' }],
  verbs: {
    'cancels-concession': (seat, said) => {
      const since = readSince(said);
      return since && { type: 'concession-withdrawn', seat, ...since };
    },
  },
  write: writing('cancels-concession'),
};
