import {
  alertedCalls,
  type Breach,
  cardBreaches,
  classifySystem,
  type MayPlay,
  mayPlay,
  type SystemClass,
  type SystemMaterial,
  systemsDueBy,
} from '../regulation/index.ts';
import { isIn } from './entries.ts';
import {
  type EntryNumber,
  type EventEntry,
  type EventNumber,
  type FederationEvent,
  isOfficial,
} from './event.ts';
import {
  admitsDefences,
  type DeliveredSystem,
  declaredAs,
  deliveredBy,
  forbiddenIn,
  type PairSystem,
  pairOf,
  systemOfPair,
  type WrittenDefence,
} from './pair-system.ts';
import type { PersonNumber } from './person.ts';
import type { Federation } from './state.ts';

/** A system with what follows from its answers. */
export interface SystemSeen extends SystemMaterial {
  readonly players: readonly PersonNumber[];
  readonly names: readonly string[];
  readonly classed: SystemClass;
  /** The calls to alert (RTP 2.1.4). */
  readonly alerts: readonly string[];
  /** What the card lacks, and what may not be agreed. */
  readonly against: readonly Breach[];
}

const nameIn = ({ people }: Federation, number: PersonNumber): string => people.get(number)?.name ?? '';

/** A system as it is read. */
export function systemSeen(federation: Federation, { players, answers, card }: PairSystem): SystemSeen {
  const classed = classifySystem(answers);
  return {
    players,
    names: players.map((player) => nameIn(federation, player)),
    answers,
    card,
    classed,
    alerts: alertedCalls(answers),
    against: [...forbiddenIn({ answers, card }), ...cardBreaches(card, answers, classed)],
  };
}

/** What a pair of an entry may play, by what it declared and handed in (RTP 3.1.4.3, 2.1.3.1; ROP 6.20, 4.6). */
export function playsIn(
  { plan }: FederationEvent,
  { system }: EventEntry,
  delivered?: DeliveredSystem,
): MayPlay {
  const official = isOfficial(plan);
  if (delivered === undefined) return withoutCard(plan, system);
  if (delivered.checked?.allowed === false)
    return plan.profile === 'rop'
      ? { plays: 'natural', clause: 'ROP 6.20' }
      : { plays: 'green-without-brown', clause: 'RTP 2.1.2.6' };
  const classed = classifySystem(delivered.answers);
  const is = declaredAs(classed);
  return mayPlay(
    plan.profile,
    { start: plan.startsAt ?? `${plan.from}T23:59:00Z`, official },
    {
      system: classed,
      // Private events ask nobody to declare a system on entry (RTP 3.1.4.3 is of official ones).
      declaredOnEntry: !official || (system?.colour === is.colour && (system.brown || !is.brown)),
      delivered: delivered.delivered,
    },
  );
}

/** Without a card: a natural system by the ROP; by the RTP the card is filled in at once, and an artificial system is not played. */
function withoutCard({ profile, ...plan }: FederationEvent['plan'], declared: EventEntry['system']): MayPlay {
  if (plan.cardsWaived === true && declared?.brown !== true && (declared?.colour ?? 'green') === 'green')
    return { plays: 'own' };
  if (profile === 'rop') return { plays: 'natural', clause: 'ROP 4.6' };
  const isPlain = declared === undefined || (declared.colour === 'green' && !declared.brown);
  return isOfficial({ profile, ...plan }) && !isPlain
    ? { plays: 'green-without-brown', clause: 'RTP 3.1.4.3' }
    : { plays: 'own-with-card-at-once', clause: 'RTP 2.1.3.1' };
}

/** The system of a pair in an event, as its director sees it. */
export interface EntrySystem {
  readonly entry: EntryNumber;
  readonly players: readonly PersonNumber[];
  readonly names: readonly string[];
  readonly plays: MayPlay;
  readonly seen?: SystemSeen;
  readonly delivered?: Pick<DeliveredSystem, 'delivered' | 'late' | 'checked'>;
  /** It was declared as something else on entry (RTP 3.1.4.3). */
  readonly declaredOtherwise?: true;
  readonly defences: readonly WrittenDefence[];
}

const pairsOf = (entry: EventEntry): readonly (readonly PersonNumber[])[] =>
  entry.players.length === 2 ? [entry.players] : (entry.systems ?? []).map(({ players }) => players);

/** The systems of an event, entry by entry; of teams and triplets those of the pairs that have handed one in. */
export const eventSystems = (federation: Federation, event: FederationEvent): readonly EntrySystem[] =>
  [...event.entries.values()].filter(isIn).flatMap((entry) =>
    pairsOf(entry).map((pair): EntrySystem => {
      const delivered = deliveredBy(federation, entry, pair);
      const players = pairOf(federation, pair) ?? pair;
      const common = {
        entry: entry.entry,
        players,
        names: players.map((player) => nameIn(federation, player)),
        plays: playsIn(event, entry, delivered),
        defences: entry.defences ?? [],
      };
      if (delivered === undefined) return common;
      const seen = systemSeen(federation, delivered);
      const is = declaredAs(seen.classed);
      const differs =
        entry.system !== undefined && (entry.system.colour !== is.colour || entry.system.brown !== is.brown);
      const { delivered: at, late, checked } = delivered;
      return {
        ...common,
        seen,
        delivered: {
          delivered: at,
          ...(late === undefined ? {} : { late }),
          ...(checked === undefined ? {} : { checked }),
        },
        ...(differs ? { declaredOtherwise: true } : {}),
      };
    }),
  );

