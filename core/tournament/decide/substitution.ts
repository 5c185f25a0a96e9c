import type { SubstitutionLimits } from '../../regulation/index.ts';
import type { FactData } from '../fact.ts';
import type { PairId } from '../meeting.ts';
import { type Finding, refuse } from '../refusal.ts';
import { isPlayedMeeting, meetingsOf, seatOf } from '../schedule.ts';
import { profileOf } from '../settings-defaults.ts';
import type { Pair, Tournament } from '../state.ts';
import { type Decider, fact, follows, unlessConfirmed } from './decision.ts';
import { findPair, findSeat, findSession, isBlank } from './find.ts';

type Substitution = FactData['player-substituted'];

/** The boards of one round of a session that a pair plays. */
interface Portion {
  readonly session: number;
  readonly round: number;
  readonly boards: number;
}

function portionsOf(tournament: Tournament, pair: PairId): readonly Portion[] {
  return [...tournament.sessions.values()].flatMap((session) =>
    [...session.sections.values()].flatMap((section) =>
      meetingsOf(tournament, session.session, section).flatMap((meetings, index) => {
        const meeting = seatOf(meetings, pair)?.meeting;
        return meeting === undefined || !isPlayedMeeting(meeting)
          ? []
          : [{ session: session.session, round: index + 1, boards: meeting.boards.length }];
      }),
    ),
  );
}

const covers = ({ session, fromRound, toRound }: Substitution, portion: Portion): boolean =>
  portion.session === session &&
  portion.round >= fromRound &&
  portion.round <= (toRound ?? Number.MAX_SAFE_INTEGER);

const boardsOf = (portions: readonly Portion[]): number =>
  portions.reduce((sum, { boards }) => sum + boards, 0);

const fraction = ([over, under]: readonly [number, number]): string => `${over}/${under}`;

/** What a substitution would break, were it one more than those before. */
export function substitutionFindings(
  tournament: Tournament,
  pair: Pair,
  data: Substitution,
  limits: SubstitutionLimits,
): readonly Finding[] {
  const earlier = [...tournament.sessions.values()]
    .flatMap(({ substitutions }) => substitutions)
    .filter((other) => other.pair === data.pair);
  const all = [...earlier, data];
  const portions = portionsOf(tournament, data.pair);
  const whole = boardsOf(portions);
  const replaced = (player: 0 | 1): readonly Portion[] =>
    portions.filter((portion) => all.some((one) => one.player === player && covers(one, portion)));
  const findings: Finding[] = [];
  const found = (code: string, message: string): void => {
    findings.push({ code, message, clause: limits.clause });
  };

  const { name, tier } = pair.players[data.player];
  const { substitute } = data;
  if (limits.tiers && tier !== undefined && substitute.tier !== undefined && substitute.tier < tier) {
    found('tier', `${substitute.name} is of a higher tier than ${name}.`);
  }
  const absent = boardsOf(replaced(data.player));
  const { replacedAtMost, togetherAtLeast, mostSessions } = limits;
  if (replacedAtMost !== undefined && absent * replacedAtMost[1] > whole * replacedAtMost[0]) {
    const share = fraction(replacedAtMost);
    found('replaced-too-long', `${name} would miss ${absent} of ${whole} boards, more than ${share}.`);
  }
  const missing = [...replaced(0), ...replaced(1)];
  const both = portions.filter((portion) => missing.filter((other) => other === portion).length === 2);
  if (togetherAtLeast !== undefined && both.length > 0) {
    found('both-replaced', `Both players of pair ${data.pair} would be replaced in round ${both[0]?.round}.`);
  }
  const together = whole - boardsOf(missing) + boardsOf(both);
  if (togetherAtLeast !== undefined && together * togetherAtLeast[1] < whole * togetherAtLeast[0]) {
    const share = fraction(togetherAtLeast);
    found(
      'together-too-little',
      `Pair ${data.pair} would play ${together} of ${whole} boards together, less than ${share}.`,
    );
  }
  const sessions = new Set(replaced(data.player).map(({ session }) => session)).size;
  if (mostSessions !== undefined && sessions > mostSessions) {
    found(
      'too-many-sessions',
      `${name} would be replaced in ${sessions} sessions; ${mostSessions} is the most.`,
    );
  }
  return findings;
}

export const substitutePlayer: Decider<'substitute-player'> = (tournament, data) => {
  const session = findSession(tournament, data.session);
  if (!session.ok) return session;
  const pair = findPair(tournament, data.pair);
  if (!pair.ok) return pair;
  const seat = findSeat(session.value, data.pair);
  if (!seat.ok) return seat;
  if (isBlank(data.substitute.name)) return refuse('player-missing', 'Give the name of the substitute.');
  const last = seat.value.section.movement.rounds.length;
  const { fromRound, toRound = last } = data;
  if (!(fromRound >= 1 && fromRound <= toRound && toRound <= last)) {
    return refuse('no-such-round', `The session has rounds 1 to ${last}.`, {
      params: { fromRound, toRound },
    });
  }
  const limits = profileOf(tournament.settings).substitution;
  const findings = limits === undefined ? [] : substitutionFindings(tournament, pair.value, data, limits);
  return unlessConfirmed(findings, data.confirmed) ?? follows(fact('player-substituted', data));
};
