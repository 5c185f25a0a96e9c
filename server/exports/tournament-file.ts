import { createHash } from 'node:crypto';
import { type Fault, fail, ok, type Result } from 'naipe/base';
import {
  type DeskView,
  evolve,
  type Fact,
  factFault,
  NOTHING,
  see,
  type TournamentState,
  type ViewRequest,
} from 'naipe/tournament';
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
  /** Of the lines that follow: one that was changed on the way is noticed. Files from before have none. */
  digest: z.string().exactOptional(),
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
  const lines = facts.map((fact) => JSON.stringify(inOrder(fact)));
  const first = {
    naipe: 'tournament',
    format: FORMAT,
    program: VERSION,
    tournament,
    facts: facts.length,
    digest: digestOf(lines),
  };
  return [JSON.stringify(first), ...lines].map((line) => `${line}\n`).join('');
}

/** However the lines are ended: an editor may have changed that. */
function digestOf(lines: readonly string[]): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(line).update('\n');
  return hash.digest('base64url');
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
  const impossible = factFault(state, next);
  if (impossible !== undefined) {
    const remedy = 'Export the tournament again where it was played.';
    return fault(
      line,
      `fact ${next.sequence} (${next.type}) cannot be. ${impossible.error.message} ${remedy}`,
    );
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
  return (
    canBeSeen(state, lines.length) ??
    digestFault(head.value.digest, lines.slice(1)) ??
    ok({ tournament: head.value.tournament, facts })
  );
}

/** The last question, because a fault of its own says more. */
function digestFault(digest: string | undefined, lines: readonly string[]) {
  if (digest === undefined || digest === digestOf(lines)) return undefined;
  const remedy = 'Copy it again, or export the tournament again where it was played.';
  return fault(1, `what follows is not what was written: it was damaged on the way, or changed. ${remedy}`);
}

/** Everything that the director can look at, but for how each single score came about. */
function everythingOf({ tournament }: TournamentState): readonly ViewRequest[] {
  const sessions = [...(tournament?.sessions.values() ?? [])];
  const contestants = [...(tournament?.contestants.keys() ?? [])];
  return [
    { view: 'overview' },
    { view: 'desk' },
    { view: 'ranking' },
    { view: 'entries' },
    { view: 'history' },
    ...contestants.map((contestant) => ({ view: 'scorecard', contestant }) as const),
    ...sessions.flatMap(({ session, boards }): ViewRequest[] => [
      { view: 'ranking', session },
      { view: 'room', session },
      { view: 'hands', session },
      { view: 'oddities', session },
      { view: 'guide-cards', session },
      { view: 'table-cards', session },
      ...[...boards.keys()].flatMap((board): ViewRequest[] => [
        { view: 'traveller', session, board },
        { view: 'frequencies', session, board },
      ]),
    ]),
  ];
}

/** The last test: the tournament can be looked at and scored. */
function canBeSeen(state: TournamentState, line: number) {
  try {
    for (const request of everythingOf(state)) {
      const seen = see(state, { role: 'director' }, request);
      if (!seen.ok) return fault(line, `${request.view}: ${seen.error.message}`);
      if (request.view !== 'desk') continue;
      const { unscorable } = seen.value as DeskView;
      if (unscorable !== undefined)
        return fault(line, `the tournament cannot be scored. ${unscorable.message}`);
    }
    return undefined;
  } catch (error) {
    return fault(line, `the tournament cannot be scored. ${error instanceof Error ? error.message : ''}`);
  }
}
