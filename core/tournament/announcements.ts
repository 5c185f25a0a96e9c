/** What directors say again and again: every device says it in its own language. */
export const READY_ANNOUNCEMENTS = [
  'opening',
  'quiet',
  'enter-results',
  'no-new-board',
  'devices-away',
  'boards-back',
  'results-soon',
] as const;
export type ReadyAnnouncement = (typeof READY_ANNOUNCEMENTS)[number];

/** Something said to everybody: in the director's own words, or one of the ready sentences. */
export type Announced = { readonly text: string } | { readonly ready: ReadyAnnouncement };

/** An announcement that stands. */
export type Announcement = Announced & {
  /** The number of the fact: what it is taken down by. */
  readonly number: number;
  readonly at: string;
};

/** More is not read. */
export const MOST_LETTERS_ANNOUNCED = 200;
export const MOST_ANNOUNCEMENTS = 5;

/** Marks that turn the direction of what follows them: they could make a sentence read as another. */
const TURNING = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** One line of plain text. */
export const plainLine = (text: string): string =>
  text
    .replace(TURNING, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
