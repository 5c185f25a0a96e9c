import { Fraction } from '../../base/index.ts';
import { printDecimal, type ResultsMatch, type Traveller } from '../../format/index.ts';
import type { Side } from '../../game/index.ts';
import { boardImps, type Outcome } from '../../scoring/index.ts';
import { type Cause, NO_CAUSE, sentenceOf } from './causes.ts';
import { type Basis, type Entry, isDisputed, tableScoreOf } from './entries.ts';
import { agrees, decimalsOf, exactly, printed } from './figures.ts';
import type { Difference } from './model.ts';
import { IMPS_OF_PERCENT } from './practice.ts';

/** A board of a match between teams: its two results, the first team sitting North–South in one of them. */
interface MatchBoard {
  readonly match: ResultsMatch;
  readonly traveller: Traveller;
  readonly entries: readonly Entry[];
}

/** The IMPs of the first team on the boards of matches, computed and held against what is published. */
export interface MatchBoards {
  readonly checked: number;
  readonly differences: readonly Difference[];
  /** The IMPs of the first team on each board of a match; missing when a board cannot be compared. */
  readonly impsOf: (match: ResultsMatch) => readonly Fraction[] | undefined;
  /** Of an entry with two table scores, the one that the published IMPs follow. */
  readonly followed: (entry: Entry) => Basis | undefined;
}

function boardsOf(entries: readonly Entry[]): readonly MatchBoard[] {
  const boards = new Map<ResultsMatch, Map<Traveller, Entry[]>>();
  for (const entry of entries) {
    const { match, line } = entry;
    const traveller = match?.travellers.find(({ lines }) => lines.includes(line));
    if (match === undefined || traveller === undefined) continue;
    const travellers = boards.get(match) ?? new Map<Traveller, Entry[]>();
    travellers.set(traveller, [...(travellers.get(traveller) ?? []), entry]);
    boards.set(match, travellers);
  }
  return [...boards].flatMap(([match, travellers]) =>
    [...travellers].map(([traveller, own]) => ({ match, traveller, entries: own })),
  );
}

const atSide = ({ entries }: MatchBoard, side: Side): Entry | undefined =>
  entries.find(({ line }) => line.side === side);

/** The first team's IMPs for an artificial score: 3 for average plus (Law 86B). */
function artificialImps(board: MatchBoard): Fraction | undefined {
  for (const side of ['NS', 'EW'] as const) {
    const outcome = atSide(board, side)?.line.outcome;
    if (outcome?.kind === 'artificial')
      return exactly(outcome.percent[side]).minus(50).times(IMPS_OF_PERCENT);
  }
  return undefined;
}

const certain = (ns: number): readonly Outcome[] => [{ ns, weight: Fraction.of(1) }];

function impsBy(board: MatchBoard, basis: Basis): Fraction | undefined {
  const artificial = artificialImps(board);
  if (artificial !== undefined) return artificial;
  const [here, there] = [atSide(board, 'NS'), atSide(board, 'EW')];
  const first = here && tableScoreOf(here, basis);
  const second = there && tableScoreOf(there, basis);
  return first === undefined || second === undefined ? undefined : boardImps(certain(first), certain(second));
}

function causeOf(board: MatchBoard, exact: Fraction): Cause {
  if (artificialImps(board) !== undefined) return { code: 'adjusted-score' };
  const { imps } = board.traveller;
  return imps !== undefined && exactly(imps).equals(exact.negated()) ? { code: 'wrong-side' } : NO_CAUSE;
}

/** Compares the two tables of each board of each match between teams (Law 78B). */
export function checkMatchBoards(entries: readonly Entry[]): MatchBoards {
  const boards = boardsOf(entries).filter((board) =>
    board.entries.some(({ line }) => line.side !== undefined),
  );
  const decimals = decimalsOf(boards.flatMap(({ traveller }) => traveller.imps ?? []));
  const evidence = new Map<Entry, Basis>();
  const imps = new Map<ResultsMatch, (Fraction | undefined)[]>();
  const differences: Difference[] = [];
  let checked = 0;
  for (const board of boards) {
    const { match, traveller } = board;
    const fits = (basis: Basis): boolean => {
      const exact = impsBy(board, basis);
      return exact !== undefined && traveller.imps !== undefined && agrees(traveller.imps, exact, decimals);
    };
    const basis = !fits('computed') && fits('published') ? 'published' : 'computed';
    const exact = impsBy(board, basis);
    imps.set(match, [...(imps.get(match) ?? []), exact]);
    if (traveller.imps === undefined || exact === undefined) continue;
    checked++;
    if (fits('computed') !== fits('published')) {
      for (const entry of board.entries.filter(isDisputed)) evidence.set(entry, basis);
    }
    if (agrees(traveller.imps, exact, decimals)) continue;
    const cause = causeOf(board, exact);
    differences.push({
      where: board.entries[0]?.where ?? '',
      what: 'IMPs',
      published: printDecimal(traveller.imps),
      computed: printed(exact, decimals),
      cause: cause.code,
      why: sentenceOf(cause),
      line: board.entries[0]?.line.line ?? match.line,
    });
  }
  return {
    checked,
    differences,
    followed: (entry) => evidence.get(entry),
    impsOf: (match) => {
      const known = (imps.get(match) ?? []).filter((one) => one !== undefined);
      return known.length > 0 && known.length === match.travellers.length ? known : undefined;
    },
  };
}
