import { type Circumstances, type Decision, follows } from '../decide/decision.ts';
import { mendMatchBoard } from '../decide/match-boards.ts';
import { resultRuled } from '../decide/results.ts';
import { cancelBoard, givePenalty, giveWarning, scoreRuled } from '../decide/rulings.ts';
import type { Confirmed, Grounds, NewFact } from '../fact.ts';
import type { MeetingBoard } from '../meeting.ts';
import { matchAtTable } from '../meetings/drawn-rounds.ts';
import { isCancelled } from '../meetings/schedule.ts';
import { refuse } from '../refusal.ts';
import type { SessionState, Tournament } from '../state.ts';
import type { CaseBoard, CaseEffect, CaseNumber, CasePenalty } from './case.ts';

/** A ruling on a board: what it does, why, and what stood there. */
interface Ruled {
  readonly tournament: Tournament;
  readonly session: SessionState;
  readonly at: MeetingBoard;
  readonly stands: string | undefined;
  readonly effect: CaseEffect;
  /** The case: a penalty says its reason to whoever has it, and the director's own words on a ruling are for directors alone. */
  readonly of: CaseNumber;
  readonly grounds: Grounds & Confirmed;
  readonly circumstances: Circumstances;
}

/** Out of the score, or another in its place: in a match in both rooms (Law 86B2(a)). */
function boardDecision(
  { tournament, session, at, grounds, circumstances }: Ruled,
  { status, by }: CaseBoard,
): Decision {
  const { section, round, table, board } = at;
  const { reason, clause } = grounds;
  if (status === 'postponed' || status === 'required') return follows();
  const state = session.sections.get(section);
  const inMatch = state === undefined ? undefined : matchAtTable(state, at);
  if (inMatch !== undefined) {
    const of = { session: at.session, section, round: inMatch.drawn.round, match: inMatch.match.match };
    if (status === 'replaced' && by === undefined)
      return refuse('replacement-missing', `Say which board is played in place of board ${board}.`, {
        params: { board },
      });
    const mending = by !== undefined ? { kind: 'replaced' as const, by } : { kind: 'cancelled' as const };
    return mendMatchBoard(tournament, { ...of, board, mending, reason, clause }, circumstances);
  }
  // Law 86 is of teams: where pairs are compared over the field another board has nothing to be compared with.
  if (isCancelled(session.boards.get(board), at)) return follows();
  const meetings = [{ section, round, table }];
  return cancelBoard(tournament, { session: at.session, board, meetings, reason, clause }, circumstances);
}

/** What a ruling does besides being one: all of it or nothing. */
export function effectsOf(ruled: Ruled): Decision {
  const { tournament, at, stands, effect, of, grounds, circumstances } = ruled;
  const { result, adjustment, becomes, penalties = [] } = effect;
  const { session, board } = at;
  const decisions: Decision[] = [
    ...(result === undefined || result === stands
      ? []
      : [resultRuled(tournament, { ...at, result, ...grounds }, circumstances)]),
    ...(adjustment === undefined
      ? []
      : [scoreRuled(tournament, { ...at, ...adjustment, ...grounds, reason: `#${of}` }, circumstances)]),
    ...(becomes === undefined ? [] : [boardDecision(ruled, becomes)]),
    penaltiesOf({
      tournament,
      session,
      board,
      penalties,
      grounds: { ...grounds, reason: `#${of}` },
      circumstances,
    }),
  ];
  return together(decisions);
}

interface PenaltiesOfRuling extends Pick<Ruled, 'tournament' | 'grounds' | 'circumstances'> {
  readonly session: number;
  readonly board?: number;
  readonly penalties: readonly CasePenalty[];
}

/** The penalties and warnings that come with a ruling or a decision (Law 90). */
export function penaltiesOf(asked: PenaltiesOfRuling): Decision {
  const { tournament, session, board, penalties, grounds, circumstances } = asked;
  const { reason, clause } = grounds;
  const about = { session, ...(board === undefined ? {} : { board }) };
  return together(
    penalties.map(({ contestant, amount }) =>
      amount === 'warning'
        ? giveWarning(tournament, { ...about, contestant, reason, clause }, circumstances)
        : givePenalty(tournament, { ...about, contestant, amount, ...grounds }, circumstances),
    ),
  );
}

/** All of them, or why one is refused. */
function together(decisions: readonly Decision[]): Decision {
  const facts: NewFact[] = [];
  for (const decision of decisions) {
    if (!decision.ok) return decision;
    facts.push(...decision.value);
  }
  return follows(...facts);
}
