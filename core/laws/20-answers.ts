import { sideOf } from '../game/index.ts';
import { phaseOf } from './17-auction-period.ts';
import { byEdition, editionsOf } from './clauses/by-edition.ts';
import { note, penaltyPossible } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import type { Procedure, Scene } from './ruling/procedure.ts';
import { explainsToScreenMate } from './screens/told.ts';

/** Law 20D: who restates the auction shall be an opponent of him who asked. */
export function* auctionRestated({ irregularity }: Scene<Irregular<'restated'>>): Procedure {
  const { seat, asker } = irregularity;
  if (sideOf(seat) !== sideOf(asker)) {
    yield note('opponent-answers', '20D', { seat });
    return [];
  }
  yield note('only-opponent-restates', '20D', { seat });
  yield penaltyPossible(sideOf(seat), '20D', 'shall');
  return [{ type: 'from-partner', seat, source: 'answer' }];
}

/** Where it stands who explains: in the auction, and after it. 1997 says it once. */
const explainerIn = editionsOf({
  inAuction: { 1997: '20F1', 2007: '20F1', 2017: '20F1' },
  afterIt: { 1997: '20F1', 2007: '20F2', 2017: '20F2' },
});

/** What lets somebody else explain: a director's word, or that 1997 speaks of what is normal. */
const unlessIn = byEdition<string>({
  1997: 'normally-partner-explains',
  2007: 'director-let-explain',
  2017: 'director-let-explain',
});

/** Laws 20F1 and 20F2: a call or a play should be explained by the partner of him who made it. */
export function* explanationGiven({ table, irregularity }: Scene<Irregular<'explained'>>): Procedure {
  const { seat, whose, instructed = false } = irregularity;
  if (whose === 'own' && (yield* explainsToScreenMate(table, seat))) return [];
  const { inAuction, afterIt } = explainerIn(table);
  const phase = phaseOf(table);
  const clause = phase === 'before' || phase === 'auction' ? inAuction : afterIt;
  if (whose === 'partner' || instructed) {
    yield note(whose === 'partner' ? 'partner-explains' : unlessIn(table), clause, { seat });
    return [];
  }
  yield note('partner-should-explain', clause, { seat });
  yield penaltyPossible(sideOf(seat), clause, 'should');
  return [{ type: 'from-partner', seat, source: whose === 'own' ? 'answer' : 'remark' }];
}
