import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Tournament, TournamentState } from '../state.ts';
import { afterWhims } from '../testing/anything.ts';
import { openEvening } from '../testing/evening.ts';
import { command, continued, handle } from '../testing/given.ts';
import { type Checkpoint, withCheckpoint } from './checkpoints.ts';
import { factsOf } from './fact-chain.ts';
import { replay } from './index.ts';
import { undoneSequences } from './undo.ts';

const WORLD: Tournament = openEvening().tournament!;

describe('checkpoints', () => {
  test('there are few, close together at the end and rarer the older they are', () => {
    let checkpoints: readonly Checkpoint[] = [];
    for (let sequence = 1; sequence <= 100_000; sequence++)
      checkpoints = withCheckpoint(checkpoints, sequence, WORLD);
    expect(checkpoints.length).toBeLessThan(50);
    const last = checkpoints.slice(-3).map(({ sequence }) => sequence);
    expect(last).toEqual([99_328, 99_584, 99_840]);
    // From any fact it is not farther to a checkpoint before it than to the end, or a few steps.
    for (let sequence = 1; sequence < 100_000; sequence += 97) {
      const before = checkpoints.findLast((checkpoint) => checkpoint.sequence < sequence)?.sequence ?? 0;
      expect(sequence - before).toBeLessThanOrEqual(256 + (100_000 - before));
    }
  });

  test('whatever is undone in a long evening, and taken back, the world is as if told from the first fact', () => {
    let long = openEvening();
    for (let turn = 0; turn < 400; turn++) {
      const table = (turn % 3) + 1;
      long = continued(
        long,
        command('call-director', { session: 1, section: 'A', table }),
        command('answer-director', { session: 1, section: 'A', table }),
      );
      long = afterWhims(long, [{ what: turn % 64, where: turn * 7, how: turn * 13 }]);
    }
    expect(long.checkpoints.length).toBeGreaterThan(2);
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), (picks) => {
        let state: TournamentState = long;
        for (const pick of picks) {
          const sequence = pick % 3 === 0 ? state.version : (pick % state.version) + 1;
          state = handle(state, command('undo', { sequence })).state;
        }
        const facts = factsOf(state.log);
        const undone = undoneSequences(facts);
        const standing = facts.filter((fact) => !undone.has(fact.sequence));
        expect(state.tournament).toEqual(replay(standing).tournament);
      }),
      { numRuns: 25 },
    );
  });
});
