import type { ResultsFile, ResultsMatch, Seated, Traveller, TravellerLine } from '../../format/index.ts';
import { type Side, scoreNS, type Vulnerability, vulnerabilityOf } from '../../game/index.ts';
import type { Key, Roster } from './roster.ts';

/** One result of the file, with where it stands and who sat. */
export interface Entry {
  readonly session: number;
  readonly section: number;
  readonly match?: ResultsMatch;
  readonly round?: number;
  readonly board: number;
  readonly vulnerability: Vulnerability;
  readonly line: TravellerLine;
  readonly sitting: Readonly<Record<Side, readonly Key[]>>;
  /** `section B, board 7`. */
  readonly where: string;
  /** North–South's table score as the file gives it; missing when the two sides score apart. */
  readonly published?: number;
  /** North–South's table score by Law 77, where the contract and tricks are known. */
  readonly computed?: number;
}

/** Which of its two table scores a result is compared by. */
export type Basis = 'computed' | 'published';

export const isDisputed = ({ published, computed }: Entry): boolean =>
  published !== undefined && computed !== undefined && published !== computed;

/** The same result with one table score alone, where its contract and its figure do not agree. */
export const keeping =
  (basis: Basis) =>
  (entry: Entry): Entry => {
    if (!isDisputed(entry)) return entry;
    const score = entry[basis];
    return score === undefined ? entry : { ...entry, published: score, computed: score };
  };

/** The table score on that basis; the other one where only that is known. */
export const tableScoreOf = ({ published, computed }: Entry, basis: Basis): number | undefined =>
  basis === 'computed' ? (computed ?? published) : (published ?? computed);

/** `pair 3`, `players 1 and 2`; of a frequency sheet, which names nobody, the score. */
export function sideLabel({ line, published }: Entry, side: Side): string {
  const { seated } = line;
  if (seated.kind === 'players') {
    const [first, second] = side === 'NS' ? [seated.N, seated.S] : [seated.E, seated.W];
    return `players ${first} and ${second}`;
  }
  return seated[side] === '' ? `${side}, result ${published ?? '?'}` : `pair ${seated[side]}`;
}

/** `pairs 3 and 5`. */
export function tableLabel({ line, published }: Entry): string {
  const { seated } = line;
  if (seated.kind === 'players') return `players ${seated.N}, ${seated.S}, ${seated.E} and ${seated.W}`;
  return seated.NS === '' ? `result ${published ?? '?'}` : `pairs ${seated.NS} and ${seated.EW}`;
}

const numbersOn = (seated: Seated, side: Side): readonly string[] => {
  if (seated.kind === 'pairs') return seated[side] === '' ? [] : [seated[side]];
  return side === 'NS' ? [seated.N, seated.S] : [seated.E, seated.W];
};

interface Place {
  readonly session: number;
  readonly section: number;
  readonly name: string;
}

function entryOf(
  { session, section, name }: Place,
  { board, vulnerability = vulnerabilityOf(board) }: Traveller,
  line: TravellerLine,
  match: ResultsMatch | undefined,
  roster: Roster,
): Entry {
  const { outcome, score } = line;
  const round = line.round ?? match?.round;
  const keys = (side: Side): readonly Key[] =>
    numbersOn(line.seated, side).map((number) => roster.keyOf(session, section, number, side));
  return {
    session,
    section,
    ...(match === undefined ? {} : { match }),
    ...(round === undefined ? {} : { round }),
    board,
    vulnerability,
    line,
    sitting: { NS: keys('NS'), EW: keys('EW') },
    where: `${name}${match === undefined ? '' : `${matchLabel(match)}, `}board ${board}`,
    ...(score !== undefined && score.NS === 0 - score.EW ? { published: score.NS } : {}),
    ...(outcome.kind === 'played' ? { computed: scoreNS(outcome.result, vulnerability) } : {}),
  };
}

/** `round 2, 1 against 3`. */
export const matchLabel = ({ round, first, second }: ResultsMatch): string =>
  `${round === undefined ? '' : `round ${round}, `}${first} against ${second}`;

/** `session 2, section B, `, as far as there is more than one. */
export function placeName({ event }: ResultsFile, session: number, section: number): string {
  const sessions = event.sessions;
  const sections = sessions[session]?.sections ?? [];
  const first = sessions.length > 1 ? `session ${sessions[session]?.id ?? session + 1}, ` : '';
  const second = sections.length > 1 ? `section ${sections[section]?.id ?? section + 1}, ` : '';
  return first + second;
}

/** Every result of the file, in its order. */
export function entriesOf(file: ResultsFile, roster: Roster): readonly Entry[] {
  return file.event.sessions.flatMap(({ sections }, session) =>
    sections.flatMap(({ travellers, matches }, section) => {
      const place = { session, section, name: placeName(file, session, section) };
      const read = (traveller: Traveller, match?: ResultsMatch): Entry[] =>
        traveller.lines.map((line) => entryOf(place, traveller, line, match, roster));
      return [
        ...travellers.flatMap((traveller) => read(traveller)),
        ...matches.flatMap((match) => match.travellers.flatMap((traveller) => read(traveller, match))),
      ];
    }),
  );
}
