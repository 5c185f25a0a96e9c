import { Fraction, ok, type Result, ZERO } from '../../base/index.ts';
import { awardedTo, type MatchProposal, NO_SHOW, proposing } from '../match-proposal.ts';
import { type CutShort, enoughComparable, vpsOfCutShort } from '../shortened-match.ts';
import { ROP_VPS } from './vp.ts';

/** A match that was stopped for more than 30 minutes (ROP 6.9). */
export interface RopInterruption extends CutShort {
  /** A team that has no substitute for a player who cannot go on. */
  readonly cannotSubstitute?: 'a' | 'b';
}

export function ropInterrupted(match: RopInterruption): Result<MatchProposal> {
  const propose = proposing('ROP 6.9');
  const { comparable, scheduled, cannotSubstitute } = match;
  if (enoughComparable(ROP_VPS, match)) {
    const scored = vpsOfCutShort(ROP_VPS, match);
    if (!scored.ok) return scored;
    const { column, vps } = scored.value;
    const sentence = `${comparable} of ${scheduled} boards compare, three quarters or more: over, by the column for ${column}.`;
    return ok(propose({ kind: 'scored', column, vps }, sentence));
  }
  if (cannotSubstitute === undefined) {
    const sentence =
      'fewer than three quarters of the boards compare: it goes on later with the same players in the same seats.';
    return ok(propose({ kind: 'resumed' }, sentence, { code: 'player-may-be-replaced' }));
  }
  // The opponents of a no-show: ROP 6.17.
  const award = awardedTo(cannotSubstitute, NO_SHOW, { kind: 'best-of-three' });
  return ok(propose(award, 'no substitution is possible: a no-show of that team.'));
}

/** ROP 6.13: what wrong seats cost the team that sat first, in VPs. */
const ROP_6_13 = { vps: 1 } as const;

/** Two pairs of a team in the same direction for so many boards (ROP 6.13). */
export function ropWrongSeats({
  boards,
  satFirst,
}: {
  readonly boards: number;
  readonly satFirst: 'a' | 'b';
}): MatchProposal {
  const off = Fraction.of(ROP_6_13.vps);
  return proposing('ROP 6.13')(
    {
      kind: 'goes-on',
      cancelled: boards,
      vpsOff: satFirst === 'a' ? { a: off, b: ZERO } : { a: ZERO, b: off },
    },
    `the ${boards} boards played so are annulled, and the team that sat first loses ${ROP_6_13.vps} VP.`,
  );
}

/** ROP 6.11: from more minutes than this on the director decides. */
export const ROP_6_11 = { minutes: 20 } as const;

/** A team that is late (ROP 6.11); what the minutes cost is in the table of ROP 9.2. */
export function ropLateTeam({ minutes }: { readonly minutes: number }): MatchProposal {
  const propose = proposing('ROP 6.11');
  if (minutes <= ROP_6_11.minutes)
    return propose({ kind: 'goes-on', cancelled: 0 }, `${minutes} minutes late: the penalty of ROP 9.2.`);
  return propose(
    { kind: 'decide', who: 'director' },
    `more than ${ROP_6_11.minutes} minutes late: the director decides, a no-show or elimination for example.`,
    { code: 'present-team-waits' },
    { code: 'false-reason' },
  );
}
