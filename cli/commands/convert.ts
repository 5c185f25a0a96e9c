import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fail, ok, type Result } from 'naipe/base';
import {
  boardToWrite,
  type Finding,
  findingText,
  type GameFormat,
  linOfPbn,
  type PbnFile,
  readGames,
  readPbn,
  readUsebio,
  writeLin,
  writePbn,
} from 'naipe/format';
import { type Command, done, wrongInput, wrongUsage } from '../command.ts';
import { readTextFile } from '../text-file.ts';

const HELP = `Usage:
  naipe convert IN OUT

Writes the boards of a file in another format: IN is told by what it holds, PBN, LIN or the hands of a USEBIO file; OUT by
its ending, .pbn or .lin. Hands, players, auctions with their alerts and explanations, play, claims and rooms go over. What
could not be read is listed with its place.

  --json   {"read":"lin","written":"pbn","boards":24,"findings":[…]}`;

interface Read {
  readonly format: GameFormat | 'usebio';
  readonly file: PbnFile;
  readonly findings: readonly Finding[];
}

/** The hands of a results file, as boards with nothing but their cards. */
function readHands(text: string): Result<Read> {
  const usebio = readUsebio(text);
  if (!usebio.ok) return usebio;
  const written = writePbn(usebio.value.file.deals.map(({ board, deal }) => boardToWrite(board, deal)));
  if (!written.ok) return written;
  return ok({ format: 'usebio', file: readPbn(written.value).file, findings: usebio.value.findings });
}

const readAny = (text: string): Result<Read> =>
  /^\uFEFF?\s*</.test(text) ? readHands(text) : ok(readGames(text));

const WRITERS: Readonly<Record<string, (file: PbnFile) => Result<string>>> = {
  pbn: ({ games }) => writePbn(games),
  lin: (file) => ok(writeLin(linOfPbn(file))),
};

async function written(path: string, text: string): Promise<Result<true>> {
  try {
    await writeFile(path, text);
    return ok(true);
  } catch (error) {
    return fail({ code: 'file', message: `"${path}" cannot be written: ${(error as Error).message}.` });
  }
}

export const convert: Command = {
  help: HELP,
  options: {},
  run: async ({ words }) => {
    const [from, to, ...more] = words;
    if (from === undefined || to === undefined || more.length > 0)
      return wrongUsage('Give the file to read and the file to write.');
    const format = extname(to).slice(1).toLowerCase();
    const write = Object.hasOwn(WRITERS, format) ? WRITERS[format] : undefined;
    if (write === undefined)
      return wrongUsage(`"${to}" ends in no format that can be written: use .pbn or .lin.`);
    const text = await readTextFile(from);
    if (!text.ok) return wrongInput(text.error);
    const read = readAny(text.value);
    if (!read.ok) return wrongInput({ code: read.error.code, message: read.error.message });
    const { games } = read.value.file;
    if (games.length === 0)
      return wrongInput({ code: 'no-boards', message: `"${from}" holds no board that could be read.` });
    const made = write(read.value.file);
    const saved = made.ok ? await written(to, made.value) : made;
    if (!saved.ok) return wrongInput(saved.error);
    const { findings } = read.value;
    const boards = `${games.length} board${games.length === 1 ? '' : 's'}`;
    return done(
      { read: read.value.format, written: format, boards: games.length, findings },
      [
        `${boards} from ${read.value.format.toUpperCase()} written to ${to}.`,
        ...findings.map((finding) => `  line ${finding.line}: ${findingText(finding, 'en')}`),
      ].join('\n'),
    );
  },
};
