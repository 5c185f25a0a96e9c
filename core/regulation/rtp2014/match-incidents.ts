import { Fraction, ok, type Result } from '../../base/index.ts';
import type { Interruption, LateTeam, SuspendedPlayer, WrongSeats } from '../match-incidents.ts';
import {
  awardedTo,
  BEST_OF_THREE,
  type MatchProposal,
  NO_SHOW,
  proposing,
  vpsAward,
} from '../match-proposal.ts';
import { type CutShort, enoughComparable, vpsOfCutShort } from '../shortened-match.ts';
import { RTP_2014_VPS } from './vp.ts';

/** RTP 2.3.6.6 and 3.6.8.1: 40% of the most, 8 VPs. */
const FORTY_PER_CENT = Fraction.of(RTP_2014_VPS.most * 40, 100 * 100);
const EIGHT = vpsAward(FORTY_PER_CENT);

const otherTeam = (team: 'a' | 'b'): 'a' | 'b' => (team === 'a' ? 'b' : 'a');

/** A match that counts with the boards that compare, by the nearest column. */
function counts(clause: string, match: CutShort): Result<MatchProposal> {
  const scored = vpsOfCutShort(RTP_2014_VPS, match);
  if (!scored.ok) return scored;
  const { column, vps } = scored.value;
  return ok(
    proposing(clause)(
      { kind: 'scored', column, vps },
      `${match.comparable} of ${match.scheduled} boards compare: over, by the column for ${column}.`,
    ),
  );
}

/** Boards that cannot be compared through nobody's fault (RTP 2.3.6.7). */
export function rtpNotComparable(match: CutShort): Result<MatchProposal> {
  if (enoughComparable(RTP_2014_VPS, match)) return counts('RTP 2.3.6.7(b)', match);
  return ok(
    proposing('RTP 2.3.6.7(a)')(
      { kind: 'awarded', a: BEST_OF_THREE, b: BEST_OF_THREE },
      'fewer than half of the boards compare: the match is void, and each team has the best of three.',
    ),
  );
}

/** RTP 2.3.6.6; penalties of RTP 2.1.11.2 may come besides. */
export function rtpWrongSeats({ boards, rooms, playedInBoth, playedInOne = 0 }: WrongSeats): MatchProposal {
  const propose = proposing('RTP 2.3.6.6');
  const penalty = { code: 'seats-penalty' } as const; // RTP 2.1.11.2
  if (rooms === 'both') {
    const sentence = 'wrong in both rooms: the results stand, and later segments go back to the right sides.';
    return propose({ kind: 'stands' }, sentence, penalty);
  }
  if (playedInBoth === 'never' || 2 * playedInBoth > boards) {
    return propose(
      { kind: 'awarded', a: EIGHT, b: EIGHT },
      'more than half of the boards had been played in both rooms: the match is void, 8 VPs each.',
      penalty,
    );
  }
  const turned = playedInOne > 0 ? [{ code: 'turned-in-the-other-room', count: playedInOne } as const] : [];
  return propose(
    { kind: 'goes-on', cancelled: playedInBoth },
    `${playedInBoth} boards are cancelled, the seats corrected and the match goes on; VPs by the column nearest to the boards that compare.`,
    ...turned,
    penalty,
  );
}

/** RTP 3.6.8.1 and 3.6.8.2. */
export function rtpInterrupted(match: Interruption): Result<MatchProposal> {
  const { cause, resumption } = match;
  if (cause?.how === 'walked-out') {
    const propose = proposing('RTP 3.6.8.2');
    const note = { code: 'discipline' } as const;
    if (match.knockout)
      return ok(propose({ kind: 'goes-through', who: otherTeam(cause.team) }, 'a team walked out.', note));
    const award = awardedTo(cause.team, NO_SHOW, BEST_OF_THREE);
    return ok(propose(award, 'a team walked out: as if it had not appeared.', note));
  }
  if (enoughComparable(RTP_2014_VPS, match)) return overWithWhatCompares(match);
  if (resumption === 'to-come') {
    return ok(
      proposing('RTP 3.6.8.1')(
        { kind: 'resumed' },
        'fewer than half of the boards compare: it is finished on another date, with the same players in the same seats.',
        { code: 'two-other-players' },
      ),
    );
  }
  return ok(resumption === 'impossible' ? cannotBeFinished(match) : cannotField(match, resumption.unable));
}

function overWithWhatCompares(match: Interruption): Result<MatchProposal> {
  if (!match.knockout) return counts('RTP 3.6.8.1', match);
  const leader = leaderOf(match);
  if (leader === undefined) {
    const sentence = 'half of the boards or more compare: over, and level in IMPs.';
    return ok(
      proposing('RTP 3.6.8.1')({ kind: 'decide', who: 'organiser' }, sentence, { code: 'tie-break' }),
    );
  }
  const sentence = 'half of the boards or more compare: over, by the IMPs.';
  return ok(proposing('RTP 3.6.8.1')({ kind: 'goes-through', who: leader }, sentence));
}

