import { partnerOf, type Side, sideOf } from '../game/index.ts';
import { mayAsk } from './61-failure-to-follow-suit.ts';
import { correctionClause } from './62-correction-of-revoke.ts';
import { byEdition } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import { type Readings, USUAL_READINGS } from './revokes/readings.ts';
import type { Revoke } from './revokes/revoke.ts';
import type { Establishment, Standing, StandingRevoke } from './revokes/standing.ts';
import { attentionTo, type History, playerOf, trickOf } from './tricks/history.ts';
import type { CardPlayed } from './tricks/record.ts';

/** In 2017 a card retracted under Law 47E1 does not count. */
const isMisled = (edition: LawsEdition, clause: Clause | undefined): boolean =>
  edition === 2017 && clause === '47E1';

/** A card led or played, legally or not. */
const establishes = (edition: LawsEdition, { role, withdrawn }: CardPlayed): boolean =>
  role === undefined && !isMisled(edition, withdrawn);

/** Has the other side's claim been agreed past recall (Law 69A)? */
const isAgreed = (history: History, revoke: Revoke, side: Side): boolean => {
  const { calledOnNextBoard, roundEnded } = attentionTo(history, revoke);
  return roundEnded || calledOnNextBoard.some((seat) => sideOf(seat) === side);
};

function byClaim(
  history: History,
  revoke: Revoke,
  edition: LawsEdition,
  readings: Readings,
): Establishment | undefined {
  const { claim } = history.record;
  const side = sideOf(revoke.seat);
  if (claim === undefined) return undefined;
  if (sideOf(claim.by) === side) return { clause: '63A3', by: claim.by, how: 'claimed' };
  if (claim.objected) return undefined;
  const atOnce = edition !== 2017 && readings.assent === 'binds-at-once' && claim.assented;
  if (!atOnce && !isAgreed(history, revoke, side)) return undefined;
  return { clause: edition === 2017 ? '63A4' : '63A3', by: playerOf(history, revoke.seat), how: 'agreed' };
}

/** The claim came to nothing, but it was made: the revoke stays established. */
function byVoidClaim({ record }: History, { seat, trick, place }: Revoke): Establishment | undefined {
  const claim = record.voidClaims?.find(
    (made) =>
      sideOf(made.by) === sideOf(seat) &&
      (made.trick === trick + 1 || (made.trick === trick && made.cards > place)),
  );
  return claim && { clause: '63A3', by: claim.by, how: 'claimed' };
}

/** The first thing by which the offender or his partner established the revoke, if anything did (Law 63A). */
export function establishmentOf(
  history: History,
  revoke: Revoke,
  edition: LawsEdition,
  readings: Readings = USUAL_READINGS,
): Establishment | undefined {
  const side = sideOf(revoke.seat);
  const trick = revoke.trick + 1;
  const named = history.record.named?.find((card) => card.trick === trick && sideOf(card.by) === side);
  if (named !== undefined) return { clause: '63A2', by: named.by, how: 'named', trick };
  const play = trickOf(history, trick)?.plays.find(
    (card) => sideOf(card.seat) === side && establishes(edition, card),
  );
  if (play !== undefined) return { clause: '63A1', by: play.seat, how: 'played', trick, card: play.card };
  const attempt = history.record.attempted?.find(
    ({ afterCards = revoke.place + 1, ...each }) =>
      each.trick === trick &&
      sideOf(each.by) === side &&
      !isMisled(edition, each.clause) &&
      afterCards > revoke.place,
  );
  if (attempt !== undefined)
    return { clause: '63A1', by: attempt.by, how: 'played', trick, card: attempt.card };
  return byVoidClaim(history, revoke) ?? byClaim(history, revoke, edition, readings);
}

/** The clause by which Law 64 applies as if the revoke had been established, though it is corrected. */
function asIfEstablished(
  history: History,
  revoke: Revoke,
  edition: LawsEdition,
  { defendersAsking }: Readings,
): Clause | undefined {
  const { inquiries, dummyLostRights } = history.record;
  const about = inquiries?.filter(
    ({ trick, asked, card = revoke.card }) =>
      trick === revoke.trick && asked === playerOf(history, revoke.seat) && card === revoke.card,
  );
  const asked = about?.[0];
  if (asked === undefined || revoke.seat === history.dummy) return undefined;
  // Of declarer's own hand alone: a question about a card of dummy's loses nothing.
  if (asked.asker === history.dummy && dummyLostRights === true && revoke.seat === partnerOf(history.dummy))
    return '43B2(b)';
  const right = mayAsk(edition, history, asked.asker, asked.asked, defendersAsking);
  return right?.allowed === false && right.breach === '63B' ? '63B' : undefined;
}

/** Once established, a revoke may no longer be corrected. */
const standsIn = byEdition<Clause>({ 1997: '63C', 2007: '63B', 2017: '63B' });

/** Open, corrected or established (Laws 62 and 63), seen beside the other revokes of the board. */
export function revokeStanding(
  history: History,
  revoke: Revoke,
  all: readonly Revoke[],
  edition: LawsEdition,
  readings: Readings = USUAL_READINGS,
): Standing {
  const asIf = () => asIfEstablished(history, revoke, edition, readings);
  const withdrawn = trickOf(history, revoke.trick)?.plays[revoke.place]?.withdrawn;
  if (revoke.kind !== 'deemed' && withdrawn !== undefined) {
    const correctedBy = withdrawn === '62C3' || withdrawn === '62D1' ? withdrawn : '62A';
    return {
      status: 'corrected',
      established: undefined,
      asIfEstablished: asIf(),
      correctedBy,
      standsBy: undefined,
    };
  }
  const established = establishmentOf(history, revoke, edition, readings);
  const correctedBy = correctionClause(history, revoke, all, edition, established !== undefined, readings);
  if (established === undefined)
    return { status: 'open', established, asIfEstablished: asIf(), correctedBy, standsBy: undefined };
  const standsBy = correctedBy === undefined ? standsIn(edition) : undefined;
  return { status: 'established', established, asIfEstablished: undefined, correctedBy, standsBy };
}

/** All of them with how they stand. */
export const standingRevokes = (
  history: History,
  revokes: readonly Revoke[],
  edition: LawsEdition,
  readings?: Readings,
): readonly StandingRevoke[] =>
  revokes.map((revoke) => ({
    revoke,
    standing: revokeStanding(history, revoke, revokes, edition, readings),
  }));
