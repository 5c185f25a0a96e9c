import type { Fraction } from '../../base/index.ts';
import { printDecimal, type ResultsMatch, type Traveller } from '../../format/index.ts';
import { SIDES, type Side } from '../../game/index.ts';
import { BOARD_MEASURES, type BoardMeasure, measured } from './board-measure.ts';
import { type Cause, NO_CAUSE, sentenceOf } from './causes.ts';
import { type Basis, type Entry, isDisputed, tableScoreOf } from './entries.ts';
import { agrees, decimalsOf, exactly, printed } from './figures.ts';
import type { Difference } from './model.ts';

/** A board of a match between teams: its two results, the first team sitting North–South in one of them. */
interface MatchBoard {
  readonly match: ResultsMatch;
  readonly traveller: Traveller;
  readonly entries: readonly Entry[];
}

/** What the boards of matches give the first team, computed and held against what is published. */
export interface MatchBoards {
  readonly checked: number;
  readonly differences: readonly Difference[];
  /** What the published figures of boards are. */
  readonly measure: BoardMeasure;
  /** The first team's IMPs, or its points, on each board of a match; missing when a board cannot be compared. */
  readonly worthsOf: (match: ResultsMatch, measure: BoardMeasure) => readonly Fraction[] | undefined;
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

/** The first team's part in an artificial score, in per cent of a top. */
function artificialPercent(board: MatchBoard): Fraction | undefined {
  for (const side of SIDES) {
    const outcome = atSide(board, side)?.line.outcome;
    if (outcome?.kind === 'artificial') return exactly(outcome.percent[side]);
  }
  return undefined;
}

function worthBy(board: MatchBoard, basis: Basis, measure: BoardMeasure): Fraction | undefined {
  const percent = artificialPercent(board);
  if (percent !== undefined) return measured[measure].artificial(percent);
  const [here, there] = [atSide(board, 'NS'), atSide(board, 'EW')];
  const first = here && tableScoreOf(here, basis);
  const second = there && tableScoreOf(there, basis);
  return first === undefined || second === undefined ? undefined : measured[measure].compared(first, second);
}

function causeOf(board: MatchBoard, exact: Fraction): Cause {
  if (artificialPercent(board) !== undefined) return { code: 'adjusted-score' };
  const { imps } = board.traveller;
  return imps !== undefined && exactly(imps).equals(exact.negated()) ? { code: 'wrong-side' } : NO_CAUSE;
}

type Fits = (board: MatchBoard, basis: Basis, measure: BoardMeasure) => boolean;

/** What the file calls it, or what explains most of the figures it prints: IMPs, unless points explain more. */
function measureOf(boards: readonly MatchBoard[], said: BoardMeasure | undefined, fits: Fits): BoardMeasure {
  const explained = (measure: BoardMeasure): number =>
    boards.filter((board) => fits(board, 'computed', measure) || fits(board, 'published', measure)).length;
  const tried = BOARD_MEASURES.filter((measure) => said !== 'points-2' || measure !== 'imps');
  return tried.reduce((best, next) => (explained(next) > explained(best) ? next : best));
}

/** Compares the two tables of each board of each match between teams (Law 78B, 78D). */
export function checkMatchBoards(entries: readonly Entry[], said?: BoardMeasure): MatchBoards {
  const boards = boardsOf(entries).filter((board) =>
    board.entries.some(({ line }) => line.side !== undefined),
  );
  const decimals = decimalsOf(boards.flatMap(({ traveller }) => traveller.imps ?? []));
  const fits: Fits = (board, basis, by) => {
    const exact = worthBy(board, basis, by);
    const { imps } = board.traveller;
    return exact !== undefined && imps !== undefined && agrees(imps, exact, decimals);
  };
  const measure = measureOf(boards, said, fits);
  const evidence = new Map<Entry, Basis>();
  const known = new Map<ResultsMatch, { readonly board: MatchBoard; readonly basis: Basis }[]>();
  const differences: Difference[] = [];
  let checked = 0;
  for (const board of boards) {
    const { match, traveller } = board;
    const byComputed = fits(board, 'computed', measure);
    const byPublished = fits(board, 'published', measure);
    const basis = !byComputed && byPublished ? 'published' : 'computed';
    known.set(match, [...(known.get(match) ?? []), { board, basis }]);
    const exact = worthBy(board, basis, measure);
    if (traveller.imps === undefined || exact === undefined) continue;
    checked++;
    if (byComputed !== byPublished) {
      for (const entry of board.entries.filter(isDisputed)) evidence.set(entry, basis);
    }
    if (agrees(traveller.imps, exact, decimals)) continue;
    const cause = causeOf(board, exact);
    differences.push({
      where: board.entries[0]?.where ?? '',
      what: measure === 'imps' ? 'IMPs' : 'board points',
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
    measure,
    followed: (entry) => evidence.get(entry),
    worthsOf: (match, by) => {
      const worths = (known.get(match) ?? []).flatMap(({ board, basis }) => worthBy(board, basis, by) ?? []);
      return worths.length > 0 && worths.length === match.travellers.length ? worths : undefined;
    },
  };
}
