import { ok, type Result } from '../../base/index.ts';
import { LIMIT } from './judge.ts';
import { Owners } from './memo.ts';
import { type ClaimQuestion, prepare, setUp, tooLong } from './question.ts';
import { type Aim, type Considered, Search } from './search.ts';

/** What a side must, might and could get of the tricks left, without a line to show for it. */
export interface TrickRange {
  /** The fewest by any normal line. */
  readonly normal: number;
  /** The fewest by any legal line. */
  readonly anyLegal: number;
  /** The most double dummy. */
  readonly best: number;
}

/** The range of tricks for the side of the claimer: what Laws 69B and 71 ask about. */
export function trickRange(question: ClaimQuestion): Result<TrickRange> {
  const prepared = prepare(question);
  if (!prepared.ok) return prepared;
  const { board, normal, stated } = setUp(prepared.value);
  const owners = new Owners(board);
  const tricks = (aim: Aim, considered: Considered): number | undefined => {
    const search = new Search(board, aim, owners, considered, question.limit ?? LIMIT);
    const found = search.tricks();
    return search.isComplete ? found : undefined;
  };
  const fewest = tricks('worst', normal);
  const anyLegal = tricks('worst', stated);
  const best = tricks('best', stated);
  return fewest === undefined || anyLegal === undefined || best === undefined
    ? tooLong()
    : ok({ normal: fewest, anyLegal, best });
}
