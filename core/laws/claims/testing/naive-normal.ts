import type { Card } from '../../../game/index.ts';
import type { PlayClass } from '../index.ts';
import { Looks } from './naive-follow.ts';
import { isNamed, isToBeTopDown, statedCards } from './naive-statement.ts';
import type { Claimed, Moment } from './naive-view.ts';

/*
 * Normal play, written a second time and naively from its principles: lists of cards and plain sentences, nothing shared with
 * the classes of the search. A claimer keeps to what he said and plays the deal that he believes in; of his cards those count
 * that keep what he can be certain of, and of these the ones that do not look wrong. What he has missed is given.
 */

/** The classes in the order in which they are taken where every card looks wrong. */
const IN_ORDER: readonly PlayClass[] = [
  'gives-up-trick',
  'low-before-honours',
  'small-cards-in-any-order',
  'loser-before-winners',
  'strands-winner',
  'leaves-winner-behind',
  'leaves-suits-unfinished',
  'side-suit-before-trumps',
  'trump-into-higher',
  'discards-winner',
  'winners-on-one-trick',
  'ruffs-own-winner',
  'ruffs-high',
  'not-top-down',
];

const orAll = <Item>(some: readonly Item[], all: readonly Item[]): readonly Item[] =>
  some.length > 0 ? some : all;

/** What is wrong with leading a card that loses where another would not; nothing, for who means to lose it. */
const isLosing = (kind: PlayClass): boolean =>
  kind === 'low-before-honours' || kind === 'loser-before-winners';

/** The cards of the claiming side that are normal at a moment, within what was stated. */
export function normalCards(claimed: Claimed, moment: Moment, all: readonly Card[]): readonly Card[] {
  const looks = new Looks(claimed, moment);
  const { notNormal, question } = claimed;
  const legal = all.length < 2 ? all : statedCards(question, moment, looks, all);
  if (legal.length < 2) return legal;
  const isFree = !looks.isDeclarer && looks.seat !== question.claimer && question.partnerPlays !== 'normal';
  if (isFree) {
    if (!notNormal.has('partner-wastes-ace')) return legal;
    return orAll(
      legal.filter((card) => !looks.partnerWastesAce(card)),
      legal,
    );
  }
  // A card that the statement names is not judged where the statement decides.
  const isExempt = (card: Card): boolean => legal.length < all.length && isNamed(question, card);
  const keeping = looks.keeping(legal);
  const sensible = orAll(
    legal.filter((card) => {
      if (keeping.includes(card) || isExempt(card)) return true;
      const kind = looks.lossClass(card);
      if (looks.losesTrump(card) && isLosing(kind) && looks.keepsPromise(card)) return true;
      return !notNormal.has(kind) && (kind !== 'strands-winner' || looks.keepsPromise(card));
    }),
    legal,
  );
  const isWrong = (card: Card, kind: PlayClass): boolean =>
    notNormal.has(kind) || (kind === 'not-top-down' && isToBeTopDown(question, looks, card));
  const wrong = (card: Card): readonly PlayClass[] =>
    looks.classes(card).filter((kind) => isWrong(card, kind) && !(isLosing(kind) && looks.losesTrump(card)));
  const right = sensible.filter((card) => isExempt(card) || wrong(card).length === 0);
  if (right.length > 0) return right;
  return IN_ORDER.reduce(
    (cards, kind) =>
      orAll(
        cards.filter((card) => !wrong(card).includes(kind)),
        cards,
      ),
    sensible,
  );
}
