import { holds, TRICKS } from '../../game/index.ts';
import { phaseOf } from '../17-auction-period.ts';
import type { TrickHappening, TrickIrregularity } from '../happening/trick-happening.ts';
import { refused, type TableRefusal } from '../ruling/refused.ts';
import {
  cardPlaceOf,
  cardsInTrick,
  handLeft,
  isGone,
  playOf,
  trickNumber,
  turnToPlay,
} from '../table/play-state.ts';
import { tableRecord } from '../table/record.ts';
import { type Table, tableWith } from '../table/table.ts';
import { openDefects, withOmission, withSurplus } from '../table/trick-defects.ts';
import { historyOf, trickOf } from '../tricks/history.ts';

type Unnoticed = Extract<TrickHappening, { readonly type: 'card-omitted' | 'card-tucked' }>;
type Noticed = Exclude<TrickHappening, Unnoticed>;

/** Did it happen without anybody noticing? */
export const isUnnoticed = (happening: TrickHappening): happening is Unnoticed =>
  happening.type === 'card-omitted' || happening.type === 'card-tucked';

/** The table at which a trick has become defective without anybody noticing. */
export function withDefect(table: Table, happening: Unnoticed): Table {
  const play = playOf(table);
  const played =
    happening.type === 'card-omitted'
      ? withOmission(play, happening.seat)
      : withSurplus(play, happening.seat, happening.card);
  return tableWith(table, { played });
}

/** What the law gets that deals with it. */
export function trickIrregularity(table: Table, happening: Noticed): TrickIrregularity {
  const play = playOf(table);
  const last = trickNumber(play) - 1;
  switch (happening.type) {
    case 'defect-noticed':
      return { type: 'defective-trick', offender: openDefects(play)[0]?.seat ?? happening.by };
    case 'card-strayed': {
      const { seat, card, again = false } = happening;
      return { type: 'card-strayed', offender: seat, card, again };
    }
    case 'card-pointed-out': {
      const { seat, by, trick = last } = happening;
      return { type: 'card-pointed-out', offender: seat, by, trick };
    }
    case 'tricks-disturbed':
      return { type: 'tricks-disturbed', offender: happening.seat };
    case 'inspection': {
      const { by, what, trick = last, turned = false, looked = false, alleging = false } = happening;
      return { type: 'inspection', offender: by, what, trick, turned, looked, alleging };
    }
    case 'cards-mixed': {
      const { seats } = happening;
      return { type: 'cards-mixed', offender: seats[0] ?? play.contract.declarer, seats };
    }
  }
}

/** Why it cannot have happened: there is no such trick, turn or card. */
export function trickRefusal(table: Table, happening: TrickHappening): TableRefusal | undefined {
  const play = table.played;
  if (play === undefined) return refused('no-play');
  switch (happening.type) {
    case 'card-omitted':
      if (cardsInTrick(play).length === 0 || turnToPlay(play) !== happening.seat)
        return refused('not-omitted', { seat: happening.seat });
      // No next trick begins without the card, and a hand that has none for this one shows that an earlier trick has two.
      return trickNumber(play) === TRICKS ? refused('last-card', { seat: happening.seat }, '67') : undefined;
    case 'card-tucked':
      return tuckedRefusal(table, happening);
    case 'card-strayed':
      return cardPlaceOf(play, happening.seat, happening.card) === undefined
        ? refused('not-played', { seat: happening.seat, card: happening.card })
        : undefined;
    case 'card-pointed-out': {
      const number = happening.trick ?? trickNumber(play) - 1;
      return number < play.firstTrick || number >= trickNumber(play) || !isWon(table, number)
        ? refused('no-trick')
        : undefined;
    }
    case 'inspection': {
      const number = happening.trick ?? trickNumber(play) - 1;
      return number < 1 || number >= trickNumber(play) ? refused('no-trick') : undefined;
    }
    case 'cards-mixed':
      return happening.seats.length === 0 ? refused('no-seats') : duringPlay(table);
    case 'defect-noticed':
    case 'tricks-disturbed':
      return undefined;
  }
}

/** Cards in hand are not mixed with those played while there are any. */
const duringPlay = (table: Table): TableRefusal | undefined =>
  phaseOf(table) === 'over' || playOf(table).claimed !== undefined ? undefined : refused('play-goes-on');

function tuckedRefusal(
  table: Table,
  { seat, card }: Extract<TrickHappening, { readonly type: 'card-tucked' }>,
): TableRefusal | undefined {
  const play = playOf(table);
  if (cardPlaceOf(play, seat) === undefined) return refused('no-card', { seat });
  if (isGone(play, card)) return refused('card-gone', { card });
  const hand = handLeft(table, seat);
  return hand !== undefined && !holds(hand, card) ? refused('not-in-hand', { seat, card }) : undefined;
}

/** A trick that a card taken back has opened again is nobody's. */
const isWon = (table: Table, trick: number): boolean =>
  trickOf(historyOf(tableRecord(table, playOf(table))), trick)?.won !== undefined;
