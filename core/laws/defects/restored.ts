import type { Card, Seat } from '../../game/index.ts';
import { becomePenaltyCards } from '../50-penalty-cards.ts';
import { ruleDefect } from '../67-defective-trick.ts';
import { editionsOf } from '../clauses/by-edition.ts';

import type { Happening } from '../happening/happening.ts';
import { isSpokenOf } from '../revokes/meant.ts';
import { type RevokeRuling, ruleRevokesOf } from '../revokes/report.ts';
import { establishedRevoke, note } from '../ruling/consequences.ts';
import { ask, judged, type Procedure, type Telling } from '../ruling/procedure.ts';
import { tableHistory } from '../table/history.ts';
import {
  isDefender,
  isPlayFinished,
  playerOf,
  playOf,
  type TablePlay,
  withCardBack,
} from '../table/play-state.ts';
import { tableRecord } from '../table/record.ts';
import type { Table } from '../table/table.ts';
import { type OpenDefect, withCardSupplied } from '../table/trick-defects.ts';
import { bestOf, type History, historyOf } from '../tricks/history.ts';

/** 1997 has one paragraph for it. */
const saysIn = editionsOf({
  restored: { 1997: '67B2', 2007: '67B2(a)', 2017: '67B2(a)' },
  alwaysHeld: { 1997: '67B2', 2007: '67B2(b)', 2017: '67B2(b)' },
});

/** The history of the play for Law 67, to which a card that went along has come to light. */
export function defectHistory(table: Table, play: TablePlay): History {
  const record = tableRecord(table, play);
  const tricks = record.tricks.map(({ plays }) => ({
    plays: plays.map(({ unnoticed: _, ...each }) => each),
  }));
  return historyOf({ ...record, tricks });
}

/** Law 67B2: both sides have played on. The extra cards go back to the hand, and count as held all the time. */
export function* surplusRestored(table: Table, defect: OpenDefect): Procedure {
  const { seat, trick } = defect;
  const { edition } = table;
  const play = playOf(table);
  const clause = saysIn(edition).restored;
  const params = { seat, trick: String(trick) };
  yield note('too-many-cards', '58B4', params);
  const faced = facedIn(play, defect);
  const stays = yield* stayingCard(table, defect, faced);
  const cards = [...(faced === undefined ? [] : [faced]), ...defect.cards];
  const restored = cards.filter((card) => card !== stays);
  for (const card of restored) yield { type: 'card-withdrawn', seat, card, clause };
  if (stays !== faced) {
    yield { type: 'card-withdrawn', seat, card: stays, clause };
    yield { type: 'card-supplied', seat, card: stays, trick, clause };
  }
  const exposed =
    isDefender(play, seat) &&
    (yield* judged('exposed-on-return', clause, { seat, cards: restored.join(' ') }));
  if (exposed) yield* becomePenaltyCards(table, seat, restored, 'dropped', clause);
  yield note('card-always-held', saysIn(edition).alwaysHeld, params);
  return yield* notPlayedEarlier(table, afterwards(play, defect, stays, faced), { seat, trick, restored });
}

const facedIn = ({ tricks, firstTrick }: TablePlay, { trick, seat }: OpenDefect): Card | undefined =>
  tricks[trick - firstTrick]?.plays.find(
    (each) => each.seat === seat && each.role === undefined && each.withdrawn === undefined,
  )?.card;

/** The play once the cards are where they belong. */
function afterwards(
  play: TablePlay,
  { seat, trick, cards }: OpenDefect,
  stays: Card,
  faced: Card | undefined,
): TablePlay {
  const back = stays === faced || faced === undefined ? cards : [faced, ...cards];
  const cleared = back.reduce((so, card) => withCardBack(so, seat, card, '67B2'), play);
  return stays === faced ? cleared : withCardSupplied(cleared, trick, seat, stays);
}

/**
 * The card that was faced stays. If the director cannot tell which it was, the highest stays that could legally have
 * been played; where that one would have given the trick to another side, he can tell.
 */
function* stayingCard(table: Table, defect: OpenDefect, faced: Card | undefined): Telling<Card> {
  const play = playOf(table);
  const { seat } = defect;
  const clause = saysIn(table).restored;
  const unknown = ruleDefect(defectHistory(table, play), defect, table.edition, {
    facedIsKnown: false,
  });
  const highest = unknown.do === 'restore' ? unknown.stays : [];
  const possible = highest.filter((card) => card !== faced && isWonTheSame(play, defect, card, faced));
  const [first = defect.cards[0] ?? 'S2'] = highest;
  if (faced === undefined) return first;
  if (possible.length === 0) return faced;
  const params = {
    seat,
    card: faced,
    cards: [faced, ...defect.cards].join(' '),
    trick: String(defect.trick),
  };
  if (yield* judged('faced-card-known', clause, params)) return faced;
  const choices = highest.filter((card) => card === faced || possible.includes(card));
  const [only = faced, ...more] = choices;
  if (more.length === 0) return only;
  return (yield* ask({
    id: 'which-card',
    answerer: playerOf(play, seat),
    clause,
    params,
    answers: choices.map((card) => ({ id: card, clause })),
  })) as Card;
}

const winnerIn = ({ tricks, firstTrick, contract }: TablePlay, trick: number): Seat | undefined =>
  bestOf(tricks[trick - firstTrick]?.plays ?? [], contract.strain)?.seat;

const isWonTheSame = (play: TablePlay, defect: OpenDefect, card: Card, faced: Card | undefined): boolean =>
  winnerIn(play, defect.trick) === winnerIn(afterwards(play, defect, card, faced), defect.trick);

interface Restored {
  readonly seat: Seat;
  /** The trick to which the cards had gone. */
  readonly trick: number;
  readonly restored: readonly Card[];
}

/** Not to have played a card that counts as held all the time may be a revoke, established by now or not. */
function* notPlayedEarlier(table: Table, play: TablePlay, { seat, trick, restored }: Restored): Procedure {
  const { edition } = table;
  const history = tableHistory({ ...table, played: play });
  // Before that trick they were in the hand, and to a trick without a card of his Law 67B1 applies.
  const isFailure = ({ revoke }: RevokeRuling): boolean =>
    revoke.seat === seat &&
    revoke.kind !== 'deemed' &&
    revoke.trick >= trick &&
    revoke.couldHavePlayed.some((card) => restored.includes(card)) &&
    !isSpokenOf(table, revoke);
  const failures = history === undefined ? [] : ruleRevokesOf(history, edition).rulings.filter(isFailure);
  const again: Happening[] = [];
  for (const { revoke, correction } of failures) {
    if (correction === undefined || isPlayFinished(play))
      yield* establishedRevoke(revoke, saysIn(edition).alwaysHeld);
    else again.push({ type: 'revoke-noticed', by: seat, of: seat, trick: revoke.trick });
  }
  return again;
}
