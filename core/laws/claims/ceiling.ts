import type { Search } from './search.ts';

/** Positions that may be looked at to see whether a card has cost a trick. */
const CARD_LIMIT = 5_000;

/**
 * The most that the claiming side could get with all hands in sight, followed along a line of play. Where it falls with a
 * card of its own, that card is what the tricks were lost by; where the count takes too long, nothing more is told.
 */
export class Ceiling {
  private readonly search: Search;
  private most: number | undefined;

  constructor(search: Search, most: number | undefined) {
    this.search = search;
    this.most = most;
  }

  /**
   * A card has been played, with which so many tricks were won: has the most that can be had become less? With a card of
   * the claiming side's it cannot become more, with one of the others' not less.
   */
  falls(won: number, ours: boolean): boolean | undefined {
    if (this.most === undefined) return undefined;
    const before = this.most - won;
    let most = before;
    this.search.allow(CARD_LIMIT);
    if (ours) while (!this.search.gets(most)) most--;
    else while (this.search.gets(most + 1)) most++;
    this.most = this.search.isComplete ? most : undefined;
    return this.most === undefined ? undefined : most < before;
  }
}
