import {
  type Fields,
  type Fraction,
  flagAt,
  listAt,
  misfit,
  objectAt,
  oneOfAt,
  onlyFields,
  optionalAt,
  parseDocument,
  parseFraction,
  type Result,
  textAt,
  wholeAt,
} from '../base/index.ts';
import { ALLEGIANCES, type Allegiance, type DrawnMatch, type DrawTeam } from './match.ts';
import type { SeriesTeam } from './series/serpentine.ts';
import type { DanishRequest, ScoredTeam } from './swiss/danish.ts';
import { type Apart, ODD_WAYS, SWISS_METHODS, type SwissRequest, type SwissTeam } from './swiss/request.ts';

const MOST = { teams: 1000, rounds: 100, value: 1_000_000 } as const;

/** Only the fields that were given. */
const given = <T>(fields: Fields, name: string, read: (value: unknown) => T): { [name: string]: T } =>
  fields[name] === undefined ? {} : { [name]: read(fields[name]) };

const TEAM_FIELDS = ['id', 'name', ...ALLEGIANCES] as const;

function teamAt(fields: Fields, at: string): DrawTeam {
  const names: Partial<Record<Allegiance, string>> = {};
  for (const by of ALLEGIANCES) {
    if (fields[by] !== undefined) names[by] = textAt(fields[by], `${at}.${by}`);
  }
  return { id: textAt(fields.id, `${at}.id`), ...names };
}

const idsAt = (value: unknown, at: string): readonly string[] => listAt(value, at, MOST.teams, textAt);

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
  const fields = objectAt(value, at);
  onlyFields(fields, at, SWISS_TEAM_FIELDS);
  const count = (name: string) => (item: unknown) => wholeAt(item, `${at}.${name}`, 0, MOST.rounds);
  return {
    ...teamAt(fields, at),
    met: optionalAt(fields.met, [], (item) => idsAt(item, `${at}.met`)),
    byes: optionalAt(fields.byes, 0, count('byes')),
    ...given(fields, 'homes', count('homes')),
    ...given(fields, 'aways', count('aways')),
    ...given(fields, 'hum', (item) => flagAt(item, `${at}.hum`)),
    ...given(fields, 'absent', (item) => flagAt(item, `${at}.absent`)),
    ...given(fields, 'joins', (item) => wholeAt(item, `${at}.joins`, 1, MOST.rounds)),
    ...given(fields, 'tables', (item) =>
      listAt(item, `${at}.tables`, MOST.rounds, (table, place) => wholeAt(table, place, 1, MOST.teams)),
    ),
    ...given(fields, 'fixedTable', (item) => wholeAt(item, `${at}.fixedTable`, 1, MOST.teams)),
  };
}

function matchAt(value: unknown, at: string): DrawnMatch {
  const fields = objectAt(value, at);
  onlyFields(fields, at, ['home', 'away']);
  return { home: textAt(fields.home, `${at}.home`), away: textAt(fields.away, `${at}.away`) };
}

function apartAt(value: unknown, at: string): Apart {
  const fields = objectAt(value, at);
  onlyFields(fields, at, ['by', 'rounds', 'release']);
  return {
    by: oneOfAt(fields.by, `${at}.by`, ALLEGIANCES),
    ...given(fields, 'rounds', (item) => wholeAt(item, `${at}.rounds`, 1, MOST.rounds)),
    ...given(fields, 'release', (item) => oneOfAt(item, `${at}.release`, ['if-necessary'])),
  };
}

const matchesAt =
  (at: string) =>
  (value: unknown): readonly DrawnMatch[] =>
    listAt(value, at, MOST.teams, matchAt);

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

function danishOf(fields: Fields, teams: readonly SwissFileTeam[]): DanishRequest {
  const danish = objectAt(fields.danish, 'danish');
  onlyFields(danish, 'danish', ['last', 'most']);
  const raw = listAt(fields.teams, 'teams', MOST.teams, objectAt);
  return {
    teams: teams.map(
      (team, index): ScoredTeam => ({
        ...team,
        points: pointsAt(raw[index]?.points, `teams[${index}].points`),
      }),
    ),
    last: flagAt(danish.last, 'danish.last'),
    mostPerRound: pointsAt(danish.most, 'danish.most'),
    ...given(fields, 'bye', (value) => textAt(value, 'bye')),
  };
}

function swissFile(value: unknown): SwissFile {
  const fields = objectAt(value, '');
  onlyFields(fields, '', REQUEST_FIELDS);
  const teams = listAt(fields.teams, 'teams', MOST.teams, swissTeamAt);
  if (fields.danish !== undefined) return { kind: 'danish', teams, request: danishOf(fields, teams) };
  const request: SwissRequest = {
    teams,
    method: optionalAt(fields.method, 'regulation', (item) => oneOfAt(item, 'method', SWISS_METHODS)),
    ...given(fields, 'round', (item) => wholeAt(item, 'round', 1, MOST.rounds)),
    ...given(fields, 'odd', (item) => oneOfAt(item, 'odd', ODD_WAYS)),
    ...given(fields, 'apart', (item) => listAt(item, 'apart', ALLEGIANCES.length, apartAt)),
    ...given(fields, 'forbidden', matchesAt('forbidden')),
    ...given(fields, 'fixed', matchesAt('fixed')),
    ...given(fields, 'bye', (item) => textAt(item, 'bye')),
    ...given(fields, 'rematches', (item) => oneOfAt(item, 'rematches', ['never', 'fewest'])),
  };
  return { kind: 'swiss', teams, request };
}

/** Reads the request for a Swiss round from JSON text. Whether its teams fit together is for the draw to say. */
export const parseSwissFile = (text: string): Result<SwissFile> =>
  parseDocument(text, { what: 'Draw', code: 'draw-json' }, swissFile);

const SERIES_TEAM_FIELDS = [...TEAM_FIELDS, 'iv', 'best', 'met'];

function valueAt(value: unknown, at: string): number {
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= MOST.value) return value;
  return misfit(at, `a number from 0 to ${MOST.value}`);
}

function seriesTeamAt(value: unknown, at: string): SeriesTeam {
  const fields = objectAt(value, at);
  onlyFields(fields, at, SERIES_TEAM_FIELDS);
  return {
    ...teamAt(fields, at),
    iv: valueAt(fields.iv, `${at}.iv`),
    ...given(fields, 'best', (item) => wholeAt(item, `${at}.best`, 1, MOST.value)),
    ...given(fields, 'met', (item) => idsAt(item, `${at}.met`)),
  };
}

/** Reads teams with their value index from JSON text. */
export const parseSeriesTeams = (text: string): Result<readonly SeriesTeam[]> =>
  parseDocument(text, { what: 'Series', code: 'series-json' }, (value) => {
    const fields = objectAt(value, '');
    onlyFields(fields, '', ['teams']);
    return listAt(fields.teams, 'teams', MOST.teams, seriesTeamAt);
  });

/** Reads teams from JSON text: `{"teams":[{"id":"1","club":"x"}]}`, in the order of their numbers or seeds. */
export const parseDrawTeams = (text: string): Result<readonly DrawTeam[]> =>
  parseDocument(text, { what: 'Teams', code: 'teams-json' }, (value) => {
    const fields = objectAt(value, '');
    onlyFields(fields, '', ['teams']);
    return listAt(fields.teams, 'teams', MOST.teams, (item, at) => {
      const team = objectAt(item, at);
      onlyFields(team, at, [...TEAM_FIELDS, 'iv']);
      return teamAt(team, at);
    });
  });
