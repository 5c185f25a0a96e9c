import { type Card, HAND_SIZE, SEATS, type Seat, sideOf } from '../game/index.ts';
import { dealtAgain } from './6-shuffle-and-deal.ts';
import { missingCard } from './14-missing-card.ts';
import { phaseOf } from './17-auction-period.ts';
import { byEdition } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';

import type { CardsCounted } from './happening/report.ts';
import {
  adjustedScore,
  boardOver,
  note,
  penaltyPossible,
  review,
  unauthorisedFor,
} from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { allAgree, ask, judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import { refused, type TableRefusal } from './ruling/refused.ts';
import type { AdjustedScore } from './ruling/ruling.ts';
import { countedBeforeCrossing } from './screens/told.ts';
import { cardsKnown, cardsLeft, standingCards, type TablePlay } from './table/play-state.ts';
import { hasCalled, type Table } from './table/table.ts';

type Counted = Scene<Irregular<'counted'>>;

/** The players whose hands had not thirteen cards. */
export const wrongHands = ({ counts }: CardsCounted): readonly Seat[] =>
  SEATS.filter((seat) => counts[seat] !== HAND_SIZE);

/** The cards that the hands had to begin with, where those left were counted. */
export function fromTheStart({ played }: Table, counted: CardsCounted): CardsCounted {
  if (counted.left !== true || played === undefined) return counted;
  const before = (seat: Seat): number => counted.counts[seat] + HAND_SIZE - cardsLeft(played, seat);
  const counts = { N: before('N'), E: before('E'), S: before('S'), W: before('W') };
  const { left: _, ...told } = counted;
  return { ...told, counts };
}

/** Why the cards cannot have been counted so: fewer than were played, or it is not clear what was counted. */
export function countRefusal(table: Table, counted: CardsCounted): TableRefusal | undefined {
  const { played } = table;
  const { counts, missing, left = false } = counted;
  const holder =
    missing && SEATS.find((seat) => counts[seat] >= HAND_SIZE && cardsKnown(table, seat).includes(missing));
  if (missing !== undefined && holder !== undefined && !left)
    return refused('held-by', { seat: holder, card: missing }, '14');
  if (played === undefined) return undefined;
  if (missing !== undefined && isPlayed(played, missing)) return refused('card-gone', { card: missing });
  const isBegun = SEATS.some((seat) => cardsLeft(played, seat) < HAND_SIZE);
  const isUnclear = !left && isBegun && SEATS.every((seat) => counts[seat] < HAND_SIZE);
  return isUnclear ? refused('count-unclear', {}, '14') : undefined;
}

/** Does the card stand in a trick? One that went along with another may be missed (Law 67). */
const isPlayed = ({ tricks }: TablePlay, card: Card): boolean =>
  tricks.some((trick) => standingCards(trick).some((each) => each.card === card));

/** Is it Law 14's case: hands too short and none too long? 1997 takes it for one short hand only. */
function isMissing(table: Table, counted: CardsCounted): boolean {
  const wrong = wrongHands(counted);
  return (
    wrong.every((seat) => counted.counts[seat] < HAND_SIZE) && (table.edition !== 1997 || wrong.length === 1)
  );
}

/** Laws 13 and 14: the cards of the four hands are counted. */
export function* cardsCounted(scene: Counted): Procedure {
  const { table, irregularity } = scene;
  if (wrongHands(irregularity).length === 0) {
    yield note('hands-are-right', '13');
    return [];
  }
  if (isMissing(table, irregularity)) return yield* missingCard(scene);
  if (!(yield* countedBeforeCrossing(table, wrongHands(irregularity).join(' '))))
    yield* wrongNumberIn(table)(scene);
  return [];
}

const wrongNumberIn = byEdition<(scene: Counted) => Telling<void>>({
  1997: wrongNumberIn1997,
  2007: wrongNumberIn2007,
  2017: wrongNumberIn2017,
});

/** Has a player called whose own hand was wrong? The calls of the others do not matter. Once cards are played, all have. */
const wrongHandCalled = ({ table, irregularity }: Counted): boolean =>
  table.played !== undefined || wrongHands(irregularity).some((seat) => hasCalled(table, seat));

const paramsOf = ({ irregularity }: Counted) => ({ seats: wrongHands(irregularity).join(' ') });

function* wrongNumberIn2017(scene: Counted): Telling<void> {
  const params = paramsOf(scene);
  const { offender } = scene.irregularity;
  if (phaseOf(scene.table) === 'over') return yield* cancelled(scene, '13D', 'either');
  if (wrongHandCalled(scene)) {
    if (!(yield* judged('correctable', '13B1', params, '13B2')))
      return yield* cancelled(scene, '13B2', 'assigned');
    yield note('hands-corrected-calls-stand', '13B1', params);
    yield review(offender, '13B1');
    return;
  }
  if (!(yield* judged('card-seen', '13A2', params, '13A1'))) {
    yield note('hands-corrected', '13A1', params);
    return;
  }
  yield note('hands-corrected', '13A2', params);
  yield review(offender, '13A2');
  yield* penaltiesPossible(scene, '13A2');
}

function* wrongNumberIn2007(scene: Counted): Telling<void> {
  const params = paramsOf(scene);
  const { offender } = scene.irregularity;
  if (phaseOf(scene.table) === 'over') return yield* cancelled(scene, '13C', 'either');
  if (wrongHandCalled(scene)) {
    if (!(yield* judged('correctable', '13A', params, '13B')))
      return yield* cancelled(scene, '13B', 'either');
    yield note('hands-corrected-calls-stand', '13A', params);
    yield review(offender, '13A');
    yield* movedCards(scene);
    return;
  }
  if (!(yield* judged('card-seen', '13D2', params, '13D1'))) {
    yield note('hands-corrected', '13D1', params);
    yield* movedCards(scene);
    return;
  }
  if (yield* judged('would-interfere', '13D2(b)', params, '13D2(a)'))
    return yield* cancelled(scene, '13D2(b)', 'either');
  yield note('hands-corrected', '13D2(a)', params);
  yield review(offender, '13D2(a)');
  yield* movedCards(scene);
}

/** 2007, Law 13E: where the cards were and went is not for the partners of those who had too few or too many. */
function* movedCards({ irregularity }: Counted): Telling<void> {
  for (const seat of wrongHands(irregularity)) yield unauthorisedFor(seat, 'moved-card', '13E');
}

/** 1997: whoever has called on a wrong hand, or seen a card, leaves it to all four whether the board is played. */
function* wrongNumberIn1997(scene: Counted): Telling<void> {
  const params = paramsOf(scene);
  if (phaseOf(scene.table) === 'over') return yield* cancelled(scene, '13C', 'artificial', '12A2');
  if (wrongHandCalled(scene)) {
    const played = (yield* judged('correctable', '13', params)) && (yield* allAgree('13', '13'));
    if (!played) return yield* cancelled(scene, '13', 'artificial');
    yield note('hands-corrected-calls-stand', '13', params);
    return;
  }
  if (!(yield* judged('card-seen', '13B', params, '13A'))) {
    yield* restoredIn1997(scene);
    return;
  }
  const harmless = !(yield* judged('would-interfere', '13B2', params, '13B1'));
  if (!harmless || !(yield* allAgree('13B1', '13B2'))) return yield* cancelled(scene, '13B2', 'artificial');
  yield note('hands-corrected', '13B1', params);
}

function* restoredIn1997(scene: Counted): Telling<void> {
  const restored = yield* ask({
    id: 'how-restored',
    answerer: 'director',
    clause: '13A',
    params: paramsOf(scene),
    answers: [
      { id: 'hand-record', clause: '13A1' },
      { id: 'earlier-players', clause: '13A2' },
      { id: 'redeal', clause: '13A3' },
    ],
  });
  if (restored === 'redeal') {
    yield { type: 'cancelled', at: 0, later: true, clause: '13A3' };
    return yield* dealtAgain(scene.table, '13A3');
  }
  yield note('hands-corrected', restored === 'hand-record' ? '13A1' : '13A2');
}

/** The board cannot be played, or its result cannot stand. */
function* cancelled(
  scene: Counted,
  clause: Clause,
  kind: AdjustedScore['kind'],
  scoreClause: Clause = clause,
): Telling<void> {
  yield note(phaseOf(scene.table) === 'over' ? 'result-cancelled' : 'no-normal-play', clause);
  yield adjustedScore('shall', scoreClause, kind);
  yield* penaltiesPossible(scene, clause);
  yield boardOver(clause);
}

/** Who counts his cards too late, or leaves too few or too many in the pocket, is the director's to find out. */
function* penaltiesPossible({ irregularity }: Counted, clause: Clause): Telling<void> {
  for (const side of new Set(wrongHands(irregularity).map(sideOf))) yield penaltyPossible(side, clause);
}

const foreignIn = byEdition<Clause>({ 1997: '12A1', 2007: '13F', 2017: '13C' });

/**
 * Law 13C (2007: 13F): a surplus card that is no part of the deal is taken away, and nothing else happens unless it
 * was played to a trick that is quitted. 1997 does not say it; the same is done, and damage is for Law 12A1.
 */
export function* foreignCard({ table, irregularity }: Scene<Irregular<'foreign-card'>>): Procedure {
  const { seat, quitted = false } = irregularity;
  const clause = table.edition === 1997 ? '13' : foreignIn(table);
  yield note('surplus-card-removed', clause, { seat });
  if (!quitted) return [];
  const damage = foreignIn(table);
  if (yield* judged('damaged', damage, { seat })) yield adjustedScore('may', damage, 'either');
  else yield note('result-stands', damage);
  return [];
}
