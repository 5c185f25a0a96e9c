import type { Fraction } from '../base/index.ts';
import type { BothSides } from '../scoring/index.ts';

/** What a team is to get where a match gives no result of its own. */
export type TeamAward =
  /** A figure that the regulation fixes, or a mean. */
  | { readonly kind: 'vps'; readonly vps: Fraction }
  /** As the opponents of a team that did not appear: the best of three. */
  | { readonly kind: 'best-of-three' }
  /** The team counts as not having appeared. */
  | { readonly kind: 'no-show' }
  /** Its mean in the other matches of the phase, when they are known. */
  | { readonly kind: 'own-mean' };

/** What a proposal may have to be read with; the words are the pages'. */
export const PROPOSAL_NOTES = [
  'seats-penalty',
  'turned-in-the-other-room',
  'discipline',
  'two-other-players',
  'tie-break',
  'mean-proposed',
  'late-team-stays',
  'reserve-takes-its-place',
  'player-may-be-replaced',
  'present-team-waits',
  'false-reason',
  'exactly-a-quarter',
] as const;

export interface ProposalNote {
  readonly code: (typeof PROPOSAL_NOTES)[number];
  /** Of boards. */
  readonly count?: number;
}

/** What a regulation says of a match that was not simply played to its end. The director confirms it. */
export type MatchProposal = {
  readonly clause: string;
  readonly sentence: string;
  /** What the director should know or confirm besides. */
  readonly notes: readonly ProposalNote[];
} & (
  | { readonly kind: 'stands' }
  /** Over with the boards that compare, by that column. */
  | { readonly kind: 'scored'; readonly column: number; readonly vps: BothSides }
  /** Boards are taken out and the match goes on. */
  | { readonly kind: 'goes-on'; readonly cancelled: number; readonly vpsOff?: BothSides }
  | { readonly kind: 'awarded'; readonly a: TeamAward; readonly b: TeamAward }
  | { readonly kind: 'resumed' }
  /** A knock-out: who goes on. */
  | { readonly kind: 'goes-through'; readonly who: 'a' | 'b' | 'both' }
  /** For the director or the organiser to decide. */
  | { readonly kind: 'decide'; readonly who: 'director' | 'organiser' }
);

/** A proposal without its text. */
export type Proposed = MatchProposal extends infer P
  ? P extends MatchProposal
    ? Omit<P, 'clause' | 'sentence' | 'notes'>
    : never
  : never;

/** `propose('RTP 3.6.8.1')(kind, sentence, …notes)`. */
export const proposing =
  (clause: string) =>
  <P extends Proposed>(what: P, sentence: string, ...notes: readonly ProposalNote[]) => ({
    ...what,
    clause,
    sentence: `${clause}: ${sentence}`,
    notes,
  });

export const vpsAward = (vps: Fraction): TeamAward => ({ kind: 'vps', vps });

export const NO_SHOW: TeamAward = { kind: 'no-show' };
export const BEST_OF_THREE: TeamAward = { kind: 'best-of-three' };

/** The award of team `first` and of the other, in their places. */
export const awardedTo = (
  first: 'a' | 'b',
  own: TeamAward,
  other: TeamAward,
): { readonly kind: 'awarded'; readonly a: TeamAward; readonly b: TeamAward } =>
  first === 'a' ? { kind: 'awarded', a: own, b: other } : { kind: 'awarded', a: other, b: own };
