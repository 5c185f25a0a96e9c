import { Fraction } from '../../base/index.ts';
import { type Decider, fact, ifScorable, takingReasons, unlessConfirmed } from '../decide/decision.ts';
import { findBegunSession, findContestant, isBlank } from '../decide/find.ts';
import { onPairFault } from '../decide/rulings.ts';
import type { NewFact, RoundOfSession } from '../fact.ts';
import type { ContestantId } from '../meeting.ts';
import { unplayedBoards } from '../meetings/missed-boards.ts';
import { portionsOf, withUnplanned } from '../meetings/portions.ts';
import { competitionOf } from '../penalties/offence.ts';
import { type Finding, type Refused, refuse } from '../refusal.ts';
import type { SideScoreData } from '../score-data.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';

const AVERAGE_MINUS: SideScoreData = { kind: 'named', name: 'A-' };
const AVERAGE_PLUS: SideScoreData = { kind: 'named', name: 'A+' };

/** What the side of whoever is out has on boards that it does not play: nothing (RTP 3.2.1(4)), else what Law 12C2(a) says. */
function lostBoard(tournament: Tournament): SideScoreData {
  if (profileOf(tournament.settings).excluded?.unplayed !== 'nothing') return AVERAGE_MINUS;
  return competitionOf(tournament) === 'pairs'
    ? { kind: 'percent', percent: '0' }
    : { kind: 'imps', imps: '0' };
}

/** Boards that are lost by it, each scored for both sides: opponents have average plus (Law 12C2(a), RTP 3.2.1(4)). */
function lostBoards(
  tournament: Tournament,
  session: SessionState,
  contestant: ContestantId,
  grounds: { readonly reason: string; readonly clause: string },
): readonly NewFact[] {
  const own = lostBoard(tournament);
  return unplayedBoards(tournament, session, contestant).map(({ side, section, round, table, board }) =>
    fact('score-adjusted', {
      session: session.session,
      section,
      round,
      table,
      board,
      ns: side === 'NS' ? own : AVERAGE_PLUS,
      ew: side === 'EW' ? own : AVERAGE_PLUS,
      ...grounds,
    }),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What share of the event's boards the two partners have played together when so many of this session are lost. */
export function sharePlayedTogether(
  tournament: Tournament,
  contestant: ContestantId,
  lost: number,
): Fraction {
  const portions = portionsOf(tournament, contestant);
  const perSession = new Map<number, number>();
  for (const { session, boards } of portions)
    perSession.set(session, (perSession.get(session) ?? 0) + boards);
  const all = sum(withUnplanned([...perSession.values()], tournament.settings.sessionCount));
  const apart = portions.filter(({ session, round }) =>
    (tournament.sessions.get(session)?.substitutions ?? []).some(
      (one) =>
        one.contestant === contestant &&
        one.fromRound <= round &&
        round <= (one.toRound ?? Number.POSITIVE_INFINITY),
    ),
  );
  return all === 0
    ? Fraction.from(1)
    : Fraction.from(all - lost - sum(apart.map(({ boards }) => boards))).over(all);
}

/** Law 91B, RTP 3.2.1(6): out of the event only with the organiser's approval. */
const approvalFault = (approvedBy: string | undefined): Refused | undefined =>
  approvedBy === undefined || isBlank(approvedBy)
    ? refuse(
        'approval-missing',
        'Say who has approved it for the organiser: out of the event nobody is put without.',
        {
          clause: 'Law 91B',
        },
      )
    : undefined;

/** The round after those that have begun: the match under way is ruled on by itself (RTP 3.2.1(5)). */
function nextRound({ session, sections }: SessionState): RoundOfSession {
  const begun = [...sections.values()].flatMap(({ rounds }) => [...rounds.keys()]);
  return { session, round: Math.max(0, ...begun) + 1 };
}

/** A player is put out of the session or of the event: what he leaves behind is scored, and his pair may lose its place. */
export const excludePlayer: Decider<'exclude-player'> = (tournament, data, circumstances) => {
  const { session: number, contestant, offender, from, approvedBy, playsOn, reason, clause } = data;
  const fault = onPairFault(tournament, data) ?? (from === 'event' ? approvalFault(approvedBy) : undefined);
  if (fault !== undefined) return fault;
  const session = findBegunSession(tournament, number);
  if (!session.ok) return session;
  const entry = findContestant(tournament, contestant);
  if (!entry.ok) return entry;
  const { together } = profileOf(tournament.settings).excluded ?? {};
  // A match is ruled on as a whole (RTP 3.2.1(5)).
  const lost =
    playsOn === true || entry.value.kind === 'team'
      ? []
      : lostBoards(tournament, session.value, contestant, { reason, clause });
  const share =
    entry.value.kind === 'pair' && together !== undefined
      ? sharePlayedTogether(tournament, contestant, lost.length)
      : undefined;
  const isShort = share !== undefined && together !== undefined && share.compare(together.least) < 0;
  const findings: readonly Finding[] = isShort
    ? [
        {
          code: 'together-short',
          message: `Pair ${contestant} will have played ${share.times(100).toDecimal(1)}% of the boards together, and leaves the ranking.`,
          clause: together.clause,
          params: { pair: contestant, percent: share.times(100).toDecimal(1) },
        },
      ]
    : [];
  const refused = unlessConfirmed(takingReasons(findings), data.confirmed, data.because ?? reason);
  if (refused !== undefined) return refused;
  const leaves = (from === 'event' && entry.value.kind !== 'team') || isShort;
  // What is left of this session is scored above; in those to come nobody waits for it.
  // A team without one of its players goes on with the others; put out whole, it is drawn no more.
  const isTeam = entry.value.kind === 'team';
  const isGone =
    from === 'event' &&
    playsOn !== true &&
    (!isTeam || offender === undefined) &&
    entry.value.withdrawn === undefined;
  return ifScorable(
    circumstances,
    fact('suspension-given', {
      session: number,
      contestant,
      ...(offender === undefined ? {} : { offender }),
      excluded: { from, ...(approvedBy === undefined || isBlank(approvedBy) ? {} : { approvedBy }) },
      reason,
      clause,
    }),
    ...lost,
    ...(isGone
      ? [
          fact('contestant-withdrawn', {
            contestant,
            reason,
            excluded: true,
            from: isTeam ? nextRound(session.value) : { session: number + 1, round: 1 },
          }),
        ]
      : []),
    ...(leaves && entry.value.unranked === undefined
      ? [
          fact('contestant-ranked', {
            contestant,
            ranked: false,
            reason,
            clause: isShort ? together.clause : clause,
          }),
        ]
      : []),
  );
};
