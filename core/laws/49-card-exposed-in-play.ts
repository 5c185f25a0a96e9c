import { dummyOf } from '../game/index.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import { couldHaveKnown, note, review } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, isSo, type Procedure, type Scene } from './ruling/procedure.ts';
import type { Answer } from './ruling/ruling.ts';
import { isDefender, playOf } from './table/play-state.ts';

/** Laws 48 and 49: a card of a defender that his partner could see becomes a penalty card; declarer's never does. */
export function* cardExposedInPlay(scene: Scene<Irregular<'exposed-in-play'>>): Procedure {
  const { table, irregularity } = scene;
  const { offender, cards, how } = irregularity;
  const { edition } = table;
  if (!isDefender(playOf(table), offender)) return yield* byDeclaringSide(scene);
  const params = { offender, cards: cards.join(' ') };
  // A card named needs no eyes: it is known by its name.
  const isNamed = how === 'named';
  const unseen: readonly Answer[] = isNamed ? [] : [{ id: 'no', clause: '49' }];
  const found = yield* ask({
    id: isNamed ? 'named-as-held' : 'partner-could-see',
    answerer: 'director',
    clause: '49',
    params,
    answers: [{ id: 'yes', clause: '49' }, ...unseen, { id: 'not-a-penalty-card', clause: '50' }],
  });
  if (found !== 'yes') {
    yield note(isNamed ? 'no-penalty-card' : 'card-goes-back', found === 'no' ? '49' : '50', params);
    return [];
  }
  // 1997: if he could have known that it would damage the others, the score is adjusted instead.
  if (
    edition === 1997 &&
    (yield* isSo({ id: 'could-have-known', answerer: 'director', clause: '50', params }))
  ) {
    yield note('play-goes-on', '50');
    yield review(offender, '50');
    return [];
  }
  yield* becomePenaltyCards(table, offender, cards, how, '49');
  if (edition !== 1997) yield couldHaveKnown(offender, edition);
  return [];
}

/** Law 48: declarer's cards go back; a hand that he shows may be a claim. */
function* byDeclaringSide({ table, irregularity }: Scene<Irregular<'exposed-in-play'>>): Procedure {
  const { offender, cards, how } = irregularity;
  const params = { offender, cards: cards.join(' ') };
  const shown = how === 'shown' && offender !== dummyOf(playOf(table).contract);
  if (shown && (yield* isSo({ id: 'claim-meant', answerer: 'director', clause: '48B2', params }))) {
    yield note('deemed-claim', '68A', { seat: offender });
    return [{ type: 'claim', seat: offender, shown: cards }];
  }
  yield note('card-goes-back', shown ? '48B2' : '48A', params);
  return [];
}
