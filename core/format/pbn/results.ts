import { fail, ok, type Result } from '../../base/index.ts';
import { type Finding, findingList, type Note } from '../finding.ts';
import type {
  BoardScoring,
  Competition,
  ResultsContestant,
  ResultsFile,
  ResultsMatch,
  ResultsSection,
  Traveller,
} from '../results/model.ts';
import { boardsOf } from './boards.ts';
import { type PbnFile, type PbnGame, tableOf, tagValue } from './model.ts';
import { readScoreTable, resultCount, type SectionTraveller } from './score-table.ts';
import { hasRooms, tableMatches, tableTravellers } from './table-games.ts';
import { readTotalScoreTable, type SectionContestant } from './total-score-table.ts';

/** A results file made of the tables of a PBN file, and what was wrong or doubtful in them. */
export interface PbnResults {
  readonly file: ResultsFile;
  readonly findings: readonly Finding[];
}

/** The scorings that the Scoring tag may name, by how a field of it begins; a modifier says more than a system. */
const SCORINGS: readonly (readonly [RegExp, BoardScoring])[] = [
  [/^BUTLER/, 'butler-imps'],
  [/^(CROSS|CAVENDISH)/, 'cross-imps'],
  [/^(MP|MATCHPOINTS)/, 'matchpoints'],
  [/^(BAM|BOARD-?A-?MATCH)/, 'point-a-board'],
  [/^IMP/, 'cross-imps'],
];

/** How boards are scored: as the Scoring tag says or, where it does not, as the columns of the tables show. */
function scoringOf(games: readonly PbnGame[]): BoardScoring {
  const said = games.flatMap((game) => (tagValue(game, 'Scoring') ?? '').toUpperCase().split(';'));
  for (const [begins, scoring] of SCORINGS) {
    if (said.some((field) => begins.test(field.trim()))) return scoring;
  }
  const columns = games.flatMap(({ tables }) => tables.flatMap((table) => table.columns));
  return columns.some(({ name }) => /IMP/.test(name)) ? 'cross-imps' : 'matchpoints';
}

/** A frequency sheet stands for many results in few rows. */
const MOST_RESULTS = 200_000;

/** The travellers of all games; a board that comes again with a table of its own is left out. */
function travellersOf(games: readonly PbnGame[], scoring: BoardScoring, note: Note): SectionTraveller[] {
  const seen = new Set<string>();
  return games.flatMap((game) =>
    readScoreTable(game, scoring, note).filter(({ section, traveller }) => {
      const key = JSON.stringify([section, traveller.board]);
      const isNew = !seen.has(key);
      if (!isNew)
        note(
          'pbn-board-again',
          game.line,
          `Board ${traveller.board} has a ScoreTable already; this one is left out.`,
        );
      seen.add(key);
      return isNew;
    }),
  );
}

/** Groups what has a section by it, in the order of the file. */
function sectionsOf(
  travellers: readonly SectionTraveller[],
  contestants: readonly SectionContestant[],
  matches: readonly ResultsMatch[],
): ResultsSection[] {
  if (matches.length > 0) return [{ contestants: [], travellers: [], matches }];
  const ids = new Set([...travellers, ...contestants].map(({ section }) => section));
  if (travellers.length > 0 && travellers.every(({ section }) => section !== undefined))
    ids.delete(undefined);
  return [...ids].map((id) => ({
    ...(id === undefined ? {} : { id }),
    contestants: contestants.flatMap((one) =>
      one.section === id && id !== undefined ? [one.contestant] : [],
    ),
    travellers: travellers.flatMap((one): Traveller[] => (one.section === id ? [one.traveller] : [])),
    matches: [],
  }));
}

const COMPETITIONS = {
  pair: 'pairs',
  player: 'individual',
  team: 'teams',
} as const satisfies Record<ResultsContestant['kind'], Competition>;

/** Reads the ScoreTable of each game and the TotalScoreTable of the file, or games of one table each, as one session. */
export function resultsOfPbn({ games, version, ...file }: PbnFile): Result<PbnResults> {
  const { findings, note } = findingList();
  const scoring = scoringOf(games);
  const results = games.reduce((sum, game) => sum + resultCount(game), 0);
  if (results > MOST_RESULTS) {
    const message = `The score tables of the file stand for ${results} results; more than ${MOST_RESULTS} are not read.`;
    return fail({ code: 'pbn-size', message });
  }
  const matches = hasRooms(games) ? tableMatches(games) : [];
  const tabled = travellersOf(games, scoring, note);
  const travellers: readonly SectionTraveller[] =
    tabled.length > 0 || matches.length > 0
      ? tabled
      : tableTravellers(games).map((traveller) => ({ section: undefined, traveller }));
  if (travellers.length === 0 && matches.length === 0) {
    const message =
      'No game of this PBN file has a board number with a result or a ScoreTable, so there is nothing to score.';
    return fail({ code: 'pbn-no-results', message });
  }
  const [total, ...others] = games.flatMap((game) => tableOf(game, 'TotalScoreTable') ?? []);
  for (const other of others.filter(({ rows }) => JSON.stringify(rows) !== JSON.stringify(total?.rows))) {
    note('pbn-total-again', other.line, 'Only the first TotalScoreTable of the file is read.');
  }
  const contestants = total === undefined ? [] : readTotalScoreTable(total, scoring, note);
  const [first] = games;
  const name = first && tagValue(first, 'Event');
  const date = first && tagValue(first, 'Date');
  return ok({
    findings,
    file: {
      format: 'PBN',
      ...(version === undefined ? {} : { version }),
      event: {
        ...(name === undefined ? {} : { name }),
        ...(date === undefined ? {} : { date }),
        competition: matches.length > 0 ? 'teams' : COMPETITIONS[contestants[0]?.contestant.kind ?? 'pair'],
        boardScoring: matches.length > 0 && scoring !== 'point-a-board' ? 'imps' : scoring,
        declared: {},
        overall: contestants.flatMap(({ section, contestant }) =>
          section === undefined ? [contestant] : [],
        ),
        sessions: [{ overall: [], sections: sectionsOf(travellers, contestants, matches) }],
      },
      deals: boardsOf({ games, ...file }),
    },
  });
}
