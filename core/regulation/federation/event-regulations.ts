import type { Breach } from '../breach.ts';

/* What the regulations of an official event state before it opens, item by item. */

/** What an event says of itself, as far as the list of items goes by it. */
export interface EventShape {
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

const always = (): boolean => true;
const ofTeams = ({ kind }: EventShape): boolean => kind === 'team';

/** When each item must be stated. What has a default of the regulation need not be: corrections, play-offs, more players. */
const ITEM_RULES: Readonly<Record<EventItem, ItemRule>> = {
  conditions: { clause: 'RTP 3.1.2', asked: always },
  place: { clause: 'RTP 3.1.2', asked: always },
  timetable: { clause: 'RTP 3.1.2', asked: always },
  movement: { clause: 'RTP 3.5.3', asked: ({ kind }) => kind === 'pair' },
  reserves: { clause: 'RTP 2.1.10', asked: ({ hasPhases }) => hasPhases },
  exemptions: { clause: 'RTP 3.1.3.1', asked: ({ hasPhases }) => hasPhases },
  carryOver: { clause: 'RTP 3.1.3.2', asked: ({ hasPhases }) => hasPhases },
  numbering: { clause: 'RTP 3.6.3', asked: ({ format }) => format === 'round-robin' },
  calendar: { clause: 'RTP 3.6.3', asked: ({ format }) => format === 'round-robin' },
  homeTeam: { clause: 'RTP 2.3.1', asked: () => false },
  seeding: { clause: 'RTP 2.2.1', asked: () => false },
  teamPlayers: { clause: 'RTP 3.6.1', asked: () => false },
  substitutions: { clause: 'RTP 2.2.2.1', asked: () => false },
  defences: { clause: 'RTP 2.1.3.5', asked: ofTeams },
  corrections: { clause: 'RTP 2.2.7.2, 3.7.2', asked: () => false },
  playOff: { clause: 'RTP 3.6.10.1', asked: () => false },
  swissOptions: { clause: 'RTP 3.6.12.2, 3.6.12.8', asked: ({ format }) => format === 'swiss' },
  handicapTable: { clause: 'RTP 3.5.4, 3.6.9', asked: ({ handicap }) => handicap },
  pattonTable: { clause: 'RTP 3.6.13', asked: ({ format }) => format === 'patton' },
  bonuses: { clause: 'RTP 3.6.12.6', asked: () => false },
};

/** The clause that asks for an item. */
export const clauseOfItem = (item: EventItem): string => ITEM_RULES[item].clause;

/** What an event's regulations leave out that they must state. */
export const missingItems = (
  event: EventShape,
  stated: Readonly<Partial<Record<EventItem, string>>>,
): readonly Breach[] =>
  EVENT_ITEMS.filter((item) => ITEM_RULES[item].asked(event) && (stated[item] ?? '').trim() === '').map(
    (item) => ({
      code: `missing-${item}`,
      clause: ITEM_RULES[item].clause,
      message: `The regulations of the event do not state: ${item}.`,
      params: { item },
    }),
  );
