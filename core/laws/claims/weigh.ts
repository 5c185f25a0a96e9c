import { ok, type Result } from '../../base/index.ts';
import { decidingLine, type LineTrick } from './line.ts';
import { Owners } from './memo.ts';
import { type ClaimQuestion, type ClassStanding, type Prepared, prepare, setUp } from './question.ts';
import { Search } from './search.ts';

/** A class of play and what the claiming side would get if it were taken the other way. */
export interface ClassWeight extends ClassStanding {
  /** Missing when it would take too long to find. */
  readonly otherwise?: number;
  /** The line that would decide then: for a class that is not normal, a line refused because of it. */
  readonly line?: readonly LineTrick[];
}

/** Positions after which the question "what if" is given up. */
const LIMIT = 150_000;

/** For each class of play: what the ruling would be if the director took it the other way. */
export function weighClasses(question: ClaimQuestion): Result<readonly ClassWeight[]> {
  const prepared = prepare(question);
  if (!prepared.ok) return prepared;
  return ok(prepared.value.classes.map((each) => weigh(prepared.value, each)));
}

function weigh(prepared: Prepared, standing: ClassStanding): ClassWeight {
  const parts = setUp(prepared, standing.kind);
  const search = new Search(parts.board, 'worst', new Owners(parts.board), parts.normal, LIMIT);
  const otherwise = search.tricks();
  if (otherwise === undefined) return standing;
  const exact = new Search(parts.board, 'worst', new Owners(parts.board), parts.normal);
  return {
    ...standing,
    otherwise,
    line: decidingLine(prepared, { ...parts, search: exact }, otherwise),
  };
}
