import type { Card } from '../../game/index.ts';
import { byEdition } from '../clauses/by-edition.ts';

import { cardsShown } from '../ruling/claim-at-table.ts';
import { judged, type Telling } from '../ruling/procedure.ts';
import { isDefender, isGone, playOf } from '../table/play-state.ts';
import type { Ruling, Table } from '../table/table.ts';
import type { Correctable } from './corrected.ts';
import type { Revoke } from './revoke.ts';

/** The play went on after the cards had been shown, and they are no penalty cards (Laws 68, 68B2 and 68D2(b)). */
const wentOnFaceUp = ({ consequences }: Ruling): boolean =>
  consequences.some(
    (each) => each.type === 'note' && (each.code === 'not-penalty-cards' || each.code === 'claim-void'),
  );

/** Cards that a defender showed in a claim or concession before he revoked, and could have left face up. */
function shownBefore(table: Table, { seat, card }: Revoke): readonly Card[] {
  if (card === undefined || !isDefender(playOf(table), seat)) return [];
  return table.rulings.flatMap((ruling): readonly Card[] => {
    const { irregularity, before } = ruling;
    if (irregularity.type !== 'claim' || irregularity.offender !== seat || !wentOnFaceUp(ruling)) return [];
    return isGone(playOf(before), card) ? [] : cardsShown(before, irregularity.claim);
  });
}

/** Law 64B3: does it matter that a card which was not played lay face up, though it was no penalty card? */
const facedCardSavesIn = byEdition<boolean>({ 1997: true, 2007: true, 2017: false });

/**
 * A card of a defender that lay face up is no penalty card when he takes it back (Law 62B2); not to have played one
 * cost no tricks until 2007 (Law 64B3). Of cards that were only shown the director says whether they lay there still.
 */
export function* facedCards(table: Table, { revoke, correction }: Correctable): Telling<readonly Card[]> {
  const { seat, card, couldHavePlayed } = revoke;
  const isCorrected = correction !== undefined;
  const matters = (each: Card): boolean =>
    isCorrected ? each === card : facedCardSavesIn(table) && couldHavePlayed.includes(each);
  const cards = shownBefore(table, revoke).filter(matters);
  if (cards.length === 0 || card === undefined) return [];
  const params = { seat, card, cards: cards.join(' ') };
  return (yield* judged('lay-face-up', isCorrected ? '62B2' : '64B3', params)) ? cards : [];
}
