import type { PenaltyRow, PenaltyTable } from '../penalty-table.ts';
import type { Charge, Tariff } from '../penalty-tariff.ts';

const fixed = (value: number): Tariff => ({ by: 'fixed', value });
const doubling = (...steps: readonly Charge[]): Tariff => ({ by: 'repetition', steps, afterwards: 'double' });
const thenAlways = (...steps: readonly Charge[]): Tariff => ({ by: 'repetition', steps, afterwards: 'same' });

type Rest = Partial<PenaltyRow>;

const inPairs = (what: string, tariff: Tariff, rest: Rest = {}): PenaltyRow => ({
  clause: 'ROP 9.1',
  what,
  bearer: 'offender',
  tariff,
  ...rest,
});

const inTeams = (what: string, tariff: Tariff, rest: Rest = {}): PenaltyRow => ({
  ...inPairs(what, tariff),
  clause: 'ROP 9.2',
  ...rest,
});

/** ROP 9.1: pairs, in per cent of a top. */
const ROP_9_1 = {
  late: inPairs(
    'Late arrival',
    {
      by: 'bands',
      bands: [
        { upTo: 5, charge: 'warning' },
        { upTo: 10, charge: 10 },
        { upTo: 15, charge: 30 },
        { upTo: 20, charge: 50 },
      ],
    },
    {
      decision: { fromMinutes: 21, may: 'eliminate-pair' },
      note: 'force-majeure',
    },
  ),
  'slow-play': inPairs('Slow play', doubling('warning', 10)),
  'lead-card': inPairs('Card led not recorded exactly', fixed(10), { bearer: 'NS', perBoard: true }),
  'result-missing': inPairs('Result not recorded and no longer to be had', fixed(30), {
    bearer: 'both',
    board: 'cancelled',
    note: 'already-in-score',
  }),
  'unauthorised-information': inPairs('Infraction that transmits unauthorised information', fixed(10), {
    note: 'others-on-top-pairs',
  }),
  'travellers-removed': inPairs('Travellers taken out of the boards without leave', fixed(10), {
    decision: { fromRepetition: 2, may: 'disqualify-player' },
  }),
  'duplication-error': inPairs('Board wrongly duplicated', fixed(30), { bearer: 'both', perBoard: true }),
  'duplication-not-checked': inPairs('Duplication not checked in the second round', fixed(20), {
    bearer: 'both',
    onlyIf: 'harm',
  }),
  'travellers-exchanged': inPairs('Travellers exchanged between boards', fixed(40), { bearer: 'both' }),
  'not-shuffled': inPairs('Hand not shuffled at the start of the session', fixed(20), { bearer: 'both' }),
  'cards-visible': inPairs('Hand put back with cards to be seen', fixed(30), {
    onlyIf: 'card-seen',
  }),
  'cards-not-counted': inPairs('Cards not counted or miscounted', doubling(10), { onlyIf: 'harm' }),
  'discussion-with-cards': inPairs('Discussion with the cards on the table', fixed(10), { bearer: 'both' }),
  'board-transfer': inPairs('Boards moved wrongly', fixed(30), {
    onlyIf: 'found-too-late',
  }),
  'pair-movement': inPairs('Pair moved wrongly', fixed(20)),
  'board-rotated-90': inPairs('Board turned 90°', fixed(20), { bearer: 'NS', board: 'stands' }),
  'board-rotated-180': inPairs('Board turned 180°', thenAlways('warning', 10), {
    bearer: 'NS',
    board: 'stands',
  }),
  'cards-misplaced': inPairs('Cards or hands misplaced inside the board', fixed(10), {
    bearer: 'responsible',
    board: 'cancelled',
    note: 'average-on-board',
  }),
  'convention-card': inPairs('Convention card missing or not explicit enough', thenAlways('warning', 50)),
  'psychic-understanding': inPairs(
    'Abnormal understanding of a psychic call',
    { by: 'range', from: 20, to: 100 },
    { report: true, note: 'discipline' },
  ),
  'score-card-shown': inPairs('Results let be seen on a private score card', fixed(20), {
    clause: 'ROP 5.14',
  }),
  'score-card-looked-at': inPairs('Results read on purpose from a private score card', fixed(50), {
    clause: 'ROP 5.14',
    note: 'discipline',
  }),
  other: inPairs('Other fault', doubling('warning', 10)),
} satisfies Record<string, PenaltyRow>;

