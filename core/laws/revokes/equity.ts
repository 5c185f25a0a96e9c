import { assignedTricks } from '../12-assigned-score.ts';
import {
  askDamage,
  askDamageOfBoth,
  counts,
  equityClauses,
  isLookedAtTogether,
  lookedAtWith,
} from '../64-after-establishment.ts';
import type { Clause } from '../clauses/clause.ts';
import type { LawsEdition } from '../editions.ts';
import type { Fact } from '../ruling/ruling.ts';
import { earlierTricks, type History, tricksTaken } from '../tricks/history.ts';
import { type TrickQuestion, trickQuestion } from '../tricks/question.ts';
import type { StandingRevoke } from './standing.ts';

/** What the director looks at when he asks whether a rectification was enough. */
interface Looked {
  readonly edition: LawsEdition;
  readonly history: History;
  readonly all: readonly StandingRevoke[];
}

/** Law 64C: what the director asks when the tricks that a revoke costs by itself are settled, with what he looks at. */
export function equityOf(
  { edition, history, all }: Looked,
  one: StandingRevoke,
  rectifiedBy: readonly Clause[],
): readonly TrickQuestion[] {
  const corrected62C3 = one.standing.established !== undefined && one.standing.correctedBy === '62C3';
  if (!counts(one) && !corrected62C3) return [];
  const taken = takenBefore(history);
  return equityClauses(edition, rectifiedBy).map((clause) => {
    if (!isLookedAtTogether(clause, rectifiedBy))
      return askDamage(clause, one.revoke, [couldHave(one), taken]);
    const together = lookedAtWith(one, all, edition);
    const { revoke: first } = together[0] ?? one;
    return askDamageOfBoth(edition, clause, first, [...together.map(couldHave), taken]);
  });
}

const couldHave = ({ revoke: { seat, trick, card, couldHavePlayed } }: StandingRevoke): Fact => {
  const could = { seat, trick: String(trick), cards: couldHavePlayed.join(' ') };
  return card === undefined
    ? { code: 'could-have-played', params: could }
    : { code: 'could-have-played-else', params: { ...could, card } };
};

/** The tricks of each side before any goes over: where a table begins in the middle, those whose winner is known. */
function takenBefore(history: History): Fact {
  const { NS, EW } = tricksTaken(history);
  const { earlier = { NS: 0, EW: 0 }, earlierWinnersUnknown = false } = history.record;
  if (!earlierWinnersUnknown) return { code: 'tricks-before', params: { NS: String(NS), EW: String(EW) } };
  const trick = String(earlierTricks(history.record) + 1);
  return {
    code: 'tricks-since',
    params: { trick, NS: String(NS - earlier.NS), EW: String(EW - earlier.EW) },
  };
}

/** Law 12C: what the score becomes where the director has found damage. */
export function askAssigned(
  { record }: History,
  { about, facts }: TrickQuestion,
  edition: LawsEdition,
): TrickQuestion {
  const { id, clause, params = {}, answers } = assignedTricks(edition, record.contract.declarer);
  return trickQuestion({ id, clause, params, about, facts, answers: answers.map((answer) => answer.id) });
}
