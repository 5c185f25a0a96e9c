import { seededNotForCompetition } from 'naipe/base';
import { cardsOf, type Deal, handOf, RANKS, randomDeal, rankOf, SEATS, type Seat, STRAINS } from 'naipe/game';
import { type ClaimQuestion, judgeClaim, NOTHING_SAID } from 'naipe/laws';

const CLAIMS = 40;
const SIZES = [4, 6, 8, 10] as const;

/** Ends of random deals in which North-South, who claim all the rest, have been dealt the higher cards. */
function someClaims(size: number, strong: boolean): readonly ClaimQuestion[] {
  const entropy = seededNotForCompetition(size);
  return Array.from({ length: CLAIMS }, (_, index) => ({
    edition: 2017,
    position: {
      strain: STRAINS[index % STRAINS.length] ?? 'NT',
      declarer: 'S',
      hands: endOf(randomDeal(entropy), size, strong),
      trick: { leader: 'S', cards: [] },
    },
    claimer: 'S',
    claimed: size,
    statement: NOTHING_SAID,
    trumpLikelyForgotten: true,
  }));
}

function endOf(deal: Deal, size: number, strong: boolean): Deal {
  // Every third card of a hand has gone first, so that all suits lose some.
  const rest = (seat: Seat) =>
    cardsOf(deal[seat])
      .map((card, index) => ({ card, order: (index * 5) % 13 }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, size)
      .map(({ card }) => card);
  const hands = { N: rest('N'), E: rest('E'), S: rest('S'), W: rest('W') };
  if (strong) {
    const all = SEATS.flatMap((seat) => hands[seat]).toSorted(
      (a, b) => RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b)),
    );
    hands.N = all.filter((_, index) => index < 2 * size && index % 2 === 0);
    hands.S = all.filter((_, index) => index < 2 * size && index % 2 === 1);
    hands.E = all.filter((_, index) => index >= 2 * size && index % 2 === 0);
    hands.W = all.filter((_, index) => index >= 2 * size && index % 2 === 1);
  }
  return { N: handOf(hands.N), E: handOf(hands.E), S: handOf(hands.S), W: handOf(hands.W) };
}

function timeOf(question: ClaimQuestion): number {
  const start = performance.now();
  const judged = judgeClaim(question);
  if (!judged.ok) throw new Error(judged.error.message);
  return performance.now() - start;
}

const shown = (milliseconds: number): string => milliseconds.toFixed(1);

function row(size: number, what: string, claims: readonly ClaimQuestion[]): string {
  const times = claims.map(timeOf).toSorted((a, b) => a - b);
  const at = (part: number): string => shown(times[Math.floor(part * (times.length - 1))] ?? 0);
  return `| ${size} | ${what} | ${at(0.5)} | ${at(0.9)} | ${at(1)} |`;
}

/** How long the ruling on a claim takes, with its line, by cards left in each hand. */
export function claimTimes(): string {
  someClaims(6, true).forEach(timeOf); // warm-up
  return [
    '| cards each | claim of all the rest, nothing said | median ms | 9 in 10 ms | worst ms |',
    '|---:|---|---:|---:|---:|',
    ...SIZES.flatMap((size) => [
      row(size, 'with most of the high cards', someClaims(size, true)),
      row(size, 'with random cards', someClaims(size, false)),
    ]),
  ].join('\n');
}
