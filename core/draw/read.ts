import {
  type Fraction,
  type JsonFields,
  jsonCount,
  jsonFlag,
  jsonList,
  jsonObject,
  jsonObjectOf,
  jsonOneOf,
  jsonOptional,
  jsonText,
  misfit,
  parseFraction,
  type Result,
  readJson,
} from '../base/index.ts';
import { ALLEGIANCES, type Allegiance, type DrawnMatch, type DrawTeam } from './match.ts';
import type { SeriesTeam } from './series/serpentine.ts';
import type { DanishRequest, ScoredTeam } from './swiss/danish.ts';
import { type Apart, ODD_WAYS, SWISS_METHODS, type SwissRequest, type SwissTeam } from './swiss/request.ts';

const MOST = { teams: 1000, rounds: 100, value: 1_000_000 } as const;

/** Only the fields that were given. */
const given = <T>(fields: JsonFields, name: string, read: (value: unknown) => T): { [name: string]: T } =>
  fields[name] === undefined ? {} : { [name]: read(fields[name]) };

const TEAM_FIELDS = ['id', 'name', ...ALLEGIANCES] as const;

function teamAt(fields: JsonFields, at: string): DrawTeam {
  const names: Partial<Record<Allegiance, string>> = {};
  for (const by of ALLEGIANCES) {
    if (fields[by] !== undefined) names[by] = jsonText(fields[by], `${at}.${by}`);
  }
  return { id: jsonText(fields.id, `${at}.id`), ...names };
}

const idsAt = (value: unknown, at: string): readonly string[] => jsonList(value, at, MOST.teams, jsonText);

const SWISS_TEAM_FIELDS = [
  ...TEAM_FIELDS,
  'iv',
  'points',
  'met',
  'byes',
  'homes',
  'aways',
  'hum',
  'tables',
  'fixedTable',
  'absent',
  'joins',
];

/** A team of a Swiss with where it has sat, as a file tells it. */
export interface SwissFileTeam extends SwissTeam {
  readonly tables?: readonly number[];
  readonly fixedTable?: number;
}

function swissTeamAt(value: unknown, at: string): SwissFileTeam {
  const fields = jsonObjectOf(value, at, SWISS_TEAM_FIELDS);
  const count = (name: string) => (item: unknown) => jsonCount(item, `${at}.${name}`, MOST.rounds, 0);
  return {
    ...teamAt(fields, at),
    met: jsonOptional(fields.met, [], (item) => idsAt(item, `${at}.met`)),
    byes: jsonOptional(fields.byes, 0, count('byes')),
    ...given(fields, 'homes', count('homes')),
    ...given(fields, 'aways', count('aways')),
    ...given(fields, 'hum', (item) => jsonFlag(item, `${at}.hum`)),
    ...given(fields, 'absent', (item) => jsonFlag(item, `${at}.absent`)),
    ...given(fields, 'joins', (item) => jsonCount(item, `${at}.joins`, MOST.rounds, 1)),
    ...given(fields, 'tables', (item) =>
      jsonList(item, `${at}.tables`, MOST.rounds, (table, place) => jsonCount(table, place, MOST.teams, 1)),
    ),
    ...given(fields, 'fixedTable', (item) => jsonCount(item, `${at}.fixedTable`, MOST.teams, 1)),
  };
}

function matchAt(value: unknown, at: string): DrawnMatch {
  const fields = jsonObjectOf(value, at, ['home', 'away']);
  return { home: jsonText(fields.home, `${at}.home`), away: jsonText(fields.away, `${at}.away`) };
}

function apartAt(value: unknown, at: string): Apart {
  const fields = jsonObjectOf(value, at, ['by', 'rounds', 'release']);
  return {
    by: jsonOneOf(fields.by, `${at}.by`, ALLEGIANCES),
    ...given(fields, 'rounds', (item) => jsonCount(item, `${at}.rounds`, MOST.rounds, 1)),
    ...given(fields, 'release', (item) => jsonOneOf(item, `${at}.release`, ['if-necessary'])),
  };
}

const matchesAt =
  (at: string) =>
  (value: unknown): readonly DrawnMatch[] =>
    jsonList(value, at, MOST.teams, matchAt);

function pointsAt(value: unknown, at: string): Fraction {
  const read = parseFraction(typeof value === 'number' ? `${value}` : typeof value === 'string' ? value : '');
  return read.ok ? read.value : misfit(at, 'points such as "118.41"');
}

