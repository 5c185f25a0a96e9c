import {
  type Card,
  partnerOf,
  type Suit,
  seatAfter,
  sideOf,
  suitOf,
  trickWinner,
} from '../../../game/index.ts';
import type { ClaimQuestion, Step } from '../index.ts';
import { inSuit, isHigher, type Moment, type View } from './naive-view.ts';

/*
 * What a statement leaves open, read a second time from what its steps mean: they are carried out in the order in which they
 * were said, each as long as it can be, and whatever cannot be done or no longer means anything is passed over.
 */

/** The cards among these that the statement leaves open; all of them when it asks nothing. */
export function statedCards(
  question: ClaimQuestion,
  moment: Moment,
  view: View,
  legal: readonly Card[],
): readonly Card[] {
  for (const step of question.statement.steps.filter((each) => view.isDue(each))) {
    const asked =
      moment.table.length === 0 ? led(step, question, moment, view) : followed(step, question, moment, view);
    if (asked === 'nothing') return legal;
    if (asked === undefined) continue;
    const open = legal.filter(asked);
    return open.length > 0 ? open : legal;
  }
  return legal;
}

type Asked = ((card: Card) => boolean) | 'nothing' | undefined;

const trumpOf = ({ position }: ClaimQuestion): Suit | undefined =>
  position.strain === 'NT' ? undefined : position.strain;

/** What a step asks of the hand on lead. */
function led(step: Step, question: ClaimQuestion, moment: Moment, view: View): Asked {
  const trump = trumpOf(question);
  const own = moment.hands[view.seat];
  const partners = moment.hands[partnerOf(view.seat)];
  const partnerRuffs = (suit: Suit): boolean =>
    trump !== undefined &&
    suit !== trump &&
    inSuit(partners, suit).length === 0 &&
    inSuit(partners, trump).length > 0;
  switch (step.do) {
    case 'draw-trumps': {
      if (trump === undefined || view.realOut(trump).length === 0) return undefined;
      if (step.rounds !== undefined && moment.trumpsLed >= step.rounds) return undefined;
      if (inSuit(own, trump).length > 0) return (card) => suitOf(card) === trump;
      // The other hand has them: he crosses to a winner there, if he can.
      const crosses = (card: Card): boolean => {
        const [best] = inSuit(partners, suitOf(card));
        if (best === undefined || !isHigher(best, card)) return false;
        return !view.realOut(suitOf(card)).some((each) => isHigher(each, best));
      };
      return inSuit(partners, trump).length > 0 && own.some(crosses) ? crosses : undefined;
    }
    case 'suit':
      return inSuit(own, step.suit).length > 0 ? (card) => suitOf(card) === step.suit : undefined;
    case 'tops': {
      const [best] = inSuit([...own, ...partners], step.suit);
      if (best === undefined || inSuit(own, step.suit).length === 0) return undefined;
      return view.realOut(step.suit).some((each) => isHigher(each, best))
        ? undefined
        : (card) => suitOf(card) === step.suit;
    }
    case 'cross-ruff':
      return own.some((card) => partnerRuffs(suitOf(card)))
        ? (card) => partnerRuffs(suitOf(card))
        : undefined;
    case 'card': {
      if (own.includes(step.card)) return (card) => card === step.card;
      const suit = suitOf(step.card);
      return partners.includes(step.card) && inSuit(own, suit).length > 0
        ? (card) => suitOf(card) === suit
        : undefined;
    }
    case 'ruff':
      return own.includes(step.lead) && partnerRuffs(suitOf(step.lead))
        ? (card) => card === step.lead
        : undefined;
    case 'finesse':
    case 'discard':
      return undefined;
  }
}

/** What a step asks of a hand that plays to a trick. */
function followed(step: Step, question: ClaimQuestion, moment: Moment, view: View): Asked {
  const trump = trumpOf(question);
  const { table, leader, hands } = moment;
  const [first] = table;
  if (first === undefined) return undefined;
  const suit = suitOf(first);
  const own = hands[view.seat];
  const canRuff = trump !== undefined && inSuit(own, suit).length === 0 && inSuit(own, trump).length > 0;
  const isTrump = (card: Card): boolean => suitOf(card) === trump;
  switch (step.do) {
    case 'cross-ruff':
      return table.length === 2 && canRuff ? isTrump : undefined;
    case 'ruff': {
      if (table.length !== 2 || first !== step.lead || !canRuff) return undefined;
      const named = step.with;
      return named !== undefined && own.includes(named) ? (card) => card === named : isTrump;
    }
    case 'card': {
      const { card: named } = step;
      const side = [...own, ...hands[partnerOf(view.seat)]];
      if (!side.includes(named)) return undefined;
      // A trick that a card he named is winning is that card's; this one is for another.
      const winner = trickWinner({ leader, cards: table }, question.position.strain);
      const winning = table.find((_, index) => seatAfter(leader, index) === winner);
      const isTaken =
        sideOf(winner) === sideOf(view.seat) &&
        question.statement.steps.some((each) => each.do === 'card' && each.card === winning);
      if (isTaken || !own.includes(named)) return 'nothing';
      if (suitOf(named) === suit) return (card) => card === named;
      if (inSuit(own, suit).length > 0) return 'nothing';
      const isWinner = !view.realOut(suitOf(named)).some((each) => isHigher(each, named));
      return suitOf(named) !== trump && isWinner ? 'nothing' : (card) => card === named;
    }
    case 'discard': {
      const side = [...own, ...hands[partnerOf(view.seat)]];
      if (!side.includes(step.card)) return undefined;
      if (!own.includes(step.card) || inSuit(own, suit).length > 0) return 'nothing';
      return (card) => card === step.card || isTrump(card);
    }
    case 'draw-trumps':
    case 'suit':
    case 'tops':
    case 'finesse':
      return undefined;
  }
}

/** Did he name the card? */
export const isNamed = ({ statement }: ClaimQuestion, card: Card): boolean =>
  statement.steps.some((step) => {
    switch (step.do) {
      case 'card':
      case 'discard':
        return step.card === card;
      case 'ruff':
        return step.lead === card || step.with === card;
      default:
        return false;
    }
  });

/** Did he say that the suit of a card would be played from the top? */
export const isToBeTopDown = ({ statement }: ClaimQuestion, view: View, card: Card): boolean =>
  statement.steps.some(
    (step) =>
      ((step.do === 'suit' && step.topDown === true) || step.do === 'tops') &&
      step.suit === suitOf(card) &&
      view.isDue(step),
  );
