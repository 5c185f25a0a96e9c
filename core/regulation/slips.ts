import { type PenaltyProposal, type PenaltyTable, proposePenalty } from './penalty-table.ts';
import type { ProfileId } from './profile.ts';
import { ROP_PENALTIES } from './rop/penalties.ts';
import { RTP_2014_PENALTIES } from './rtp2014/penalties.ts';

/** What can go wrong between a table and the movement: turned seats, other opponents, a board of another round. */
export const SLIPS = ['turned', 'opponents', 'wrongBoard'] as const;
export type Slip = (typeof SLIPS)[number];

/** What a regulation says about a slip. */
export interface SlipRule {
  /** What becomes of the score. */
  readonly clause: string;
  /** What it proposes for the first time, and for another; nothing where it leaves that to the director (Law 90). */
  readonly penalty: ((repetition: number) => PenaltyProposal | undefined) | undefined;
}

const proposed =
  <Kind extends string>(table: PenaltyTable<Kind>, kind: Kind) =>
  (repetition: number): PenaltyProposal | undefined => {
    const proposal = proposePenalty(table, { kind, competition: 'pairs', repetition, harm: true });
    return proposal.ok ? proposal.value : undefined;
  };

/** The rules by regulation: RTP 2.2.4, ROP 5.13, and the Laws alone. */
export const SLIP_RULES: Readonly<Record<ProfileId, Readonly<Record<Slip, SlipRule>>>> = {
  'rtp-2014': {
    turned: { clause: 'RTP 2.2.4.4', penalty: proposed(RTP_2014_PENALTIES, 'board-rotated-90') },
    opponents: { clause: 'RTP 2.2.4.2', penalty: proposed(RTP_2014_PENALTIES, 'movement-or-transfer') },
    wrongBoard: { clause: 'RTP 2.2.4.2', penalty: proposed(RTP_2014_PENALTIES, 'movement-or-transfer') },
  },
  rop: {
    turned: { clause: 'ROP 5.13', penalty: proposed(ROP_PENALTIES, 'board-rotated-90') },
    opponents: { clause: 'ROP 5.13', penalty: proposed(ROP_PENALTIES, 'pair-movement') },
    wrongBoard: { clause: 'ROP 5.13', penalty: proposed(ROP_PENALTIES, 'board-transfer') },
  },
  wbf: {
    turned: { clause: 'Law 81C', penalty: undefined },
    opponents: { clause: 'Law 15', penalty: undefined },
    wrongBoard: { clause: 'Law 15', penalty: undefined },
  },
};
