import { isSeat, type Seat } from '../../../game/index.ts';
import { phaseOf } from '../../17-auction-period.ts';
import { INSPECTIONS, type Inspected } from '../../happening/trick-happening.ts';
import { refused } from '../../ruling/refused.ts';
import { playOf, trickNumber } from '../../table/play-state.ts';
import { tableRecord } from '../../table/record.ts';
import type { Table } from '../../table/table.ts';
import { historyOf, trickOf } from '../../tricks/history.ts';
import { type HappeningOf, type Rule, type Step, words } from './definition.ts';

type PointedOut = HappeningOf<'card-pointed-out'>;
type Disturbed = HappeningOf<'tricks-disturbed'>;
type Mixed = HappeningOf<'cards-mixed'>;

const lastTrick = (table: Table): number => trickNumber(playOf(table)) - 1;

export const CARD_POINTED_OUT: Rule<PointedOut> = {
  inPlay: true,
  refusal: (table, { trick = lastTrick(table) }) =>
    trick < playOf(table).firstTrick || trick > lastTrick(table) || !isWon(table, trick)
      ? refused('no-trick')
      : undefined,
  taken: (table, { seat, by, trick = lastTrick(table) }) => ({
    table,
    irregularity: { type: 'card-pointed-out', offender: seat, by, trick },
  }),
};

/** A trick that a card taken back has opened again is nobody's. */
const isWon = (table: Table, trick: number): boolean =>
  trickOf(historyOf(tableRecord(table, playOf(table))), trick)?.won !== undefined;

export const CARD_POINTED_OUT_STEP: Step<PointedOut> = {
  forms: [
    {
      example: 'N points-out S',
      tells:
        'a card of a finished trick lies the wrong way; with the number of the trick if it is not the last',
    },
  ],
  verbs: {
    'points-out': (by, said) => {
      const [seat = ''] = said;
      return isSeat(seat) ? { type: 'card-pointed-out', by, seat, ...trickIn(said) } : undefined;
    },
  },
  write: ({ by, seat, trick }) => words(by, 'points-out', seat, trick),
};

/** The number of a trick among the words: `W asks-to-see quitted-trick 4`. */
function trickIn(said: readonly string[]): { readonly trick?: number } {
  const number = said.find((each) => /^\d+$/.test(each));
  return number === undefined ? {} : { trick: Number(number) };
}

export const TRICKS_DISTURBED: Rule<Disturbed> = {
  inPlay: true,
  taken: (table, { seat }) => ({ table, irregularity: { type: 'tricks-disturbed', offender: seat } }),
};

export const TRICKS_DISTURBED_STEP: Step<Disturbed> = {
  forms: [{ example: 'S disturbs', tells: 'the order of the played cards is lost' }],
  verbs: { disturbs: (seat) => ({ type: 'tricks-disturbed', seat }) },
  write: ({ seat }) => `${seat} disturbs`,
};

export const CARDS_MIXED: Rule<Mixed> = {
  inPlay: true,
  // Cards in hand are not mixed with those played while there are any.
  refusal: (table, { seats }) => {
    if (seats.length === 0) return refused('no-seats');
    return phaseOf(table) === 'over' || playOf(table).claimed !== undefined
      ? undefined
      : refused('play-goes-on');
  },
  taken: (table, { seats }) => ({
    table,
    irregularity: { type: 'cards-mixed', offender: seats[0] ?? playOf(table).contract.declarer, seats },
  }),
};

export const CARDS_MIXED_STEP: Step<Mixed> = {
  forms: [{ example: 'S mixes N', tells: 'cards were mixed after the play, by these players' }],
  verbs: { mixes: (seat, said) => ({ type: 'cards-mixed', seats: [seat, ...said.filter(isSeat)] }) },
  write: ({ seats: [first, ...others] }) => words(first, 'mixes', ...others),
};

export const INSPECTION: Rule<Inspected> = {
  inPlay: true,
  refusal: (table, { trick = lastTrick(table) }) =>
    trick < 1 || trick > lastTrick(table) ? refused('no-trick') : undefined,
  taken: (
    table,
    { by, what, trick = lastTrick(table), turned = false, looked = false, alleging = false },
  ) => ({
    table,
    irregularity: { type: 'inspection', offender: by, what, trick, turned, looked, alleging },
  }),
};

/** `W asks-to-see whole-trick turned`, `E looks-at quitted-trick 4`, `E asks-to-see quitted-trick 4 alleging`. */
function readInspection(by: Seat, said: readonly string[]): Inspected | undefined {
  const what = INSPECTIONS.find((each) => each === said[0]);
  return (
    what && {
      type: 'inspection',
      by,
      what,
      ...trickIn(said),
      ...(said.includes('turned') ? { turned: true } : {}),
      ...(said.includes('alleging') ? { alleging: true } : {}),
    }
  );
}

export const INSPECTION_STEP: Step<Inspected> = {
  forms: [
    {
      example: 'W asks-to-see whole-trick',
      tells: 'somebody wants to look: `whole-trick`, `own-card`, `quitted-trick 4`; `turned`, `alleging`',
    },
    { example: 'E looks-at quitted-trick 4', tells: 'he looked without asking' },
  ],
  verbs: {
    'asks-to-see': readInspection,
    'looks-at': (by, said) => {
      const inspected = readInspection(by, said);
      return inspected && { ...inspected, looked: true };
    },
  },
  write: ({ by, what, trick, turned, looked, alleging }) =>
    words(
      by,
      looked === true ? 'looks-at' : 'asks-to-see',
      what,
      trick,
      turned === true && 'turned',
      alleging === true && 'alleging',
    ),
};
