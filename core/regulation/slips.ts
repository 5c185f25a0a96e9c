import { type PenaltyProposal, type PenaltyTable, proposePenalty } from './penalty-table.ts';
import type { OffenceCompetition } from './penalty-tariff.ts';
import type { ProfileId } from './profile.ts';
import { ROP_PENALTIES, type RopOffence } from './rop/penalties.ts';
import { RTP_2014_PENALTIES, type RtpOffence } from './rtp2014/penalties.ts';

/**
 * What can go wrong at a table: seats or the board turned, hands or cards misplaced in it, a card to be seen, another's
 * hand taken, marks that are not those of its number; other opponents, a board of another round; a hand not shuffled, a
 * board wrongly duplicated; slow play.
 */
export const SLIPS = [
  'turned',
  'turned180',
  'handsExchanged',
  'cardsMisplaced',
  'faceUp',
  'wrongHand',
  'marked',
  'opponents',
  'wrongBoard',
  'notShuffled',
  'misduplicated',
  'slow',
] as const;
export type Slip = (typeof SLIPS)[number];

/** What a regulation says about a slip. */
export interface SlipRule {
  /** What becomes of the score. */
  readonly clause: string;
  /** The row of its table of penalties, where it has one. */
  readonly row: string | undefined;
  /** What it proposes for the first time, and for another; nothing where it leaves that to the director (Law 90). */
  readonly penalty:
    | ((repetition: number, competition?: OffenceCompetition) => PenaltyProposal | undefined)
    | undefined;
}

const proposed =
  <Kind extends string>(table: PenaltyTable<Kind>, kind: Kind) =>
  (repetition: number, competition: OffenceCompetition = 'pairs'): PenaltyProposal | undefined => {
    const proposal = proposePenalty(table, { kind, competition, repetition, harm: true });
    return proposal.ok ? proposal.value : undefined;
  };

const rtp = (clause: string, kind: RtpOffence): SlipRule => ({
  clause,
  row: kind,
  penalty: proposed(RTP_2014_PENALTIES, kind),
});

const rop = (kind: RopOffence): SlipRule => ({
  clause: 'ROP 5.13',
  row: kind,
  penalty: proposed(ROP_PENALTIES, kind),
});

const byLaw = (clause: string): SlipRule => ({ clause, row: undefined, penalty: undefined });

/** The rules by regulation: RTP 2.2.4, ROP 5.13, and the Laws alone. */
export const SLIP_RULES: Readonly<Record<ProfileId, Readonly<Record<Slip, SlipRule>>>> = {
  'rtp-2014': {
    turned: rtp('RTP 2.2.4.4', 'board-rotated-90'),
    turned180: rtp('RTP 2.2.4.4', 'board-rotated-180'),
    handsExchanged: rtp('RTP 2.2.4.5', 'hands-exchanged'),
    cardsMisplaced: rtp('RTP 2.2.4.5', 'cards-missing'),
    faceUp: rtp('RTP 2.2.4.4', 'card-face-up'),
    wrongHand: byLaw('RTP 2.2.4.4'),
    marked: byLaw('Law 87A'),
    opponents: rtp('RTP 2.2.4.2', 'movement-or-transfer'),
    wrongBoard: rtp('RTP 2.2.4.2', 'movement-or-transfer'),
    notShuffled: rtp('RTP 2.2.4.1', 'not-shuffled-or-misduplicated'),
    misduplicated: rtp('RTP 2.2.4.1', 'not-shuffled-or-misduplicated'),
    slow: rtp('RTP 2.2.5', 'late-or-slow'),
  },
  rop: {
    turned: rop('board-rotated-90'),
    turned180: rop('board-rotated-180'),
    handsExchanged: rop('cards-misplaced'),
    cardsMisplaced: rop('cards-misplaced'),
    faceUp: rop('cards-visible'),
    wrongHand: rop('unauthorised-information'),
    marked: byLaw('Law 87A'),
    opponents: rop('pair-movement'),
    wrongBoard: rop('board-transfer'),
    notShuffled: rop('not-shuffled'),
    misduplicated: rop('duplication-error'),
    slow: { ...rop('slow-play'), clause: 'ROP 5.5' },
  },
  wbf: {
    turned: byLaw('Law 81C'),
    turned180: byLaw('Law 81C'),
    handsExchanged: byLaw('Law 87'),
    cardsMisplaced: byLaw('Law 87'),
    faceUp: byLaw('Law 16'),
    wrongHand: byLaw('Law 16'),
    marked: byLaw('Law 87A'),
    opponents: byLaw('Law 15'),
    wrongBoard: byLaw('Law 15'),
    notShuffled: byLaw('Law 6D2'),
    misduplicated: byLaw('Law 87'),
    slow: byLaw('Law 90B2'),
  },
};

/** What is mended at a table of a match of teams. Who meets whom was drawn; a spoilt board is looked at in its match. */
export const MATCH_SLIPS = ['turned', 'marked'] as const satisfies readonly Slip[];
export type MatchSlip = (typeof MATCH_SLIPS)[number];

/** The clause that says what becomes of the score in a match of teams. */
export const MATCH_SLIP_CLAUSES: Readonly<Record<ProfileId, Readonly<Record<MatchSlip, string>>>> = {
  'rtp-2014': { turned: 'RTP 2.3.6.6', marked: 'Law 87A' },
  rop: { turned: 'ROP 6.13', marked: 'Law 87A' },
  wbf: { turned: 'Law 81C', marked: 'Law 87A' },
};
