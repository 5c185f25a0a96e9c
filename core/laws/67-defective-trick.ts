import {
  type Card,
  cardsIn,
  cardsOf,
  handSize,
  RANKS,
  rankOf,
  SEATS,
  type Seat,
  suitOf,
} from '../game/index.ts';
import { byEdition } from './clauses/by-edition.ts';
import { type Clause, clausesIf } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import type { Revoke } from './revokes/revoke.ts';
import {
  decides,
  type History,
  hasPlayedTo,
  isDefender,
  type TrickHistory,
  trickOf,
} from './tricks/history.ts';
import { legalCardsAt } from './tricks/legal-cards.ts';
import { type Answers, answerTo, type TrickQuestion, trickQuestion, YES_OR_NO } from './tricks/question.ts';
import type { CardPlayed } from './tricks/record.ts';

/** A player with too few or too many cards in a trick, or with one that is not among those played. */
export interface Defect {
  readonly trick: number;
  readonly seat: Seat;
  readonly kind: 'missing' | 'surplus' | 'stray';
  /** The surplus cards, the stray card, or the card that was placed for the missing one. */
  readonly cards: readonly Card[];
}

const ofSeat = (trick: TrickHistory, seat: Seat) => trick.plays.filter((play) => play.seat === seat);

function defectsOf(trick: TrickHistory, playedOn: boolean): readonly Defect[] {
  const isWhole = trick.plays.length === SEATS.length && trick.plays.every(decides);
  if (isWhole && !trick.plays.some(({ strayed }) => strayed)) return [];
  return SEATS.flatMap((seat): Defect[] => {
    const own = ofSeat(trick, seat);
    const cardsWith = (role: 'surplus' | 'placed') =>
      own.filter((play) => play.role === role).map(({ card }) => card);
    const surplus = cardsWith('surplus');
    const base = { trick: trick.number, seat };
    if (surplus.length > 0) return [{ ...base, kind: 'surplus', cards: surplus }];
    const stray = own.filter(({ strayed }) => strayed).map(({ card }) => card);
    if (stray.length > 0) return [{ ...base, kind: 'stray', cards: stray }];
    if (!playedOn || own.some(decides)) return [];
    return [{ ...base, kind: 'missing', cards: cardsWith('placed') }];
  });
}

/** The tricks to which somebody played no card, though the next was begun, or too many, or lost the one he played. */
export const findDefects = ({ tricks }: History): readonly Defect[] =>
  tricks.flatMap((trick, index) => defectsOf(trick, index < tricks.length - 1));

/** May the trick still be put right by the players: has not a player of each side played to the next (Law 67A)? */
const isFresh = (history: History, { trick }: Defect): boolean =>
  !(hasPlayedTo(history, 'NS', trick + 1) && hasPlayedTo(history, 'EW', trick + 1));

const askSuitLed = (history: History, defect: Defect): TrickQuestion => {
  const where = { seat: defect.seat, trick: String(defect.trick) };
  const known = String(handSize(history.left[defect.seat]));
  return trickQuestion({
    id: 'has-suit-led',
    clause: '67B1',
    about: defect,
    params: where,
    answers: YES_OR_NO,
    facts: [{ code: 'played-nothing', params: { ...where, known } }],
  });
};

/** Has the player who owes a card one of the suit led? `undefined` when his hand is not known. */
function hasSuitLed(history: History, defect: Defect, answers: Answers): boolean | undefined {
  const led = trickOf(history, defect.trick)?.led;
  const [placed] = defect.cards;
  if (led === undefined) return undefined;
  if (placed !== undefined) return suitOf(placed) === led;
  if (cardsIn(history.left[defect.seat], led).length > 0) return true;
  if (history.known[defect.seat]) return false;
  const answer = answerTo(askSuitLed(history, defect), answers);
  return answer === undefined ? undefined : answer === 'yes';
}

/** Is a player who placed a card of the suit led deemed to have revoked? */
const revokeWithTheSuitIn = byEdition<boolean>({ 1997: false, 2007: true, 2017: true });

