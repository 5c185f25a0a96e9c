import { ok, type Result } from '../../base/index.ts';
import type { Finding } from '../finding.ts';
import { readGames } from '../games.ts';
import { resultsOfPbn } from '../pbn/results.ts';
import { readUsebio } from '../usebio/usebio.ts';
import { isResultsCsv, readResultsCsv } from './csv.ts';
import type { ResultsFile } from './model.ts';

/** A results file and what was wrong in it. */
export interface ReadResults {
  readonly file: ResultsFile;
  readonly findings: readonly Finding[];
}

/** XML begins with `<`. */
export const isXml = (text: string): boolean => /^\uFEFF?\s*</.test(text);

/** Results from a text, by what it holds: XML is USEBIO, a table that names its columns is CSV; anything else is taken for PBN. */
export function readResults(text: string): Result<ReadResults> {
  if (isXml(text)) return readUsebio(text);
  if (isResultsCsv(text)) return readResultsCsv(text);
  const { file, findings } = readGames(text);
  const results = resultsOfPbn(file);
  if (!results.ok) return results;
  return ok({ file: results.value.file, findings: [...findings, ...results.value.findings] });
}
