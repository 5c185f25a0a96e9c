import {
  type Fraction,
  jsonCount,
  jsonFlag,
  jsonList,
  jsonObjectOf,
  jsonOneOf,
  jsonOptional,
  misfit,
  type Result,
  readJson,
} from '../../base/index.ts';
import { isBoardNumber, readVulnerability, type Vulnerability, vulnerabilityOf } from '../../game/index.ts';
import { LAWS_EDITIONS, type LawsEdition } from '../../laws/editions.ts';
import type {
  BoardRuling,
  BoardWin,
  LineScore,
  MatchBoard,
  PattonRow,
  Penalty,
} from '../../scoring/index.ts';
import { PROFILE_IDS, type ProfileId } from '../profile.ts';
import { PROFILES } from '../profiles.ts';
import type { FourValues, HandicapPart } from '../rtp2014/team-handicap.ts';
import { readAward, readFraction, readPenalty, readRoom } from './room-score.ts';

/** How a match is scored. */
export const MATCH_METHODS = ['imps', 'board-a-match', 'patton', 'total-points'] as const;
export type MatchMethod = (typeof MATCH_METHODS)[number];

/** A match as a file tells it: `naipe match`. */
export interface MatchFile {
  readonly scale: ProfileId;
  readonly laws: LawsEdition;
  readonly method: MatchMethod;
  readonly knockout: boolean;
  /** Of a knock-out: the match is a final. */
  readonly final: boolean;
  /** Of a knock-out: the sets, or single boards, played after it. */
  readonly extra: readonly (readonly MatchBoard[])[];
  readonly boards: readonly MatchBoard[];
  /** The boards that the match was to have. */
  readonly scheduled: number;
  readonly penalties: readonly Penalty[];
  readonly handicap: readonly HandicapPart[];
  /** Board points for a won board. */
  readonly win: BoardWin;
  readonly pattonTable: readonly PattonRow[] | undefined;
}

/** What contestants are called in a match of a file. */
export const HOME = 'home';
export const AWAY = 'away';

const MOST = {
  boards: 256,
  sets: 40,
  penalties: 20,
  parts: 20,
  rows: 100,
  value: 100_000,
  imps: 1000,
} as const;

const KIND = { code: 'match-json', title: 'Match' } as const;

/** Reads a match from JSON text. */
export const parseMatchFile = (text: string): Result<MatchFile> => readJson(text, KIND, readMatch);

const MATCH_FIELDS = [
  'boards',
  'scale',
  'laws',
  'method',
  'knockout',
  'final',
  'extra',
  'scheduled',
  'penalties',
  'handicap',
  'win',
  'pattonTable',
] as const;

function readMatch(value: unknown): MatchFile {
  const fields = jsonObjectOf(value, '', MATCH_FIELDS);
  const scale = jsonOptional<ProfileId>(fields.scale, 'rtp-2014', (item) =>
    jsonOneOf(item, 'scale', PROFILE_IDS),
  );
  const boards = jsonList(fields.boards, 'boards', MOST.boards, readBoard);
  if (boards.length === 0) misfit('boards', 'a list of at least one board');
  const penalties = jsonOptional<readonly Penalty[]>(fields.penalties, [], readPenalties);
  const handicap = jsonOptional<readonly HandicapPart[]>(fields.handicap, [], (item) =>
    jsonList(item, 'handicap', MOST.parts, readPart),
  );
  const pattonTable = jsonOptional<readonly PattonRow[] | undefined>(fields.pattonTable, undefined, (item) =>
    jsonList(item, 'pattonTable', MOST.rows, readRow),
  );
  const file: MatchFile = {
    scale,
    laws: jsonOptional<LawsEdition>(fields.laws, PROFILES[scale].laws, (item) =>
      jsonOneOf(item, 'laws', LAWS_EDITIONS),
    ),
    method: jsonOptional<MatchMethod>(fields.method, 'imps', (item) =>
      jsonOneOf(item, 'method', MATCH_METHODS),
    ),
    knockout: jsonOptional(fields.knockout, false, (item) => jsonFlag(item, 'knockout')),
    final: jsonOptional(fields.final, false, (item) => jsonFlag(item, 'final')),
    extra: jsonOptional<readonly (readonly MatchBoard[])[]>(fields.extra, [], (item) =>
      jsonList(item, 'extra', MOST.sets, (set, at) => jsonList(set, at, MOST.boards, readBoard)),
    ),
    boards,
    scheduled: jsonOptional(fields.scheduled, boards.length, (item) =>
      jsonCount(item, 'scheduled', MOST.boards),
    ),
    penalties,
    handicap,
    win: jsonOptional<BoardWin>(fields.win, 2, (item) => jsonOneOf(item, 'win', [1, 2])),
    pattonTable,
  };
  checkFits(file);
  return file;
}

