import type { Breach } from '../breach.ts';

/* What the regulations of an official event state before it opens, item by item. */

/** What an event says of itself, as far as the list of items goes by it. */
export interface EventShape {
  readonly profile: 'rtp-2014' | 'rop';
  readonly kind: 'pair' | 'team';
  /** How it is played, of teams. */
  readonly format?: 'round-robin' | 'swiss' | 'knockout' | 'patton' | undefined;
  /** It has a phase before it or after it. */
  readonly hasPhases: boolean;
  readonly handicap: boolean;
}

/** The items, in the order of the regulation. */
export const EVENT_ITEMS = [
  'conditions',
  'place',
  'timetable',
  'equipment',
  'movement',
  'reserves',
  'exemptions',
  'carryOver',
  'numbering',
  'calendar',
  'homeTeam',
  'seeding',
  'teamPlayers',
  'substitutions',
  'defences',
  'corrections',
  'playOff',
  'swissOptions',
  'handicapTable',
  'pattonTable',
  'bonuses',
] as const;
export type EventItem = (typeof EVENT_ITEMS)[number];

interface ItemRule {
  readonly clause: string;
  readonly asked: (event: EventShape) => boolean;
}
type ItemRules = Readonly<Partial<Record<EventItem, ItemRule>>>;

const always = (): boolean => true;
const ofPairs = ({ kind }: EventShape): boolean => kind === 'pair';
const ofTeams = ({ kind }: EventShape): boolean => kind === 'team';
const withPhases = ({ hasPhases }: EventShape): boolean => hasPhases;

/** When each item must be stated by the RTP. What has a default there need not be: corrections, play-offs, more players. */
const RTP_ITEMS: ItemRules = {
  conditions: { clause: 'RTP 3.1.2', asked: always },
  place: { clause: 'RTP 3.1.2', asked: always },
  timetable: { clause: 'RTP 3.1.2', asked: always },
  movement: { clause: 'RTP 3.5.3', asked: ofPairs },
  reserves: { clause: 'RTP 2.1.10', asked: withPhases },
  exemptions: { clause: 'RTP 3.1.3.1', asked: withPhases },
  carryOver: { clause: 'RTP 3.1.3.2', asked: withPhases },
  numbering: { clause: 'RTP 3.6.3', asked: ({ format }) => format === 'round-robin' },
  calendar: { clause: 'RTP 3.6.3', asked: ({ format }) => format === 'round-robin' },
  defences: { clause: 'RTP 2.1.3.5', asked: ofTeams },
  swissOptions: { clause: 'RTP 3.6.12.2, 3.6.12.8', asked: ({ format }) => format === 'swiss' },
  handicapTable: { clause: 'RTP 3.5.4, 3.6.9', asked: ({ handicap }) => handicap },
  pattonTable: { clause: 'RTP 3.6.13', asked: ({ format }) => format === 'patton' },
};

/**
 * The ROP asks for less: whether bidding boxes and screens are obligatory, beside the usual (4.1); with phases the deadline of the
 * confirmations and what is carried over (5.6); of a Swiss or a Patton, which of its ways (8.2.3).
 */
const ROP_ITEMS: ItemRules = {
  conditions: { clause: 'ROP 4.1', asked: always },
  place: { clause: 'ROP 4.1', asked: always },
  timetable: { clause: 'ROP 4.1', asked: always },
  equipment: { clause: 'ROP 4.1', asked: always },
  reserves: { clause: 'ROP 5.6', asked: withPhases },
  carryOver: { clause: 'ROP 5.6', asked: withPhases },
  swissOptions: { clause: 'ROP 8.2.3', asked: ({ format }) => format === 'swiss' || format === 'patton' },
};

const ITEM_RULES = { 'rtp-2014': RTP_ITEMS, rop: ROP_ITEMS } as const;

/** What an event's regulations leave out that they must state. */
export function missingItems(
  event: EventShape,
  stated: Readonly<Partial<Record<EventItem, string>>>,
): readonly Breach[] {
  const rules: ItemRules = ITEM_RULES[event.profile];
  return EVENT_ITEMS.flatMap((item): readonly Breach[] => {
    const rule = rules[item];
    if (rule === undefined || !rule.asked(event) || (stated[item] ?? '').trim() !== '') return [];
    const message = `The regulations of the event do not state: ${item}.`;
    return [{ code: `missing-${item}`, clause: rule.clause, message, params: { item } }];
  });
}