/** What a file asks for: a Swiss round, or a Danish one. */
export type SwissFile =
  | { readonly kind: 'swiss'; readonly request: SwissRequest; readonly teams: readonly SwissFileTeam[] }
  | { readonly kind: 'danish'; readonly request: DanishRequest; readonly teams: readonly SwissFileTeam[] };

const REQUEST_FIELDS = [
  'teams',
  'method',
  'round',
  'odd',
  'apart',
  'forbidden',
  'fixed',
  'bye',
  'rematches',
  'danish',
];

function danishOf(fields: JsonFields, teams: readonly SwissFileTeam[]): DanishRequest {
  const danish = jsonObjectOf(fields.danish, 'danish', ['last', 'most']);
  const raw = jsonList(fields.teams, 'teams', MOST.teams, jsonObject);
  return {
    teams: teams.map(
      (team, index): ScoredTeam => ({
        ...team,
        points: pointsAt(raw[index]?.points, `teams[${index}].points`),
      }),
    ),
    last: jsonFlag(danish.last, 'danish.last'),
    mostPerRound: pointsAt(danish.most, 'danish.most'),
    ...given(fields, 'bye', (value) => jsonText(value, 'bye')),
  };
}

function swissFile(value: unknown): SwissFile {
  const fields = jsonObjectOf(value, '', REQUEST_FIELDS);
  const teams = jsonList(fields.teams, 'teams', MOST.teams, swissTeamAt);
  if (fields.danish !== undefined) return { kind: 'danish', teams, request: danishOf(fields, teams) };
  const request: SwissRequest = {
    teams,
    method: jsonOptional(fields.method, 'regulation', (item) => jsonOneOf(item, 'method', SWISS_METHODS)),
    ...given(fields, 'round', (item) => jsonCount(item, 'round', MOST.rounds, 1)),
    ...given(fields, 'odd', (item) => jsonOneOf(item, 'odd', ODD_WAYS)),
    ...given(fields, 'apart', (item) => jsonList(item, 'apart', ALLEGIANCES.length, apartAt)),
    ...given(fields, 'forbidden', matchesAt('forbidden')),
    ...given(fields, 'fixed', matchesAt('fixed')),
    ...given(fields, 'bye', (item) => jsonText(item, 'bye')),
    ...given(fields, 'rematches', (item) => jsonOneOf(item, 'rematches', ['never', 'fewest'])),
  };
  return { kind: 'swiss', teams, request };
}

/** Reads the request for a Swiss round from JSON text. Whether its teams fit together is for the draw to say. */
export const parseSwissFile = (text: string): Result<SwissFile> =>
  readJson(text, { title: 'Draw', code: 'draw-json' }, swissFile);

const SERIES_TEAM_FIELDS = [...TEAM_FIELDS, 'iv', 'best', 'met'];

function valueAt(value: unknown, at: string): number {
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= MOST.value) return value;
  return misfit(at, `a number from 0 to ${MOST.value}`);
}

function seriesTeamAt(value: unknown, at: string): SeriesTeam {
  const fields = jsonObjectOf(value, at, SERIES_TEAM_FIELDS);
  return {
    ...teamAt(fields, at),
    iv: valueAt(fields.iv, `${at}.iv`),
    ...given(fields, 'best', (item) => jsonCount(item, `${at}.best`, MOST.value, 1)),
    ...given(fields, 'met', (item) => idsAt(item, `${at}.met`)),
  };
}

/** Reads teams with their value index from JSON text. */
export const parseSeriesTeams = (text: string): Result<readonly SeriesTeam[]> =>
  readJson(text, { title: 'Series', code: 'series-json' }, (value) => {
    const fields = jsonObjectOf(value, '', ['teams']);
    return jsonList(fields.teams, 'teams', MOST.teams, seriesTeamAt);
  });

/** Reads teams from JSON text: `{"teams":[{"id":"1","club":"x"}]}`, in the order of their numbers or seeds. */
export const parseDrawTeams = (text: string): Result<readonly DrawTeam[]> =>
  readJson(text, { title: 'Teams', code: 'teams-json' }, (value) => {
    const fields = jsonObjectOf(value, '', ['teams']);
    return jsonList(fields.teams, 'teams', MOST.teams, (item, at) => {
      const team = jsonObjectOf(item, at, [...TEAM_FIELDS, 'iv']);
      return teamAt(team, at);
    });
  });
