import type { ContestantId, Partners, Player } from 'naipe/tournament';

/** The players of a pair that is known by its number only: play can begin before the names are typed. */
export const placeholderPlayers = (pair: string): Partners => [{ name: `${pair}a` }, { name: `${pair}b` }];

/** A player of an individual who is known by his number only. */
export const placeholderPlayer = (player: string): Player => ({ name: player });

/** Is that a name, or what stands where there is none yet? */
export const isPlaceholder = (contestant: string, name: string): boolean =>
  [placeholderPlayer(contestant), ...placeholderPlayers(contestant)].some((player) => player.name === name);

/** The names as somebody would type them: none where there are none yet. */
export const typedNames = (pair: string, players: readonly Player[]): readonly [string, string] => {
  const [first, second] = players.map(({ name }) => (isPlaceholder(pair, name) ? '' : name));
  return [first ?? '', second ?? ''];
};

/** The lowest number that no pair has. */
export function freeNumber(pairs: Iterable<ContestantId>): ContestantId {
  const taken = new Set(pairs);
  let number = 1;
  while (taken.has(String(number))) number++;
  return String(number);
}
