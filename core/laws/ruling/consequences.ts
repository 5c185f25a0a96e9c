import { type Card, otherSide, partnerOf, type Seat, type Side, sideOf } from '../../game/index.ts';
import { sharedIn } from '../clauses/by-edition.ts';
import type { Clause } from '../clauses/clause.ts';
import type { LawsEdition } from '../editions.ts';
import type { Strength } from '../introduction.ts';
import type { Revoke } from '../revokes/revoke.ts';
import type { MadeCall } from '../table/table.ts';
import { IN_TIME } from '../tricks/record.ts';
import type {
  AdjustedScore,
  BoardStatus,
  Consequence,
  Information,
  Params,
  PenaltyPossible,
  Persisting,
} from './ruling.ts';

export const accepted = (made: MadeCall, clause: Clause): Consequence => ({ type: 'accepted', made, clause });

/** The call at that place is cancelled with whatever followed it. */
export const cancelledFrom = (at: number, clause: Clause): Consequence => ({
  type: 'cancelled',
  at,
  later: true,
  clause,
});

/** The call at that place gives way to another; whoever called after it keeps his call or says otherwise. */
export const replacedFrom = (at: number, clause: Clause): Consequence => ({
  type: 'cancelled',
  at,
  later: true,
  afresh: true,
  clause,
});

/** A pass is put where the player's call was. */
export const passPlaced = (seat: Seat, at: number, clause: Clause): Consequence => ({
  type: 'placed',
  at,
  made: { seat, call: 'Pass' },
  clause,
});

export const note = (code: string, clause: Clause, params: Params = {}): Consequence => ({
  type: 'note',
  code,
  params,
  clause,
});

export const mustPass = (seat: Seat, duration: 'once' | 'rest', clause: Clause): Persisting => ({
  type: 'must-pass',
  seat,
  duration,
  clause,
});

/** The partner of the offender has to pass. */
export const partnerPasses = (offender: Seat, duration: 'once' | 'rest', clause: Clause): Persisting =>
  mustPass(partnerOf(offender), duration, clause);

/** A withdrawn call or card: the side of `offender` may not use it, the others may (Law 16C). */
export const withdrawnBy = (offender: Seat, made: MadeCall, edition: LawsEdition): Information => ({
  type: 'information',
  about: made.call,
  by: made.seat,
  authorised: otherSide(sideOf(offender)),
  unauthorised: sideOf(offender),
  clause: sharedIn(edition).withdrawn,
});

/** A withdrawn card: the side of `offender` may not use it, the others may. */
export const cardWithdrawnBy = (
  offender: Seat,
  { seat, card }: { readonly seat: Seat; readonly card: Card },
  edition: LawsEdition,
): Information => ({
  type: 'information',
  about: card,
  by: seat,
  authorised: otherSide(sideOf(offender)),
  unauthorised: sideOf(offender),
  clause: sharedIn(edition).withdrawn,
});

/** Information on each of the calls that are withdrawn together. */
export const allWithdrawnBy = (
  offender: Seat,
  made: readonly MadeCall[],
  edition: LawsEdition,
): readonly Information[] => made.map((each) => withdrawnBy(offender, each, edition));

export const leadLimit = (
  offender: Seat,
  withdrawn: MadeCall,
  clause: Clause,
  from?: number,
): Persisting => ({
  type: 'lead-limit',
  offender,
  withdrawn,
  clause,
  ...(from === undefined ? {} : { from }),
});

export const review = (offender: Seat, clause: Clause): Persisting => ({ type: 'review', offender, clause });

/** Could the offender have known that it would pay to have his partner silenced? Asked when the play is over. */
export const couldHaveKnownPass = (offender: Seat, edition: LawsEdition): Persisting =>
  review(offender, sharedIn(edition).couldHaveKnownPass);

export const couldHaveKnown = (offender: Seat, edition: LawsEdition): Persisting =>
  review(offender, sharedIn(edition).couldHaveKnown);

export const adjustedScore = (
  strength: AdjustedScore['strength'],
  clause: Clause,
  kind: AdjustedScore['kind'] = 'assigned',
): AdjustedScore => ({ type: 'adjusted-score', kind, strength, clause });

/** The director may penalise; how readily, the strength of the duty says (Introduction). */
export const penaltyPossible = (side: Side, clause: Clause, strength?: Strength): PenaltyPossible => ({
  type: 'penalty-possible',
  side,
  clause,
  ...(strength === undefined ? {} : { strength }),
});

export const rightLost = (side: Side, right: string, clause: Clause): Persisting => ({
  type: 'right-lost',
  side,
  right,
  clause,
});

/** The board is not scored as it was played. */
export const boardStatus = (status: BoardStatus['status'], clause: Clause): Persisting => ({
  type: 'board-status',
  status,
  clause,
});

export const boardOver = (clause: Clause): Consequence => ({ type: 'board-over', clause });

/** What a player gave his partner: his side may not use it, and what the others make of it is their own risk. */
export const unauthorisedFor = (seat: Seat, about: string, clause: Clause): Information => ({
  type: 'information',
  about,
  by: seat,
  authorised: undefined,
  unauthorised: sideOf(seat),
  clause,
});

/** A revoke that comes to light once it is established: it counts from now on, and its price is told after the play. */
export function establishedRevoke({ seat, trick, card }: Revoke, clause: Clause): readonly Consequence[] {
  const noticed = card && ({ type: 'attention-drawn', seat, trick, card, ...IN_TIME, clause } as const);
  return [...(noticed === undefined ? [] : [noticed]), { type: 'revoke', seat, trick, clause }];
}
