import { createHmac, randomBytes } from 'node:crypto';
import { sameCode } from './join-codes.ts';

/**
 * Devices from which a director has signed in before. What such a device keeps is signed and names him, so it guesses
 * for itself: whatever others try, its owner can sign in.
 */
export class KnownDevices {
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = secret;
  }

  private signed(id: string, director: string): string {
    const mac = createHmac('sha256', this.secret)
      .update(JSON.stringify(['device', id, director]))
      .digest();
    return `${id}.${mac.toString('base64url')}`;
  }

  /** What a device keeps from now on. */
  remember(director: string): string {
    return this.signed(randomBytes(12).toString('base64url'), director);
  }

  /** Which device it is, when that director has signed in from it. */
  recognise(kept: string | undefined, director: string): string | undefined {
    const [id = ''] = kept?.split('.', 1) ?? [];
    return kept !== undefined && sameCode(kept, this.signed(id, director)) ? id : undefined;
  }
}