function leaderOf({ margin }: CutShort): 'a' | 'b' | undefined {
  return margin.sign === 0 ? undefined : margin.sign > 0 ? 'a' : 'b';
}

function cannotBeFinished(match: Interruption): MatchProposal {
  const propose = proposing('RTP 3.6.8.1');
  if (!match.knockout) {
    const sentence = 'it cannot be finished: each team as the opponents of one that did not appear.';
    return propose({ kind: 'awarded', a: BEST_OF_THREE, b: BEST_OF_THREE }, sentence);
  }
  if (match.bothCannotGoOn !== true)
    return propose({ kind: 'goes-through', who: 'both' }, 'it cannot be finished: both go on.');
  const leader = leaderOf(match);
  return leader === undefined
    ? propose({ kind: 'decide', who: 'organiser' }, 'both cannot go on, and neither was ahead.')
    : propose({ kind: 'goes-through', who: leader }, 'both cannot go on: the team ahead when it stopped.');
}

function cannotField(match: Interruption, unable: 'a' | 'b'): MatchProposal {
  const { cause, knockout } = match;
  if (cause === undefined) {
    const propose = proposing('RTP 3.6.8.1');
    return knockout
      ? propose(
          { kind: 'goes-through', who: otherTeam(unable) },
          'a team cannot field a legal line-up: it loses.',
        )
      : propose(
          awardedTo(unable, EIGHT, BEST_OF_THREE),
          'a team cannot field a legal line-up: 40% of the most, 8 VPs; its opponents the best of three.',
        );
  }
  const propose = proposing('RTP 3.6.8.2');
  if (unable === cause.team) {
    return knockout
      ? propose(
          { kind: 'goes-through', who: otherTeam(unable) },
          'the team that stopped the match does not appear.',
        )
      : propose(
          awardedTo(unable, NO_SHOW, BEST_OF_THREE),
          'the team that stopped the match does not appear: a no-show.',
        );
  }
  return knockout
    ? propose({ kind: 'decide', who: 'organiser' }, 'the other team cannot come: the organiser decides.')
    : propose({ kind: 'awarded', a: EIGHT, b: EIGHT }, 'the other team cannot come: 8 VPs each.');
}

/** RTP 3.2.1(5). */
export function rtpPlayerSuspended(match: SuspendedPlayer): Result<MatchProposal> {
  const clause = 'RTP 3.2.1(5)';
  const { offenders, offendersMean: mean } = match;
  if (!enoughComparable(RTP_2014_VPS, match)) {
    const award = awardedTo(offenders, NO_SHOW, BEST_OF_THREE);
    return ok(proposing(clause)(award, 'fewer than half of the boards compare: a no-show of the offenders.'));
  }
  const scored = counts(clause, match);
  if (!scored.ok || scored.value.kind !== 'scored' || mean === undefined) return scored;
  if (mean.compare(scored.value.vps[offenders]) >= 0) return scored;
  const complement = Fraction.of(RTP_2014_VPS.most, 100).minus(mean);
  return ok(
    proposing(clause)(
      awardedTo(offenders, vpsAward(mean), vpsAward(complement)),
      `the offenders' mean in their other matches, ${mean.toDecimal(2)}, is less than the ${scored.value.vps[offenders].toDecimal(2)} of the table: their opponents have its complement, ${complement.toDecimal(2)}.`,
      { code: 'mean-proposed' },
    ),
  );
}

/** RTP 2.3.5.1: a team more minutes late than this has not appeared. */
export const RTP_2_3_5_1 = { minutes: 30 } as const;

/** RTP 2.3.5. */
export function rtpLateTeam(late: LateTeam): MatchProposal {
  const clause = 'RTP 2.3.5.1';
  const propose = proposing(clause);
  if (late.minutes <= RTP_2_3_5_1.minutes) {
    return proposing('RTP 2.3.5')(
      { kind: 'goes-on', cancelled: 0 },
      `${late.minutes} minutes late: the match is played, with a penalty of RTP 2.1.11.2.`,
    );
  }
  if (!late.firstRoundWithReserves || !late.reserveTeamPresent) {
    const stays = late.firstRoundWithReserves ? [{ code: 'late-team-stays' } as const] : [];
    return propose(
      awardedTo(late.team, NO_SHOW, BEST_OF_THREE),
      `more than ${RTP_2_3_5_1.minutes} minutes late: a no-show.`,
      ...stays,
    );
  }
  const out = { code: 'reserve-takes-its-place' } as const;
  if (2 * late.playable >= late.boards) {
    return propose(
      { kind: 'goes-on', cancelled: late.boards - late.playable },
      `the reserve team plays ${late.playable} boards; VPs by the column nearest to them.`,
      out,
    );
  }
  return propose(
    { kind: 'awarded', a: { kind: 'own-mean' }, b: { kind: 'own-mean' } },
    'fewer than half of the boards can be played: each team has the mean of its other matches of the phase.',
    out,
  );
}
