import type { TableView } from 'naipe/tournament';

/** What a round of the movement is called at a table, this one unless told: by the round of its match, with the segment where there are several. */
export function roundName({ round, match }: Pick<TableView, 'round' | 'match'>, other = round): string {
  if (match === undefined) return String(other);
  const { segments } = match;
  const played = (match.round - 1) * segments + match.segment - 1 + (other - round);
  const name = String(Math.floor(played / segments) + 1);
  return segments === 1 ? name : `${name} (${(played % segments) + 1}/${segments})`;
}
