import {
  drawMixed,
  type Entrant,
  type PairMovement,
  type Random,
  seatApart,
  seatField,
  strongerFirst,
} from 'naipe/movement';
import { RTP_2014_CATEGORIES } from 'naipe/regulation';
import type { ContestantId, EncountersView, EntryView } from 'naipe/tournament';

/** How pairs come to their numbers: as entered, or drawn with lines balanced by index or ranking, or to meet new ones. */
export const SEATING_WAYS = ['order', 'index', 'ranking', 'apart'] as const;
export type SeatingWay = (typeof SEATING_WAYS)[number];

const hasPlace = ({ players }: EntryView): boolean => players.some(({ rank }) => rank !== undefined);

/**
 * The place of the best of the partners in the ranking list; where nobody's is known, that of his category among the
 * categories, as the list orders them (RTP 3.5.2).
 */
function bestRankOf({ players }: EntryView, byPlace: boolean): { readonly bestRank?: number } {
  const ranks = players.flatMap(({ rank, category }) => {
    if (byPlace) return rank ?? [];
    return typeof category === 'string' ? [RTP_2014_CATEGORIES.indexOf(category)] : [];
  });
  return ranks.length === 0 ? {} : { bestRank: Math.min(...ranks) };
}

/** What the draw needs to know of pairs: by their value index, or the higher the earlier they come in an order. */
function entrantsOf(
  entries: readonly EntryView[],
  pairs: readonly ContestantId[],
  order?: readonly ContestantId[],
): readonly Entrant[] {
  const entered = new Map(entries.map((entry) => [entry.contestant, entry]));
  const byPlace = entries.some(hasPlace);
  return pairs.map((id) => {
    const entry = entered.get(id);
    const valueIndex = order === undefined ? (entry?.valueIndex ?? 0) : order.length - order.indexOf(id);
    return entry === undefined
      ? { id, valueIndex }
      : {
          id,
          valueIndex,
          cannotMove: entry.stationary,
          ...(order === undefined ? bestRankOf(entry, byPlace) : {}),
        };
  });
}

export interface Drawing {
  readonly way: SeatingWay;
  readonly entries: readonly EntryView[];
  /** The order of the ranking so far, where there is one. */
  readonly order?: readonly ContestantId[];
  /** Who has met whom, where an earlier session is planned. */
  readonly met?: EncountersView['met'];
}

/** The pairs in an order that puts each on the number drawn for it; none when too many of them cannot move. */
export function drawnSeats(
  movement: PairMovement,
  pairs: readonly ContestantId[],
  { way, entries, order, met = [] }: Drawing,
  random: Random,
): readonly ContestantId[] | undefined {
  if (way === 'order') return pairs;
  const entrants = entrantsOf(entries, pairs, way === 'index' ? undefined : order);
  const times = new Map(
    met.map(({ contestants, sessions }) => [contestants.toSorted().join(), sessions.length]),
  );
  const seats =
    way === 'apart'
      ? seatApart(entrants, movement, (one, other) => times.get([one, other].sort().join()) ?? 0, random)
      : seatField(entrants, [movement], random);
  return seats.ok
    ? seats.value.toSorted((a, b) => a.number - b.number).map(({ entrant }) => entrant.id)
    : undefined;
}

/** The same for the mixed scheme of three sessions, in the order of an earlier phase or of value index (RTP 3.5.5.3). */
export function drawnMixed(
  pairs: readonly ContestantId[],
  { way, entries, order }: Drawing,
  random: Random,
): readonly ContestantId[] | undefined {
  if (way === 'order') return pairs;
  const strength = entrantsOf(entries, pairs, way === 'index' ? undefined : order);
  const seats = drawMixed(strength.toSorted(strongerFirst), random);
  return seats.ok ? seats.value.map(({ entrant }) => entrant.id) : undefined;
}
