import { type Card, dummyOf } from '../game/index.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import { note } from './consequences.ts';
import type { Irregular } from './irregularity.ts';
import { isDefender, playOf } from './play-state.ts';
import { ask, type Procedure, type Scene } from './procedure.ts';

/** Law 58B2: several cards of a hand are seen at once. The player says which he plays; a defender's others stay out. */
export function* severalCards({ table, irregularity }: Scene<Irregular<'several-cards'>>): Procedure {
  const { offender, cards } = irregularity;
  const play = playOf(table);
  const chosen = yield* ask({
    id: 'which-card',
    answerer: offender === dummyOf(play.contract) ? play.contract.declarer : offender,
    clause: '58B2',
    params: { seat: offender },
    answers: cards.map((card) => ({ id: card, clause: '58B2' })),
  });
  const others = cards.filter((card) => card !== chosen);
  if (isDefender(play, offender)) yield* becomePenaltyCards(table, offender, others, 'dropped', '58B2');
  else yield note('card-goes-back', '58B2', { offender, cards: others.join(' ') });
  return [{ type: 'card', seat: offender, card: chosen as Card }];
}
