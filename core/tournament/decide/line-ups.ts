import { lineUpKey, roundOfSegment } from '../match.ts';
import type { ContestantId } from '../meeting.ts';
import { partWith } from '../meetings/drawn-rounds.ts';
import { breachesOf, declaredBy, firstToDeclare, lineUpSide } from '../meetings/line-ups.ts';
import { calledRound } from '../meetings/schedule.ts';
import { type Finding, refuse } from '../refusal.ts';
import type { SessionState, Tournament } from '../state.ts';
import { ALREADY_SO, type Decider, fact, follows, unlessConfirmed } from './decision.ts';
import { findDrawn } from './find-match.ts';
import { playersTaken } from './team-qualifying.ts';

/** Never let pass: somebody who does not play for the team, or sits in two places; by the codes of the refusal. */
const NEVER: ReadonlyMap<string, string> = new Map([
  ['not-of-the-team', 'not-of-the-team'],
  ['player-twice', 'seat-twice'],
]);

/** Laws 91A, 91B: who was put out of the session, or of the event, plays no more in it; a substitute may sit in his place. */
function excludedFindings(
  { contestants, sessions }: Tournament,
  { session: here, substitutions }: SessionState,
  contestant: ContestantId,
  places: readonly number[],
): readonly Finding[] {
  const team = contestants.get(contestant);
  const given = [...sessions.values()].flatMap(({ session, penalties }) =>
    penalties.filter(
      (each) =>
        each.contestant === contestant &&
        (each.excluded?.from === 'event' || (each.excluded?.from === 'session' && session === here)),
    ),
  );
  return given.flatMap(({ offender, clause }) => {
    const isReplaced = substitutions.some(
      (each) => each.contestant === contestant && each.player === offender,
    );
    if (offender === undefined || !places.includes(offender) || isReplaced) return [];
    const player = (team?.kind === 'team' ? team.players[offender]?.name : undefined) ?? '';
    const message = `${player} was put out and plays no more.`;
    return [{ code: 'player-put-out', message, clause, params: { player } }];
  });
}

/** RTP 2.3.2, 2.3.4; ROP 6.6, 6.8. */
export const declareLineUp: Decider<'declare-line-up'> = (tournament, data) => {
  const place = findDrawn(tournament, data);
  if (!place.ok) return place;
  const { drawn, phase } = place.value;
  const { contestant, segment, open, closed, confirmed } = data;
  const params = { contestant, round: data.round, segment };
  if (!(segment >= 1 && segment <= drawn.segments)) {
    const message = `Round ${data.round} has ${drawn.segments} segments.`;
    return refuse('no-such-segment', message, { params: { ...params, segments: drawn.segments } });
  }
  const side = lineUpSide(tournament, drawn, contestant, segment);
  if (side === undefined) {
    const message = `Contestant ${contestant} plays no match of teams in round ${data.round}.`;
    return refuse('not-in-round', message, { params });
  }
  const way = phase.format.match.lineUps;
  const inOrder = way === 'in-order';
  const first = inOrder ? firstToDeclare(tournament, side.match, segment) : undefined;
  const isSecond = first !== undefined && first.contestant !== contestant;
  const opponents = side.opponents.contestant;
  const opponentsIn = drawn.lineUps.has(lineUpKey(opponents, segment));
  if (isSecond && !opponentsIn) {
    const message = `Team ${opponents} declares first in segment ${segment}.`;
    return refuse('declares-second', message, { clause: first.clause, params: { ...params, opponents } });
  }
  const declared = declaredBy(tournament, side, drawn, segment, isSecond);
  const breaches = breachesOf(tournament, side, { open, closed }, declared, inOrder);
  const [never] = breaches.filter(({ code }) => NEVER.has(code));
  if (never !== undefined) {
    const code = NEVER.get(never.code) ?? never.code;
    return refuse(code, never.message, { clause: never.clause, params });
  }
  const [taken] = playersTaken(
    tournament,
    contestant,
    [...open, ...closed].flatMap((at) => side.team.players[at] ?? []),
  );
  if (taken !== undefined) {
    const { player, team } = taken;
    const message = `${player} has played for team ${team}: he represents no other.`;
    return refuse('plays-for-another', message, { params: { player, team } });
  }
  const before = drawn.lineUps.get(lineUpKey(contestant, segment));
  if (JSON.stringify(before) === JSON.stringify({ open, closed })) return ALREADY_SO;
  const { session, section, drawn: here } = partWith(tournament, place.value, segment);
  const begun = calledRound(section) >= (roundOfSegment(here, segment) ?? 0);
  const findings: readonly Finding[] = [
    ...breaches,
    ...excludedFindings(tournament, session, contestant, [...open, ...closed]),
    ...(before !== undefined && opponentsIn && !isSecond && way !== 'none'
      ? [
          {
            code: 'opponents-declared',
            message: `Team ${opponents} has declared since then: the line-up stands.`,
            params,
          },
        ]
      : []),
    ...(before !== undefined && begun
      ? [
          {
            code: 'segment-begun',
            message: `Segment ${segment} has begun: nobody changes places without the director’s leave.`,
            params,
          },
        ]
      : []),
  ];
  return (
    unlessConfirmed(findings, confirmed) ??
    follows(fact('line-up-declared', { ...data, session: session.session }))
  );
};
