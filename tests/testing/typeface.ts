import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name by which pages ask for it. */
export const BLANK = 'Naipe Blank';
/** Units to the em. */
const EM = 1000;
const ASCENT = 984;
const DESCENT = 316;
/** From the space to the last arrow: all that pages say, and every sign on the way there. */
const FIRST = 0x20;
const LAST = 0x21ff;
const SIGNS = LAST - FIRST + 1;
/** Glyph 0 is what stands for a sign the typeface lacks. */
const GLYPHS = SIGNS + 1;

const u16 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, at * 2);
  return bytes;
};
const u32 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, at * 4);
  return bytes;
};

/** The tables that OpenType asks of every TrueType font, in the order of their tags. */
function tables(width: number): readonly (readonly [tag: string, bytes: Buffer])[] {
  const words = [BLANK, 'Regular', BLANK, BLANK, 'Version 1.0', BLANK.replaceAll(' ', '-')];
  const texts = words.map((word) => Buffer.from(word, 'utf16le').swap16());
  const records = texts.map((text, at) => {
    const before = texts.slice(0, at).reduce((sum, { length }) => sum + length, 0);
    return u16(3, 1, 0x409, at + 1, text.length, before);
  });
  const os2 = Buffer.concat([
    u16(4, width, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
    Buffer.alloc(10),
    u32(1, 0, 0, 0),
    Buffer.from('NONE'),
    u16(0x40, FIRST, LAST, ASCENT, -DESCENT, 0, ASCENT, DESCENT),
    u32(1, 0),
    u16(500, 700, 0, FIRST, 1),
  ]);
  return [
    ['OS/2', os2],
    [
      'cmap',
      u16(0, 1, 3, 1, 0, 12, 4, 32, 0, 4, 4, 1, 0, LAST, 0xffff, 0, FIRST, 0xffff, 1 - FIRST, 1, 0, 0),
    ],
    ['glyf', u32(0)],
    [
      'head',
      Buffer.concat([
        u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
        u16(0b11, EM),
        u32(0, 0, 0, 0),
        u16(0, -DESCENT, width, ASCENT, 0, 8, 2, 0, 0),
      ]),
    ],
    [
      'hhea',
      Buffer.concat([u32(0x10000), u16(ASCENT, -DESCENT, 0, width, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1)]),
    ],
    ['hmtx', Buffer.concat([u16(width, 0), Buffer.alloc(2 * (GLYPHS - 1))])],
    ['loca', Buffer.alloc(2 * (GLYPHS + 1))],
    ['maxp', Buffer.concat([u32(0x10000), u16(GLYPHS, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)])],
    ['name', Buffer.concat([u16(0, records.length, 6 + 12 * records.length), ...records, ...texts])],
    ['post', u32(0x30000, 0, 0, 1, 0, 0, 0, 0)],
  ];
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

/**
 * A typeface whose every sign is blank and as wide as told, in thousandths of its size: what is set in it measures the
 * same on every machine.
 */
export function blankTypeface(width: number): Buffer {
  const parts = tables(width);
  let at = 12 + 16 * parts.length;
  const directory = parts.map(([tag, bytes]) => {
    const entry = Buffer.concat([Buffer.from(tag), u32(checksum(padded(bytes)), at, bytes.length)]);
    at += padded(bytes).length;
    return entry;
  });
  const power = 2 ** Math.floor(Math.log2(parts.length));
  const header = [u32(0x10000), u16(parts.length, 16 * power, Math.log2(power), 16 * (parts.length - power))];
  return Buffer.concat([...header, ...directory, ...parts.map(([, bytes]) => padded(bytes))]);
}

/**
 * Hides the machine's fonts from a browser, so that pages look and measure the same on every machine, one with a single
 * font or none among them. Chromium draws nothing without any, not even the typefaces that come with pages: it has the
 * blank one. Says where the configuration that does so lies.
 */
export function hideFonts(folder: string): string {
  writeFileSync(join(folder, 'blank.ttf'), blankTypeface(500));
  const path = join(folder, 'fonts.conf');
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, 'fonts')}</cachedir>
</fontconfig>
`,
  );
  return path;
}
