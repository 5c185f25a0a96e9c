import { type Fault, fail, ok, type Result } from 'naipe/base';
import { evolve, type Fact, NOTHING, see, type TournamentState } from 'naipe/tournament';
import { z } from 'zod';
import { fact, tournamentId } from '../schemas/index.ts';
import { VERSION } from '../version.ts';

export const TOURNAMENT_FILE_TYPE = 'application/x-ndjson';
const FORMAT = 1;

/** The first line of a file that holds a whole tournament. */
const header = z.object({
  naipe: z.literal('tournament'),
  format: z.int().min(1),
  program: z.string(),
  tournament: tournamentId,
  /** How many lines follow: a file that was cut short is noticed. */
  facts: z.int().min(1),
});

export interface TournamentFile {
  readonly tournament: string;
  readonly facts: readonly Fact[];
}

/** The same tournament is the same file, wherever its facts come from. */
const inOrder = ({ sequence, time, actor, cause, type, data }: Fact) => ({
  sequence,
  time,
  actor,
  cause,
  type,
  data,
});

/** A whole tournament as one file: a header line, then one fact a line. */
export function writeTournamentFile({ tournament, facts }: TournamentFile): string {
  const first = { naipe: 'tournament', format: FORMAT, program: VERSION, tournament, facts: facts.length };
  return [first, ...facts.map(inOrder)].map((line) => `${JSON.stringify(line)}\n`).join('');
}

const fault = (line: number, message: string) =>
  fail<Fault>({ code: 'bad-file', message: `Line ${line}: ${message}` });

function parseLine<T>(schema: z.ZodType<T>, text: string, line: number): Result<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fault(line, 'this is not JSON.');
  }
  const read = schema.safeParse(value);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  const field = issue?.path.map(String).join('.') ?? '';
  return fault(line, `${field === '' ? '' : `${field}: `}${issue?.message ?? 'is wrong'}.`);
}

function readHeader(text: string): Result<z.infer<typeof header>> {
  const read = parseLine(header, text, 1);
  if (!read.ok) {
    return fail({
      code: 'bad-file',
      message: `${read.error.message} A tournament exported by Naipe begins with a header.`,
    });
  }
  if (read.value.format > FORMAT) {
    return fault(1, `a newer Naipe (${read.value.program}) wrote this file. Use that version to import it.`);
  }
  return read;
}

/** What the fact leads to; a fact that does not fit what came before it is refused. */
function replayed(state: TournamentState, next: Fact, line: number): Result<TournamentState> {
  if (next.sequence !== state.version + 1) {
    return fault(line, `fact ${state.version + 1} is expected here, not ${next.sequence}.`);
  }
  try {
    return ok(evolve(state, next));
  } catch (error) {
    return fault(line, `this does not fit what came before. ${error instanceof Error ? error.message : ''}`);
  }
}

/** Reads a whole tournament and plays it through: what is answered can be run. */
export function readTournamentFile(text: string): Result<TournamentFile> {
  const lines = text.split(/\r?\n/);
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  const head = readHeader(lines[0] ?? '');
  if (!head.ok) return head;
  if (lines.length - 1 !== head.value.facts) {
    const message = `the file ends here with ${lines.length - 1} facts, and should have ${head.value.facts}.`;
    return fault(lines.length, message);
  }
  const facts: Fact[] = [];
  let state = NOTHING;
  for (const [index, content] of lines.slice(1).entries()) {
    const line = index + 2;
    const read = parseLine(fact, content, line);
    if (!read.ok) return read;
    const next = replayed(state, read.value, line);
    if (!next.ok) return next;
    state = next.value;
    facts.push(read.value);
  }
  return canBeSeen(state, lines.length) ?? ok({ tournament: head.value.tournament, facts });
}

/** The last test: the tournament can be looked at and scored. */
function canBeSeen(state: TournamentState, line: number) {
  try {
    const views = ['overview', 'ranking', 'entries'] as const;
    const refused = views.map((view) => see(state, { role: 'director' }, { view })).find((seen) => !seen.ok);
    return refused?.ok === false ? fault(line, refused.error.message) : undefined;
  } catch (error) {
    return fault(line, `the tournament cannot be scored. ${error instanceof Error ? error.message : ''}`);
  }
}
