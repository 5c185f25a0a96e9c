import { type Card, cardsOf, handOf, PACK, SEATS, type Seat, suitOf } from '../../game/index.ts';
import { reopened } from '../45-card-played.ts';
import { becomePenaltyCards } from '../50-penalty-cards.ts';
import {
  askTooLate,
  type DefectRuling,
  putBackBy,
  ruleDefect,
  ruleStrayCard,
} from '../67-defective-trick.ts';
import type { Clause } from '../clauses/clause.ts';
import { adjustedScore, cardWithdrawnBy, note } from '../ruling/consequences.ts';
import type { Irregular } from '../ruling/irregularity.ts';
import { ask, isSo, type Procedure, type Scene, type Telling } from '../ruling/procedure.ts';
import {
  cardPlaceOf,
  cardsInTrick,
  handLeft,
  isDefender,
  isGone,
  playerOf,
  playOf,
  properLeader,
} from '../table/play-state.ts';
import type { Table } from '../table/table.ts';
import { type OpenDefect, openDefects, trickHolding, withCardSupplied } from '../table/trick-defects.ts';
import { trickOf } from '../tricks/history.ts';
import { questionKey } from '../tricks/question.ts';
import { defectHistory, surplusRestored } from './restored.ts';

/** Law 67: attention is drawn to a trick with too few or too many cards. One trick is dealt with after the other. */
export function* defectNoticed({ table }: Scene<Irregular<'defective-trick'>>): Procedure {
  const [defect, ...more] = openDefects(playOf(table));
  if (defect === undefined) {
    yield note('no-defect', '67');
    return [];
  }
  const again = yield* defect.kind === 'missing' ? cardMissing(table, defect) : cardsTooMany(table, defect);
  return more.length === 0 ? again : [...again, { type: 'defect-noticed', by: defect.seat }];
}

const paramsOf = ({ seat, trick }: OpenDefect) => ({ seat, trick: String(trick) });

/** The cards that nobody has been seen to hold or to have played. */
const hiddenCards = (table: Table): readonly Card[] =>
  PACK.filter(
    (card) =>
      !isGone(playOf(table), card) &&
      !SEATS.some((seat) => cardsOf(handLeft(table, seat) ?? handOf([])).includes(card)),
  );

/** The cards that are known to be in the hand. */
const heldBy = (table: Table, seat: Seat): readonly Card[] => cardsOf(handLeft(table, seat) ?? handOf([]));

/** Laws 67A1 and 67B1: a hand put no card to the trick. */
function* cardMissing(table: Table, defect: OpenDefect): Procedure {
  const { seat, trick } = defect;
  const ruling = yield* missingRuled(table, defect);
  const late = ruling.do === 'place';
  yield note('too-few-cards', late ? '67B' : '67A', paramsOf(defect));
  const clause = late ? (ruling.clauses[0] ?? '67B1') : '67A1';
  const card = yield* cardChosen(table, defect, ruling, clause);
  if (card === undefined) return [];
  if (!late) {
    yield { type: 'card-supplied', seat, card, trick, clause };
    yield* leadTakenBack(table, defect, card);
    return [];
  }
  yield { type: 'card-placed', seat, card, trick, clause };
  if (ruling.revoke === undefined) yield note('no-rectification', clause);
  else yield { type: 'revoke', seat, trick, clause };
  return [];
}

/** Where no card of the suit led is known to be in the hand, nor all that is, the director says whether it has one. */
function* missingRuled(
  table: Table,
  defect: OpenDefect,
): Telling<Extract<DefectRuling, { readonly do: 'supply' | 'place' }>> {
  const { edition } = table;
  const history = defectHistory(table, playOf(table));
  const ruling = ruleDefect(history, defect, edition);
  if (ruling.do === 'supply' || ruling.do === 'place') return ruling;
  if (ruling.do !== 'ask') throw new Error(`A missing card was ruled on as ${ruling.do}.`);
  const { question } = ruling;
  const held = heldBy(table, defect.seat);
  const led = trickOf(history, defect.trick)?.led;
  const facts = question.facts?.map((fact) => ({
    ...fact,
    params: { ...fact.params, known: String(held.length) },
  }));
  const isShown = held.some((card) => suitOf(card) === led);
  const answers = {
    [questionKey(question)]: isShown ? 'yes' : yield* ask({ ...question, ...(facts && { facts }) }),
  };
  const ruled = ruleDefect(history, defect, edition, { answers });
  if (ruled.do !== 'place') throw new Error(`A missing card was ruled on as ${ruled.do}.`);
  return ruled;
}

