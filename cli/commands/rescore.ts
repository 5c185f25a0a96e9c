import { fail, ok, type Result } from 'naipe/base';
import { type Difference, type RescoreOptions, type Rescoring, rescore as rescoreFile } from 'naipe/check';
import { type Answer, type Command, done, textOption, wrongInput, wrongUsage } from '../command.ts';
import { practiceWords } from '../rescore-words.ts';
import { readResultsFile } from '../results-file.ts';
import { MOST_BYTES } from '../text-file.ts';

const HELP = `Usage:
  naipe rescore FILE [--keep contract|score]

Scores a results file again from its raw results and compares every table score, board score, match score, total and
place with what it publishes. FILE is USEBIO XML, PBN with ScoreTable and TotalScoreTable or one game a table, a scoring
device's database (BWS), which publishes nothing but is held against its own plan, or a table (CSV) as convert writes it; up to ${MOST_BYTES / 1024 / 1024} MiB.

Differences are an answer, not a failure: the exit code is 0 when the file was read and compared.

  --keep contract|score
           What counts where a result's contract and its figure do not agree; else what the rest of its board follows.
  --json   {"format":"usebio","boards":26,"results":312,"practice":{…},"checked":{"table":312,"board":624,"totals":24},
           "differences":[{"where":"board 7, pair 3","what":"matchpoints","published":"12","computed":"13",
           "cause":"no-neuberg","why":"…","line":1204}],"findings":[…]}`;

const differenceLine = ({ where, what, published, computed, why }: Difference): string =>
  `  ${where}: ${what} ${published}, computed ${computed}. ${why}`;

/** `1 board`, `26 boards`. */
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function report(rescoring: Rescoring): string {
  const { boards, results, checked, differences, findings } = rescoring;
  const compared = [
    counted(checked.table, 'table score'),
    counted(checked.board, 'board score'),
    ...(checked.matches === undefined ? [] : [counted(checked.matches, 'match score')]),
    counted(checked.totals, 'contestant'),
  ];
  const nothing = checked.table + checked.board + (checked.matches ?? 0) + checked.totals === 0;
  const sum = nothing
    ? 'The file publishes no figure that could be compared, so nothing was checked.'
    : differences.length === 0
      ? 'No differences.'
      : `Differences: ${differences.length}`;
  return [
    `${rescoring.format.toUpperCase()}: ${counted(boards, 'board')}, ${counted(results, 'result')}.`,
    `Compared: ${compared.join(', ')}.`,
    ...practiceWords(rescoring.practice),
    '',
    sum,
    ...differences.map(differenceLine),
    ...(findings.length === 0 ? [] : ['', `Findings: ${findings.length}`]),
    ...findings.map(({ line, message }) => `  line ${line}: ${message}`),
  ].join('\n');
}

async function rescoreAt(path: string, options: RescoreOptions): Promise<Result<Rescoring>> {
  const read = await readResultsFile(path);
  if (!read.ok) return fail({ code: read.error.code, message: read.error.message });
  const rescored = rescoreFile(read.value.file, options);
  if (!rescored.ok) return rescored;
  return ok({ ...rescored.value, findings: [...read.value.findings, ...rescored.value.findings] });
}

export const rescore: Command = {
  help: HELP,
  options: { keep: { type: 'string' } },
  run: async (given): Promise<Answer> => {
    const [path, ...more] = given.words;
    const keep = textOption(given, 'keep');
    if (keep !== undefined && keep !== 'contract' && keep !== 'score')
      return wrongUsage('--keep is contract or score.');
    if (path === undefined || more.length > 0)
      return wrongUsage('Give one results file: USEBIO, PBN, BWS or CSV.');
    const rescored = await rescoreAt(path, keep === undefined ? {} : { keep });
    return rescored.ok ? done(rescored.value, report(rescored.value)) : wrongInput(rescored.error);
  },
};
