import { crc32 } from 'node:zlib';

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
/** The first day that the format knows: the same pages are the same file. */
const FIRST_DAY = 0x21;

/** A ZIP file of texts, stored as they are: a folder that a browser can save. */
export function zipOf(files: ReadonlyMap<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of files) {
    const [bytes, called] = [Buffer.from(text), Buffer.from(name)];
    const about = Buffer.alloc(26);
    about.writeUInt16LE(VERSION, 0);
    about.writeUInt16LE(UTF8_NAMES, 2);
    about.writeUInt16LE(FIRST_DAY, 8);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(bytes.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(called.length, 22);
    const local = Buffer.alloc(4);
    local.writeUInt32LE(LOCAL_HEADER);
    parts.push(local, about, called, bytes);
    const central = Buffer.alloc(6);
    central.writeUInt32LE(CENTRAL_HEADER, 0);
    central.writeUInt16LE(VERSION, 4);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(central, about, place, called);
    at += local.length + about.length + called.length + bytes.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}
