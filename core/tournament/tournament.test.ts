import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow, parseFraction } from '../base/index.ts';
import { parseBoardResult, scoreNS, vulnerabilityOf } from '../game/index.ts';
import type { PairMovement } from '../movement/index.ts';
import { RTP_2014_PAIRS_SCORING } from '../regulation/index.ts';
import {
  adjusted,
  MATCHPOINTS,
  named,
  type Penalty,
  scoreSession,
  type TravellerLine,
  tableScore,
} from '../scoring/index.ts';
import type { Viewer } from './access/viewer.ts';
import { see } from './access/visibility.ts';
import { factsOf } from './evolve/fact-chain.ts';
import { replay } from './evolve/index.ts';
import { undoneSequences } from './evolve/undo.ts';
import type { Fact } from './fact.ts';
import { type MeetingBoard, meetingKey } from './meeting.ts';
import { playsOn } from './meetings/plays.ts';
import { scoresOf } from './scores/scores.ts';
import { linesOfSession } from './scores/traveller-lines.ts';
import type { TournamentState } from './state.ts';
import { afterWhims, anyWhims } from './testing/anything.ts';
import { fourTableMitchell, openEvening, threeTableHowell } from './testing/evening.ts';
import { command, continued } from './testing/given.ts';
import { historyView } from './views/history.ts';
import type { ViewRequest } from './views/views.ts';

const RUNS = { numRuns: 60 };
const WHIMS = 80;

const evenings = [
  { movement: threeTableHowell(), start: openEvening() },
  { movement: fourTableMitchell(), start: openEvening(fourTableMitchell(), { rounds: 'free' }) },
] as const;

/** Says something of every evening on which people do as they like. */
const always = (
  holds: (
    evening: { readonly movement: PairMovement; readonly state: TournamentState },
    choice: number,
  ) => void,
): void =>
  fc.assert(
    fc.property(fc.constantFrom(0, 1), anyWhims(WHIMS), fc.nat(), (which, whims, choice) => {
      const { movement, start } = evenings[which === 0 ? 0 : 1];
      holds({ movement, state: afterWhims(start, whims) }, choice);
    }),
    RUNS,
  );

const sessionOf = (state: TournamentState) => state.tournament!.sessions.get(1)!;

const standing = (facts: readonly Fact[]): readonly Fact[] => {
  const undone = undoneSequences(facts);
  return facts.filter(({ sequence }) => !undone.has(sequence));
};

/** The lines put down again from what happened, by a reader that knows nothing of states. Pair n holds number n. */
function plainLines(facts: readonly Fact[], movement: PairMovement): readonly TravellerLine[] {
  const lines = new Map<string, TravellerLine>();
  const cancelled = new Set<number>();
  const groups = new Map<string, string>();
  const lineOf = ({ board, round, table }: MeetingBoard) => {
    const plan = movement.rounds[round - 1]!.tables.find((candidate) => candidate.table === table)!;
    return { board, ns: `${plan.ns}`, ew: `${plan.ew}` };
  };
  for (const { type, data } of standing(facts)) {
    if (type === 'board-cancelled') cancelled.add(data.board);
    if (type === 'board-grouped') {
      for (const meeting of data.meetings) {
        const key = `${data.board} ${meetingKey(meeting)}`;
        if (data.group === undefined) groups.delete(key);
        else groups.set(key, data.group);
      }
    }
    if (type === 'result-recorded' || type === 'result-corrected') {
      const key = `${data.board} ${meetingKey(data)}`;
      const points = scoreNS(orThrow(parseBoardResult(data.result)), vulnerabilityOf(data.board));
      // A ruling outlives a correction of what it replaced.
      if (lines.get(key)?.score.kind !== 'adjusted')
        lines.set(key, { ...lineOf(data), score: tableScore(points) });
    }
    if (type === 'score-adjusted' && data.ns.kind === 'named' && data.ew.kind === 'named') {
      const score = adjusted(named(data.ns.name), named(data.ew.name));
      lines.set(`${data.board} ${meetingKey(data)}`, { ...lineOf(data), score });
    }
  }
  return [...lines].map(([key, line]) => ({
    ...line,
    ...(cancelled.has(line.board) ? { score: { kind: 'no-score', why: 'cancelled' } as const } : {}),
    ...(groups.has(key) ? { group: groups.get(key)! } : {}),
  }));
}

