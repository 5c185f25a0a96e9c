import { type Fraction, fail, ok, type Result } from '../../base/index.ts';
import { findingList, type Note, type ResultsFile, type ResultsMatch } from '../../format/index.ts';
import { checkBoardScores } from './board-differences.ts';
import { type Choice, choose, reportedTotals, totalsPractice } from './choice.ts';
import { scoringsOf } from './columns.ts';
import { checkBoardTotals, checkMatchTotals, type TotalsCheck } from './contestants.ts';
import { checkCounts } from './counts.ts';
import { type Basis, type Entry, entriesOf, keeping, matchLabel, placeName } from './entries.ts';
import { checkMatchBoards, type MatchBoards } from './match-boards.ts';
import { checkMatchScores } from './match-differences.ts';
import type { ListedMatch, PlayedMatch } from './match-scores.ts';
import type { Difference, Rescoring } from './model.ts';
import { checkPlaces } from './places.ts';
import { pairsOf, type Roster, rosterOf } from './roster.ts';
import { checkTableScores } from './table-scores.ts';

const FORMATS = { PBN: 'pbn', USEBIO: 'usebio', BWS: 'bws', CSV: 'csv' } as const;

/** The matches of a file with the IMPs of their boards: between teams by the two tables, between pairs by their board scores. */
function matchesOf(
  file: ResultsFile,
  boards: MatchBoards,
  main: Choice | undefined,
): (ListedMatch | PlayedMatch)[] {
  return file.event.sessions.flatMap(({ sections }, session) =>
    sections.flatMap(({ matches }, section) =>
      matches.map((match) => {
        const where = `${placeName(file, session, section)}${matchLabel(match)}`;
        const imps = boards.worthsOf(match, 'imps') ?? pairImps(match, main);
        const points = boards.worthsOf(match, 'points-2');
        return {
          match,
          session,
          section,
          where,
          ...(imps === undefined ? {} : { imps }),
          ...(points === undefined ? {} : { points }),
        };
      }),
    ),
  );
}

/** The board scores of the first pair of a match, when all of them are known. */
function pairImps(match: ResultsMatch, main: Choice | undefined): readonly Fraction[] | undefined {
  if (main === undefined) return undefined;
  const { entries } = main.scores;
  const points = entries.flatMap((entry, at) => {
    const { seated } = entry.line;
    if (entry.match !== match || seated.kind !== 'pairs') return [];
    const side = seated.NS === match.first ? 'NS' : 'EW';
    return main.totals.reading.worth(at, side)?.points ?? [];
  });
  return points.length > 0 && points.length === match.travellers.length ? points : undefined;
}

/** Which of two table scores the rest of the file follows: the first that can tell says it. */
const followedBy =
  (choices: readonly Choice[], boards: MatchBoards) =>
  (entry: Entry): Basis | undefined =>
    choices.map(({ totals }) => totals.reading.followed(entry)).find((basis) => basis !== undefined) ??
    boards.followed(entry);

function noteAmbiguous({ ambiguous }: Roster, note: Note): void {
  for (const { number, line } of ambiguous) {
    const message = `Number ${number} is in more than one section; its overall total is not checked.`;
    note('rescore-ambiguous', line, message);
  }
}

/** Is the event ranked by matches, or by the boards of each contestant? */
const goesByMatches = ({ event }: ResultsFile): boolean =>
  event.competition === 'teams' ||
  event.competition === 'swiss-teams' ||
  event.competition === 'knockout' ||
  event.matchScoring === 'vps';

/** A row of a frequency sheet stands for several results; what is wrong with it is said once. */
const withoutRepeats = (differences: readonly Difference[]): readonly Difference[] => [
  ...new Map(differences.map((difference) => [JSON.stringify(difference), difference])).values(),
];

/** Room for the largest simultaneous events; every practice that is tried keeps a score for each side of each result. */
const MOST_RESULTS = 50_000;

export interface RescoreOptions {
  /**
   * What is kept where the contract and the figure of a result do not agree; otherwise what the rest of its board follows, and
   * the contract where nothing tells.
   */
  readonly keep?: 'contract' | 'score';
}

const KEPT = { contract: 'computed', score: 'published' } as const satisfies Record<string, Basis>;

/** Scores the results of a file again and compares every figure it publishes. */
export function rescore(file: ResultsFile, { keep }: RescoreOptions = {}): Result<Rescoring> {
  const roster = rosterOf(file);
  const entries = entriesOf(file, roster);
  if (entries.length > MOST_RESULTS) {
    const message = `The file has ${entries.length} results; more than ${MOST_RESULTS} are not scored at once. Split it by session.`;
    return fail({ code: 'rescore-size', message });
  }
  return ok(compareAll(file, roster, entries, keep && KEPT[keep]));
}

function compareAll(
  file: ResultsFile,
  roster: Roster,
  written: readonly Entry[],
  kept: Basis | undefined,
): Rescoring {
  const entries = kept === undefined ? written : written.map(keeping(kept));
  const { findings, note } = findingList();
  noteAmbiguous(roster, note);
  const byMatches = goesByMatches(file);
  const byBoards = { all: byMatches ? [] : roster.rankings, pairs: roster.rankings.map(pairsOf) };
  const choices = scoringsOf(file, entries).map((scoring, at) =>
    choose(entries, scoring, at === 0 ? byBoards : { all: [], pairs: [] }),
  );
  const [main] = choices;
  const teamBoards = checkMatchBoards(
    entries,
    file.event.boardScoring === 'point-a-board' ? 'points-2' : undefined,
  );
  const listed = matchesOf(file, teamBoards, main);
  const matches = listed.length === 0 ? undefined : checkMatchScores(listed, roster, note);
  const practice = totalsPractice(main?.totals);
  const table = checkTableScores(written, kept === undefined ? followedBy(choices, teamBoards) : () => kept);
  const boards = choices.map(({ scores, totals }) => checkBoardScores(scores, totals.reading));
  const totals: TotalsCheck[] = [
    ...(main === undefined ? [] : [checkBoardTotals(main.totals, practice, main.others)]),
    ...(matches === undefined || !byMatches ? [] : [checkMatchTotals(roster.rankings, matches)]),
  ];
  const places = checkPlaces(roster.rankings, totals.at(byMatches ? -1 : 0), file.event.winners === 2);
  const counts = checkCounts(roster, entries, listed);
  const members = new Set([
    ...totals.flatMap((check) => [...check.members]),
    ...places.members,
    ...counts.members,
  ]);
  return {
    format: FORMATS[file.format],
    boards: new Set(entries.map(({ session, board }) => `${session}/${board}`)).size,
    results: entries.filter(({ line }) => line.outcome.kind !== 'not-played').length,
    practice: {
      boards: choices.map((choice) => choice.scores.reported(choice.totals.reading.practice)),
      ...reportedTotals(main?.totals, practice),
      ...(places.scope === undefined ? {} : { places: places.scope }),
      ...(matches === undefined ? {} : { matches: matches.rule }),
    },
    checked: {
      table: table.checked,
      board: [teamBoards, ...boards].reduce((sum, { checked }) => sum + checked, 0),
      ...(matches === undefined ? {} : { matches: matches.checked }),
      totals: members.size,
    },
    differences: withoutRepeats(
      [
        table,
        teamBoards,
        ...boards,
        ...(matches === undefined ? [] : [matches]),
        ...totals,
        places,
        counts,
      ].flatMap(({ differences }) => differences),
    ),
    findings,
  };
}
