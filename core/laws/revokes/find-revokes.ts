import { revokeAt } from '../61-failure-to-follow-suit.ts';
import { deemedRevoke, findDefects } from '../67-defective-trick.ts';
import type { LawsEdition } from '../editions.ts';
import { rememberOf } from '../table/remember.ts';
import type { History } from '../tricks/history.ts';
import type { Answers } from '../tricks/question.ts';
import type { Revoke } from './revoke.ts';

/** The revokes that the cards themselves show, in the order they happened. */
const byCards = rememberOf((history: History): readonly Revoke[] => {
  const revokes: Revoke[] = [];
  for (const trick of history.tricks)
    for (let place = 0; place < trick.plays.length; place++) {
      const revoke = revokeAt(history, trick, place);
      if (revoke !== undefined) revokes.push(revoke);
    }
  return revokes;
});

/** Every revoke in a record, in the order they happened (Laws 61A, 67B1). */
export function findRevokes(
  history: History,
  edition: LawsEdition,
  answers: Answers = {},
): readonly Revoke[] {
  const revokes = byCards(history);
  const deemed = findDefects(history).flatMap(
    (defect) => deemedRevoke(history, defect, edition, answers) ?? [],
  );
  return deemed.length === 0 ? revokes : inOrder([...revokes, ...deemed]);
}

/** Revokes in the order in which they happened. */
export const inOrder = (revokes: readonly Revoke[]): readonly Revoke[] =>
  revokes.toSorted((a, b) => a.trick - b.trick || a.place - b.place);
