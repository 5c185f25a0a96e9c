import { otherSide, sideOf } from '../../game/index.ts';
import { revokeAt } from '../61-failure-to-follow-suit.ts';
import { deemedRevoke, findDefects } from '../67-defective-trick.ts';
import type { LawsEdition } from '../editions.ts';
import { decides, type History, trickOf } from '../tricks/history.ts';
import { legalCardsAt } from '../tricks/legal-cards.ts';
import { type Answers, type TrickQuestion, trickQuestion } from '../tricks/question.ts';
import type { CardPlayed } from '../tricks/record.ts';
import type { Revoke } from './revoke.ts';

/** Every revoke in a record, in the order they happened (Laws 61A, 67B1). */
export function findRevokes(
  history: History,
  edition: LawsEdition,
  answers: Answers = {},
): readonly Revoke[] {
  const revokes: Revoke[] = [];
  for (const trick of history.tricks)
    for (let place = 0; place < trick.plays.length; place++) {
      const revoke = revokeAt(history, trick, place);
      if (revoke !== undefined) revokes.push(revoke);
    }
  const deemed = findDefects(history).flatMap(
    (defect) => deemedRevoke(history, defect, edition, answers) ?? [],
  );
  if (deemed.length === 0) return revokes;
  return [...revokes, ...deemed].sort((a, b) => a.trick - b.trick || a.place - b.place);
}

/** After a revoke in the twelfth trick, did the other side take back a card that it played later (Law 62C1)? */
export function askKept(history: History, revoke: Revoke): TrickQuestion | undefined {
  const trick = trickOf(history, revoke.trick);
  // A card that was itself a revoke goes back in any case.
  const hadChoice = ({ seat, card }: CardPlayed): boolean => {
    const legal = trick === undefined ? [] : legalCardsAt(history, trick, seat, trick.led);
    return legal.length > 1 && legal.includes(card);
  };
  const free = (trick?.plays ?? [])
    .slice(revoke.place + 1)
    .filter((play) => decides(play) && sideOf(play.seat) !== sideOf(revoke.seat) && hadChoice(play));
  if (free.length === 0) return undefined;
  return trickQuestion({
    id: 'took-back',
    clause: '62C1',
    about: revoke,
    params: { side: otherSide(sideOf(revoke.seat)), seat: revoke.seat },
    answers: ['kept', 'changed'],
    facts: free.map(({ seat, card }) => ({ code: 'had-choice', params: { seat, card } })),
  });
}
