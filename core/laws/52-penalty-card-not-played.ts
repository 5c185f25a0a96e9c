import { dummyOf } from '../game/index.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { acceptance, askOrSee, type Procedure, type Scene } from './ruling/procedure.ts';
import type { Lasting } from './ruling/ruling.ts';

/** Law 52: a defender plays another card where he had to play a penalty card. Declarer may accept it. */
export function* penaltyCardNotPlayed({
  table,
  irregularity,
}: Scene<Irregular<'penalty-card-not-played'>>): Procedure {
  const { offender, card, due } = irregularity;
  const declarer = table.played?.contract.declarer;
  if (declarer === undefined) return [];
  const params = { offender, card, due: due.join(' ') };
  const asked = acceptance({ by: declarer, accept: '52B1(a)', decline: '52B2', params });
  const heard = [declarer, dummyOf({ declarer })];
  const first = yield* askOrSee({ ...asked, heard: [...heard, offender] });
  const own = 'card' in first && first.card.seat === offender;
  // He may not put it right himself.
  if (own) yield note('card-stays', '52A', { offender, card });
  const reply = own ? yield* askOrSee({ ...asked, heard }) : first;
  if ('card' in reply || reply.answer === 'accept') {
    yield note('card-accepted', 'card' in reply ? '52B1(b)' : '52B1(a)', { offender, card });
    yield note('penalty-card-stays', '52B1(c)', { offender });
    return 'card' in reply ? [reply.card] : [];
  }
  yield { type: 'card-withdrawn', seat: offender, card, clause: '52B2' };
  const [only, ...more] = due;
  if (only !== undefined && more.length === 0)
    yield { type: 'card-played', seat: offender, card: only, clause: '52B2' };
  // The penalty card that is played now is none any more.
  const isPlayed = (item: Lasting): boolean =>
    more.length === 0 && item.type === 'penalty-card' && item.card === only;
  const left = { ...table, persists: table.persists.filter((item) => !isPlayed(item)) };
  yield* becomePenaltyCards(left, offender, [card], 'played', '52B2');
  return [];
}
