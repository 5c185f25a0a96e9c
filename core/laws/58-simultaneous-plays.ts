import { type Card, lhoOf, type Seat } from '../game/index.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import { cardWithdrawnBy, note } from './consequences.ts';
import type { CardFell } from './happening.ts';
import type { Irregular } from './irregularity.ts';
import { isDefender, playerOf, playOf } from './play-state.ts';
import { ask, askOrSee, type Procedure, type Scene, type Telling } from './procedure.ts';
import type { Table } from './table.ts';

/** Law 58A: of cards played at the same moment, that of the player whose turn it was comes first. */
export function* simultaneousPlays({ irregularity }: Scene<Irregular<'simultaneous-plays'>>): Procedure {
  const { cards } = irregularity;
  const [first] = cards;
  if (first !== undefined) yield note('played-first', '58A', { seat: first.seat, card: first.card });
  return cards;
}

/** Law 58B: several cards of a hand come down at once. One face seen is the card played; of more, he says which. */
export function* severalCards({ table, irregularity }: Scene<Irregular<'several-cards'>>): Procedure {
  const { offender, cards } = irregularity;
  const [only, ...more] = cards;
  if (only !== undefined && more.length === 0) {
    yield note('others-picked-up', '58B1', { offender, card: only });
    return [{ type: 'card', seat: offender, card: only }];
  }
  const { chosen, since } = yield* designated(irregularity, playerOf(playOf(table), offender));
  const others = cards.filter((card) => card !== chosen);
  if (isDefender(playOf(table), offender))
    yield* becomePenaltyCards(table, offender, others, 'dropped', '58B2');
  else yield note('card-goes-back', '58B2', { offender, cards: others.join(' ') });
  const kept = since !== undefined && (yield* isKept(table, offender, since));
  return [{ type: 'card', seat: offender, card: chosen }, ...(kept ? [since] : [])];
}

/** The card that he proposes to play, and one that the next player played before he had said so. */
function* designated(
  { offender, cards }: Irregular<'several-cards'>,
  answerer: Seat,
): Telling<{ readonly chosen: Card; readonly since: CardFell | undefined }> {
  const asked = {
    id: 'which-card',
    answerer,
    clause: '58B2',
    params: { seat: offender },
    answers: cards.map((card) => ({ id: card, clause: '58B2' })),
  };
  const reply = yield* askOrSee({ ...asked, heard: [lhoOf(offender)] });
  return 'card' in reply
    ? { chosen: (yield* ask(asked)) as Card, since: reply.card }
    : { chosen: reply.answer as Card, since: undefined };
}

/** Law 58B3: whoever played on the cards that were seen may change his own. */
function* isKept(table: Table, offender: Seat, { seat, card }: CardFell): Telling<boolean> {
  const clause = '58B3';
  const chosen = yield* ask({
    id: 'change-card',
    answerer: playerOf(playOf(table), seat),
    clause,
    params: { seat, card },
    answers: [
      { id: 'keep', clause },
      { id: 'change', clause },
    ],
  });
  if (chosen === 'change') yield cardWithdrawnBy(offender, { seat, card }, table.edition);
  return chosen === 'keep';
}
