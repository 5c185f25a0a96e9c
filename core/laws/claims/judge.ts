import { ok, type Result } from '../../base/index.ts';
import { type Card, type Side, sideOf, suitOf } from '../../game/index.ts';
import type { Clause } from '../clauses/clause.ts';
import { Ceiling } from './ceiling.ts';
import { decidingLine, type LineTrick } from './line.ts';
import { Owners } from './memo.ts';
import { searchNormal } from './normal-search.ts';
import { trumpsAgainst } from './position.ts';
import { type ClaimQuestion, type ClassStanding, type Prepared, prepare, setUp } from './question.ts';
import { Search } from './search.ts';

/** Law 70C, point by point. */
export interface OutstandingTrumps {
  readonly cards: readonly Card[];
  /** C1: no statement was made about them. */
  readonly unmentioned: boolean;
  /** C2: it is at all likely that the claimer was unaware of them. */
  readonly likelyUnaware: boolean;
  /** C3: a trick could be lost to them by some normal play. */
  readonly couldCost: boolean;
}

/** What Law 70 gives, and all that it rests on. */
export interface ClaimJudgement {
  /** Tricks not complete at the claim, shared between the sides. */
  readonly tricks: Readonly<Record<Side, number>>;
  readonly claimed: number;
  /** What the claiming side gets: the fewest tricks by any normal line within its statement. */
  readonly awarded: number;
  /** The fewest by any legal cards within the rules of play, whatever was said. */
  readonly anyLegal: number;
  /** The most it could get double dummy: a ceiling. Missing when it would take too long to find. */
  readonly best?: number;
  /** No judgement is needed: every legal line gives what was claimed, and no more can be had. */
  readonly certain: boolean;
  /** Have all normal lines been looked at? If not, these are the fewest tricks of the lines that were. */
  readonly complete: boolean;
  /** Was each play judged by the tricks that the claimer could be certain of? If not, by its looks alone. */
  readonly counted: boolean;
  readonly line: readonly LineTrick[];
  /** The cards out that the claimer is taken to have missed: he plays as if they could do no harm. */
  readonly missed: readonly Card[];
  readonly trumps: OutstandingTrumps;
  readonly classes: readonly ClassStanding[];
  readonly clauses: readonly Clause[];
}

/** Positions after which the search for the fewest tricks by any legal cards is given up. */
const LEGAL_LIMIT = 150_000;
/** The same of the search for the ceiling. */
const BEST_LIMIT = 50_000;

/** Rules on a contested claim (Law 70): the fewest tricks over all normal lines, and the line that decides. */
export function judgeClaim(question: ClaimQuestion): Result<ClaimJudgement> {
  const prepared = prepare(question);
  return prepared.ok ? judge(prepared.value) : prepared;
}

function judge(prepared: Prepared): Result<ClaimJudgement> {
  const { question, tricks, classes } = prepared;
  const { board, stated } = setUp(prepared);
  const owners = new Owners(board);
  // Any card is soon looked at, and normal play gets no fewer tricks than that.
  const legally = new Search(board, 'worst', owners, stated, LEGAL_LIMIT);
  const anyLegal = legally.tricks();
  const least = legally.isComplete ? anyLegal : 0;
  const searched = searchNormal(prepared, { limit: question.limit, least });
  const { tricks: found, complete, counted } = searched;
  // The ceiling is followed along the line, and so looks at its board.
  const ceiling = new Search(searched.board, 'best', owners, searched.stated, BEST_LIMIT);
  const most = ceiling.tricks({ least: found });
  const best = ceiling.isComplete ? most : undefined;
  const line = decidingLine(prepared, { ...searched, ceiling: new Ceiling(ceiling, best) }, found);
  const awarded = Math.max(found, question.undisputed ?? 0);
  const trumps: OutstandingTrumps = {
    cards: trumpsAgainst(question.position, question.claimer),
    unmentioned: !prepared.trumpMentioned,
    likelyUnaware: question.trumpLikelyForgotten,
    couldCost: tricks > awarded && line.some((trick) => isWonByTheirTrump(prepared, trick)),
  };
  return ok({
    tricks: shared(prepared, awarded),
    claimed: question.claimed,
    awarded,
    anyLegal,
    ...(best === undefined ? {} : { best }),
    certain: legally.isComplete && (anyLegal === best || anyLegal >= question.claimed),
    complete,
    counted,
    line,
    missed: prepared.missed,
    trumps,
    classes,
    clauses: [...new Set([...clausesOf(line), ...trumpClauses(trumps)])],
  });
}

/** The point of Law 70C that decides whether the opponents' trumps win tricks; all of them when they do. */
function trumpClauses({
  cards,
  unmentioned,
  likelyUnaware,
  couldCost,
}: OutstandingTrumps): readonly Clause[] {
  if (cards.length === 0) return [];
  if (!unmentioned) return ['70C1'];
  if (!likelyUnaware) return ['70C2'];
  return couldCost ? ['70C', '70C1', '70C2', '70C3'] : ['70C3'];
}

const shared = ({ question, tricks }: Prepared, awarded: number): Record<Side, number> =>
  sideOf(question.claimer) === 'NS'
    ? { NS: awarded, EW: tricks - awarded }
    : { NS: tricks - awarded, EW: awarded };

function isWonByTheirTrump({ question }: Prepared, { plays, winner }: LineTrick): boolean {
  const winning = plays.find(({ seat }) => seat === winner);
  return (
    sideOf(winner) !== sideOf(question.claimer) &&
    winning !== undefined &&
    suitOf(winning.card) === question.position.strain
  );
}

/** The aim, the statement where it was kept to, and what makes normal the cards that cut a claim short. */
function clausesOf(line: readonly LineTrick[]): readonly Clause[] {
  const plays = line.flatMap((trick) => trick.plays);
  return [
    '70A',
    ...plays.flatMap(({ reason, decisive, heldBy = [] }) =>
      reason.code === 'stated' || (decisive && reason.code !== 'forgotten-trump')
        ? [reason.clause, ...heldBy]
        : heldBy,
    ),
  ];
}