/** ROP 9.2: teams, in IMPs. */
const ROP_9_2 = {
  'cards-not-delivered': inTeams('Convention cards due beforehand not delivered in time', fixed(6)),
  'late-pool': inTeams(
    'Late start of a pool match',
    { by: 'overtime', free: 5, start: 0, block: 5, value: 6, most: 20 },
    {
      decision: {
        fromMinutes: 21,
        may: 'eliminate-team',
      },
      note: 'force-majeure',
    },
  ),
  'late-knockout': inTeams(
    'Late start of a knock-out match',
    { by: 'overtime', free: 5, start: 1, block: 1, value: 1 },
    {
      decision: {
        fromMinutes: 21,
        may: 'eliminate-team',
      },
      note: 'force-majeure',
    },
  ),
  'slow-play': inTeams(
    'Slow play',
    { by: 'overtime', free: 5, start: 0, block: 5, value: 6 },
    { shared: true, decision: { fromMinutes: 31, may: 'more-severe' } },
  ),
  'unauthorised-information': inTeams('Infraction that transmits unauthorised information', fixed(3), {
    note: 'others-on-top-teams',
  }),
  'movement-transfer-or-entry': inTeams('Pair or boards moved wrongly, or result wrongly entered', fixed(3)),
  'opponents-cards-before-play': inTeams('Opponent’s cards taken out before play', fixed(6)),
  'opponents-cards-after-play': inTeams('Opponent’s cards taken out after play', fixed(3)),
  'convention-card': inTeams('Convention card missing or not explicit enough', thenAlways('warning', 12)),
  'psychic-understanding': inTeams(
    'Abnormal understanding of a psychic call',
    { by: 'range', from: 3, to: 20 },
    { report: true, note: 'adjusted-and-discipline' },
  ),
  'not-all-dealt': inTeams('Boards not all dealt at the start of the segment', fixed(3), {
    bearer: 'responsible',
    note: 'both-or-responsible',
  }),
  'board-not-replaceable': inTeams('Incorrect board that cannot be replaced', fixed(6), {
    bearer: 'NS',
    board: 'cancelled',
  }),
  'board-replaceable': inTeams('Incorrect board that can be replaced', fixed(3), {
    bearer: 'NS',
    board: 'replaced',
  }),
  'board-rotated-90-first-room': inTeams('Board turned 90° in the first room', fixed(3), {
    bearer: 'responsible',
    board: 'cancelled',
  }),
  'board-rotated-90-second-room': inTeams('Board turned 90° in the second room', fixed(6), {
    bearer: 'responsible',
    board: 'cancelled',
  }),
  'board-rotated-180': inTeams('Board turned 180°', thenAlways('warning', 3), {
    bearer: 'responsible',
    board: 'stands',
  }),
  'cards-turned': inTeams('Cards turned inside the board', fixed(6), {
    bearer: 'responsible',
    board: 'cancelled',
  }),
  'cards-exchanged-same-side': inTeams('Cards of one side exchanged in the board', fixed(12)),
  'score-sheet': inTeams('Score sheet illegible, incomplete or late', fixed(3)),
  'leaving-room': inTeams('Room left without leave', fixed(6)),
  'false-excuse': inTeams('False reason given for being late', fixed(24), {
    clause: 'ROP 6.11',
    note: 'discipline',
  }),
  'wrong-seats': inTeams(
    'Two pairs of a team seated in the same direction',
    { by: 'fixed-vps', value: 1 },
    { clause: 'ROP 6.13', board: 'cancelled', note: 'sat-first' },
  ),
  other: inTeams('Other fault', doubling('warning', 3)),
} satisfies Record<string, PenaltyRow>;

/** ROP 6.8 sets no points for a breach of the order of line-ups. */
const ROP_6_8 = {
  'line-up': {
    clause: 'ROP 6.8',
    what: 'Line-up or seating out of order',
    bearer: 'offender',
    decision: { may: 'as-not-appeared' },
  },
} satisfies Record<string, PenaltyRow>;

const TEAMS = { ...ROP_9_2, ...ROP_6_8 };

export type RopOffence = keyof typeof ROP_9_1 | keyof typeof TEAMS;

/** ROP 9: penalties that apply by themselves, unless the director departs from them with a reason. Appeals: ROP 4.14. */
export const ROP_PENALTIES: PenaltyTable<RopOffence> = {
  name: 'ROP 9',
  // The table of pairs is in per cent of a top, which IMP pairs do not have.
  rows: { pairs: ROP_9_1, 'imp-pairs': {}, teams: TEAMS },
  final: [],
};

/** ROP 6.10: IMPs of penalty that cost one VP in a pool; in a knock-out they come off the IMPs. */
export const ROP_6_10 = { impsPerVp: 6 } as const;
