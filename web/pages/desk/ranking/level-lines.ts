import type { RankingLine } from 'naipe/tournament';

type Placed = Pick<RankingLine, 'place' | 'exAequo'>;

/** Those who share a place, place by place; nobody where everybody is level still, because nothing has been played. */
export function levelLines<L extends Placed>(lines: readonly L[]): readonly (readonly L[])[] {
  const places = [...new Set(lines.filter(({ exAequo }) => exAequo).map(({ place }) => place))];
  return places
    .map((place) => lines.filter((line) => line.exAequo && line.place === place))
    .filter((level) => level.length < lines.length);
}
