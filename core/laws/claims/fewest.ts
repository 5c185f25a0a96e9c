import { ok, type Result } from '../../base/index.ts';
import { Owners } from './memo.ts';
import { searchNormal } from './normal-search.ts';
import { type ClaimQuestion, prepare, setUp } from './question.ts';
import { type Aim, ANY_LEGAL, Search } from './search.ts';

/** Positions after which the search of any legal lines is given up. */
const LIMIT = 150_000;

/** Tricks found by a search. Given up, it has found no fewer than the fewest there are, or no more than the most. */
interface Found {
  readonly tricks: number;
  readonly complete: boolean;
}

/** What a side must, might and could get of the tricks left, without a line to show for it. */
export interface TrickRange {
  /** The fewest by any normal line. */
  readonly normal: Found;
  /** The fewest by any legal line. */
  readonly anyLegal: Found;
  /** The most double dummy. */
  readonly best: Found;
}

/** The range of tricks for the side of the claimer: what Laws 69B and 71 ask about. */
export function trickRange(question: ClaimQuestion): Result<TrickRange> {
  const prepared = prepare(question);
  if (!prepared.ok) return prepared;
  const { board } = setUp(prepared.value);
  const owners = new Owners(board);
  const { limit } = question;
  const found = (aim: Aim, least = 0): Found => {
    const search = new Search(board, aim, owners, ANY_LEGAL, limit ?? LIMIT);
    const tricks = search.tricks({ least });
    return { tricks, complete: search.isComplete };
  };
  const anyLegal = found('worst');
  const least = anyLegal.complete ? anyLegal.tricks : 0;
  const { tricks, complete, counted } = searchNormal(prepared.value, { limit, least });
  return ok({
    normal: { tricks, complete: complete && counted },
    anyLegal,
    best: found('best', least),
  });
}
