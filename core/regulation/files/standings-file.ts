import {
  Fraction,
  type JsonFields,
  jsonCount,
  jsonFlag,
  jsonList,
  jsonObject,
  jsonObjectOf,
  jsonOneOf,
  jsonOptional,
  jsonParsed,
  jsonText,
  misfit,
  type Result,
  readJson,
} from '../../base/index.ts';
import {
  type BothSides,
  balanced,
  byScale,
  type ContestantId,
  type League,
  MARGIN_ROUNDING,
  type MatchRecord,
  namedIn,
  type RoundResult,
  type VpEntry,
  vpsOfNets,
} from '../../scoring/index.ts';
import { PROFILE_IDS, type ProfileId } from '../profile.ts';
import { PROFILES } from '../profiles.ts';
import type { EventPlan, TeamRules } from '../team-rules.ts';
import { readFraction } from './room-score.ts';

/** An event of matches as a file tells it: `naipe standings`. */
export interface StandingsFile {
  readonly profile: ProfileId;
  readonly of: 'teams' | 'pairs';
  readonly plan: EventPlan;
  readonly league: League;
  /** Teams that are out of the event. */
  readonly out: readonly ContestantId[];
  readonly final: boolean;
  readonly lots: readonly ContestantId[];
}

const MOST = { teams: 1000, rounds: 100, results: 20_000, boards: 256 } as const;

const KIND = { code: 'standings-json', title: 'Standings' } as const;

/** Reads an event from JSON text. */
export const parseStandingsFile = (text: string): Result<StandingsFile> => readJson(text, KIND, readEvent);

const FIELDS = [
  'profile',
  'of',
  'system',
  'rounds',
  'danishRounds',
  'boards',
  'teams',
  'results',
  'penalties',
  'bonuses',
  'carryOver',
  'out',
  'lots',
  'final',
] as const;

/** What readers of results look things up in. */
interface Reading {
  readonly rules: TeamRules;
  readonly teams: readonly ContestantId[];
  readonly boards: number;
}

function readEvent(value: unknown): StandingsFile {
  const fields = jsonObjectOf(value, '', FIELDS);
  const profile = jsonOptional<ProfileId>(fields.profile, 'rtp-2014', (item) =>
    jsonOneOf(item, 'profile', PROFILE_IDS),
  );
  const teams = jsonList(fields.teams, 'teams', MOST.teams, (item, at) => jsonText(item, at));
  const twice = teams.find((team, at) => teams.indexOf(team) !== at);
  if (twice !== undefined) misfit('teams', `a list of different teams; "${twice}" is there twice`);
  const boards = jsonOptional(fields.boards, 16, (item) => jsonCount(item, 'boards', MOST.boards));
  const reading = { rules: PROFILES[profile].teams, teams, boards };
  const list = jsonList(fields.results, 'results', MOST.results, (item, at) => readResult(item, at, reading));
  const results = list.flat();
  checkRounds(list);
  const played = results.reduce((last, { round }) => Math.max(last, round), 0);
  const team = (item: unknown, at: string): ContestantId => readTeam(item, at, teams);
  const teamsIn = (item: unknown, at: string): readonly ContestantId[] =>
    jsonList(item, at, MOST.teams, team);
  const system = jsonOptional<'swiss' | 'round-robin'>(fields.system, 'round-robin', (item) =>
    jsonOneOf(item, 'system', ['swiss', 'round-robin']),
  );
  return {
    profile,
    of: jsonOptional<'teams' | 'pairs'>(fields.of, 'teams', (item) =>
      jsonOneOf(item, 'of', ['teams', 'pairs']),
    ),
    plan: {
      swiss: system === 'swiss',
      rounds: jsonOptional(fields.rounds, Math.max(1, played), (item) =>
        jsonCount(item, 'rounds', MOST.rounds),
      ),
      danishRounds: jsonOptional<0 | 1 | 2>(fields.danishRounds, 0, (item) =>
        jsonOneOf(item, 'danishRounds', [0, 1, 2]),
      ),
      boards,
    },
    league: {
      contestants: teams,
      results,
      entries: [
        ...readEntries(fields, 'penalties', 'penalty', teams),
        ...readEntries(fields, 'bonuses', 'bonus', teams),
        ...readEntries(fields, 'carryOver', 'carry-over', teams),
      ],
    },
    out: jsonOptional<readonly ContestantId[]>(fields.out, [], (item) => teamsIn(item, 'out')),
    lots: jsonOptional<readonly ContestantId[]>(fields.lots, [], (item) => teamsIn(item, 'lots')),
    final: jsonOptional(fields.final, false, (item) => jsonFlag(item, 'final')),
  };
}

