import { type Card, lhoOf, partnerOf, rhoOf } from '../game/index.ts';
import { keptOrChanged } from './45-card-played.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import type { CardFell } from './happening/happening.ts';
import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { type Asked, askOrSee, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import { cardsInTrick, isDefender, playerOf, playOf } from './table/play-state.ts';
import type { Table } from './table/table.ts';

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
  const play = playOf(table);
  const { chosen, since } = yield* designated(table, irregularity);
  const others = cards.filter((card) => card !== chosen);
  if (isDefender(play, offender)) yield* becomePenaltyCards(table, offender, others, 'dropped', '58B2');
  else yield note('card-goes-back', '58B2', { offender, cards: others.join(' ') });
  // Law 58B3: opponents who played on the cards that were seen may change theirs.
  const leads = cardsInTrick(play).length === 0;
  const kept = yield* keptOrChanged(table, offender, since, leads ? chosen : undefined, '58B3');
  return [{ type: 'card', seat: offender, card: chosen }, ...kept];
}

interface Designated {
  readonly chosen: Card;
  /** What fell before he had said so. */
  readonly since: readonly CardFell[];
}

/** The card that he proposes to play, and those that the players after him put to it before he had said so. */
function* designated(table: Table, { offender, cards }: Irregular<'several-cards'>): Telling<Designated> {
  const play = playOf(table);
  const asked: Asked = {
    id: 'which-card',
    answerer: playerOf(play, offender),
    clause: '58B2',
    params: { seat: offender },
    answers: cards.map((card) => ({ id: card, clause: '58B2' })),
  };
  const toCome = [lhoOf(offender), partnerOf(offender), rhoOf(offender)].filter(
    (seat) => !cardsInTrick(play).some((each) => each.seat === seat),
  );
  const since: CardFell[] = [];
  while (true) {
    const reply = yield* askOrSee({ ...asked, heard: toCome.slice(since.length, since.length + 1) });
    if ('answer' in reply) return { chosen: reply.answer as Card, since };
    since.push(reply.card);
  }
}
