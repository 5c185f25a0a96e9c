import { type FileHandle, open } from 'node:fs/promises';
import { type Fault, fail, ok, type Result } from 'naipe/base';

/** More than this is not read: no results file comes near it. */
export const MOST_BYTES = 16 * 1024 * 1024;
const CHUNK = 64 * 1024;

/** Reads up to a byte more than is allowed, whatever the file says of its size: it may be a pipe. */
async function readBounded(file: FileHandle): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  while (size <= MOST_BYTES) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(CHUNK), 0, CHUNK);
    if (bytesRead === 0) break;
    chunks.push(buffer.subarray(0, bytesRead));
    size += bytesRead;
  }
  return Buffer.concat(chunks);
}

const unreadable = (path: string, why: string): Fault => ({
  code: 'file',
  message: `"${path}" cannot be read: ${why}.`,
});

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'reading it is not allowed',
};

/** The bytes of a file, if it is not too large. */
export async function readBytes(path: string): Promise<Result<Buffer>> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'r');
    const bytes = await readBounded(file);
    if (bytes.length <= MOST_BYTES) return ok(bytes);
    return fail({
      code: 'file-size',
      message: `"${path}" is larger than ${MOST_BYTES / 1024 / 1024} MiB; it is not read.`,
    });
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return fail(unreadable(path, REASONS[code] ?? message));
  } finally {
    await file?.close();
  }
}

/** The encoding that an XML declaration names. */
const declaredEncoding = (bytes: Buffer): string | undefined =>
  /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(
    bytes.subarray(0, 200).toString('latin1').trimStart(),
  )?.[1];

function decodeAs(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const MARKS = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
] as const;

/**
 * Decodes by a byte order mark, else as an XML declaration says, else as UTF-8 where the bytes are that and as Latin-1
 * where not: PBN is written in Latin-1, and old programs do not say.
 */
export function decode(bytes: Buffer): Result<string> {
  const mark = MARKS.find((one) => one.bytes.every((byte, at) => bytes[at] === byte))?.encoding;
  const declared = mark ?? declaredEncoding(bytes);
  if (declared !== undefined) {
    const text = decodeAs(bytes, declared);
    return text === undefined
      ? fail({ code: 'encoding', message: `The file says that it is written in ${declared}, but it is not.` })
      : ok(text);
  }
  return ok(decodeAs(bytes, 'utf-8') ?? bytes.toString('latin1'));
}

/** The text of a file. */
export async function readTextFile(path: string): Promise<Result<string>> {
  const bytes = await readBytes(path);
  return bytes.ok ? decode(bytes.value) : bytes;
}
