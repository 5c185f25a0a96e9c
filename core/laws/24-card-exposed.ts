import { lhoOf, otherSide, partnerOf, rhoOf, type Seat, sideOf } from '../game/index.ts';
import { dealtAgain } from './6-shuffle-and-deal.ts';
import { elsewhereLearnt } from './16-unauthorised-information.ts';
import { phaseOf } from './17-auction-period.ts';
import { PASSED_OUT } from './22-end-of-auction.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import { byEdition, CLAUSES, editionsOf, sharedIn } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import { cardWithdrawnBy, couldHaveKnownPass, note, partnerPasses } from './ruling/consequences.ts';
import { isHonour } from './ruling/honours.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import { finalContract, type Table } from './table/table.ts';

/** 1997 says nothing of information: what partner saw is information from partner. */
const informationIn = byEdition<Clause>({
  1997: CLAUSES.fromPartner[1997],
  2007: '24',
  2017: CLAUSES.withdrawn[2017],
});

/** Law 24: a card of a player's could be seen by his partner before the play began. */
export function* cardExposed({ table, irregularity }: Scene<Irregular<'exposed'>>): Procedure {
  const { edition } = table;
  const contract = finalContract(table);
  if (contract === 'passed-out') {
    yield note('card-goes-back', PASSED_OUT[edition], { cards: irregularity.cards.join(' ') });
    return [];
  }
  if (contract !== undefined) {
    if (declares(table, irregularity.offender)) return yield* byDeclaringSide(table, irregularity);
    if (edition === 2017) return yield* byDefender2017(table, irregularity);
  }
  if (phaseOf(table) === 'before' && !(yield* begunIn(edition)(table, irregularity))) return [];
  return yield* inTheAuction(table, irregularity);
}

/** Has the auction, or its period, begun, so that Law 24 runs? If not, it is ruled by the law that does. */
const begunIn = byEdition<(table: Table, irregularity: Irregular<'exposed'>) => Telling<boolean>>({
  /** 17A and 6D1: until somebody of each side has looked at his cards, the board is dealt again. */
  *1997(table, { offender, cards }) {
    const params = { offender, cards: cards.join(' ') };
    if (yield* judged('both-sides-looked', '17A', params, '6D1')) return true;
    if (yield* judged('another-could-see', '6D1', params)) yield* dealtAgain(table, '6D1');
    else yield note('card-goes-back', '6D1', params);
    return false;
  },
  /** 17A: the period begins for a side when one of it takes his hand from the board. Who leads has. */
  *2007(table, irregularity) {
    const { offender, led = false } = irregularity;
    if (led || (yield* judged('cards-taken', '17A', { side: sideOf(offender) }, '16C'))) return true;
    yield* seenBeforehand(table, irregularity);
    return false;
  },
  /** Law 24 is for the auction itself: before the first call Law 6D1 points to 16D. */
  *2017(table, irregularity) {
    yield* seenBeforehand(table, irregularity);
    return false;
  },
});

/** The card goes back; what others have seen of it is information from elsewhere (Law 16D; 2007: 16C). */
function* seenBeforehand(table: Table, irregularity: Irregular<'exposed'>): Telling<void> {
  yield note('before-the-auction', '6D1');
  yield* seenByOthers(table, irregularity);
}

function* seenByOthers(table: Table, { offender, cards }: Irregular<'exposed'>): Telling<void> {
  const clause = sharedIn(table).fromElsewhere;
  yield note('card-goes-back', clause, { cards: cards.join(' ') });
  for (const seat of [lhoOf(offender), partnerOf(offender), rhoOf(offender)]) {
    if (!(yield* judged('saw-card', clause, { seat, cards: cards.join(' ') }))) continue;
    if (yield* elsewhereLearnt(table, seat)) return;
  }
}

/** After the auction: the card of the declaring side goes back (Law 48A), also if it was meant as a lead. */
function* byDeclaringSide(
  { edition }: Table,
  { offender, cards, led = false }: Irregular<'exposed'>,
): Procedure {
  const params = { offender, cards: cards.join(' ') };
  const says = saysIn(edition);
  if (led) yield note('lead-by-declaring-side', says.ledByDeclarer, params);
  yield note('card-picked-up', led ? says.pickedUp : says.pickedUpAfter, params);
  if (led) for (const card of cards) yield cardWithdrawnBy(offender, { seat: offender, card }, edition);
  return [];
}