function readTeam(value: unknown, at: string, teams: readonly ContestantId[]): ContestantId {
  const name = jsonText(value, at);
  return teams.includes(name) ? name : misfit(at, `one of the teams; "${name}" is none of them`);
}

/** A round has one result for each team: nobody plays twice. */
function checkRounds(list: readonly (readonly RoundResult[])[]): void {
  const seen = new Set<string>();
  for (const [at, results] of list.entries()) {
    for (const { round, team } of teamsOf(results)) {
      const key = JSON.stringify([round, team]);
      if (seen.has(key)) misfit(`results[${at}]`, `the only result of "${team}" in round ${round}`);
      seen.add(key);
    }
  }
}

const teamsOf = (results: readonly RoundResult[]): readonly { round: number; team: ContestantId }[] => {
  const [first] = results;
  const teams = new Set(results.flatMap((one) => (one.kind === 'award' ? [one.contestant] : namedIn(one))));
  return first === undefined ? [] : [...teams].map((team) => ({ round: first.round, team }));
};

const MATCH_FIELDS = ['round', 'home', 'away', 'imps', 'vps', 'points', 'boardsWon', 'boards'] as const;

/** A match, a triple, a bye, an absence, or VPs that the director gave. */
function readResult(value: unknown, at: string, reading: Reading): readonly RoundResult[] {
  const fields = jsonObject(value, at);
  if (fields.bye !== undefined) return [readBye(value, at, reading)];
  if (fields.absent !== undefined) return readAbsence(value, at, reading);
  if (fields.triple !== undefined) return [readTriple(value, at, reading)];
  if (fields.team !== undefined) return [readGiven(value, at, reading)];
  const match = jsonObjectOf(value, at, MATCH_FIELDS);
  return [
    { kind: 'match', round: readRound(match, at), match: readMatch(match, at, reading, reading.boards) },
  ];
}

const readRound = (fields: JsonFields, at: string): number =>
  jsonCount(fields.round, `${at}.round`, MOST.rounds);

/** `40-20`: the home team's figure and the visitors'. */
function readBoth(value: unknown, at: string): BothSides {
  const [, a, b] =
    typeof value === 'string' ? (/^(-?[\d.]+)\s*[-–]\s*(-?[\d.]+)$/.exec(value.trim()) ?? []) : [];
  if (a === undefined || b === undefined) return misfit(at, 'two figures such as "40-20"');
  return { a: readFraction(a, at), b: readFraction(b, at) };
}

const NOTHING: BothSides = balanced(Fraction.of(0));

function readMatch(fields: JsonFields, at: string, reading: Reading, usual: number): MatchRecord {
  const { teams, rules } = reading;
  const a = readTeam(fields.home, `${at}.home`, teams);
  const b = readTeam(fields.away, `${at}.away`, teams);
  if (a === b) misfit(at, 'a match between two teams');
  const figures = (name: 'imps' | 'vps' | 'points' | 'boardsWon'): BothSides | undefined =>
    jsonOptional<BothSides | undefined>(fields[name], undefined, (item) => readBoth(item, `${at}.${name}`));
  const imps = figures('imps');
  const given = figures('vps');
  if (imps === undefined && given === undefined) misfit(at, 'a match with "imps", "vps" or both');
  const boards = jsonOptional(fields.boards, usual, (item) => jsonCount(item, `${at}.boards`, MOST.boards));
  const margin = imps === undefined ? Fraction.of(0) : imps.a.minus(imps.b);
  const vps =
    given ?? jsonParsed(vpsOfNets(balanced(margin), boards, byScale(rules.match.scale), MARGIN_ROUNDING), at);
  return {
    a,
    b,
    vps,
    imps: imps ?? NOTHING,
    points: figures('points') ?? NOTHING,
    boardsWon: figures('boardsWon') ?? NOTHING,
  };
}

