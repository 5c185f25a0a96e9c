import { type Card, cardsIn, dummyOf, partnerOf, type Seat, sideOf, suitOf } from '../game/index.ts';
import { staysIn } from './47-retraction.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import { standingRevokes } from './63-establishment-of-revoke.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import type { Happening } from './happening/happening.ts';
import { findRevokes } from './revokes/find-revokes.ts';
import { cardWithdrawnBy, establishedRevoke, note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, isSo, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { Answer } from './ruling/ruling.ts';
import { tableHistory } from './table/history.ts';
import {
  type CardPlace,
  cardPlaceOf,
  cardsInTrick,
  handLeft,
  isDefender,
  isGone,
  playerOf,
  playOf,
  standingCards,
} from './table/play-state.ts';
import type { Table } from './table/table.ts';
import type { CardPlayed } from './tricks/record.ts';

/** Law 45C1 to C3: a card was held or touched. Whether that made it a card played, the director says. */
export function* cardHeld({ table, irregularity }: Scene<Irregular<'card-held'>>): Procedure {
  const { offender, card } = irregularity;
  const play = playOf(table);
  const clause = isDefender(play, offender) ? '45C1' : offender === dummyOf(play.contract) ? '45C3' : '45C2';
  const params = { offender, card };
  const found = yield* ask({
    id: 'was-played',
    answerer: 'director',
    clause,
    params,
    answers: [...played(table.edition, clause), { id: 'no', clause }],
  });
  if (found !== 'no') {
    // A defender who has played to the trick already has put a card too many to it (Law 45E).
    const again = clause === '45C1' && cardsInTrick(play).some(({ seat }) => seat === offender);
    return again ? [{ type: 'fifth-card', seat: offender, card }] : [{ type: 'card', seat: offender, card }];
  }
  yield note('card-not-played', clause, params);
  return [];
}

/** How a card held was played. Since 2007 there are two ways for a card of declarer's own hand. */
const played = (edition: LawsEdition, clause: Clause): readonly Answer[] =>
  clause === '45C2' && edition !== 1997
    ? [
        { id: 'touching-the-table', clause: '45C2(a)' },
        { id: 'held-as-played', clause: '45C2(b)' },
      ]
    : [{ id: 'yes', clause }];

/** Law 45E: a fifth card to a trick. A defender's becomes a penalty card, declarer's goes back; unless it was led. */
export function* fifthCard({ table, irregularity }: Scene<Irregular<'fifth-card'>>): Procedure {
  const { offender, card, mayLead } = irregularity;
  const play = playOf(table);
  const defender = isDefender(play, offender);
  const clause: Clause = defender ? '45E1' : '45E2';
  const deliberate: readonly Answer[] = defender ? [{ id: 'deliberate', clause }] : [];
  const found = yield* ask({
    id: 'fifth-card',
    answerer: 'director',
    clause,
    params: { offender, card },
    answers: [{ id: 'dropped', clause }, ...deliberate, { id: 'led', clause }],
  });
  if (found === 'led') {
    // Before his partner has played to this trick it is a premature lead to the next (Law 57A).
    const premature = defender && !cardsInTrick(play).some(({ seat }) => seat === partnerOf(offender));
    if (mayLead || premature) return [{ type: 'card', seat: offender, card }];
    yield { type: 'play-attempted', seat: offender, card, clause };
    yield { type: 'early-lead', seat: offender, card, clause };
    return [];
  }
  if (defender)
    yield* becomePenaltyCards(table, offender, [card], found === 'deliberate' ? 'played' : 'dropped', clause);
  else yield note('card-goes-back', clause, { offender, cards: card });
  return [];
}

/** A card that was led before the trick was complete: now it is the lead, in turn or out of turn (Laws 53, 55 and 56). */
export function* earlyLead({ table, irregularity }: Scene<Irregular<'early-lead-due'>>): Procedure {
  const { offender, card, over, clause } = irregularity;
  yield note('lead-looked-at', clause, { offender, card });
  // What was played over it may have gone to the trick before since then (Law 45D).
  const follows = over === undefined || isGone(playOf(table), over.card) ? [] : [over];
  return [{ type: 'card', seat: offender, card }, ...follows];
}

const SLIP = '45C4(b)';

/**
 * Law 45C4(b): a card was named by a slip of the tongue. In 2017 it is dummy's card, until declarer plays again; in
 * 1997 and 2007 any player's, changed without pause for thought, while his side has not played again.
 */
export function* cardRenamed({ table, irregularity }: Scene<Irregular<'card-renamed'>>): Procedure {
  const { offender, card, second, inTime } = irregularity;
  const { edition } = table;
  const params = { offender, card, second };
  const { contract } = playOf(table);
  const isDummys = offender === dummyOf(contract);
  // Dummy's cards are named by declarer.
  const named = { ...params, offender: isDummys ? contract.declarer : offender };
  const open = inTime && (edition !== 2017 || isDummys);
  const slip =
    open && (yield* isSo({ id: 'slip-of-the-tongue', answerer: 'director', clause: SLIP, params }));
  const prompt =
    slip &&
    (edition === 2017 ||
      (yield* isSo({ id: 'without-pause', answerer: 'director', clause: SLIP, params: named })));
  if (!prompt) {
    yield note('card-stays', isDummys && inTime ? '45C4(a)' : staysIn(edition), params);
    return [];
  }
  return yield* replaced(table, { seat: offender, card }, second, {
    back: '47C',
    played: SLIP,
    after: '47D',
  });
}

/** Law 45D: dummy put out a card that was not named. In time it comes back; too late it stays, whatever it was. */
export function* dummyMisplaced({ table, irregularity }: Scene<Irregular<'dummy-misplaced'>>): Procedure {
  const { offender, card, named, inTime } = irregularity;
  const { edition } = table;
  if (!inTime) {
    yield note('card-stays', edition === 2017 ? '45D2' : '45D', { offender, card, second: named });
    yield* revokesToIt(table, offender, card);
    return [];
  }
  const clause = edition === 2017 ? '45D1' : '45D';
  return yield* replaced(table, { seat: offender, card }, named, {
    back: clause,
    played: clause,
    after: clause,
  });
}

/** Too late: whoever did not follow to a card that stays has revoked, dummy himself included (Laws 64 and 64B3). */
function* revokesToIt(table: Table, dummy: Seat, card: Card): Telling<void> {
  const play = playOf(table);
  const at = play.tricks.findIndex((trick) =>
    standingCards(trick).some((each) => each.seat === dummy && each.card === card),
  );
  const history = tableHistory(table);
  const all =
    history === undefined ? [] : standingRevokes(history, findRevokes(history, table.edition), table.edition);
  for (const { revoke, standing } of all) {
    if (revoke.trick === play.firstTrick + at && standing.established !== undefined)
      yield* establishedRevoke(revoke, standing.established.clause);
  }
}

interface Clauses {
  readonly back: Clause;
  readonly played: Clause;
  /** What lets those who played on it change their cards. */
  readonly after: Clause;
}

/** One card takes the place of another; cards led to the next trick in the meantime go back. */
function* replaced(table: Table, wrong: CardPlayed, right: Card, clauses: Clauses): Procedure {
  const { seat, card } = wrong;
  const place = cardPlaceOf(playOf(table), seat, card) ?? { card, sameTrick: [], laterTricks: [] };
  yield { type: 'card-withdrawn', seat, card, clause: clauses.back };
  yield cardWithdrawnBy(seat, wrong, table.edition);
  return yield* reopened(table, seat, place, right, clauses);
}

/** A card that stood has gone back, and with it all that fell after it: the right one is played, and they may change. */
export function* reopened(
  table: Table,
  seat: Seat,
  { card, sameTrick, laterTricks }: CardPlace,
  right: Card,
  clauses: Pick<Clauses, 'played' | 'after'>,
): Procedure {
  const play = playOf(table);
  const leads = play.tricks.some((trick) => standingCards(trick)[0]?.card === card);
  const back = { type: 'card-withdrawn', clause: clauses.after } as const;
  for (const { seat: by, card: later } of sameTrick)
    yield { ...back, seat: by, card: later, fallsAgain: true };
  for (const { seat: by, card: later } of laterTricks) yield { ...back, seat: by, card: later };
  for (const each of laterTricks) if (each.card !== right) yield cardWithdrawnBy(seat, each, table.edition);
  yield { type: 'card-played', seat, card: right, clause: clauses.played };
  return yield* keptOrChanged(table, seat, sameTrick, leads ? right : undefined, clauses.after, laterTricks);
}

/** Must the card be changed, because it does not follow to the new lead though its hand, as far as it is known, could? */
function cannotStay(
  table: Table,
  { seat, card }: CardPlayed,
  lead: Card | undefined,
  back: readonly CardPlayed[],
): boolean {
  if (lead === undefined || suitOf(card) === suitOf(lead)) return false;
  const hand = handLeft(table, seat);
  const follows = (each: CardPlayed): boolean => each.seat === seat && suitOf(each.card) === suitOf(lead);
  return back.some(follows) || (hand !== undefined && cardsIn(hand, suitOf(lead)).length > 0);
}

/**
 * Opponents who played on the card that was changed may change theirs, at no cost (Law 47D). A card of its own side
 * stays, unless the opponent before it has changed his.
 */
export function* keptOrChanged(
  table: Table,
  changer: Seat,
  cards: readonly CardPlayed[],
  lead: Card | undefined,
  clause: Clause,
  /** Cards of later tricks that are back in their hands. */
  back: readonly CardPlayed[] = [],
): Procedure {
  const again: Happening[] = [];
  for (const [place, { seat, card }] of cards.entries()) {
    const must = cannotStay(table, { seat, card }, lead, back);
    const opponent = sideOf(seat) !== sideOf(changer);
    const changes =
      must ||
      (opponent &&
        (yield* ask({
          id: 'change-card',
          answerer: playerOf(playOf(table), seat),
          clause,
          params: { seat, card },
          answers: [
            { id: 'keep', clause },
            { id: 'change', clause },
          ],
        })) === 'change');
    if (changes) {
      if (must) yield note('card-cannot-stay', '44C', { seat, card });
      // Whoever played after him waits for his new card, and what was seen meanwhile was withdrawn (Law 16).
      for (const each of cards.slice(place)) {
        yield note('taken-back', clause, { seat: each.seat, card: each.card });
        yield cardWithdrawnBy(changer, each, table.edition);
      }
      return again;
    }
    again.push({ type: 'card', seat, card });
  }
  return again;
}