/** What a method cannot count is refused: passed over, it would look as if it had been counted. */
function checkFits({ method, knockout, penalties, handicap }: MatchFile): void {
  const inVps = penalties.some(({ amount }) => amount !== 'warning' && amount.unit === 'vps');
  if (inVps && (knockout || method !== 'imps')) misfit('penalties', 'in IMPs: this match has no VPs');
  if (method !== 'board-a-match' && method !== 'total-points') return;
  if (penalties.length > 0) misfit('penalties', `left out: ${method} has no IMPs to take them off`);
  if (handicap.length > 0) misfit('handicap', `left out: ${method} has no IMPs to add it to`);
}

const BOARD_FIELDS = ['board', 'open', 'closed', 'vulnerable', 'award', 'cancelled'] as const;

function readBoard(value: unknown, at: string): MatchBoard {
  const fields = jsonObjectOf(value, at, BOARD_FIELDS);
  const board = jsonCount(fields.board, `${at}.board`, Number.MAX_SAFE_INTEGER);
  if (!isBoardNumber(board)) misfit(`${at}.board`, 'a board number');
  const vulnerable = jsonOptional<Vulnerability>(fields.vulnerable, vulnerabilityOf(board), (item) =>
    typeof item === 'string'
      ? (readVulnerability(item) ?? misfit(`${at}.vulnerable`, 'None, NS, EW or All'))
      : misfit(`${at}.vulnerable`, 'None, NS, EW or All'),
  );
  const room = (name: 'open' | 'closed'): { readonly [room: string]: LineScore } =>
    fields[name] === undefined ? {} : { [name]: readRoom(fields[name], `${at}.${name}`, vulnerable) };
  const ruling = readRuling(fields, at);
  return { board, ...room('open'), ...room('closed'), ...(ruling === undefined ? {} : { ruling }) };
}

function readRuling(fields: { readonly [name: string]: unknown }, at: string): BoardRuling | undefined {
  const cancelled = jsonOptional(fields.cancelled, false, (item) => jsonFlag(item, `${at}.cancelled`));
  if (cancelled && fields.award !== undefined) misfit(at, 'cancelled or awarded, not both');
  if (cancelled) return { kind: 'cancelled' };
  if (fields.award === undefined) return undefined;
  const award = jsonObjectOf(fields.award, `${at}.award`, [HOME, AWAY]);
  return {
    kind: 'artificial',
    home: readAward(award.home, `${at}.award.home`),
    away: readAward(award.away, `${at}.award.away`),
  };
}

/** `{ "home": "3 IMP" }`, or several: `{ "away": ["3 IMP", "0.5 VP"] }`. */
function readPenalties(value: unknown): readonly Penalty[] {
  const fields = jsonObjectOf(value, 'penalties', [HOME, AWAY]);
  return [HOME, AWAY].flatMap((contestant) => {
    const given = fields[contestant];
    if (given === undefined) return [];
    const at = `penalties.${contestant}`;
    const one = (item: unknown, place: string): Penalty => readPenalty(item, place, contestant);
    return Array.isArray(given) ? jsonList(given, at, MOST.penalties, one) : [one(given, at)];
  });
}

/** The value indices of the four who play for each team, in a part of the match (RTP 3.6.9). */
function readPart(value: unknown, at: string): HandicapPart {
  const fields = jsonObjectOf(value, at, [HOME, AWAY, 'boards']);
  return {
    a: readFour(fields.home, `${at}.home`),
    b: readFour(fields.away, `${at}.away`),
    boards: jsonCount(fields.boards, `${at}.boards`, MOST.boards),
  };
}

function readFour(value: unknown, at: string): FourValues {
  const read = jsonList(value, at, 4, (item, place) => jsonCount(item, place, MOST.value, 0));
  const [first, second, third, fourth] = read;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    return misfit(at, 'the value indices of the four who play');
  return [first, second, third, fourth];
}

function readRow(value: unknown, at: string): PattonRow {
  const fields = jsonObjectOf(value, at, ['from', 'winner', 'loser']);
  const points = (name: 'winner' | 'loser'): Fraction => readFraction(fields[name], `${at}.${name}`);
  return {
    from: jsonCount(fields.from, `${at}.from`, MOST.imps, 0),
    winner: points('winner'),
    loser: points('loser'),
  };
}