function readBye(value: unknown, at: string, { rules, teams }: Reading): RoundResult {
  const fields = jsonObjectOf(value, at, ['round', 'bye', 'vps']);
  const vps =
    fields.vps === undefined
      ? (rules.bye?.vps ?? misfit(at, 'a bye with "vps": this profile sets none'))
      : readFraction(fields.vps, `${at}.vps`);
  return {
    kind: 'bye',
    round: readRound(fields, at),
    contestant: readTeam(fields.bye, `${at}.bye`, teams),
    vps,
  };
}

function readAbsence(value: unknown, at: string, { rules, teams }: Reading): readonly RoundResult[] {
  const fields = jsonObjectOf(value, at, ['round', 'absent', 'opponent']);
  if (rules.noShow === undefined)
    return misfit(at, 'VPs for each team: this profile says nothing of absences');
  return rules.noShow({
    contestant: readTeam(fields.opponent, `${at}.opponent`, teams),
    opponent: readTeam(fields.absent, `${at}.absent`, teams),
    round: readRound(fields, at),
  });
}

/** Three halves of a match, each over half the boards unless it says how many. */
function readTriple(value: unknown, at: string, reading: Reading): RoundResult {
  const fields = jsonObjectOf(value, at, ['round', 'triple']);
  const half = Math.max(1, Math.floor(reading.boards / 2));
  const halves = jsonList(fields.triple, `${at}.triple`, 3, (item, place) =>
    readMatch(jsonObjectOf(item, place, MATCH_FIELDS.slice(1)), place, reading, half),
  );
  const teams = new Set(halves.flatMap(({ a, b }) => [a, b]));
  if (halves.length !== 3 || teams.size !== 3) misfit(`${at}.triple`, 'three matches between three teams');
  return { kind: 'triple', round: readRound(fields, at), halves };
}

/** VPs that the director gave for a match. */
function readGiven(value: unknown, at: string, { teams }: Reading): RoundResult {
  const fields = jsonObjectOf(value, at, ['round', 'team', 'opponent', 'vps', 'clause']);
  return {
    kind: 'award',
    round: readRound(fields, at),
    contestant: readTeam(fields.team, `${at}.team`, teams),
    opponent: readTeam(fields.opponent, `${at}.opponent`, teams),
    vps: readFraction(fields.vps, `${at}.vps`),
    clause: jsonOptional(fields.clause, 'the director', (item) => jsonText(item, `${at}.clause`)),
    basis: 'fixed',
  };
}

/** `[{ "team": "A", "vps": "0.5" }]`; a penalty is taken off. */
function readEntries(
  fields: JsonFields,
  name: 'penalties' | 'bonuses' | 'carryOver',
  kind: VpEntry['kind'],
  teams: readonly ContestantId[],
): readonly VpEntry[] {
  return jsonOptional<readonly VpEntry[]>(fields[name], [], (list) =>
    jsonList(list, name, MOST.results, (item, at) => {
      const entry = jsonObjectOf(item, at, ['team', 'vps', 'clause']);
      const vps = readFraction(entry.vps, `${at}.vps`);
      return {
        contestant: readTeam(entry.team, `${at}.team`, teams),
        kind,
        vps: kind === 'penalty' ? vps.negated() : vps,
        clause: jsonOptional(entry.clause, 'the director', (text) => jsonText(text, `${at}.clause`)),
      };
    }),
  );
}
