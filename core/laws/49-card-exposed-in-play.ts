import { becomePenaltyCards } from './50-penalty-cards.ts';
import { couldHaveKnown, note } from './consequences.ts';
import type { Irregular } from './irregularity.ts';
import { isDefender } from './play-state.ts';
import { ask, type Procedure, type Scene } from './procedure.ts';

/** Laws 48 and 49: a card of a defender that his partner could see becomes a penalty card; declarer's never does. */
export function* cardExposedInPlay({ table, irregularity }: Scene<Irregular<'exposed-in-play'>>): Procedure {
  const { offender, cards, how } = irregularity;
  const { edition, played } = table;
  const params = { offender, cards: cards.join(' ') };
  if (played === undefined || !isDefender(played, offender)) {
    yield note('card-goes-back', '48A', params);
    return [];
  }
  const found = yield* ask({
    id: 'partner-could-see',
    answerer: 'director',
    clause: '49',
    params,
    answers: [
      { id: 'yes', clause: '49' },
      // A card named needs no eyes: it is known by its name.
      ...(how === 'named' ? [] : [{ id: 'no', clause: '49' }]),
      { id: 'not-a-penalty-card', clause: '50' },
    ],
  });
  if (found !== 'yes') {
    yield note('card-goes-back', found === 'no' ? '49' : '50', params);
    return [];
  }
  yield* becomePenaltyCards(table, offender, cards, how, '49');
  yield couldHaveKnown(offender, edition);
  return [];
}
