import { otherSide, partnerOf, SEATS, type Seat, sideOf } from '../../game/index.ts';
import { penaltyCardsOf } from '../44-sequence-of-play.ts';
import { CLAUSES, type ClauseByEdition } from '../clauses/by-edition.ts';
import type { Clause } from '../clauses/clause.ts';
import type { CardFell, Claimed } from '../happening/happening.ts';
import { cardsShown } from '../ruling/claim-at-table.ts';
import { note, review, unauthorisedFor } from '../ruling/consequences.ts';
import { judged, type Procedure, type Telling } from '../ruling/procedure.ts';
import { cardsInTrick, isDefender, playOf } from '../table/play-state.ts';
import type { Table } from '../table/table.ts';

/*
 * Law 68 where play goes on: what becomes of the cards and words by which it was no claim, nor a concession, or one that
 * does not stand.
 */

/** What Law 68 says of the cards shown and of what they tell partner. */
interface GoesOn {
  readonly clauses: readonly Clause[];
  readonly shownCards: 'not-penalty-cards' | 'by-law-49';
  readonly information: Clause;
}

/** Where the score is adjusted if partner used what an objected concession showed. */
const USED: ClauseByEdition = { 1997: '16A2', 2007: '16A4', 2017: '16C3' };
const USED_FROM_PARTNER: ClauseByEdition = { 1997: '16A2', 2007: '16B3', 2017: '16B3' };

/** The trick on the table is all it was about, or it was demonstrably no claim: play goes on (Law 68). */
export function* neitherOfThem(table: Table, claim: Claimed, { clauses, shownCards }: GoesOn): Procedure {
  const { seat } = claim;
  const { edition } = table;
  const play = playOf(table);
  const [clause = '68'] = clauses;
  const cards = cardsShown(table, claim);
  const defends = isDefender(play, seat);
  if (claim.act === 'shows-cards') {
    yield note('no-claim', clause, { seat });
    return shownCards === 'by-law-49' ? exposedAfresh(table, seat, cards) : [];
  }
  yield note('about-this-trick', clause, { seat });
  if (!defends) return [];
  const [only] = cards;
  const trick = cardsInTrick(play);
  const mayBePlay = cards.length === 1 && trick.length > 0 && !trick.some((each) => each.seat === seat);
  if (
    only !== undefined &&
    mayBePlay &&
    (yield* judged('shown-as-play', '57A', { seat, card: only }, clause))
  )
    return [{ type: 'card', seat, card: only }];
  if (cards.length > 0) yield note('not-penalty-cards', clause, { cards: cards.join(' ') });
  for (const about of cards.length > 0 ? cards : ['remark'])
    yield unauthorisedFor(seat, about, CLAUSES.fromPartner[edition]);
  yield review(partnerOf(seat), USED_FROM_PARTNER[edition]);
  return [];
}

/** Law 49 looks at the cards that do not lie face up already. */
function exposedAfresh(table: Table, seat: Seat, shown: readonly CardFell['card'][]) {
  const up = penaltyCardsOf(table, seat).map(({ card }) => card);
  const cards = shown.filter((card) => !up.includes(card));
  return cards.length === 0 ? [] : [{ type: 'exposed', seat, cards, how: 'shown' } as const];
}

/** Law 68B2 (1997: 68B): no concession has been made, nor a claim, and partner may not use what it told him. */
export function* partnerObjected(
  table: Table,
  claim: Claimed,
  { clauses, shownCards, information }: GoesOn,
): Procedure {
  const { seat } = claim;
  const { edition } = table;
  const [clause = '68B'] = clauses;
  const cards = cardsShown(table, claim);
  yield note('concession-objected', clause, { seat });
  yield note('play-goes-on', clause);
  const unauthorised = sideOf(seat);
  // Law 16 on what is withdrawn, which 68B2 cites, lets the others use it.
  const authorised = edition === 1997 ? undefined : otherSide(unauthorised);
  const told = (about: string) =>
    ({ type: 'information', about, by: seat, authorised, unauthorised, clause: information }) as const;
  yield told('concession');
  yield review(partnerOf(seat), USED[edition]);
  if (cards.length === 0) return [];
  if (shownCards === 'by-law-49') return exposedAfresh(table, seat, cards);
  yield note('not-penalty-cards', clause, { cards: cards.join(' ') });
  for (const card of cards) yield told(card);
  return [];
}

/** The claim is void and not adjudicated; Laws 16 and 50 do not apply, so that penalty cards end too. */
export function* claimVoid(table: Table, lapses: readonly Clause[]): Telling<void> {
  yield note('claim-void', '68D2(b)(ii)', { laws: lapses.join(', ') });
  for (const seat of SEATS)
    if (penaltyCardsOf(table, seat).length > 0)
      yield { type: 'lifted', what: 'penalty-card', seat, clause: '68D2(b)(ii)' };
}
