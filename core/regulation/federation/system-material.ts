import type { SystemClass } from './system.ts';

/** RTP 2.1.3.4, ROP 6.20: hours before the start by which the cards of an artificial system are delivered. */
export const SYSTEM_DELIVERY = { hours: 48 } as const;
const HOUR_MS = 3_600_000;

/** By when the material of an artificial system, a HUM or Brown conventions is delivered (RTP 2.1.3.4, ROP 6.20). */
export const systemsDueBy = (start: string): string =>
  new Date(Date.parse(start) - SYSTEM_DELIVERY.hours * HOUR_MS).toISOString();

/** What a pair wants to change after the deadline. */
export const LATE_CHANGES = ['drop', 'replace', 'add', 'alter-brown', 'replace-brown', 'add-brown'] as const;
export type LateChange = (typeof LATE_CHANGES)[number];

/** RTP 2.1.3.4: which late changes are allowed; each is told to the director and the opponents. */
const ALLOWED_LATE: Readonly<Record<LateChange, boolean>> = {
  drop: true,
  replace: true,
  add: true,
  'alter-brown': false,
  'replace-brown': false,
  'add-brown': false,
};

/** Whether a change is allowed after the deadline; against written defences a Brown pair may not replace either (2.1.3.5). */
export const isLateChangeAllowed = (change: LateChange, answersDefence = false): boolean =>
  ALLOWED_LATE[change] && !(answersDefence && change === 'replace');

/** A system as it was declared and delivered. */
export interface DeclaredSystem {
  readonly system: Pick<SystemClass, 'colour' | 'brown'>;
  readonly declaredOnEntry: boolean;
  /** When its material was delivered. */
  readonly delivered?: string;
}

/** What a pair may play: its own system, a natural one without Brown, or its own with the card filled in at once. */
export type MayPlay =
  | { readonly plays: 'own' }
  | { readonly plays: 'green-without-brown' | 'natural' | 'own-with-card-at-once'; readonly clause: string };

/** What a pair may play that declared late, or not at all (RTP 3.1.4.3, 2.1.3.1; ROP 6.20, 4.6). */
export function mayPlay(
  profile: 'rtp-2014' | 'rop',
  { start, official }: { readonly start: string; readonly official: boolean },
  { system: { colour, brown }, declaredOnEntry, delivered }: DeclaredSystem,
): MayPlay {
  if (colour === 'green' && brown.length === 0) return { plays: 'own' };
  const inTime = delivered !== undefined && Date.parse(delivered) <= Date.parse(systemsDueBy(start));
  if (declaredOnEntry && inTime) return { plays: 'own' };
  if (profile === 'rop')
    return { plays: 'natural', clause: delivered === undefined ? 'ROP 4.6' : 'ROP 6.20' };
  return official
    ? { plays: 'green-without-brown', clause: 'RTP 3.1.4.3' }
    : { plays: 'own-with-card-at-once', clause: 'RTP 2.1.3.1' };
}

/** Whether opponents may do without alerts (RTP 2.1.4: never; ROP 4.8: they may). */
export const MAY_WAIVE_ALERTS = { 'rtp-2014': false, rop: true } as const;
