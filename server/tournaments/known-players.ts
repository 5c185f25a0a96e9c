import MiniSearch from 'minisearch';
import { plainLetters } from 'naipe/base';
import type { KnownPlayer } from './summaries.ts';

const MOST_ANSWERS = 20;
/** Up to a quarter of a word's letters may be wrong. */
const WRONG_LETTERS = 0.25;

/** Finds players by a part of their name, however it is accented and in spite of typing errors. */
export class KnownPlayers {
  private readonly players: readonly KnownPlayer[];
  private readonly index;

  constructor(players: readonly KnownPlayer[]) {
    this.players = players;
    this.index = new MiniSearch<KnownPlayer & { readonly at: number }>({
      idField: 'at',
      fields: ['name', 'id'],
      processTerm: plainLetters,
    });
    this.index.addAll(players.map((player, at) => ({ ...player, at })));
  }

  search(name: string): readonly KnownPlayer[] {
    const found = this.index.search(name, { prefix: true, fuzzy: WRONG_LETTERS, combineWith: 'AND' });
    return found.slice(0, MOST_ANSWERS).flatMap(({ id: at }) => this.players[Number(at)] ?? []);
  }
}
