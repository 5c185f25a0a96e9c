import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const packing = promisify(gzip);

/** A file ready to be sent, to any number of people: its bytes are made once. */
export class WrittenFile {
  readonly bytes: Buffer;
  /** The same content has the same tag, whenever and wherever it was written. */
  readonly tag: string;
  private inParcel: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
    this.tag = createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22);
  }

  /** As gzip packs it, packed once and beside everything else. */
  packed(): Promise<Buffer> {
    this.inParcel ??= packing(this.bytes);
    return this.inParcel;
  }
}
