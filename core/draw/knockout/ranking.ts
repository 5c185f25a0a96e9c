import { Fraction } from '../../base/index.ts';
import type { Bracket, MatchState } from './bracket.ts';

/** What a team did in a knockout. */
export interface KnockoutRecord {
  readonly wins: number;
  readonly impsWon: Fraction;
  readonly impsLost: Fraction;
}

/** Teams that share a place. */
export interface KnockoutPlace {
  readonly place: number;
  readonly teams: readonly string[];
}

/** Won ÷ (won + lost) orders as won ÷ lost does, and exists when nothing was lost; neither won nor lost counts as even (A12). */
function shareOfImps({ impsWon, impsLost }: KnockoutRecord): Fraction {
  const all = impsWon.plus(impsLost);
  return all.sign === 0 ? Fraction.of(1, 2) : impsWon.over(all);
}

const compareRecords = (a: KnockoutRecord, b: KnockoutRecord): number =>
  a.wins - b.wins || shareOfImps(a).compare(shareOfImps(b));

const NOTHING: KnockoutRecord = { wins: 0, impsWon: Fraction.of(0), impsLost: Fraction.of(0) };

/** A group of equals in order, those that stay equal together. */
function separated(
  teams: readonly string[],
  records: ReadonlyMap<string, KnockoutRecord>,
): readonly (readonly string[])[] {
  const recordOf = (team: string): KnockoutRecord => records.get(team) ?? NOTHING;
  const groups: string[][] = [];
  for (const team of teams.toSorted((a, b) => compareRecords(recordOf(b), recordOf(a)))) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last !== undefined && first !== undefined && compareRecords(recordOf(first), recordOf(team)) === 0) {
      last.push(team);
    } else groups.push([team]);
  }
  return groups;
}

/**
 * The ranking of a knockout: by the round of defeat, those beaten in one round ex aequo; where they have to be separated, by the
 * number of wins, then by the quotient of IMPs (RTP 3.6.10.3 b). Teams still in have no place yet.
 */
export function rankKnockout(
  { rounds, thirdPlace }: Bracket,
  matches: readonly MatchState[],
  records?: ReadonlyMap<string, KnockoutRecord>,
): readonly KnockoutPlace[] {
  const main = matches.filter(({ match }) => match !== thirdPlace);
  const final = main.at(-1);
  const third = matches.find(({ match }) => match === thirdPlace);
  const groups: (readonly string[])[] = final?.winner === undefined ? [] : [[final.winner]];
  for (let round = rounds; round >= 1; round--) {
    const beaten = main.flatMap((match) =>
      match.round === round && match.loser !== undefined ? [match.loser] : [],
    );
    if (round === rounds - 1 && third?.winner !== undefined && third.loser !== undefined) {
      groups.push([third.winner], [third.loser]);
    } else if (beaten.length > 0) {
      groups.push(...(records === undefined ? [beaten] : separated(beaten, records)));
    }
  }
  const ranked = new Set(groups.flat());
  const teams = new Set(main.flatMap(({ homeTeam, awayTeam }) => [homeTeam ?? [], awayTeam ?? []].flat()));
  let place = [...teams].filter((team) => !ranked.has(team)).length + 1;
  return groups.map((group) => {
    const found = { place, teams: group };
    place += group.length;
    return found;
  });
}
