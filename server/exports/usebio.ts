import { ok, type Result } from 'naipe/base';
import { writeUsebio } from 'naipe/format';
import { parseBoardResult, parseDeal, ranksIn, SEATS, type Seat, SUITS, type Suit } from 'naipe/game';
import {
  everybodyAt,
  type MethodName,
  type Player,
  type RankingLine,
  type RankingView,
  type SideScoreData,
  type TravellerRow,
  type TravellerView,
} from 'naipe/tournament';
import type { InSteps } from '../in-steps.ts';
import { VERSION } from '../version.ts';
import { cleanText } from './clean-text.ts';
import type { Results, SessionResults } from './results.ts';
import { matchesUsebio } from './usebio-matches.ts';

interface Scoring {
  readonly event: string;
  /** What the points of a line are called; total points have no name of their own. */
  readonly points?: string;
}

/** How USEBIO calls the methods of scoring. */
const SCORING: Readonly<Record<MethodName, Scoring>> = {
  matchpoints: { event: 'MP_PAIRS', points: 'MATCH_POINTS' },
  'matchpoints-by-halves': { event: 'MP_PAIRS', points: 'MATCH_POINTS' },
  'cross-imps': { event: 'CROSS_IMPS', points: 'CROSS_IMP_POINTS' },
  'cross-imps-summed': { event: 'CROSS_IMPS', points: 'CROSS_IMP_POINTS' },
  butler: { event: 'BUTLER_PAIRS', points: 'BUTLER_POINTS' },
  'total-points': { event: 'AGGREGATE' },
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string =>
  cleanText(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

type Content = string | number | readonly string[] | undefined;

/** An element; nothing when it has no content. */
function element(name: string, content: Content, attributes: Readonly<Record<string, string>> = {}): string {
  if (content === undefined || content === '') return '';
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`);
  const inside =
    typeof content === 'object'
      ? `\n${content.filter((part) => part !== '').join('\n')}\n`
      : escapeText(String(content));
  return `<${name}${given.join('')}>${inside}</${name}>`;
}

/** How USEBIO calls an individual, whatever it is scored by. */
const INDIVIDUAL = 'INDIVIDUAL';

function participant(
  line: RankingLine,
  side: string | undefined,
  unit: RankingView['unit'],
  players: readonly Player[] | undefined,
  isPlayer: boolean,
): string {
  const totals = [
    element('PERCENTAGE', unit === 'percent' ? line.score : undefined),
    element('TOTAL_SCORE', line.points),
    element('PLACE', `${line.place}${line.exAequo ? '=' : ''}`),
    element('BOARDS_PLAYED', line.boards),
  ];
  const people = line.names.map((name, at) => [
    element('PLAYER_NAME', name),
    element('NATIONAL_ID_NUMBER', players?.[at]?.id),
  ]);
  if (isPlayer) {
    return element('PLAYER', [element('PLAYER_NUMBER', line.contestant), ...totals, ...people.flat()]);
  }
  return element('PAIR', [
    element('PAIR_NUMBER', line.contestant),
    element('DIRECTION', side),
    ...totals,
    ...people.map((person) => element('PLAYER', person)),
  ]);
}

/** Who sat there: two pairs, or the four players of an individual by seat. */
function seated({ ns, ew }: TravellerRow): readonly string[] {
  const [n, s, e, w] = everybodyAt({ ns: ns.contestant, ew: ew.contestant });
  if (w === undefined) {
    return [element('NS_PAIR_NUMBER', ns.contestant), element('EW_PAIR_NUMBER', ew.contestant)];
  }
  return Object.entries({ N: n, E: e, S: s, W: w }).map(([seat, player]) =>
    element(`${seat}_PLAYER_NUMBER`, player),
  );
}

function played({ result }: TravellerRow): readonly string[] {
  if (result === undefined) return [];
  const read = parseBoardResult(result.result);
  if (!read.ok) return [];
  if (read.value === 'passed-out') return [element('CONTRACT', 'PASS')];
  const { contract, tricks } = read.value;
  const { level, strain, doubling, declarer } = contract;
  return [
    element('CONTRACT', `${level}${strain}${doubling.toLowerCase()}`),
    element('PLAYED_BY', declarer),
    element('LEAD', result.lead),
    element('TRICKS', tricks),
  ];
}

const percentOf = (score: SideScoreData): string | undefined =>
  score.kind === 'percent' ? `${score.percent}%` : undefined;

/** The points of the table; of an adjusted score only what the format can say. */
function score({ result, adjustment }: TravellerRow): readonly string[] {
  if (adjustment === undefined) return [element('SCORE', result?.ns)];
  const ns = percentOf(adjustment.ns);
  const ew = percentOf(adjustment.ew);
  return ns === undefined || ew === undefined ? [] : [element('NS_SCORE', ns), element('EW_SCORE', ew)];
}

const travellerLine = (row: TravellerRow, { points }: Scoring): string =>
  element('TRAVELLER_LINE', [
    element('ROUND_NUMBER', row.round),
    element('TABLE_NUMBER', row.table),
    ...seated(row),
    ...(row.adjustment === undefined ? played(row) : []),
    ...score(row),
    ...(points === undefined
      ? []
      : [element(`NS_${points}`, row.nsScore?.points), element(`EW_${points}`, row.ewScore?.points)]),
  ]);

function* section(
  name: string,
  { ranking, travellers }: SessionResults,
  players: ReadonlyMap<string, readonly Player[]>,
  scoring: Scoring,
  isIndividual: boolean,
): InSteps<string> {
  const rows = travellers.map(({ board, rows: all }) => ({
    board,
    rows: all.filter((row) => row.section === name),
  }));
  const here = new Set(
    rows.flatMap(({ rows: played_ }) =>
      played_.flatMap(({ ns, ew }) => everybodyAt({ ns: ns.contestant, ew: ew.contestant })),
    ),
  );
  const pairs = ranking.lists.flatMap(({ line: side, lines }) =>
    lines
      .filter((line) => here.has(line.contestant))
      .map((line) => participant(line, side, ranking.unit, players.get(line.contestant), isIndividual)),
  );
  yield;
  const boards: string[] = [];
  for (const { board, rows: lines } of rows) {
    if (lines.length === 0) continue;
    const written = lines.map((row) => travellerLine(row, scoring));
    boards.push(element('BOARD', [element('BOARD_NUMBER', board), ...written]));
    yield;
  }
  return element('SECTION', [element('PARTICIPANTS', pairs), ...boards], { SECTION_ID: name });
}

const DIRECTIONS: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };
const SUIT_ELEMENTS: Readonly<Record<Suit, string>> = {
  S: 'SPADES',
  H: 'HEARTS',
  D: 'DIAMONDS',
  C: 'CLUBS',
};

/** The cards of a board, when they may be seen. */
function boardHands({ board, deal: text }: TravellerView): string {
  const deal = parseDeal(text ?? '');
  if (!deal.ok) return '';
  const hands = SEATS.map((seat) => {
    const hand = deal.value[seat];
    const suits = SUITS.map((suit) => element(SUIT_ELEMENTS[suit], ranksIn(hand, suit).join('')));
    return element('HAND', [element('DIRECTION', DIRECTIONS[seat]), ...suits]);
  });
  return element('BOARD', [element('BOARD_NUMBER', board), ...hands]);
}

function handset({ session, travellers }: SessionResults): string {
  const boards = travellers.map(boardHands).filter((board) => board !== '');
  return boards.length === 0 ? '' : element('HANDSET', boards, { HANDSET_ID: String(session) });
}

/** `2026-03-14` as `14/03/2026`. */
const dateOf = (date: string): string => date.split('-').reverse().join('/');

/** The results as a USEBIO 1.2 file. */
export function* resultsUsebio(results: Results): InSteps<Result<string>> {
  const { overview, ranking, sessions, matches } = results;
  if (matches !== undefined) return ok(writeUsebio(matchesUsebio(results, matches)));
  const scoring = SCORING[overview.settings.method];
  const isIndividual = overview.settings.contestants === 'player';
  const sectionsOf = (session: number) =>
    overview.sessions.find((each) => each.session === session)?.sections.map((each) => each.section) ?? [];
  const players = new Map(results.entries.map(({ contestant: number, players: both }) => [number, both]));
  const played: string[] = [];
  for (const each of sessions) {
    const sections: string[] = [];
    for (const name of sectionsOf(each.session))
      sections.push(yield* section(name, each, players, scoring, isIndividual));
    played.push(element('SESSION', sections, { SESSION_ID: String(each.session) }));
  }
  const event = element(
    'EVENT',
    [
      element('PROGRAM_NAME', 'Naipe'),
      element('PROGRAM_VERSION', VERSION),
      element('EVENT_DESCRIPTION', overview.name),
      element('DATE', dateOf(overview.date)),
      element('SESSION_COUNT', sessions.length),
      element(isIndividual ? 'PLAYERS' : 'PAIRS', overview.contestants),
      element('WINNER_TYPE', ranking.lists.some(({ line }) => line !== undefined) ? 2 : 1),
      ...played,
    ],
    { EVENT_TYPE: isIndividual ? INDIVIDUAL : scoring.event },
  );
  yield;
  const usebio = element('USEBIO', [event, ...sessions.map(handset)], { Version: '1.2' });
  return ok(`<?xml version="1.0" encoding="UTF-8"?>\n${usebio}\n`);
}