/** 2017: after the auction a defender's card is Law 49's. */
function* byDefender2017(table: Table, irregularity: Irregular<'exposed'>): Procedure {
  const { offender, cards, led, how } = irregularity;
  const params = { offender, cards: cards.join(' ') };
  if (led === true || how === 'named' || (yield* judged('partner-could-see', '49', params)))
    yield* penaltyCards(table, irregularity, '49');
  else yield note('card-goes-back', '49', params);
  return [];
}

function* inTheAuction(table: Table, irregularity: Irregular<'exposed'>): Procedure {
  const { offender, cards, led = false } = irregularity;
  const { edition } = table;
  const params = { offender, cards: cards.join(' ') };
  if (!led && !(yield* judged('own-error', '24', params, sharedIn(edition).fromElsewhere))) {
    yield* seenByOthers(table, irregularity);
    return [];
  }
  if (!led && !(yield* judged('partner-could-see', '24', params))) {
    yield note('card-goes-back', '24', params);
    return [];
  }
  yield { type: 'exposed', seat: offender, cards, led, clause: '24' };
  yield {
    type: 'information',
    about: cards.join(' '),
    by: offender,
    authorised: edition === 1997 ? undefined : otherSide(sideOf(offender)),
    unauthorised: sideOf(offender),
    clause: informationIn(edition),
  };
  yield* silence(table, irregularity);
  return [];
}

const declares = (table: Table, seat: Seat): boolean => {
  const contract = finalContract(table);
  return contract === undefined || contract === 'passed-out' || sideOf(contract.declarer) === sideOf(seat);
};

/** A small card costs nothing now; an honour, a lead or several cards silence partner once. */
function* silence(table: Table, { offender, cards, led = false }: Irregular<'exposed'>): Telling<void> {
  const single = cards.length === 1;
  if (single && !led && !cards.some(isHonour)) {
    yield note('no-rectification-now', '24A');
    return;
  }
  // Once the auction is over he has no turn any more at which to pass.
  if (finalContract(table) !== undefined) return;
  yield partnerPasses(offender, 'once', single ? '24B' : '24C');
  yield couldHaveKnownPass(offender, table.edition);
}

export const saysIn = editionsOf({
  // 1997 has no 54E: until a defender faces a lead the auction period lasts (17E).
  ledByDeclarer: { 1997: '24', 2007: '54E', 2017: '54E' },
  pickedUp: { 1997: '48A', 2007: '24', 2017: '24D' },
  pickedUpAfter: { 1997: '48A', 2007: '24', 2017: '48A' },
  penaltyCard: { 1997: '24', 2007: '24', 2017: '24E' },
});

/** When the auction is over: the cards go back, or become penalty cards of a defender. */
export function* exposedCardsDue({ table, irregularity }: Scene<Irregular<'exposed-cards-due'>>): Procedure {
  const { offender, exposed } = irregularity;
  const { edition } = table;
  const says = saysIn(edition);
  const contract = finalContract(table);
  const params = { offender, cards: exposed.cards.join(' ') };
  if (contract === undefined || contract === 'passed-out' || declares(table, offender)) {
    yield note('card-picked-up', says.pickedUp, params);
    return [];
  }
  const clause = says.penaltyCard;
  // 1997: declarer may treat them as penalty cards; later there is no choice.
  if (edition === 1997) {
    const chosen = yield* ask({
      id: 'penalty-cards',
      answerer: contract.declarer,
      clause,
      params,
      answers: [
        { id: 'penalty', clause },
        { id: 'pick-up', clause },
      ],
    });
    if (chosen === 'pick-up') {
      yield note('card-picked-up', clause, params);
      return [];
    }
  }
  // While they lie on the table nothing about them is withheld from anybody, since 2017.
  if (edition === 2017)
    yield { type: 'lifted', what: 'information', seat: offender, about: params.cards, clause: '50E1' };
  yield* penaltyCards(table, { offender, ...exposed }, clause);
  return [];
}

/** Law 50B: a single small card that was not led is a minor penalty card; every other is a major one. */
function* penaltyCards(
  table: Table,
  { offender, cards, led = false }: Pick<Irregular<'exposed'>, 'offender' | 'cards' | 'led'>,
  clause: Clause,
): Telling<void> {
  const another = table.persists.some((item) => item.type === 'exposed' && item.seat === offender);
  yield* becomePenaltyCards(table, offender, cards, led || another ? 'played' : 'dropped', clause);
}
