import { type Card, HAND_SIZE, SEATS, type Seat, suitOf } from '../game/index.ts';
import { unplayable } from './12-adjusted-score.ts';
import { isAuctionPeriod, phaseOf, roleOf } from './17-auction-period.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import { editionsOf } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';

import type { RevokeNoticed } from './happening/happening.ts';
import { note, unauthorisedFor } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { Params } from './ruling/ruling.ts';
import { playerOf, standingCards } from './table/play-state.ts';
import { finalContract, type Table } from './table/table.ts';
import { openDefects } from './table/trick-defects.ts';

type Counted = Scene<Irregular<'counted'>>;

const saysIn = editionsOf({
  amongPlayed: { 1997: '14B1(a)', 2007: '14B1', 2017: '14B1' },
  elsewhere: { 1997: '14B1(b)', 2007: '14B2', 2017: '14B2' },
  notFound: { 1997: '14B2', 2007: '14B3', 2017: '14B3' },
  alwaysHeld: { 1997: '14B3', 2007: '14B4', 2017: '14B4' },
});

/** Law 14: a hand, or several, lacks cards and none has too many. The calls made on it stand, whatever they were. */
export function* missingCard(scene: Counted): Procedure {
  const { table, irregularity } = scene;
  const short = SEATS.filter((seat) => irregularity.counts[seat] < HAND_SIZE);
  const params = { seats: short.join(' '), ...(irregularity.missing ? { cards: irregularity.missing } : {}) };
  const passedOut = finalContract(table) === 'passed-out';
  if (!isAuctionPeriod(phaseOf(table)) && !passedOut) return yield* duringPlay(scene, short, params);
  const found = yield* ask({
    id: 'missing-card',
    answerer: 'director',
    clause: '14A',
    params,
    answers: [
      { id: 'found', clause: '14A1' },
      { id: 'not-found', clause: '14A2' },
    ],
  });
  yield found === 'found' ? note('card-restored', '14A1', params) : note('deal-rebuilt', '14A2', params);
  if (passedOut) return yield* afterPassingOut(table, short);
  // 1997 does not say that the calls stand; nothing else would be left of the Law.
  yield note('calls-stand', table.edition === 1997 ? '14A' : '14A3');
  yield* knownToPartner(table, short);
  return [];
}

/**
 * The Law speaks of hands that are still to be played, or have been. On a board that was passed out the passes stand
 * by analogy, unless the director finds that it was not played normally.
 */
function* afterPassingOut(table: Table, short: readonly Seat[]): Procedure {
  const { edition } = table;
  if (yield* judged('passes-can-stand', edition === 1997 ? '14A' : '14A3', {}, '12A2')) {
    yield note('passes-stand-by-analogy', edition === 1997 ? '14A' : '14A3');
    yield* knownToPartner(table, short);
    return [];
  }
  yield* unplayable(table);
  return [];
}

function* duringPlay({ table, irregularity }: Counted, short: readonly Seat[], params: Params): Procedure {
  const says = saysIn(table);
  const found = yield* ask({
    id: 'missing-card',
    answerer: 'director',
    clause: '14B',
    params,
    answers: [
      { id: 'among-played', clause: says.amongPlayed },
      { id: 'elsewhere', clause: says.elsewhere },
      { id: 'not-found', clause: says.notFound },
    ],
  });
  if (found === 'among-played') {
    yield note('defective-trick', '67', params);
    const [by] = short;
    return by === undefined || !isDefectKnown(table) ? [] : [{ type: 'defect-noticed', by }];
  }
  const isFound = found === 'elsewhere';
  yield note(isFound ? 'card-restored' : 'deal-rebuilt', isFound ? says.elsewhere : says.notFound, params);
  const clause = says.alwaysHeld;
  yield note('card-always-held', clause, params);
  const owner = yield* ownerOf(irregularity, short, clause);
  const revokes: RevokeNoticed[] = [];
  for (const seat of short) {
    const card = seat === owner ? irregularity.missing : undefined;
    if (card !== undefined) yield* restoredTo(table, { seat, card }, isFound, clause);
    revokes.push(...(yield* notPlayed(table, seat, card, clause)));
  }
  yield* knownToPartner(table, short);
  return revokes;
}

/** One card goes to one hand: where several are short, somebody has to say whose it is. */
function* ownerOf(
  { missing }: Irregular<'counted'>,
  short: readonly Seat[],
  clause: Clause,
): Telling<string | undefined> {
  if (missing === undefined || short.length < 2) return short[0];
  return yield* ask({
    id: 'whose-card',
    answerer: 'director',
    clause,
    params: { cards: missing },
    answers: short.map((id) => ({ id, clause })),
  });
}

/** Does the table know which trick it is? */
const isDefectKnown = ({ played }: Table): boolean => played !== undefined && openDefects(played).length > 0;

/**
 * The card is in its hand again. A defender's whose face his partner could see is a penalty card (Laws 49 and 50B).
 * Nobody is asked that of one that was never found: it lay nowhere that anybody could see.
 */
function* restoredTo(
  table: Table,
  { seat, card }: { readonly seat: Seat; readonly card: Card },
  isFound: boolean,
  clause: Clause,
): Telling<void> {
  const params = { seat, offender: seat, cards: card };
  yield { type: 'card-restored', seat, card, clause };
  if (roleOf(table, seat) !== 'defender') return;
  if (!isFound) yield note('unfound-is-no-penalty-card', clause, params);
  else if (yield* judged('partner-could-see', clause, params))
    yield* becomePenaltyCards(table, seat, [card], 'dropped', clause);
}

/** That it was not played may be a revoke: in which tricks is known where the cards are, and is for Laws 61 to 64. */
function* notPlayed(
  table: Table,
  seat: Seat,
  card: Card | undefined,
  clause: Clause,
): Telling<readonly RevokeNoticed[]> {
  const { played } = table;
  const params = { seat, offender: seat, ...(card === undefined ? {} : { cards: card }) };
  const tricks = card === undefined ? [] : tricksNotFollowed(table, seat, card);
  if (played !== undefined && tricks.length > 0) {
    yield note('revoke', clause, params);
    return tricks.map((trick) => ({ type: 'revoke-noticed', by: playerOf(played, seat), of: seat, trick }));
  }
  // That the opening lead is told says nothing of the tricks since.
  const isOnlyLead = played?.tricks.flatMap(standingCards).length === 1;
  const isAllKnown = played?.firstTrick === 1 && !isOnlyLead && card !== undefined;
  if (!isAllKnown && (yield* judged('failed-to-play-it', clause, params)))
    yield note('revoke', clause, params);
  return [];
}

/** The tricks to which the hand did not follow suit though it held the card. */
function tricksNotFollowed({ played }: Table, seat: Seat, missing: Card): readonly number[] {
  if (played === undefined) return [];
  return played.tricks.flatMap((trick, index) => {
    const [lead, ...others] = standingCards(trick);
    const own = others.find((each) => each.seat === seat);
    const isRevoke =
      lead !== undefined &&
      own !== undefined &&
      suitOf(lead.card) === suitOf(missing) &&
      suitOf(own.card) !== suitOf(missing);
    return isRevoke ? [played.firstTrick + index] : [];
  });
}

/** Law 14C, since 2007: that a card came back is not for partner to use. */
function* knownToPartner({ edition }: Table, short: readonly Seat[]): Telling<void> {
  if (edition === 1997) return;
  for (const seat of short) yield unauthorisedFor(seat, 'restored-card', '14C');
}