/** The revoke that a missing card is deemed to be (Law 67B1). */
export function deemedRevoke(
  history: History,
  defect: Defect,
  edition: LawsEdition,
  answers: Answers = {},
): Revoke | undefined {
  const trick = trickOf(history, defect.trick);
  if (trick?.led === undefined || defect.kind !== 'missing' || isFresh(history, defect)) return undefined;
  const suited = hasSuitLed(history, defect, answers);
  if (suited !== false && !revokeWithTheSuitIn(edition)) return undefined;
  const held = trick.before[defect.seat];
  return {
    trick: defect.trick,
    place: trick.plays.length,
    seat: defect.seat,
    card: undefined,
    kind: 'deemed',
    suit: trick.led,
    couldHavePlayed: suited === false ? cardsOf(held) : cardsIn(held, trick.led),
    clause: suited === false ? '67B1(b)' : '67B1(a)',
  };
}

/** What is done about a defective trick. */
export type DefectRuling =
  | StrayedRuling
  | ({ readonly clauses: readonly Clause[] } & (
      | { readonly do: 'supply'; readonly choices: readonly Card[] }
      | { readonly do: 'choose-one'; readonly cards: readonly Card[] }
      | {
          readonly do: 'place';
          readonly choices: readonly Card[];
          /** Placed among the played cards, it does not change who won the trick and is no penalty card. */
          readonly revoke: Revoke | undefined;
        }
      | {
          readonly do: 'restore';
          /** What stays in the trick: one card, unless two of equal rank could have been the one. */
          readonly stays: readonly Card[];
          readonly restored: readonly Card[];
          /** A defender's card that is exposed on its way back is a penalty card. */
          readonly penaltyCardIfExposed: boolean;
        }
      | { readonly do: 'ask'; readonly question: TrickQuestion }
    ));

function ruleMissing(history: History, defect: Defect, edition: LawsEdition, answers: Answers): DefectRuling {
  const { seat, trick: number } = defect;
  const trick = trickOf(history, number);
  const hand = history.left[seat];
  if (isFresh(history, defect)) {
    const choices = trick ? legalCardsAt(history, { ...trick, before: history.left }, seat, trick.led) : [];
    return { do: 'supply', clauses: ['67A', '67A1'], choices };
  }
  const suited = hasSuitLed(history, defect, answers);
  const revoke = deemedRevoke(history, defect, edition, answers);
  if (suited === undefined) {
    return { do: 'ask', clauses: ['67B1'], question: askSuitLed(history, defect) };
  }
  const clause = suited ? '67B1(a)' : '67B1(b)';
  const choices = suited && trick?.led !== undefined ? cardsIn(hand, trick.led) : cardsOf(hand);
  return {
    do: 'place',
    clauses: revoke ? [clause, '64A2'] : [clause],
    choices: defect.cards.length > 0 ? defect.cards : choices,
    revoke,
  };
}

function highest(cards: readonly Card[]): readonly Card[] {
  const best = Math.min(...cards.map((card) => RANKS.indexOf(rankOf(card))));
  return cards.filter((card) => RANKS.indexOf(rankOf(card)) === best);
}

const restoreClausesIn = byEdition<readonly Clause[]>({
  1997: ['67B2'],
  2007: ['67B2(a)', '67B2(b)'],
  2017: ['67B2(a)', '67B2(b)'],
});

function ruleSurplus(
  history: History,
  defect: Defect,
  edition: LawsEdition,
  facedIsKnown: boolean,
): DefectRuling {
  const { seat } = defect;
  const trick = trickOf(history, defect.trick);
  if (trick === undefined) throw new Error(`No trick ${defect.trick} in the record.`);
  const own = ofSeat(trick, seat).filter(({ withdrawn }) => withdrawn === undefined);
  const cards = own.map(({ card }) => card);
  if (isFresh(history, defect)) return { do: 'choose-one', clauses: ['67A', '67A2', '45E', '58B'], cards };
  const faced = own.filter(decides).map(({ card }) => card);
  const led = trick.plays.find((play) => decides(play) && play.seat !== seat)?.card;
  const legal = legalCardsAt(history, trick, seat, led && suitOf(led)).filter((card) => cards.includes(card));
  const stays = facedIsKnown ? faced : highest(legal.length > 0 ? legal : cards);
  return {
    do: 'restore',
    clauses: restoreClausesIn(edition),
    stays,
    restored: cards.filter((card) => !stays.includes(card)),
    penaltyCardIfExposed: isDefender(history, seat),
  };
}

