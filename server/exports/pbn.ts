import { ok, type Result } from 'naipe/base';
import { type PbnGameToWrite, pbnFileOf, writePbnGame } from 'naipe/format/pbn';
import { parseBoardResult } from 'naipe/game';
import type { BoardScoreView, MethodName, TravellerRow, TravellerView } from 'naipe/tournament';
import type { InSteps } from '../in-steps.ts';
import { cleanText } from './clean-text.ts';
import type { Results } from './results.ts';

/** How PBN calls the methods of scoring. */
const SCORING: Readonly<Record<MethodName, string>> = {
  matchpoints: 'MP',
  'matchpoints-by-halves': 'MP',
  'cross-imps': 'Cross-IMP',
  'cross-imps-summed': 'Cross-IMP',
  butler: 'Butler',
  'total-points': 'Rubber',
};

type Tags = Readonly<Record<string, string | undefined>>;

function playedTags(row: TravellerRow): Tags {
  const read = row.result === undefined ? undefined : parseBoardResult(row.result.result);
  if (read?.ok !== true || row.result === undefined) return {};
  const score = `NS ${row.result.ns}`;
  if (read.value === 'passed-out') return { Declarer: '', Contract: 'Pass', Result: '', Score: score };
  const { contract, tricks } = read.value;
  return {
    Declarer: contract.declarer,
    Contract: `${contract.level}${contract.strain}${contract.doubling}`,
    Result: String(tricks),
    Score: score,
  };
}

const scoreTags = (method: MethodName, score: BoardScoreView | undefined): Tags => {
  if (score === undefined) return {};
  if (score.percent !== undefined)
    return { ScoreMP: `NS ${score.points}`, ScorePercentage: `NS ${score.percent}` };
  return method === 'total-points' ? {} : { ScoreIMP: `NS ${score.points}` };
};

function game(
  { overview }: Results,
  { session, board, dealer, vulnerable, deal }: TravellerView,
  row: TravellerRow,
): PbnGameToWrite {
  const { method } = overview.settings;
  const tags: Tags = {
    Event: overview.name,
    Site: overview.venue ?? '',
    Date: overview.date.replaceAll('-', '.'),
    Board: String(board),
    North: row.ns.names[0],
    South: row.ns.names[1],
    East: row.ew.names[0],
    West: row.ew.names[1],
    Dealer: dealer,
    Vulnerable: vulnerable,
    Deal: deal,
    Scoring: SCORING[method],
    Session: String(session),
    Section: row.section,
    Round: String(row.round),
    Table: String(row.table),
    // In an individual the names say who played: there are no pairs with numbers.
    ...(overview.settings.contestants === 'player'
      ? {}
      : { PairNS: row.ns.contestant, PairEW: row.ew.contestant }),
    ...playedTags(row),
    ...scoreTags(method, row.nsScore),
  };
  return {
    tags: Object.entries(tags).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value: cleanText(value) }],
    ),
  };
}

/** Every board at every table as a PBN game: who played it, its cards if they may be seen, the contract, and what it scored. */
export function* resultsPbn(results: Results): InSteps<Result<string>> {
  const games: string[] = [];
  for (const { travellers } of results.sessions) {
    for (const traveller of travellers) {
      for (const row of traveller.rows) {
        const written = writePbnGame(game(results, traveller, row));
        if (!written.ok) return written;
        games.push(written.value);
        yield;
      }
    }
  }
  return ok(pbnFileOf(games));
}
