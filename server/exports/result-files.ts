import { fail, ok, type Result } from 'naipe/base';
import { isShownAlike, type Refusal, type TournamentState, type Viewer } from 'naipe/tournament';
import { type InSteps, inTurn } from '../in-steps.ts';
import { resultsCsv } from './csv.ts';
import { resultsPbn } from './pbn.ts';
import { boardsCsv, entriesCsv, matchesCsv } from './result-lines.ts';
import { type Results, resultsInSteps } from './results.ts';
import { resultsUsebio } from './usebio.ts';
import { WrittenFile } from './written-file.ts';

interface ResultsFormat {
  /** What the file is called. */
  readonly name: string;
  readonly type: string;
  readonly write: (results: Results) => InSteps<Result<string>>;
}

const CSV = 'text/csv; charset=utf-8';

/** The files in which results leave the program, by what they are asked for. */
export const RESULT_FORMATS = {
  csv: { name: 'results.csv', type: CSV, write: resultsCsv },
  boards: { name: 'boards.csv', type: CSV, write: boardsCsv },
  matches: { name: 'matches.csv', type: CSV, write: matchesCsv },
  entries: { name: 'entries.csv', type: CSV, write: entriesCsv },
  pbn: { name: 'results.pbn', type: 'application/x-pbn; charset=utf-8', write: resultsPbn },
  xml: { name: 'results.xml', type: 'application/xml; charset=utf-8', write: resultsUsebio },
} as const satisfies Readonly<Record<string, ResultsFormat>>;

export type ResultsEnding = keyof typeof RESULT_FORMATS;

/** Why there is no file: it may not be seen, or the results cannot be written so. */
type NoFile = { readonly why: 'hidden' | 'unwritable'; readonly refusal: Refusal };

type File = Result<WrittenFile, NoFile>;

interface Kept {
  readonly state: TournamentState;
  readonly file: Promise<File>;
  /** Until when anybody but the director is given it although there is something newer; what may not be seen, never. */
  until: number;
}

/** Writing files takes at most this share of the time, and what took less than that is written anew for everybody. */
const SHARE_OF_TIME = 0.02;
const WORTH_KEEPING_MS = 20;
const LONGEST_KEPT_MS = 60_000;
const MOST_KEPT = 100;

const UNTIL_WRITTEN = Number.POSITIVE_INFINITY;

/** The files of results of a tournament: each is worked out once for all who see the same, beside everything else. */
export class ResultFiles {
  private readonly state: () => TournamentState;
  private readonly kept = new Map<string, Kept>();

  constructor(state: () => TournamentState) {
    this.state = state;
  }

  /** The file as the viewer may see it. */
  of(viewer: Viewer, ending: ResultsEnding): Promise<File> {
    const key = `${ending} ${JSON.stringify(viewer)}`;
    const state = this.state();
    const known = this.kept.get(key);
    if (known?.state.version === state.version) return known.file;
    const maySeeEarlier =
      viewer.role !== 'director' && known !== undefined && isShownAlike(known.state, state);
    if (maySeeEarlier && performance.now() < known.until) return known.file;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    const writing = inTurn(fileInSteps(state, viewer, ending));
    const kept: Kept = { state, file: writing.then(({ value }) => value), until: UNTIL_WRITTEN };
    this.kept.set(key, kept);
    writing.then(
      ({ took, value }) => {
        const pause =
          took < WORTH_KEEPING_MS || !value.ok ? 0 : Math.min(LONGEST_KEPT_MS, took / SHARE_OF_TIME);
        kept.until = performance.now() + pause;
      },
      () => this.kept.delete(key),
    );
    return kept.file;
  }

  /** Nothing that was written before counts. */
  startOver(): void {
    this.kept.clear();
  }
}

function* fileInSteps(state: TournamentState, viewer: Viewer, ending: ResultsEnding): InSteps<File> {
  const results = yield* resultsInSteps(state, viewer);
  if (!results.ok) return fail({ why: 'hidden', refusal: results.error });
  const written = yield* RESULT_FORMATS[ending].write(results.value);
  return written.ok
    ? ok(new WrittenFile(written.value))
    : fail({ why: 'unwritable', refusal: written.error });
}
