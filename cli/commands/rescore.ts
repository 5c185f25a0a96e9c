import { fail, ok, type Result } from 'naipe/base';
import { type Difference, type Rescoring, rescore as rescoreFile } from 'naipe/check';
import { type Finding, type ResultsFile, readGames, readUsebio, resultsOfPbn } from 'naipe/format';
import { type Answer, type Command, done, wrongInput, wrongUsage } from '../command.ts';
import { practiceWords } from '../rescore-words.ts';
import { MOST_BYTES, readTextFile } from '../text-file.ts';

const HELP = `Usage:
  naipe rescore FILE

Scores a results file again from its raw results and compares every table score, board score, match score, total and
place with what it publishes. FILE is USEBIO XML, or PBN with ScoreTable and
TotalScoreTable or one game a table; up to ${MOST_BYTES / 1024 / 1024} MiB.

Differences are an answer, not a failure: the exit code is 0 when the file was read and compared.

  --json   {"format":"usebio","boards":26,"results":312,"practice":{…},"checked":{"table":312,"board":624,"totals":24},
           "differences":[{"where":"board 7, pair 3","what":"matchpoints","published":"12","computed":"13",
           "cause":"no-neuberg","why":"…","line":1204}],"findings":[…]}`;

interface Read {
  readonly file: ResultsFile;
  readonly findings: readonly Finding[];
}

function readPbnResults(text: string): Result<Read> {
  const { file, findings } = readGames(text);
  const results = resultsOfPbn(file);
  if (!results.ok) return results;
  return ok({ file: results.value.file, findings: [...findings, ...results.value.findings] });
}

/** XML begins with `<`; anything else is taken for PBN, whose reader refuses what has no results. */
const readResults = (text: string): Result<Read> =>
  /^\uFEFF?\s*</.test(text) ? readUsebio(text) : readPbnResults(text);

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
    `${rescoring.format === 'pbn' ? 'PBN' : 'USEBIO'}: ${counted(boards, 'board')}, ${counted(results, 'result')}.`,
    `Compared: ${compared.join(', ')}.`,
    ...practiceWords(rescoring.practice),
    '',
    sum,
    ...differences.map(differenceLine),
    ...(findings.length === 0 ? [] : ['', `Findings: ${findings.length}`]),
    ...findings.map(({ line, message }) => `  line ${line}: ${message}`),
  ].join('\n');
}

async function rescoreAt(path: string): Promise<Result<Rescoring>> {
  const text = await readTextFile(path);
  if (!text.ok) return text;
  const read = readResults(text.value);
  if (!read.ok) return fail({ code: read.error.code, message: read.error.message });
  const rescored = rescoreFile(read.value.file);
  if (!rescored.ok) return rescored;
  return ok({ ...rescored.value, findings: [...read.value.findings, ...rescored.value.findings] });
}

export const rescore: Command = {
  help: HELP,
  options: {},
  run: async ({ words }): Promise<Answer> => {
    const [path, ...more] = words;
    if (path === undefined || more.length > 0) return wrongUsage('Give one results file, USEBIO or PBN.');
    const rescored = await rescoreAt(path);
    return rescored.ok ? done(rescored.value, report(rescored.value)) : wrongInput(rescored.error);
  },
};
