import { ok, type Result } from 'naipe/base';
import { type BwsReading, type ReadResults, readResults, resultsOfBws } from 'naipe/format';
import { decode, readBytes } from './text-file.ts';

/** What a file holds, told by its content and not by its name. */
export type FileContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bws'; readonly reading: BwsReading };

/** An Access database says so in its first bytes; the reader of such files is loaded when one is met. */
const mayBeDatabase = (bytes: Buffer): boolean => bytes.subarray(4, 12).toString('latin1') === 'Standard';

/** Reads a file as text, or as the database of a scoring device. */
export async function readContent(path: string): Promise<Result<FileContent>> {
  const bytes = await readBytes(path);
  if (!bytes.ok) return bytes;
  if (mayBeDatabase(bytes.value)) {
    const { readBwsFile } = await import('@naipe/server/bws');
    const reading = readBwsFile(bytes.value);
    return reading.ok ? ok({ kind: 'bws', reading: reading.value }) : reading;
  }
  const text = decode(bytes.value);
  return text.ok ? ok({ kind: 'text', text: text.value }) : text;
}

/** The results of a file, whichever format it is in. */
export async function readResultsFile(path: string): Promise<Result<ReadResults>> {
  const content = await readContent(path);
  if (!content.ok) return content;
  if (content.value.kind === 'text') return readResults(content.value.text);
  const { bws, findings } = content.value.reading;
  return ok({ file: resultsOfBws(bws), findings });
}
