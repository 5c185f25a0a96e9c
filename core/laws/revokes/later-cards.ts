import { cardsOf, sideOf, suitOf } from '../../game/index.ts';
import { becomePenaltyCards } from '../50-penalty-cards.ts';
import type { Correction, LaterCard } from '../62-correction-of-revoke.ts';
import type { Clause } from '../clauses/clause.ts';
import { ask, type Telling } from '../ruling/procedure.ts';
import type { Information } from '../ruling/ruling.ts';
import type { Stage } from '../ruling/stage.ts';
import { handLeft, isDefender, isHandWhole, playerOf, playOf, standingCards } from '../table/play-state.ts';
import type { History } from '../tricks/history.ts';
import type { CardPlayed } from '../tricks/record.ts';

/** A card that may come back after a revoke, with the correction that lets it. */
export interface MayChange extends LaterCard {
  readonly correction: Correction;
}

type Card = Pick<CardPlayed, 'seat' | 'card'>;

/**
 * Law 16C (2007: 16D): a withdrawn card may be used by the side that did not revoke; by nobody where both did (62C3). Of
 * a penalty card Law 50 says who may use it.
 */
export const withdrawnLines = (
  correction: Correction,
  { seat, card }: Card,
  isPenaltyCard: boolean,
): readonly Information[] => {
  const { authorised, unauthorised, clause } = correction.information;
  if (isPenaltyCard && !bothOffended(correction)) return [];
  return unauthorised.map((side) => ({
    type: 'information',
    about: card,
    by: seat,
    authorised,
    unauthorised: side,
    clause,
  }));
};

const standing = (stage: Stage, trick?: number): readonly CardPlayed[] => {
  const { tricks, firstTrick } = playOf(stage.table);
  return tricks.flatMap((each, index) =>
    trick === undefined || firstTrick + index === trick ? standingCards(each) : [],
  );
};

const isAmong = (cards: readonly Card[], { seat, card }: Card): boolean =>
  cards.some((each) => each.seat === seat && each.card === card);

/** A card goes back to a hand, and what it showed may be used or not; a defender's may become a penalty card. */
function* takenBack(
  stage: Stage,
  { seat, card }: Card,
  { clause, penaltyCard, correction }: Pick<MayChange, 'clause' | 'penaltyCard' | 'correction'>,
): Telling<void> {
  yield* stage.say({ type: 'card-withdrawn', seat, card, clause });
  yield* stage.say(...withdrawnLines(correction, { seat, card }, penaltyCard));
  if (penaltyCard) yield* penalised(stage, { seat, card }, correction, clause);
}

/** Law 62C3 makes every card that a defender withdraws a penalty card, Law 62C2 those of the offending side. */
const penalised = (
  stage: Stage,
  { seat, card }: Card,
  correction: Correction,
  clause: Clause,
): Telling<void> =>
  stage.tell(
    becomePenaltyCards(stage.table, seat, [card], 'played', bothOffended(correction) ? '62C3' : clause),
  );

const bothOffended = ({ information }: Correction): boolean => information.authorised === undefined;

/** The cards that the correction itself took back: all that followed a lead, and a lead by a hand that did not win after all. */
export function* cardsTakenBack(
  stage: Stage,
  before: History,
  correction: Correction,
  penaltyCards: boolean,
): Telling<void> {
  const play = playOf(stage.table);
  const now = standing(stage);
  const offenders = sideOf(correction.seat);
  for (const { seat, card } of before.record.tricks.flatMap(standingCards)) {
    if (card === correction.withdrawn || isAmong(now, { seat, card })) continue;
    const own = sideOf(seat) === offenders;
    const penaltyCard = penaltyCards && isDefender(play, seat) && (own || bothOffended(correction));
    yield* takenBack(stage, { seat, card }, { clause: own ? '62C2' : '62C1', penaltyCard, correction });
  }
}

/** Has the hand another card that it could play instead? Of a hand that is not known, or not whole, perhaps. */
function hasChoice(stage: Stage, { seat, card, trick }: LaterCard): boolean {
  const hand = handLeft(stage.table, seat);
  if (hand === undefined || !isHandWhole(stage.table, seat)) return true;
  const [lead] = standing(stage, trick);
  const others = cardsOf(hand);
  const follows = lead !== undefined && lead.card !== card && suitOf(card) === suitOf(lead.card);
  return (follows ? others.filter((other) => suitOf(other) === suitOf(card)) : others).length > 0;
}

/** Each card once, as one that may come back freely if any correction says so. */
const distinct = (later: readonly MayChange[]): readonly MayChange[] =>
  later.filter((each, at) => {
    const free = later.findIndex((other) => other.card === each.card && other.after === undefined);
    return at === (free >= 0 ? free : later.findIndex((other) => other.card === each.card));
  });

/**
 * Laws 62C1 and 62C2: who played after the revoke may change his card; of the offending side only the player after
 * one who did. Answers whether a card of the revoke's trick came back: then cards to the next trick do too.
 */
export function* othersChange(stage: Stage, later: readonly MayChange[]): Telling<boolean> {
  const all = distinct(later).toSorted((one, other) => one.trick - other.trick);
  const first = Math.min(...all.map(({ trick }) => trick));
  const changed = new Set<string>();
  for (const each of all) {
    const { seat, card, clause, after, trick } = each;
    if (!isAmong(standing(stage, trick), each)) continue;
    if (trick > first && changed.size > 0) {
      yield* takenBack(stage, each, each);
      continue;
    }
    if ((after !== undefined && !changed.has(after)) || !hasChoice(stage, each)) continue;
    const answer = yield* ask({
      id: 'take-back',
      answerer: playerOf(playOf(stage.table), seat),
      clause,
      params: { seat, card },
      answers: [
        { id: 'take-back', clause },
        { id: 'keep', clause },
      ],
    });
    if (answer !== 'take-back') continue;
    if (trick === first) changed.add(seat);
    yield* takenBack(stage, each, each);
  }
  return changed.size > 0;
}