/** A card that was played to a trick and yet is not among the played cards. */
export interface StrayCard {
  /** It was played once more, to a later trick. */
  readonly playedAgain: boolean;
  readonly tooLateToCorrect: boolean;
}

/** What becomes of a card that was not among the played ones. */
export interface StrayCardRuling {
  /** None where the edition is silent and the director falls back on Law 12A1. */
  readonly clauses: readonly Clause[];
  readonly placed: boolean;
  readonly adjustedScore: boolean;
}

/** Law 67B3 of 2017: the card goes back to its trick; played twice, and too late, the score is adjusted. */
export function ruleStrayCard(
  edition: LawsEdition,
  { playedAgain, tooLateToCorrect }: StrayCard,
): StrayCardRuling {
  const adjustedScore = playedAgain && tooLateToCorrect;
  const clauses: readonly Clause[] = edition === 2017 ? ['67B3'] : clausesIf(adjustedScore, '12A1');
  return { clauses, placed: edition === 2017, adjustedScore };
}

/** Where a card that was played belongs: until 2007 only the order of the played cards says so. */
export const putBackBy = (edition: LawsEdition): Clause => (edition === 2017 ? '67B3' : '65C');

/** A card of a record that went back to the hand after it was played. */
interface Strayed extends Pick<CardPlayed, 'seat'> {
  readonly trick: number;
  readonly card: Card;
}

/** What becomes of it, or what the director has to say first. */
type StrayedRuling = { readonly clauses: readonly Clause[] } & (
  | {
      readonly do: 'put-back';
      readonly card: Card;
      /** It was played again: the second play is taken back, or it is too late for that. */
      readonly again: 'corrected' | 'adjusted' | undefined;
    }
  | { readonly do: 'ask'; readonly question: TrickQuestion }
);

/** Was the card played once more, to a later trick? */
const isPlayedAgain = ({ tricks }: History, { trick, seat, card }: Strayed): boolean =>
  tricks.some(
    ({ number, plays }) =>
      number > trick &&
      plays.some((each) => each.seat === seat && each.card === card && each.withdrawn === undefined),
  );

/** Is it too late to take back a card that was played a second time? Until 2007 only Law 12A1 could answer for it. */
export const askTooLate = (strayed: Strayed, edition: LawsEdition): TrickQuestion =>
  trickQuestion({
    id: 'too-late-to-correct',
    clause: edition === 2017 ? '67B3' : '12A1',
    no: putBackBy(edition),
    about: strayed,
    params: { seat: strayed.seat, card: strayed.card },
    answers: YES_OR_NO,
    facts: [],
  });

/** Law 67B3, for a record of play. */
function ruleStrayed(
  history: History,
  strayed: Strayed,
  edition: LawsEdition,
  answers: Answers,
): StrayedRuling {
  const { card } = strayed;
  const clause = putBackBy(edition);
  if (!isPlayedAgain(history, strayed)) return { do: 'put-back', card, again: undefined, clauses: [clause] };
  const asked = askTooLate(strayed, edition);
  const answer = answerTo(asked, answers);
  if (answer === undefined) return { do: 'ask', question: asked, clauses: [clause] };
  const tooLateToCorrect = answer === 'yes';
  const { clauses } = ruleStrayCard(edition, { playedAgain: true, tooLateToCorrect });
  return {
    do: 'put-back',
    card,
    again: tooLateToCorrect ? 'adjusted' : 'corrected',
    clauses: [...new Set([clause, ...clauses, ...clausesIf(!tooLateToCorrect, '47B')])],
  };
}

/** Law 67. For surplus cards the director says whether it is known which of them was faced. */
export const ruleDefect = (
  history: History,
  defect: Defect,
  edition: LawsEdition,
  { facedIsKnown = true, answers = {} }: { facedIsKnown?: boolean; answers?: Answers } = {},
): DefectRuling => {
  const [card] = defect.cards;
  if (defect.kind === 'missing') return ruleMissing(history, defect, edition, answers);
  return defect.kind === 'stray' && card !== undefined
    ? ruleStrayed(history, { ...defect, card }, edition, answers)
    : ruleSurplus(history, defect, edition, facedIsKnown);
};
