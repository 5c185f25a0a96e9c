import { Owners } from './memo.ts';
import type { PlayClass } from './play-classes.ts';
import { type Prepared, type SetUp, setUp } from './question.ts';
import { Search } from './search.ts';

/** How much is looked at before it is given up. */
interface Effort {
  /** Positions for a line that gets fewer tricks: what was found until then stands. */
  readonly lines: number;
  /** Positions to show that a card keeps so many tricks; none where plays are judged by their looks alone. */
  readonly counts: number;
}

/** The first is made for every claim, the next where the counts of the one before take too long. */
const EFFORTS: readonly [Effort, ...Effort[]] = [
  { lines: 500_000, counts: 100_000 },
  { lines: 150_000, counts: 100 },
  { lines: 150_000, counts: 0 },
];

/** What is asked about the normal lines of a claim. */
interface Asked {
  /** Positions after which the search ends, where it should be others than by default. */
  readonly limit?: number | undefined;
  /** No line is known to get fewer tricks than these. */
  readonly least?: number;
  /** A class of play taken the other way. */
  readonly flipped?: PlayClass;
}

/** The normal lines of a claim, searched for the one that gets the fewest tricks. */
export interface NormalSearch extends SetUp {
  readonly search: Search;
  readonly tricks: number;
  /** Have all normal lines been looked at? */
  readonly complete: boolean;
  /** Was each play judged by the tricks that the claimer could be certain of, and not by its looks alone? */
  readonly counted: boolean;
}

/**
 * The fewest tricks by normal play. The tricks that the claimer could be certain of are counted at each of his plays; where
 * that takes too long all is begun anew with shorter counts, and at last with none.
 */
export function searchNormal(prepared: Prepared, asked: Asked): NormalSearch {
  const [first, ...shorter] = EFFORTS;
  let found = searchOnce(prepared, asked, first);
  for (const effort of shorter) if (found.believed.gaveUp) found = searchOnce(prepared, asked, effort);
  return found;
}

function searchOnce(prepared: Prepared, asked: Asked, { lines, counts }: Effort): NormalSearch {
  const { limit = lines, least = 0, flipped } = asked;
  const parts = setUp(prepared, { flipped, effort: counts });
  const { board, normal, believed } = parts;
  const search = new Search(board, 'worst', new Owners(board), normal, limit);
  believed.whenGivenUp(() => search.allow(0));
  const tricks = search.tricks({ least });
  const complete = search.isComplete;
  believed.goOn();
  return { ...parts, search, tricks, complete, counted: counts > 0 };
}
