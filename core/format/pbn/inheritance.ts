import type { Tell } from './finding-text.ts';
import type { PbnTag } from './model.ts';

/** Tags that must say what they say themselves (PBN 2.1, 4.8). */
const NEVER_INHERITED = new Set([
  'Dealer',
  'Vulnerable',
  'Deal',
  'Declarer',
  'Contract',
  'Auction',
  'Play',
  'Note',
]);

/** Each of these costs every later game a tag, so there is an end to them. */
const MOST_STANDING = 256;

/**
 * What games take over from those before them. `#` is the value of the same tag in the nearest game before; `##text`
 * is `text`, in this game and in each one after it, until the tag is given again.
 */
export class Inheritance {
  private readonly latest = new Map<string, string>();
  private readonly standing = new Map<string, string>();
  private readonly tell: Tell;

  constructor(tell: Tell) {
    this.tell = tell;
  }

  /** What a tag that is given in a game means there. */
  resolve(name: string, raw: string, line: number): { value: string; inherited: boolean } {
    if (raw.startsWith('#') && NEVER_INHERITED.has(name)) {
      this.tell('pbn-inheritance', line, 'not-inherited', { tag: name });
      return { value: '', inherited: false };
    }
    this.standing.delete(name);
    if (raw === '#') return { value: this.remember(name, this.latest.get(name) ?? ''), inherited: true };
    if (!raw.startsWith('##')) return { value: this.remember(name, raw), inherited: false };
    const value = raw.slice(2);
    if (this.standing.size < MOST_STANDING) this.standing.set(name, value);
    else this.tell('pbn-inheritance', line, 'many-inherited', { most: MOST_STANDING, tag: name });
    return { value: this.remember(name, value), inherited: false };
  }

  private remember(name: string, value: string): string {
    this.latest.set(name, value);
    return value;
  }

  /** The tags a game has from `##` without giving them. */
  inheritedBy(given: ReadonlySet<string>, line: number): readonly PbnTag[] {
    return [...this.standing]
      .filter(([name]) => !given.has(name))
      .map(([name, value]) => ({ name, value, inherited: true, line }));
  }
}
