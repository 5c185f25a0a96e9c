import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orThrow, seededNotForCompetition } from 'naipe/base';
import { dealSet, parseDeal, printDeal } from 'naipe/game';
import { type DoubleDummyTable, tricks } from 'naipe/solver';
import { NOTHING, type ToSolve, type Tournament } from 'naipe/tournament';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Background } from '../background.ts';
import { type Leases, openSqliteStore, type SolvedDealTable } from '../storage/index.ts';
import { solutionInSteps } from './solution.ts';
import { SOLVER_IN_TURN, type Solver } from './solver.ts';
import { Solving } from './solving.ts';

const STREAM = 'evening';
const DEALS = dealSet(3, seededNotForCompetition(5));
const TEXTS = DEALS.map((deal) => printDeal(deal));
const TEN = { S: 10, H: 10, D: 10, C: 10, NT: 10 };
const TABLE: DoubleDummyTable = { N: TEN, E: TEN, S: TEN, W: TEN };

/** A tournament of one session with those deals and nothing else. */
const withDeals = (deals: readonly (typeof DEALS)[number][]): Tournament =>
  ({
    ...NOTHING.tournament,
    sessions: new Map([[1, { deals: new Map(deals.map((deal, at) => [at + 1, deal])), boards: new Map() }]]),
  }) as unknown as Tournament;

/** Answers when it is told to. */
class PatientSolver implements Solver {
  readonly width = 1;
  readonly asked: string[] = [];
  readonly cancelled: string[] = [];
  private answer: (() => void) | undefined;

  readonly solve = ({ deal }: ToSolve, signal: AbortSignal) => {
    this.asked.push(deal);
    return new Promise<DoubleDummyTable | undefined>((resolve) => {
      this.answer = () => resolve(TABLE);
      signal.addEventListener('abort', () => {
        this.cancelled.push(deal);
        resolve(undefined);
      });
    });
  };

  /** Answers what it is asked, and waits until that has been written and the next is asked. */
  async finishOne(): Promise<void> {
    const count = this.asked.length;
    this.answer?.();
    for (let turn = 0; turn < 50 && this.asked.length === count; turn++)
      await new Promise((resolve) => setTimeout(resolve, 1));
  }

  readonly close = async (): Promise<void> => {};
}

let folder: string;
let closing: () => Promise<void>;
let store: SolvedDealTable;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-solving-'));
  const { facts, solved, close } = orThrow(openSqliteStore(folder));
  await facts.append(STREAM, 0, [{ time: '', actor: '', cause: 'first', type: 'noted', data: {} }]);
  [store, closing] = [solved, close];
});

afterEach(async () => {
  await closing();
  rmSync(folder, { recursive: true });
});

const ALONE: Leases = { take: async () => true };

const solvingWith = (solver: Solver, leases = ALONE) =>
  new Solving(
    {
      solver,
      store,
      leases,
      lookAgainMs: 20,
      background: new Background((_, error) => {
        throw error;
      }),
    },
    () => {},
  );

describe('deals that are attached', () => {
  test('are worked out one after another, and known as they are', async () => {
    const solver = new PatientSolver();
    const solving = solvingWith(solver);
    await solving.look(STREAM, withDeals(DEALS));
    expect(solver.asked).toEqual([TEXTS[0]]);
    expect(solving.of(STREAM).table(DEALS[0]!)).toBeUndefined();
    await solver.finishOne();
    expect(solver.asked).toEqual(TEXTS.slice(0, 2));
    expect(solving.of(STREAM).table(DEALS[0]!)).toEqual(TABLE);
    expect(solving.of(STREAM).count).toBe(1);
    await solving.close();
  });

  test('and taken back are cancelled; what is still there goes on', async () => {
    const solver = new PatientSolver();
    const solving = solvingWith(solver);
    await solving.look(STREAM, withDeals(DEALS));
    await solving.look(STREAM, withDeals(DEALS.slice(2)));
    expect(solver.cancelled).toEqual([TEXTS[0]]);
    await expect.poll(() => solver.asked).toEqual([TEXTS[0], TEXTS[2]]);
    await solving.close();
  });

  test('go on after a restart where they stood', async () => {
    const first = new PatientSolver();
    const before = solvingWith(first);
    await before.look(STREAM, withDeals(DEALS));
    await first.finishOne();
    await before.close();
    const second = new PatientSolver();
    const after = solvingWith(second);
    expect(await after.unfinished()).toEqual([STREAM]);
    await after.of(STREAM).ready;
    expect(after.of(STREAM).table(DEALS[0]!)).toEqual(TABLE);
    await after.look(STREAM, withDeals(DEALS));
    await second.finishOne();
    await second.finishOne();
    expect(second.asked).toEqual(TEXTS.slice(1));
    await expect.poll(() => after.unfinished()).toEqual([]);
    await after.close();
  });
});

describe('of several servers', () => {
  /** Work that one of them has at a time, until it lets it go. */
  const leasesOf = (held: Map<string, string>, holder: string): Leases => ({
    take: async (work, milliseconds) => {
      if ((held.get(work) ?? holder) !== holder) return false;
      if (milliseconds > 0) held.set(work, holder);
      else held.delete(work);
      return true;
    },
  });

  test('one works, the other takes what it finds, and goes on when the first ends in the middle', async () => {
    const held = new Map<string, string>();
    const [here, there] = [new PatientSolver(), new PatientSolver()];
    const [one, other] = [
      solvingWith(here, leasesOf(held, 'one')),
      solvingWith(there, leasesOf(held, 'other')),
    ];
    await one.look(STREAM, withDeals(DEALS));
    await other.look(STREAM, withDeals(DEALS));
    await here.finishOne();
    expect([here.asked.length, there.asked]).toEqual([2, []]);
    await expect.poll(() => other.of(STREAM).table(DEALS[0]!)).toEqual(TABLE);
    await one.close();
    await expect.poll(() => there.asked).toEqual([TEXTS[1]]);
    await other.close();
  });
});

describe('what is worked out', () => {
  const ENDING = 'N:AKQJT9876543.2.. 2.AKQJT9876543.. ..AKQJT98765432. ...AKQJT98765432';

  test('is the table of the deal, in this thread too', async () => {
    const solved = await SOLVER_IN_TURN.solve({ deal: ENDING }, new AbortController().signal);
    expect(solved).toEqual(tricks(orThrow(parseDeal(ENDING))));
  });

  test('or declarer’s tricks after each lead: the two of spades gives North eleven', () => {
    const steps = solutionInSteps({ deal: ENDING, leads: { strain: 'NT', declarer: 'N' } });
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    expect(step.value).toMatchObject({ S2: 12, HA: 1, H3: 1 });
  });

  test('nothing, once it is cancelled', async () => {
    const cancelled = new AbortController();
    cancelled.abort();
    expect(await SOLVER_IN_TURN.solve({ deal: ENDING }, cancelled.signal)).toBeUndefined();
  });
});
