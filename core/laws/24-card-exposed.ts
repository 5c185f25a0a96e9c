import { otherSide, partnerOf, type Seat, sideOf } from '../game/index.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import { type ByEdition, CLAUSES } from './editions.ts';
import { couldHaveKnownPass, note, partnerPasses } from './ruling/consequences.ts';
import { isHonour } from './ruling/honours.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, isSo, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import { finalContract, isAuctionEnded, type Table } from './table/table.ts';

/** When Law 24 runs: in 2017 during the auction itself, before that during the whole auction period (Law 17). */
const RUNS: ByEdition<(table: Table) => boolean> = {
  1997: ({ ended }) => ended === undefined,
  2007: ({ ended }) => ended === undefined,
  2017: (table) => table.calls.length > 0 && !isAuctionEnded(table),
};

/** 1997 says nothing of information: what partner saw is information from partner. */
const INFORMATION: ByEdition<string> = {
  1997: CLAUSES.fromPartner[1997],
  2007: '24',
  2017: CLAUSES.withdrawn[2017],
};

/** Law 24: a card of a player's could be seen by his partner before the play began. */
export function* cardExposed({ table, irregularity }: Scene<Irregular<'exposed'>>): Procedure {
  const { offender, cards, led = false } = irregularity;
  const { edition } = table;
  const params = { offender, cards: cards.join(' '), seat: partnerOf(offender) };
  if (isAuctionEnded(table) && declares(table, offender)) {
    yield note('card-picked-up', led ? SAYS.ledByDeclarer[edition] : SAYS.pickedUp[edition], params);
    return [];
  }
  if (!(yield* couldBeSeen(table, irregularity))) {
    yield note('card-goes-back', '24', params);
    return [];
  }
  if (!RUNS[edition](table)) {
    yield* outsideTheAuction(table, irregularity);
    return [];
  }
  yield { type: 'exposed', seat: offender, cards, led, clause: '24' };
  yield {
    type: 'information',
    about: cards.join(' '),
    by: offender,
    authorised: edition === 1997 ? undefined : otherSide(sideOf(offender)),
    unauthorised: sideOf(offender),
    clause: INFORMATION[edition],
  };
  yield* silence(table, irregularity);
  return [];
}

/** Was it the player's own doing, and could his partner see a face? Of a card led nobody asks. */
function* couldBeSeen({ edition }: Table, { offender, cards, led }: Irregular<'exposed'>): Telling<boolean> {
  if (led) return true;
  const params = { offender, cards: cards.join(' '), seat: partnerOf(offender) };
  const own = yield* isSo({
    id: 'own-error',
    answerer: 'director',
    clause: '24',
    no: CLAUSES.fromElsewhere[edition],
    params,
  });
  return (
    own && (yield* isSo({ id: 'partner-could-see', answerer: 'director', clause: '24', no: '24', params }))
  );
}

/** 2017: before the first call it is information from elsewhere; after the auction a defender's card is Law 49's. */
function* outsideTheAuction(table: Table, irregularity: Irregular<'exposed'>): Telling<void> {
  const { offender, cards } = irregularity;
  if (!isAuctionEnded(table)) {
    const clause = CLAUSES.fromElsewhere[table.edition];
    yield note('not-in-the-auction', clause, { offender, cards: cards.join(' ') });
    return;
  }
  yield* penaltyCards(table, irregularity, '49');
}

const declares = (table: Table, seat: Seat): boolean => {
  const contract = finalContract(table);
  return contract === undefined || contract === 'passed-out' || sideOf(contract.declarer) === sideOf(seat);
};

/** A small card costs nothing now; an honour, a lead or several cards silence partner once. */
function* silence({ edition }: Table, { offender, cards, led = false }: Irregular<'exposed'>): Telling<void> {
  const single = cards.length === 1;
  if (single && !led && !cards.some(isHonour)) {
    yield note('no-rectification-now', '24A');
    return;
  }
  yield partnerPasses(offender, 'once', single ? '24B' : '24C');
  yield couldHaveKnownPass(offender, edition);
}

const SAYS = {
  ledByDeclarer: { 1997: '48A', 2007: '54E', 2017: '54E' },
  pickedUp: { 1997: '48A', 2007: '24', 2017: '24D' },
  penaltyCard: { 1997: '24', 2007: '24', 2017: '24E' },
} as const satisfies Readonly<Record<string, ByEdition<string>>>;

/** When the auction is over: the cards go back, or become penalty cards of a defender. */
export function* exposedCardsDue({ table, irregularity }: Scene<Irregular<'exposed-cards-due'>>): Procedure {
  const { offender, exposed } = irregularity;
  const { edition } = table;
  const contract = finalContract(table);
  const params = { offender, cards: exposed.cards.join(' ') };
  if (contract === undefined || contract === 'passed-out' || declares(table, offender)) {
    yield note('card-picked-up', SAYS.pickedUp[edition], params);
    return [];
  }
  const clause = SAYS.penaltyCard[edition];
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
  yield* penaltyCards(table, { offender, ...exposed }, clause);
  return [];
}

/** Law 50B: a single small card that was not led is a minor penalty card; every other is a major one. */
function* penaltyCards(
  table: Table,
  { offender, cards, led = false }: Pick<Irregular<'exposed'>, 'offender' | 'cards' | 'led'>,
  clause: string,
): Telling<void> {
  const another = table.persists.some((item) => item.type === 'exposed' && item.seat === offender);
  yield* becomePenaltyCards(table, offender, cards, led || another ? 'played' : 'dropped', clause);
}
