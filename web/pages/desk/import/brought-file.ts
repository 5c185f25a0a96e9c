import {
  type BwsReading,
  boardsOf,
  type DealRecord,
  type Finding,
  type ResultsFile,
  readGames,
  readHandRecord,
  readResults,
  resultsOfBws,
} from 'naipe/format';
import { printBoardResult } from 'naipe/game';
import type { CommandData } from 'naipe/tournament';

type BroughtResult = CommandData['record-results']['results'][number];

/** What a file brings for a session. */
export interface BroughtFile {
  readonly format: string;
  readonly results: readonly BroughtResult[];
  /** Boards at tables that the file knows of without a contract. */
  readonly unplayed: number;
  readonly deals: readonly DealRecord[];
  readonly findings: readonly Finding[];
}

/** Where the file does not say it, a session has one section. */
const ONLY_SECTION = 'A';

/**
 * The results of a file by their places. Pairs are named where everybody has a number of his own, so that they can be held
 * against the plan.
 */
function resultsIn(file: ResultsFile): Pick<BroughtFile, 'results' | 'unplayed'> {
  const namesPairs = file.event.winners !== 2;
  const results: BroughtResult[] = [];
  let unplayed = 0;
  for (const section of file.event.sessions.flatMap(({ sections }) => sections)) {
    for (const { board, lines } of section.travellers) {
      for (const { outcome, round, table, lead, seated } of lines) {
        if (outcome.kind !== 'played') unplayed++;
        else if (round !== undefined && /^\d+$/.test(table ?? ''))
          results.push({
            section: section.id ?? ONLY_SECTION,
            round,
            table: Number(table),
            board,
            result: printBoardResult(outcome.result),
            ...(lead === undefined ? {} : { lead }),
            ...(namesPairs && seated.kind === 'pairs' && seated.NS !== '' && seated.EW !== ''
              ? { ns: seated.NS, ew: seated.EW }
              : {}),
          });
      }
    }
  }
  return { results, unplayed };
}

/** Reads a text by what it holds. */
export function broughtText(text: string): BroughtFile {
  const results = readResults(text);
  const { format, file, findings } = readGames(text);
  if (results.ok) {
    const { file: read } = results.value;
    return {
      format: read.format,
      ...resultsIn(read),
      deals: read.deals,
      findings: results.value.findings,
    };
  }
  const hands = format === 'pbn' ? readHandRecord(text) : { deals: boardsOf(file), findings };
  return { format: format.toUpperCase(), results: [], unplayed: 0, ...hands };
}

/** The database of scoring devices, as the server has read it. */
export function broughtDatabase({ bws, findings }: BwsReading): BroughtFile {
  const file = resultsOfBws(bws);
  return { format: file.format, ...resultsIn(file), deals: file.deals, findings };
}

/** An Access database says so in its first bytes. */
export const isDatabase = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(4, 12)) === 'Standard';

/** Old programs write Latin-1 and do not say so. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
