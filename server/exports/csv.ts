import { csvRow, csvText, ok, type Result } from 'naipe/base';
import type { RankingLine } from 'naipe/tournament';
import type { InSteps } from '../in-steps.ts';
import { cleanText } from './clean-text.ts';
import { everybodyOnce, type Results } from './results.ts';

/** What a cell may hold; nothing where there is nothing to say. */
export type Cell = string | number | undefined;

/** A row of cells, none of which a spreadsheet takes for a formula. */
export const printRow = (cells: readonly Cell[]): string =>
  csvRow(cells.map((cell) => cleanText(String(cell ?? ''))));

const COLUMNS = [
  'line',
  'section',
  'place',
  'pair',
  'player 1',
  'player 2',
  'score',
  'unit',
  'points',
  'boards',
  'penalty',
  'made',
  'handicap',
  'carried over',
];

/** A column more where pairs have handicaps: the place without them. */
const WITHOUT_HANDICAP = 'place without handicap';

/** A column more where somebody plays as a triplet (RTP 3.5.2), so that no other file changes. */
const THIRD = 'player 3';
const AFTER_SECOND = COLUMNS.indexOf('player 2') + 1;

/** What rankings of matches have besides. */
const RECORD = ['played', 'won', 'drawn', 'lost'] as const;

const placeText = ({ place, exAequo }: RankingLine): string => `${place}${exAequo ? '=' : ''}`;

function placeIn(lines: readonly RankingLine[], contestant: string): string | undefined {
  const found = lines.find((line) => line.contestant === contestant);
  return found && placeText(found);
}

/** The ranking as a table for a spreadsheet (RFC 4180, with a mark so that accents survive). */
export function* resultsCsv({ ranking }: Results): InSteps<Result<string>> {
  const ofMatches = ranking.lists.some(({ lines }) => lines.some(({ record }) => record !== undefined));
  const hasThird = ranking.lists.some(({ lines }) => lines.some(({ names }) => names.length > 2));
  const scratch = ranking.withoutHandicap?.flatMap(({ lines }) => lines);
  const known = hasThird ? COLUMNS.toSpliced(AFTER_SECOND, 0, THIRD) : COLUMNS;
  const columns = scratch === undefined ? known : [...known, WITHOUT_HANDICAP];
  const rows: string[] = [printRow(ofMatches ? [...columns, ...RECORD] : columns)];
  for (const { line, section, lines } of everybodyOnce(ranking)) {
    for (const each of lines) {
      rows.push(
        printRow([
          line,
          section,
          placeText(each),
          each.contestant,
          each.names[0],
          each.names[1],
          ...(hasThird ? [each.names[2]] : []),
          each.score,
          ranking.unit,
          each.points,
          each.boards,
          each.penalty,
          each.real,
          each.handicap,
          each.carried?.amount,
          ...(scratch === undefined ? [] : [placeIn(scratch, each.contestant)]),
          ...(ofMatches ? RECORD.map((column) => each.record?.[column]) : []),
        ]),
      );
      yield;
    }
  }
  return ok(csvText(rows));
}
