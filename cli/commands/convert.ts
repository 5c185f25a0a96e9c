import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fail, ok, type Result } from 'naipe/base';
import {
  boardsOf,
  type Finding,
  findingText,
  isResultsCsv,
  isXml,
  linOfPbn,
  MACHINE_FORMATS,
  type MachineFormat,
  type PbnFile,
  pbnOfResults,
  type ReadResults,
  type ResultsFile,
  readGames,
  readPbn,
  readResults,
  resultsOfBws,
  resultsOfPbn,
  withTableScores,
  writeHandText,
  writeLin,
  writeMachine,
  writePbn,
  writeResultsCsv,
  writeUsebio,
} from 'naipe/format';
import { type Command, done, wrongInput, wrongUsage } from '../command.ts';
import { readContent } from '../results-file.ts';

const HELP = `Usage:
  naipe convert IN OUT

Writes the boards or results of a file in another format. IN is told by what it holds: PBN, LIN, a dealing machine's file (DUP,
DLM, BRI, DGE), hand records printed as text, USEBIO, a scoring device's database (BWS) or a table of results (CSV). OUT is told by its ending:

  .pbn .lin               boards with players, auctions, alerts and explanations, play, claims, rooms; PBN also with tables of results
  .dup .dlm .bri .dge     the cards alone, for a dealing machine
  .txt                    the cards as diagrams, three abreast, as hand records are printed in North America
  .xml                    results, as USEBIO 1.2
  .csv                    results, one line each, for a spreadsheet

What the format has no room for is left out. What could not be read is listed with its place.

  --json   {"read":"lin","written":"pbn","boards":24,"findings":[…]}`;

interface Read {
  readonly format: string;
  readonly file: PbnFile;
  /** Where the file is one of results. */
  readonly results?: ResultsFile;
  readonly findings: readonly Finding[];
}

/** Results as games, so that every writer of boards can take them. */
function readOfResults({ file, findings }: ReadResults): Result<Read> {
  const written = writePbn(pbnOfResults(file));
  if (!written.ok) return written;
  return ok({
    format: file.format.toLowerCase(),
    file: readPbn(written.value).file,
    results: file,
    findings,
  });
}

async function readAny(path: string): Promise<Result<Read>> {
  const content = await readContent(path);
  if (!content.ok) return content;
  if (content.value.kind === 'bws') {
    const { bws, findings } = content.value.reading;
    return readOfResults({ file: resultsOfBws(bws), findings });
  }
  const { text } = content.value;
  if (!isXml(text) && !isResultsCsv(text)) return ok(readGames(text));
  const results = readResults(text);
  return results.ok ? readOfResults(results.value) : results;
}

/** A board may stand in the file once for every table that played it; a machine deals it once. */
function forMachine(format: MachineFormat, file: PbnFile): Result<string> {
  const deals = new Map(boardsOf(file).map((record) => [record.board, record]));
  return writeMachine(format, [...deals.values()]);
}

function ofResults(write: (file: ResultsFile) => string): Writer {
  return ({ results, file }) => {
    if (results !== undefined) return ok(write(withTableScores(results)));
    const read = resultsOfPbn(file);
    return read.ok ? ok(write(withTableScores(read.value.file))) : read;
  };
}

type Writer = (read: Read) => Result<string>;

const WRITERS: Readonly<Record<string, Writer>> = {
  pbn: ({ file }) => writePbn(file.games),
  lin: ({ file }) => ok(writeLin(linOfPbn(file))),
  ...Object.fromEntries(
    MACHINE_FORMATS.map((format): [string, Writer] => [format, ({ file }) => forMachine(format, file)]),
  ),
  txt: ({ file }) => ok(writeHandText(boardsOf(file))),
  xml: ofResults(writeUsebio),
  csv: ofResults(writeResultsCsv),
};

/** PBN is Latin-1 unless a letter has no place in it. */
const encodingOf = (format: string, text: string): BufferEncoding =>
  format === 'pbn' && [...text].every((letter) => letter.charCodeAt(0) < 256) ? 'latin1' : 'utf8';

const ENDINGS = Object.keys(WRITERS).map((ending) => `.${ending}`);

async function written(path: string, text: string, encoding: BufferEncoding): Promise<Result<true>> {
  try {
    await writeFile(path, text, encoding);
    return ok(true);
  } catch (error) {
    return fail({ code: 'file', message: `"${path}" cannot be written: ${(error as Error).message}.` });
  }
}

const placeOf = ({ line, column }: Finding): string =>
  column === undefined ? `line ${line}` : `line ${line}, column ${column}`;

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
      return wrongUsage(
        `"${to}" ends in no format that can be written: use ${ENDINGS.slice(0, -1).join(', ')} or ${ENDINGS.at(-1)}.`,
      );
    const read = await readAny(from);
    if (!read.ok) return wrongInput({ code: read.error.code, message: read.error.message });
    const { games } = read.value.file;
    if (games.length === 0)
      return wrongInput({ code: 'no-boards', message: `"${from}" holds no board that could be read.` });
    const made = write(read.value);
    const saved = made.ok ? await written(to, made.value, encodingOf(format, made.value)) : made;
    if (!saved.ok) return wrongInput(saved.error);
    const { findings } = read.value;
    const boards = `${games.length} board${games.length === 1 ? '' : 's'}`;
    return done(
      { read: read.value.format, written: format, boards: games.length, findings },
      [
        `${boards} from ${read.value.format.toUpperCase()} written to ${to}.`,
        ...findings.map((finding) => `  ${placeOf(finding)}: ${findingText(finding, 'en')}`),
      ].join('\n'),
    );
  },
};
