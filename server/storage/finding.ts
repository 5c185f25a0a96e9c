import { z } from 'zod';

/** What is wrong with the data. */
export const dataFinding = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), detail: z.string() }).describe('SQLite finds the file damaged'),
  z
    .object({ kind: z.literal('fact'), tournament: z.string(), fact: z.int() })
    .describe('The fact of that number is not what was written; those before it are'),
  z
    .object({ kind: z.literal('loss'), tournament: z.string(), had: z.int(), has: z.int() })
    .describe('Facts that were acknowledged are no longer there'),
  z
    .object({ kind: z.literal('changed'), tournament: z.string(), had: z.int() })
    .describe('The facts up to that number are others than those that were acknowledged'),
]);
export type DataFinding = z.infer<typeof dataFinding>;

/** What is wrong, as a sentence. */
export function findingSentence(finding: DataFinding): string {
  switch (finding.kind) {
    case 'file':
      return `The database file is damaged (${finding.detail}).`;
    case 'fact': {
      const whole =
        finding.fact === 1 ? 'Nothing before it is left.' : `Facts 1 to ${finding.fact - 1} are whole.`;
      return `Tournament ${finding.tournament}: fact ${finding.fact} is not what was written. ${whole}`;
    }
    case 'loss':
      return finding.has === 0
        ? `Tournament ${finding.tournament}: all its ${finding.had} facts are gone.`
        : `Tournament ${finding.tournament}: facts ${finding.has + 1} to ${finding.had} are gone.`;
    case 'changed':
      return `Tournament ${finding.tournament}: its facts up to ${finding.had} are not those that were recorded.`;
  }
}

/** What can be done about it. */
export function wayBack(finding: DataFinding): string {
  switch (finding.kind) {
    case 'file':
      return 'Stop Naipe and put back a backup: naipe restore FILE --force. What can still be read comes out with: naipe export TOURNAMENT FILE --whole.';
    case 'fact':
      return `Put back a backup (naipe restore FILE --force), or take out what is whole: naipe export ${finding.tournament} FILE --whole.`;
    case 'loss':
    case 'changed':
      return 'Put back a newer backup if there is one (naipe restore FILE --force); else enter again what is missing: phones send again what was not acknowledged.';
  }
}

/** The same where the data are in PostgreSQL: its backups are its own. */
export const wayBackInPostgres = (finding: DataFinding): string =>
  finding.kind === 'fact'
    ? `Put back a base backup, or take out what is whole: naipe export ${finding.tournament} FILE --whole. Other tournaments can be played on.`
    : 'Put back a base backup. What can still be read comes out with: naipe export TOURNAMENT FILE --whole.';
