import { ok } from '../../base/index.ts';
import { parseBoardResult, printBoardResult } from '../../game/index.ts';
import type { BroughtResult } from '../command.ts';
import { evolve } from '../evolve/index.ts';
import type { Fact, NewFact } from '../fact.ts';
import type { MeetingBoard } from '../meeting.ts';
import { playAt } from '../meetings/schedule.ts';
import { type Finding, refuse } from '../refusal.ts';
import type { Tournament, TournamentState } from '../state.ts';
import { ALREADY_SO, type Decider, unlessConfirmed } from './decision.ts';
import { findBoard, findOpenSession } from './find.ts';
import { recordResult } from './results.ts';

/** What each result is asked about, until it is confirmed for all of them. */
const ASKED_OF_EACH = ['later-round', 'unlikely-result'];

const sameAs = (stands: string | undefined, brought: string): boolean => {
  const read = parseBoardResult(brought);
  return read.ok && stands === printBoardResult(read.value);
};

/** The file names other pairs than sit there by the plan: it may be that of another session. */
function otherPairs(
  { board, ns, ew }: BroughtResult,
  planned: { ns: string; ew: string },
  at: MeetingBoard,
): readonly Finding[] {
  if ((ns === undefined || ns === planned.ns) && (ew === undefined || ew === planned.ew)) return [];
  const { section, table, round } = at;
  const params = {
    board,
    section,
    table,
    round,
    ns: planned.ns,
    ew: planned.ew,
    found: `${ns ?? ''}–${ew ?? ''}`,
  };
  const message = `Board ${board}, table ${section}${table}, round ${round}: the file has pairs ${params.found}, the plan ${planned.ns}–${planned.ew}.`;
  return [{ code: 'other-pairs', message, params }];
}

/** What stands is not written over: a correction has its reason, and is made by itself. */
function standsOtherwise({ board, result }: BroughtResult, stands: string, at: MeetingBoard): Finding {
  const { section, table, round } = at;
  const message = `Board ${board}, table ${section}${table}: ${stands} stands there, the file has ${result}. What stands is kept.`;
  return { code: 'stands-otherwise', message, params: { board, section, table, round, stands, result } };
}

/** The results of a file, all or none: they are taken back together. */
export const recordResults: Decider<'record-results'> = (
  _,
  { session: number, results, confirmed = [] },
  circumstances,
) => {
  if (results.length === 0) return refuse('no-results-brought', 'There are no results to take over.');
  const facts: NewFact[] = [];
  const findings: Finding[] = [];
  let state: TournamentState = circumstances.state;
  for (const brought of results) {
    const { ns: _ns, ew: _ew, ...row } = brought;
    const at: MeetingBoard = {
      session: number,
      section: row.section,
      round: row.round,
      table: row.table,
      board: row.board,
    };
    const tournament = state.tournament as Tournament;
    const session = findOpenSession(tournament, number);
    if (!session.ok) return session;
    const meeting = findBoard(tournament, session.value, at);
    if (!meeting.ok) return meeting;
    findings.push(...otherPairs(brought, meeting.value, at));
    const stands = playAt(session.value, at)?.recorded?.result;
    if (stands !== undefined) {
      if (!sameAs(stands, row.result)) findings.push(standsOtherwise(brought, stands, at));
      continue;
    }
    const given = { ...at, ...row, by: 'director' as const };
    const asked = recordResult(tournament, given, { ...circumstances, state });
    if (!asked.ok && asked.error.code === 'to-confirm') findings.push(...(asked.error.findings ?? []));
    const decided = asked.ok
      ? asked
      : recordResult(tournament, { ...given, confirmed: ASKED_OF_EACH }, { ...circumstances, state });
    if (!decided.ok) return decided;
    for (const planned of decided.value) {
      const written: Fact = {
        ...planned,
        sequence: state.version + 1,
        time: circumstances.time,
        actor: '',
        cause: '',
      };
      state = evolve(state, written);
      facts.push(planned);
    }
  }
  return unlessConfirmed(findings, confirmed) ?? (facts.length === 0 ? ALREADY_SO : ok(facts));
};
