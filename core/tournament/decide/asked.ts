import { parseBoardResult, scoreNS, type Vulnerability } from '../../game/index.ts';
import type { MeetingBoard } from '../meeting.ts';
import { conditionsAt } from '../meetings/marking.ts';
import { calledRound, type PlayedMeeting, playAt } from '../meetings/schedule.ts';
import { roundsOfTable } from '../meetings/table-round.ts';
import type { Finding } from '../refusal.ts';
import type { SessionState, Tournament } from '../state.ts';
import { unlikely } from '../unlikely.ts';

type Sat = Pick<PlayedMeeting, 'ns' | 'ew'>;

/**
 * What the director is asked when he writes on a line of a round that the table cannot be in yet: it may be another
 * line that he means. Where nobody calls any round, everything comes from paper.
 */
function laterRound(
  tournament: Tournament,
  session: SessionState,
  { section: name, table, round, board }: MeetingBoard,
  { ns, ew }: Sat,
): readonly Finding[] {
  const section = session.sections.get(name);
  if (section === undefined) return [];
  const isFree = tournament.settings.rounds === 'free';
  if (!isFree && calledRound(section) === 0) return [];
  const { now, last } = roundsOfTable(tournament, session, section, table);
  if (round <= last) return [];
  const params = { board, section: name, table, round, now, ns, ew };
  const message = `Board ${board} at table ${name}${table} is played in round ${round}, by ${tournament.settings.contestants}s ${ns} and ${ew}; the table is in round ${now}.`;
  return [{ code: 'later-round', message, params }];
}

/** Hardly a result at all: a slip of the finger comes to mind first. */
function unlikelyResult(result: string, board: number, vulnerable: Vulnerability): readonly Finding[] {
  const read = parseBoardResult(result);
  if (!read.ok || read.value === 'passed-out' || unlikely(read.value) === undefined) return [];
  const ns = scoreNS(read.value, vulnerable);
  const params = { result, board, points: Math.abs(ns), side: ns > 0 ? 'NS' : 'EW' };
  const message = `${result} on board ${board} scores ${params.points} for ${params.side}: is that what happened?`;
  return [{ code: 'unlikely-result', message, params }];
}

/** What the director is asked before a result is written down: another line may be meant, or another result. */
export const toAsk = (
  tournament: Tournament,
  session: SessionState,
  at: MeetingBoard,
  sat: Sat,
  result: string,
): readonly Finding[] => {
  const play = playAt(session, at);
  return [
    ...(play === undefined ? laterRound(tournament, session, at, sat) : []),
    ...(play?.recorded?.result === result
      ? []
      : unlikelyResult(result, at.board, conditionsAt(session, at).vulnerable)),
  ];
};
