import type { Breach } from './breach.ts';

export type PlayerId = string;
export type PairOfPlayers = readonly [PlayerId, PlayerId];

/** Whom a team fields in a segment: a pair in each room. */
export interface LineUp {
  readonly open: PairOfPlayers;
  readonly closed: PairOfPlayers;
}

export type MatchTeam = 'home' | 'visitors';

/** What a regulation says about line-ups. */
export interface LineUpRules {
  /** The order in which teams declare. */
  readonly order: string;
  /** An unchanged pair of the first to declare stays in its room. */
  readonly stays: string;
  /** Two pairs do not meet again that met in the segment before. */
  readonly meets: string;
  /** Who plays for the team. */
  readonly players: string;
  /** Of pairs with a highly unusual system, where the regulation says something of them. */
  readonly unusualSystems: UnusualSystemRules | undefined;
}

/** A team with such a pair is always visitors and declares first; the pair sits down so long before the match if the opponents ask. */
export interface UnusualSystemRules {
  readonly clause: string;
  readonly seatedMinutesBefore: number;
}

/** What was played in the segment before. */
export interface SegmentPlayed {
  readonly own: LineUp;
  readonly opponents: LineUp;
}

/** A line-up that a team declares. */
export interface DeclaredLineUp {
  /** The players entered for the team. */
  readonly players: readonly PlayerId[];
  readonly before?: SegmentPlayed;
  /** What the opponents have declared, when the team declares second. */
  readonly opponents?: LineUp;
  /** Of a mixed event: who is a woman. */
  readonly women?: readonly PlayerId[];
}

/** Which of two teams has pairs that play a highly unusual system. */
export type UnusualSystems = { readonly home: boolean; readonly visitors: boolean };

/** Who is home: the first named, unless a team with a highly unusual system must be visitors (RTP 2.3.4.3). */
export function homeTeam(
  rules: LineUpRules,
  first: { readonly unusual: boolean },
  second: { readonly unusual: boolean },
): 'first' | 'second' {
  return rules.unusualSystems !== undefined && first.unusual && !second.unusual ? 'second' : 'first';
}

/** Who declares first in a segment, counted from 1, and by which clause. */
export function declaresFirst(
  rules: LineUpRules,
  segment: number,
  unusual: UnusualSystems = { home: false, visitors: false },
): { readonly team: MatchTeam; readonly clause: string } {
  if (rules.unusualSystems !== undefined && unusual.visitors && !unusual.home)
    return { team: 'visitors', clause: rules.unusualSystems.clause };
  return { team: segment % 2 === 1 ? 'visitors' : 'home', clause: rules.order };
}

/** The side a team's pair sits on in a room, in every segment (RTP 2.3.1, ROP 6.8). */
export const sideInRoom = (team: MatchTeam, room: 'open' | 'closed'): 'NS' | 'EW' =>
  (team === 'home') === (room === 'open') ? 'NS' : 'EW';

const ROOMS = ['open', 'closed'] as const;

export const samePair = ([one, other]: PairOfPlayers, [third, fourth]: PairOfPlayers): boolean =>
  (one === third && other === fourth) || (one === fourth && other === third);

const named = ([one, other]: PairOfPlayers): string => `${one} and ${other}`;

/** What is wrong with a line-up; nothing when the team may play so. */
export function lineUpBreaches(
  rules: LineUpRules,
  lineUp: LineUp,
  declared: DeclaredLineUp,
): readonly Breach[] {
  return [
    ...playerBreaches(rules, lineUp, declared),
    ...(declared.before === undefined
      ? []
      : declared.opponents === undefined
        ? stayBreaches(rules, lineUp, declared.before)
        : meetingBreaches(rules, lineUp, declared.before, declared.opponents)),
  ];
}

function playerBreaches(
  rules: LineUpRules,
  lineUp: LineUp,
  { players, women }: DeclaredLineUp,
): readonly Breach[] {
  const fielded = ROOMS.flatMap((room) => lineUp[room]);
  const strangers = fielded.filter((player) => !players.includes(player));
  const twice = fielded.filter((player, at) => fielded.indexOf(player) !== at);
  const unmixed =
    women === undefined
      ? []
      : ROOMS.map((room) => lineUp[room]).filter(
          ([one, other]) => women.includes(one) === women.includes(other),
        );
  return [
    ...strangers.map((player) => ({
      code: 'not-of-the-team',
      clause: rules.players,
      message: `${player} does not play for this team.`,
    })),
    ...twice.map((player) => ({
      code: 'player-twice',
      clause: rules.players,
      message: `${player} cannot sit in two places.`,
    })),
    ...unmixed.map((pair) => ({
      code: 'not-mixed',
      clause: rules.players,
      message: `${named(pair)} are not a woman and a man.`,
    })),
  ];
}

/** The first to declare keeps an unchanged pair in its room. */
function stayBreaches({ stays }: LineUpRules, lineUp: LineUp, { own }: SegmentPlayed): readonly Breach[] {
  return ROOMS.filter((room) => samePair(lineUp[room], own[room === 'open' ? 'closed' : 'open'])).map(
    (room) => ({
      code: 'pair-changed-room',
      clause: stays,
      message: `${named(lineUp[room])} stay together, so they stay in the ${room === 'open' ? 'closed' : 'open'} room: this team declares first.`,
    }),
  );
}

/** The second to declare sees to it that no two pairs meet again. */
function meetingBreaches(
  { meets }: LineUpRules,
  lineUp: LineUp,
  { own, opponents: theirs }: SegmentPlayed,
  opponents: LineUp,
): readonly Breach[] {
  return ROOMS.filter((room) =>
    ROOMS.some((before) => samePair(lineUp[room], own[before]) && samePair(opponents[room], theirs[before])),
  ).map((room) => ({
    code: 'pairs-meet-again',
    clause: meets,
    message: `${named(lineUp[room])} met ${named(opponents[room])} in the segment before and cannot meet them again.`,
  }));
}

/** A line-up that a team could declare, and what stands against it. */
export interface LineUpChoice {
  readonly lineUp: LineUp;
  readonly breaches: readonly Breach[];
}

/** Every line-up of a team, each with what the rule says against it: a captain picks among those without breaches. */
export function lineUpChoices(rules: LineUpRules, declared: DeclaredLineUp): readonly LineUpChoice[] {
  const pairs = pairsOf(declared.players);
  return pairs.flatMap((open) =>
    pairs
      .filter((closed) => closed.every((player) => !open.includes(player)))
      .map((closed) => ({
        lineUp: { open, closed },
        breaches: lineUpBreaches(rules, { open, closed }, declared),
      })),
  );
}

const pairsOf = (players: readonly PlayerId[]): readonly PairOfPlayers[] =>
  players.flatMap((one, at) => players.slice(at + 1).map((other): PairOfPlayers => [one, other]));

/** RTP 2.2.1, 2.3.4.1; ROP 8.2.1: where the women of a mixed event sit. */
export const womenSeats = (screens: boolean): readonly ['S', 'W' | 'E'] => ['S', screens ? 'E' : 'W'];
