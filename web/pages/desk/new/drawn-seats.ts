import { type PairMovement, type Random, seatField } from 'naipe/movement';
import { RTP_2014_CATEGORIES } from 'naipe/regulation';
import type { ContestantId, EntryView } from 'naipe/tournament';

/** The place of the better of two partners among the categories, as the ranking list orders them (RTP 3.5.2). */
function bestRankOf({ players }: EntryView): { readonly bestRank?: number } {
  const ranks = players.flatMap(({ category }) =>
    typeof category === 'string' ? [RTP_2014_CATEGORIES.indexOf(category)] : [],
  );
  return ranks.length === 0 ? {} : { bestRank: Math.min(...ranks) };
}

/** The pairs in an order that puts each on the number drawn for it; none when too many of them cannot move. */
export function drawnSeats(
  movement: PairMovement,
  entries: readonly EntryView[],
  pairs: readonly ContestantId[],
  random: Random,
): readonly ContestantId[] | undefined {
  const entered = new Map(entries.map((entry) => [entry.contestant, entry]));
  const entrants = pairs.map((id) => {
    const entry = entered.get(id);
    return entry === undefined
      ? { id, valueIndex: 0 }
      : { id, valueIndex: entry.valueIndex ?? 0, cannotMove: entry.stationary, ...bestRankOf(entry) };
  });
  const seats = seatField(entrants, [movement], random);
  return seats.ok
    ? seats.value.toSorted((a, b) => a.number - b.number).map(({ entrant }) => entrant.id)
    : undefined;
}