/** A player's system with a partner, and where it is to be handed in. */
export interface OwnSystem {
  readonly players: readonly PersonNumber[];
  readonly partner: { readonly number: PersonNumber; readonly name: string };
  /** Nothing where it is not written yet, or may not be looked at now. */
  readonly seen?: SystemSeen;
  /** The event that is being played: one's own card is not looked at during a board (RTP 2.1.3.1). */
  readonly locked?: { readonly event: EventNumber; readonly name: string };
  readonly events: readonly OwnSystemAt[];
}

/** One's own system in an event. */
export interface OwnSystemAt {
  readonly event: EventNumber;
  readonly entry: EntryNumber;
  readonly name: string;
  /** By when it is handed in. */
  readonly by?: string;
  readonly plays: MayPlay;
  readonly delivered?: string;
  readonly late?: DeliveredSystem['late'];
  readonly checked?: DeliveredSystem['checked'];
  /** Where and when defences are handed in, as the regulations state it. */
  readonly defencesTo?: string;
  /** Whom one may hand in a defence against, and what one has handed in. */
  readonly opponents: readonly {
    readonly entry: EntryNumber;
    readonly names: readonly string[];
    readonly text?: string;
  }[];
}

/** When a player may look at his own card though he is playing (RTP 2.1.3.1): declarer's side until the lead is faced, or between boards. */
export const LOOKS = ['clarification', 'between-boards'] as const;
export type Look = (typeof LOOKS)[number];

/** What decides whether a card may be looked at: which events are being played, and for what a player asks. */
export interface Looking {
  readonly isPlaying: (event: FederationEvent) => boolean;
  readonly look?: Look;
}

function ownSystemAt(
  federation: Federation,
  event: FederationEvent,
  entry: EventEntry,
  players: readonly PersonNumber[],
): OwnSystemAt {
  const { plan } = event;
  const delivered = deliveredBy(federation, entry, players);
  const others = [...event.entries.values()].filter(
    (each) => isIn(each) && each.entry !== entry.entry && each.systems?.some(admitsDefences) === true,
  );
  return {
    event: event.event,
    entry: entry.entry,
    name: plan.name,
    plays: playsIn(event, entry, delivered),
    ...(plan.startsAt === undefined ? {} : { by: systemsDueBy(plan.startsAt) }),
    ...(delivered === undefined ? {} : { delivered: delivered.delivered }),
    ...(delivered?.late === undefined ? {} : { late: delivered.late }),
    ...(delivered?.checked === undefined ? {} : { checked: delivered.checked }),
    ...(plan.stated.defences === undefined ? {} : { defencesTo: plan.stated.defences }),
    opponents: others.map((each) => {
      const written = entry.defences?.find(({ against }) => against === each.entry);
      return {
        entry: each.entry,
        names: each.players.map((player) => nameIn(federation, player)),
        ...(written === undefined ? {} : { text: written.text }),
      };
    }),
  };
}

/** The systems that a player plays, each with a partner. */
export function ownSystems(
  federation: Federation,
  person: PersonNumber,
  { isPlaying, look }: Looking,
): readonly OwnSystem[] {
  const entered = [...federation.events.values()]
    .filter(({ ranking }) => ranking === undefined)
    .flatMap((event) =>
      [...event.entries.values()]
        .filter((entry) => isIn(entry) && entry.players.includes(person))
        .map((entry) => ({ event, entry })),
    );
  const partners = new Set([
    ...[...federation.systems.values()]
      .map(({ players }) => players)
      .filter((pair) => pair.includes(person))
      .flat(),
    ...entered.filter(({ entry }) => entry.players.length <= 3).flatMap(({ entry }) => entry.players),
  ]);
  partners.delete(person);
  return [...partners].flatMap((partner) => {
    const players = pairOf(federation, [person, partner]);
    if (players === undefined) return [];
    const own = entered.filter(({ entry }) => entry.players.includes(partner));
    const playing = own.find(({ event }) => isPlaying(event) && event.plan.ownCardAllowed !== true)?.event;
    const written = systemOfPair(federation, players);
    const isLocked = playing !== undefined && look === undefined;
    return [
      {
        players,
        partner: { number: partner, name: nameIn(federation, partner) },
        ...(written === undefined || isLocked ? {} : { seen: systemSeen(federation, written) }),
        ...(playing === undefined ? {} : { locked: { event: playing.event, name: playing.plan.name } }),
        events: own.map(({ event, entry }) => ownSystemAt(federation, event, entry, players)),
      },
    ];
  });
}

/** The cards of a contestant of a tournament, as its opponents see them: what was handed in, and what was changed late. */
export interface CardsAtTable {
  readonly cards: readonly (Omit<SystemSeen, 'against'> & Pick<DeliveredSystem, 'late'>)[];
  /** What the contestant has handed in against others is part of its card (RTP 2.1.3.5(a)). */
  readonly defences: readonly WrittenDefence[];
  /** He may look at his own card while he plays: beginners, where the regulations say so. */
  readonly ownAllowed: boolean;
}

/** The event of which a tournament was made. */
export const eventOfTournament = ({ events }: Federation, tournament: string): FederationEvent | undefined =>
  [...events.values()].find((each) => each.tournament === tournament);

/** The cards of a contestant; nothing where the tournament was made of no event. */
export function cardsAtTable(
  federation: Federation,
  tournament: string,
  contestant: string,
): CardsAtTable | undefined {
  const event = eventOfTournament(federation, tournament);
  const number = event?.contestants?.[Number(contestant) - 1];
  const entry = number === undefined ? undefined : event?.entries.get(number);
  if (event === undefined || entry === undefined) return undefined;
  return {
    cards: (entry.systems ?? []).map((system) => {
      const { against: _, ...seen } = systemSeen(federation, system);
      return { ...seen, ...(system.late === undefined ? {} : { late: system.late }) };
    }),
    defences: entry.defences ?? [],
    ownAllowed: event.plan.ownCardAllowed === true,
  };
}
