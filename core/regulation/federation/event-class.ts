/* Classes of events (RTP 1.2), and which parts of a regulation apply to each (RTP 1.1, 3). */

/** Championships are official too; a festival is private. */
export const CLASSES_OF_EVENTS = [
  'national-championship',
  'regional-championship',
  'official',
  'festival',
  'private',
] as const;
export type ClassOfEvent = (typeof CLASSES_OF_EVENTS)[number];

/** What decides it. */
export interface ClassedEvent {
  readonly level: 'national' | 'regional' | 'private';
  /** Of a region: its championship, or one through which a national event is reached. */
  readonly official?: true;
  /** It gives a title, once a season. */
  readonly championship?: true;
  /** Open to all, publicised, with prizes, of two sessions on two days and 48 boards at least. */
  readonly festival?: true;
}

/** The class of an event (RTP 1.2): everything of the federation is official, of a region its championships and qualifiers. */
export function classOfEvent({ level, official, championship, festival }: ClassedEvent): ClassOfEvent {
  if (level === 'private' || (level === 'regional' && official !== true && championship !== true))
    return festival === true ? 'festival' : 'private';
  return championship === true ? `${level}-championship` : 'official';
}

/** Chapter 3 is of official events, but for what it says of others itself: homologation, handicaps of teams, appeals. */
const RTP_PARTS = {
  official: ['RTP 1', 'RTP 2', 'RTP 3'],
  private: ['RTP 1', 'RTP 2', 'RTP 3.1.6', 'RTP 3.6.9', 'RTP 3.8.1'],
} as const;

/** The parts of the regulation that apply to an event of the class. */
export function partsThatApply(profile: 'rtp-2014' | 'rop', of: ClassOfEvent): readonly string[] {
  if (profile === 'rop') return ['ROP'];
  return of === 'festival' || of === 'private' ? RTP_PARTS.private : RTP_PARTS.official;
}
