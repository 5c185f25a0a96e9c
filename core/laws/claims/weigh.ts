import { ok, type Result } from '../../base/index.ts';
import { decidingLine, type LineTrick } from './line.ts';
import { searchNormal } from './normal-search.ts';
import type { PlayClass } from './play-classes.ts';
import { type ClaimQuestion, prepare } from './question.ts';

/** What the claiming side would get if a class of play were taken the other way. */
export interface ClassWeight {
  readonly kind: PlayClass;
  /** Missing when it would take too long to find. */
  readonly otherwise?: number;
  /** The line that would decide then: for a class that is not normal, a line refused because of it. */
  readonly line?: readonly LineTrick[];
}

/** Positions after which the question "what if" is given up: it is asked of every class. */
const LIMIT = 150_000;

/** What the ruling would be if the director took a class of play the other way. */
export function weighClass(question: ClaimQuestion, kind: PlayClass): Result<ClassWeight> {
  const prepared = prepare(question);
  if (!prepared.ok) return prepared;
  const searched = searchNormal(prepared.value, { flipped: kind, limit: LIMIT });
  const { tricks: otherwise, complete, counted } = searched;
  if (!complete || !counted) return ok({ kind });
  return ok({ kind, otherwise, line: decidingLine(prepared.value, searched, otherwise) });
}
