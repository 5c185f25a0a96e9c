import { existsSync, readFileSync } from 'node:fs';

/* A database file with its write-ahead log, read without writing a byte (https://sqlite.org/walformat.html). */

const LOG_HEADER = 32;
const FRAME_HEADER = 24;
/** The last bit of the magic number says in which order of bytes checksums are reckoned. */
const MAGIC = 0x377f0682;
/** Where the header of the file says that there is a log, and what says that there is none. */
const [WRITE_VERSION, READ_VERSION, WITHOUT_LOG] = [18, 19, 1];

type Sum = readonly [number, number];

function checksum([first, second]: Sum, bytes: Buffer, isBigEndian: boolean): Sum {
  let [a, b] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + b) >>> 0;
    b = (b + (isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + a) >>> 0;
  }
  return [a, b];
}

const sumAt = (bytes: Buffer, at: number): Sum => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
const isSame = (one: Sum, other: Sum): boolean => one[0] === other[0] && one[1] === other[1];

interface Committed {
  /** Where the latest committed content of each page stands in the log. */
  readonly pages: ReadonlyMap<number, number>;
  readonly pageSize: number;
  /** How many pages the database has after the last commit. */
  readonly size: number;
}

/** What the log holds, up to the last commit that is whole. */
function committedIn(log: Buffer): Committed | undefined {
  if (log.length < LOG_HEADER || (log.readUInt32BE(0) & ~1) >>> 0 !== MAGIC) return undefined;
  const isBigEndian = (log.readUInt32BE(0) & 1) === 1;
  let sum = checksum([0, 0], log.subarray(0, LOG_HEADER - 8), isBigEndian);
  if (!isSame(sum, sumAt(log, LOG_HEADER - 8))) return undefined;
  const pageSize = log.readUInt32BE(8);
  const salt = sumAt(log, 16);
  const found = new Map<number, number>();
  let committed: Committed | undefined;
  const frame = FRAME_HEADER + pageSize;
  for (let at = LOG_HEADER; at + frame <= log.length; at += frame) {
    if (!isSame(sumAt(log, at + 8), salt)) break; // left over from before the log was begun anew
    sum = checksum(sum, log.subarray(at, at + 8), isBigEndian);
    sum = checksum(sum, log.subarray(at + FRAME_HEADER, at + frame), isBigEndian);
    if (!isSame(sum, sumAt(log, at + 16))) break;
    found.set(log.readUInt32BE(at), at + FRAME_HEADER);
    const size = log.readUInt32BE(at + 4);
    if (size > 0) committed = { pages: new Map(found), pageSize, size };
  }
  return committed;
}

/** The file as it stands with everything committed in its log, as a database that needs no log. */
export function fileInMemory(file: string): Buffer {
  const content = readFileSync(file);
  const log = existsSync(`${file}-wal`) ? readFileSync(`${file}-wal`) : Buffer.alloc(0);
  const committed = committedIn(log);
  const whole = committed === undefined ? content : Buffer.alloc(committed.size * committed.pageSize);
  if (committed !== undefined) {
    content.copy(whole);
    for (const [page, at] of committed.pages)
      log.copy(whole, (page - 1) * committed.pageSize, at, at + committed.pageSize);
  }
  if (whole.length > READ_VERSION) {
    whole[WRITE_VERSION] = WITHOUT_LOG;
    whole[READ_VERSION] = WITHOUT_LOG;
  }
  return whole;
}
