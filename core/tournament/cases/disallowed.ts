import { parseBoardResult } from '../../game/index.ts';
import { cardsInTrick, type Ruling, type Table, trickNumber, WAS_A_CARD } from '../../laws/index.ts';
import type { Finding } from '../refusal.ts';
import type { SideScoreData, WeightedResult } from '../score-data.ts';
import type { CaseEffect } from './case.ts';

/** The ruling that an action is one that the Law does not allow: chosen with unauthorised information (Laws 16, 73C). */
const disallowing = ({ rulings, open }: Table): Ruling | undefined =>
  [...rulings, ...open].find(({ consequences }) =>
    consequences.some((each) => each.type === 'note' && each.code === 'unauthorised-information-used'),
  );

/** The results that are weighed for a side as what would have happened. */
const weighed = (score: SideScoreData): readonly WeightedResult[] => {
  switch (score.kind) {
    case 'assigned':
      return score.outcomes;
    case 'self-inflicted':
      return score.withoutInfraction;
    case 'kept':
    case 'named':
    case 'percent':
    case 'imps':
    case 'points':
    case 'no-score':
      return [];
  }
};

const contractIn = (result: string): string | undefined => {
  const read = parseBoardResult(result);
  if (!read.ok) return undefined;
  return read.value === 'passed-out' ? 'passed-out' : JSON.stringify(read.value.contract);
};

/** Was it a call? Nothing of the play is told then but, at most, the lead that ended the auction period; the director may have said otherwise. */
const isCall = ({ answers, before: { play, played } }: Ruling): boolean =>
  !answers.some(({ answer }) => answer === WAS_A_CARD) &&
  (played === undefined ||
    (play === undefined && trickNumber(played) === 1 && cardsInTrick(played).length < 2));

/** Does a result rest on what was disallowed? On a call the whole contract does; on a card what the table made. */
const restsOnIt = (result: string, stands: string, ruling: Ruling): boolean =>
  isCall(ruling) ? contractIn(result) === contractIn(stands) : result === stands;

/** Law 12C1(c): what was disallowed is not among what would have happened, unless somebody says why. */
export function disallowedFindings(
  table: Table,
  stands: string | undefined,
  { adjustment }: CaseEffect,
): readonly Finding[] {
  const ruling = disallowing(table);
  if (adjustment === undefined || stands === undefined || ruling === undefined) return [];
  const found = [...weighed(adjustment.ns), ...weighed(adjustment.ew)].find(({ result }) =>
    restsOnIt(result, stands, ruling),
  );
  if (found === undefined) return [];
  return [
    {
      code: 'disallowed-result',
      message: `${found.result} rests on an action that was disallowed: say why it is among the results weighed.`,
      clause: 'Law 12C1',
      asks: 'reason',
      params: { result: found.result },
    },
  ];
}