/** The card that comes to the trick: the only one there is, or the one that the player chooses. */
function* cardChosen(
  table: Table,
  defect: OpenDefect,
  { choices }: Extract<DefectRuling, { readonly do: 'supply' | 'place' }>,
  clause: Clause,
): Telling<Card | undefined> {
  const play = playOf(table);
  const history = defectHistory(table, play);
  const led = trickOf(history, defect.trick)?.led;
  const mayHold = [...heldBy(table, defect.seat), ...hiddenCards(table)];
  const possible = history.known[defect.seat]
    ? choices
    : mayHold.filter((card) => clause !== '67B1(a)' || suitOf(card) === led);
  const [only, ...more] = possible;
  if (more.length === 0) return only;
  const chosen = yield* ask({
    id: 'card-for-trick',
    answerer: playerOf(play, defect.seat),
    clause,
    params: paramsOf(defect),
    answers: possible.map((card) => ({ id: card, clause })),
  });
  return chosen as Card;
}

/** The card that came late counts: where another hand has won the trick by it, a lead to the next goes back, free. */
function* leadTakenBack(table: Table, { seat, trick }: OpenDefect, card: Card): Telling<void> {
  const after = withCardSupplied(playOf(table), trick, seat, card);
  const onTable = cardsInTrick(after);
  if (onTable.length === 0 || onTable[0]?.seat === properLeader(after)) return;
  for (const each of onTable) {
    yield { type: 'card-withdrawn', seat: each.seat, card: each.card, clause: '67A1' };
    yield cardWithdrawnBy(seat, each, table.edition);
  }
}

/** Laws 67A2 and 67B2: cards went along with the one that was played. */
function* cardsTooMany(table: Table, defect: OpenDefect): Procedure {
  const history = defectHistory(table, playOf(table));
  const ruling = ruleDefect(history, defect, table.edition);
  if (ruling.do === 'restore') return yield* surplusRestored(table, defect);
  yield note('too-many-cards', '67A2', paramsOf(defect));
  return yield* oneDesignated(table, defect);
}

/** Law 58B, in time: one face seen is the card played; of more, the player says which. */
function* oneDesignated(table: Table, { seat, trick, cards: extra }: OpenDefect): Procedure {
  const play = playOf(table);
  const faced = trickOf(defectHistory(table, play), trick)?.plays.find(
    (each) => each.seat === seat && each.role === undefined && each.withdrawn === undefined,
  )?.card;
  // His card to the trick has gone back meanwhile: what went along with it does too.
  if (faced === undefined) {
    for (const card of extra) yield { type: 'card-withdrawn', seat, card, clause: '67A2' };
    return [];
  }
  const params = { seat, offender: seat, card: faced, cards: extra.join(' ') };
  const backBy = (clause: Clause) =>
    extra.map((card) => ({ type: 'card-withdrawn', seat, card, clause }) as const);
  if (!(yield* isSo({ id: 'faces-seen', answerer: 'director', clause: '58B2', no: '58B1', params }))) {
    yield* backBy('58B1');
    return [];
  }
  const chosen = (yield* ask({
    id: 'which-card',
    answerer: playerOf(play, seat),
    clause: '58B2',
    params,
    answers: [faced, ...extra].map((card) => ({ id: card, clause: '58B2' })),
  })) as Card;
  const others = [faced, ...extra].filter((card) => card !== chosen);
  yield* backBy('58B2');
  const place = cardPlaceOf(play, seat, faced);
  if (chosen !== faced) yield { type: 'card-withdrawn', seat, card: faced, clause: '58B2' };
  const again =
    chosen === faced || place === undefined
      ? []
      : yield* reopened(table, seat, place, chosen, { played: '58B2', after: '58B3' });
  if (isDefender(play, seat)) yield* becomePenaltyCards(table, seat, others, 'dropped', '58B2');
  return again;
}

/** Law 67B3 of 2017: a card that was played is not among the played cards. The earlier editions say nothing of it. */
export function* cardStrayed({ table, irregularity }: Scene<Irregular<'card-strayed'>>): Procedure {
  const { offender, card, again } = irregularity;
  const { edition } = table;
  const clause = putBackBy(edition);
  const params = { seat: offender, offender, card };
  yield note('card-put-back', clause, params);
  if (!again) return [];
  const trick = trickHolding(playOf(table), card);
  const tooLateToCorrect = (yield* ask(askTooLate({ trick, seat: offender, card }, edition))) === 'yes';
  const { adjustedScore: adjusts, clauses } = ruleStrayCard(edition, {
    playedAgain: again,
    tooLateToCorrect,
  });
  if (adjusts) yield adjustedScore(edition === 2017 ? 'shall' : 'may', clauses[0] ?? '12A1', 'either');
  else yield note('illegal-play-corrected', '47B', params);
  return [];
}
