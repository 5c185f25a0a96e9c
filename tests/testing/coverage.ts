import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';

/** The tags that WOFF2 knows by a number, up to the one we look for (WOFF2, 4.1). */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const OTHER_TAG = 63;
const HEADER = 48;

/** The table that says which signs a WOFF2 file draws. */
function characterMap(file: Buffer): Buffer {
  let at = HEADER;
  const byte = () => file.readUInt8(at++);
  const variable = () => {
    let value = 0;
    for (;;) {
      const next = byte();
      value = value * 128 + (next & 0x7f);
      if (next < 0x80) return value;
    }
  };
  let offset = 0;
  let found: readonly [from: number, to: number] = [0, 0];
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = byte();
    const tag = flags & 0x3f;
    if (tag === OTHER_TAG) at += 4;
    const original = variable();
    // Outlines are packed unless it says 3, everything else only if it says so.
    const isPacked = tag === GLYF || tag === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const length = isPacked ? variable() : original;
    if (tag === CMAP) found = [offset, offset + length];
    offset += length;
  }
  return brotliDecompressSync(file.subarray(at)).subarray(...found);
}

/** The signs of a map of format 4, in which the first sixteen bits of Unicode are written (OpenType, cmap). */
function signsOf(map: Buffer): readonly number[] {
  const table = map.subarray(map.readUInt32BE(8));
  if (table.readUInt16BE(0) !== 4) throw new Error('The character map of the typeface is not of format 4.');
  const segments = table.readUInt16BE(6) / 2;
  return Array.from({ length: segments }, (_, at) => {
    const last = table.readUInt16BE(14 + 2 * at);
    const first = table.readUInt16BE(16 + 2 * (segments + at));
    return Array.from({ length: last - first + 1 }, (_, more) => first + more);
  })
    .flat()
    .filter((sign) => sign !== 0xffff);
}

/** Every sign that the typeface of the pages draws, read from its files. */
export function drawnSigns(): string {
  const { resolve } = createRequire(new URL('../../web/package.json', import.meta.url));
  const signs = ['latin', 'latin-ext'].flatMap((part) =>
    signsOf(
      characterMap(
        readFileSync(
          resolve(
            `@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${part}-wght-normal.woff2`,
          ),
        ),
      ),
    ),
  );
  return String.fromCodePoint(...new Set(signs));
}