function plainPenalties(facts: readonly Fact[], lines: readonly TravellerLine[]): Penalty[] {
  const scored = new Set(lines.flatMap(({ ns, ew }) => [ns, ew]));
  return standing(facts).flatMap(({ type, data }): Penalty[] => {
    if (type !== 'penalty-given' || !scored.has(data.contestant)) return [];
    const { unit, value } = data.amount;
    const amount = { unit, value: orThrow(parseFraction(value)) };
    return [{ contestant: data.contestant, clause: data.clause, amount }];
  });
}

describe('whatever people do', () => {
  test('a state has as many facts as its version says, and replaying them gives it again', () => {
    always(({ state }) => {
      const facts = factsOf(state.log);
      expect(facts.map(({ sequence }) => sequence)).toEqual(facts.map((_, index) => index + 1));
      expect(state.version).toBe(facts.length);
      const fromText = JSON.parse(JSON.stringify(facts)) as readonly Fact[];
      expect(replay(fromText)).toEqual(state);
    });
  });

  test('every board that a table scored is one line of the scoring', () => {
    always(({ state }) => {
      const lines = linesOfSession(sessionOf(state));
      const keys = new Set(
        lines.map(({ board, section, round, table }) => `${board} ${section}/${round}/${table}`),
      );
      const plays = [...sessionOf(state).boards.values()].flatMap((board) => [...playsOn(board)]);
      expect(keys.size).toBe(lines.length);
      expect(keys).toEqual(new Set(plays.map((play) => `${play.board} ${meetingKey(play)}`)));
    });
  });

  test('the scores are those of a plain list of lines', () => {
    always(({ state, movement }) => {
      const facts = factsOf(state.log);
      const lines = plainLines(facts, movement);
      const plain = orThrow(
        scoreSession({
          lines,
          method: MATCHPOINTS,
          policy: RTP_2014_PAIRS_SCORING,
          penalties: plainPenalties(facts, lines),
        }),
      );
      expect(scoresOf(state.tournament!, sessionOf(state)).places()).toEqual(plain.places());
    });
  });

  test('every view has an answer for everybody, in plain JSON', () => {
    always(({ state }, choice) => {
      const board = (choice % 8) + 1;
      const contestant = `${(choice % 6) + 1}`;
      const table = { session: 1, section: 'A', table: (choice % 3) + 1 };
      const viewers: readonly Viewer[] = [
        { role: 'director' },
        { role: 'table', ...table },
        { role: 'player', contestant },
        { role: 'public' },
      ];
      const requests: readonly ViewRequest[] = [
        { view: 'overview' },
        { view: 'desk', now: '2026-03-14T21:00:00.000Z' },
        { view: 'table', ...table },
        { view: 'ranking', session: 1 },
        { view: 'ranking' },
        { view: 'traveller', session: 1, board },
        { view: 'frequencies', session: 1, board },
        { view: 'scorecard', contestant },
        { view: 'explanation', session: 1, board, contestant },
        { view: 'history', session: 1 },
        { view: 'entries' },
        { view: 'guide-cards', session: 1 },
        { view: 'table-cards', session: 1 },
      ];
      for (const viewer of viewers) {
        for (const request of requests) {
          const seen = see(state, viewer, request);
          expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
        }
      }
    });
  });

  test('undoing a fact leaves the world as if it had never happened', () => {
    always(({ state }, choice) => {
      const undoable = historyView(state).lines.filter((line) => line.undoable && line.code !== 'undone');
      const chosen = undoable[choice % Math.max(1, undoable.length)];
      if (chosen === undefined) return;
      const undone = continued(state, command('undo', { sequence: chosen.sequence }));
      // What one command did is taken back together: the next round called ends the one before.
      const taken = undoneSequences(factsOf(undone.log));
      expect(taken.has(chosen.sequence)).toBe(true);
      const others = standing(factsOf(state.log)).filter(({ sequence }) => !taken.has(sequence));
      expect(undone.tournament).toEqual(replay(others).tournament);
      const redone = continued(undone, command('undo', { sequence: undone.version }));
      expect(redone.tournament).toEqual(state.tournament);
    });
  });
});
