import { Fraction } from '../base/index.ts';
import {
  type Breach,
  type EligiblePlayer,
  eligibilityBreaches,
  mayQualifyIn,
  pairBreaches,
  playersInTwoRegions,
  type QualifierEntry,
  representationBreaches,
  rtpPairValue,
  rtpPlayerValue,
  rtpStrengtheningPenalty,
  rtpTeamValue,
  teamBreaches,
} from '../regulation/index.ts';
import { closedOf, type EntryMade, type EventEntry, entryEventOf, type FederationEvent } from './event.ts';
import { type Person, type PersonNumber, valueIndexOn } from './person.ts';
import { eventsOfSeason, seasonOf } from './season.ts';
import type { Federation } from './state.ts';

/** A person as eligibility looks at him. */
export const eligible = ({
  name,
  sex,
  born,
  category,
  national,
  region,
  licences,
}: Person): EligiblePlayer => ({
  name,
  ...(sex === undefined ? {} : { sex }),
  ...(born === undefined ? {} : { born }),
  ...(category === undefined ? {} : { category }),
  ...(national === undefined ? {} : { national }),
  ...(region === undefined ? {} : { region }),
  ...(licences === undefined ? {} : { licences }),
});

/** Whether an entry was not withdrawn. */
export const isIn = ({ withdrawn }: EventEntry): boolean => withdrawn === undefined;

/** How many of an entry have agreed before it counts: both of a pair, four of a team (RTP 3.6.1). */
export const LEAST_AGREED = { pair: 2, team: 4 } as const;

/** Whether enough of those named have agreed. */
export const isAgreed = ({ plan }: FederationEvent, { players, pending = [] }: EventEntry): boolean =>
  players.length - pending.length >= (plan.kind === 'pair' ? players.length : LEAST_AGREED.team);

/** RTP 3.6.1, ROP 6.6: how many players a team has; in a national event, and by the ROP, not more than six. */
const TEAM = { least: 4, national: 6, most: 8 } as const;

function compositionBreaches({ plan }: FederationEvent, { players }: EntryMade): readonly Breach[] {
  const found: Breach[] = [];
  const wrong = (clause: string, code: string, message: string): void => {
    found.push({ clause, code, message, params: { count: players.length } });
  };
  const ofTeams = plan.profile === 'rop' ? 'ROP 6.6' : 'RTP 3.6.1';
  if (new Set(players).size < players.length)
    wrong(
      plan.kind === 'team' ? ofTeams : 'RTP 3.1.4',
      'player-twice',
      'A player stands twice in the entry.',
    );
  if (plan.kind === 'pair' && players.length !== 2 && players.length !== 3)
    wrong('RTP 3.5.2', 'not-a-pair', `A pair is two players, or three as a triplet; not ${players.length}.`);
  if (plan.kind === 'team') {
    const most =
      plan.level === 'national' || plan.profile === 'rop'
        ? TEAM.national
        : plan.stated.teamPlayers === undefined
          ? TEAM.national
          : TEAM.most;
    if (players.length < TEAM.least || players.length > most)
      wrong(ofTeams, 'team-size', `A team here has ${TEAM.least} to ${most} players; not ${players.length}.`);
  }
  return found;
}

/** Who is in another entry of the event (RTP 3.6.1: one team only), and exempt ones elsewhere in the phase (3.1.3.1). */
function elsewhereBreaches(
  federation: Federation,
  { entries, plan }: FederationEvent,
  { players }: EntryMade,
  own?: number,
): readonly Breach[] {
  const others = [...entries.values()].filter((each) => isIn(each) && each.entry !== own);
  const ended = exemptionsEndedBy({ entries, plan }, { players });
  return players.flatMap((player) => {
    const other = others.find((each) => each.players.includes(player) && !ended.includes(each));
    if (other === undefined) return [];
    const name = federation.people.get(player)?.name ?? '';
    const clause =
      other.exempt === true
        ? 'RTP 3.1.3.1'
        : plan.kind === 'team'
          ? plan.profile === 'rop'
            ? 'ROP 6.6'
            : 'RTP 3.6.1'
          : 'RTP 3.1.4';
    const message = `${name} is in entry ${other.entry} of this event already.`;
    return [{ code: 'entered-already', clause, message, params: { name, entry: other.entry } }];
  });
}

/**
 * RTP 3.1.3.1, ROP 4.3: an exempt entry that chooses to play the phase loses its exemption. A team is the same with four of its
 * players. Of a pair, by the ROP one of its players is enough; by the RTP both, for nobody of an exempt entry plays for another.
 */
export function exemptionsEndedBy(
  { entries, plan }: Pick<FederationEvent, 'entries' | 'plan'>,
  { players, exempt }: Pick<EntryMade, 'players' | 'exempt'>,
): readonly EventEntry[] {
  if (exempt === true) return [];
  const least = plan.kind === 'team' ? LEAST_AGREED.team : plan.profile === 'rop' ? 1 : LEAST_AGREED.pair;
  return [...entries.values()].filter(
    (each) =>
      isIn(each) &&
      each.exempt === true &&
      each.players.filter((player) => players.includes(player)).length >= least,
  );
}

/** Exemptions are those that the regulations of the event state in advance (RTP 3.1.3.1). */
const exemptionBreaches = ({ plan }: FederationEvent, { exempt }: EntryMade): readonly Breach[] =>
  exempt !== true || (plan.goesOn !== undefined && plan.stated.exemptions !== undefined)
    ? []
    : [
        {
          code: 'no-exemptions',
          clause: plan.profile === 'rop' ? 'ROP 4.3' : 'RTP 3.1.3.1',
          message: 'The regulations of the event state no exemptions.',
        },
      ];

/** A player of a national event's qualifiers plays in one region only (RTP 3.1.3.3(a)). */
function regionBreaches(
  federation: Federation,
  { event, plan }: FederationEvent,
  { players }: EntryMade,
): readonly Breach[] {
  const { goesOn, region } = plan;
  if (goesOn === undefined || region === undefined || plan.profile !== 'rtp-2014') return [];
  const asEntry = (each: FederationEvent, { entry, players: own, accepted }: EventEntry): QualifierEntry => ({
    entry: `${each.event}/${entry}`,
    region: each.plan.region ?? '',
    date: accepted.time,
    players: own.map(String),
  });
  const earlier = [...federation.events.values()]
    .filter((each) => each.event !== event && each.plan.goesOn?.into === goesOn.into)
    .flatMap((each) => [...each.entries.values()].filter(isIn).map((entry) => asEntry(each, entry)));
  const asked: QualifierEntry = { entry: 'new', region, date: '9999', players: players.map(String) };
  return playersInTwoRegions([...earlier, asked])
    .filter(({ disqualified }) => disqualified === 'new')
    .map(({ player, clause }) => {
      const name = federation.people.get(Number(player))?.name ?? '';
      const message = `${name} plays the qualifier of another region already; the later entry would be disqualified.`;
      return { code: 'two-regions', clause, message, params: { name } };
    });
}

/** The players who got an entry into a later phase; nothing where it came from none, or is exempt from another. */
function qualifiedAs({ events }: Federation, from: EventEntry['from']): readonly PersonNumber[] | undefined {
  return from === undefined ? undefined : events.get(from.event)?.entries.get(from.entry)?.players;
}

/**
 * Who qualified plays: of a team four of those who did (RTP 3.6.4, ROP 4.3), of a pair both by the ROP (5.11) and one by the RTP,
 * which never lets both be replaced (2.2.2.1(b)).
 */
function phaseBreaches(
  federation: Federation,
  { plan }: FederationEvent,
  { players }: EntryMade,
  from: EventEntry['from'],
): readonly Breach[] {
  const before = qualifiedAs(federation, from);
  if (before === undefined) return [];
  const rop = plan.profile === 'rop';
  const least = plan.kind === 'team' ? LEAST_AGREED.team : rop ? before.length : 1;
  const kept = players.filter((player) => before.includes(player)).length;
  if (kept >= least) return [];
  const clause = plan.kind === 'team' ? (rop ? 'ROP 4.3' : 'RTP 3.6.4') : rop ? 'ROP 5.11' : 'RTP 2.2.2.1(b)';
  const message = `${kept} of the players qualified with this entry; at least ${least} must have.`;
  return [{ code: 'not-who-qualified', clause, message, params: { kept, least } }];
}

/** ROP 4.5: who withdrew without a reason is barred from the same event of the next season. */
function barredBreaches(
  federation: Federation,
  { plan }: FederationEvent,
  { players }: EntryMade,
): readonly Breach[] {
  if (plan.profile !== 'rop') return [];
  const before = eventsOfSeason(federation, seasonOf(federation, plan) - 1).filter(
    (each) => each.plan.name === plan.name,
  );
  const barred = new Set(
    before.flatMap(({ entries }) =>
      [...entries.values()].flatMap((each) => (each.withdrawn?.justified === false ? each.players : [])),
    ),
  );
  return players
    .filter((player) => barred.has(player))
    .map((player) => {
      const name = federation.people.get(player)?.name ?? '';
      const message = `${name} withdrew from this event a season ago without an accepted reason and is barred from it.`;
      return { code: 'barred', clause: 'ROP 4.5', message, params: { name } };
    });
}

/** The system declared, held against what the event allows (RTP 2.1.2.7). */
export function systemBreaches({ plan }: FederationEvent, { system }: EntryMade): readonly Breach[] {
  const { systems } = plan;
  if (systems === undefined || system === undefined) return [];
  const found: Breach[] = [];
  if (!systems.colours.includes(system.colour)) {
    const message = `${system.colour} systems are not allowed in this event.`;
    found.push({ code: 'system-colour', clause: 'RTP 2.1.2.7', message, params: { colour: system.colour } });
  }
  if (system.brown && !systems.brown)
    found.push({
      code: 'system-brown',
      clause: 'RTP 2.1.2.7',
      message: 'Brown conventions are not allowed in this event.',
    });
  return found;
}

/** Everything that speaks against an entry: each reason with its clause. */
export function entryBreaches(
  federation: Federation,
  event: FederationEvent,
  made: EntryMade,
  own?: number,
): readonly Breach[] {
  const asked = entryEventOf(event.plan, federation.regions);
  const people = made.players.map((number) =>
    eligible(federation.people.get(number) ?? { name: `${number}` }),
  );
  const [one, other] = people;
  return [
    ...compositionBreaches(event, made),
    ...people.flatMap((player) => eligibilityBreaches(asked, player)),
    ...(event.plan.kind === 'pair' && one !== undefined && other !== undefined
      ? pairBreaches(asked, [one, other])
      : []),
    ...(event.plan.kind === 'team' ? teamBreaches(asked, people) : []),
    ...(made.represents === undefined || event.plan.level !== 'national' || event.plan.profile !== 'rtp-2014'
      ? []
      : representationBreaches(event.plan.kind, made.represents, people)),
    ...exemptionBreaches(event, made),
    ...elsewhereBreaches(federation, event, made, own),
    ...regionBreaches(federation, event, made),
    ...barredBreaches(federation, event, made),
    ...systemBreaches(event, made),
    ...(own === undefined ? [] : phaseBreaches(federation, event, made, event.entries.get(own)?.from)),
  ];
}

/** The value index that a player has on the first day: of his list, else of his category by the federation's table, else 20 (RTP 1.3.4). */
const indexOnDay = ({ slots }: Federation, person: Person | undefined, day: string): number => {
  const listed = person === undefined ? undefined : valueIndexOn(person, day);
  if (listed !== undefined) return listed;
  const category = person?.category;
  const byCategory =
    category === undefined
      ? undefined
      : rtpPlayerValue(slots.categories, {
          listed: { ranking: category, ...(person?.national === true ? { national: 'national' } : {}) },
        });
  if (byCategory?.ok === true) return byCategory.value;
  const none = rtpPlayerValue({}, 'no-record');
  return none.ok ? none.value : 0;
};

/** The value index of an entry (RTP 3.5.2, 3.6.2); nothing when it has too few players for one. */
export function entryValue(
  federation: Federation,
  { plan }: FederationEvent,
  players: readonly PersonNumber[],
): number | undefined {
  const values = players.map((number) => indexOnDay(federation, federation.people.get(number), plan.from));
  if (plan.kind === 'pair') {
    const [one, other, third] = values;
    if (one === undefined || other === undefined) return undefined;
    return (third === undefined ? rtpPairValue(one, other) : rtpPairValue(one, other, third)).toNumber();
  }
  const mixed = plan.types.some((type) => type === 'mixed');
  const team = players.map((number, at) => ({
    value: values[at] ?? 0,
    woman: federation.people.get(number)?.sex === 'F',
  }));
  const value = rtpTeamValue(team, mixed ? 'mixed' : 'open');
  return value.ok ? value.value : undefined;
}

/** The entries of an event: who is in, who stands by in which order, who does not play this phase. */
export interface EntryLists {
  readonly playing: readonly EventEntry[];
  readonly waiting: readonly EventEntry[];
  /** Not everybody who was named has agreed. */
  readonly unanswered: readonly EventEntry[];
  /** Qualified, and has not said yet whether it plays. */
  readonly offered: readonly EventEntry[];
  readonly exempt: readonly EventEntry[];
  readonly withdrawn: readonly EventEntry[];
}

/** In the order of the entries: as many as there are places, the rest in their order behind them (RTP 2.1.10). */
export function entryLists(event: FederationEvent): EntryLists {
  const { entries, plan } = event;
  const all = [...entries.values()];
  const inside = all.filter(isIn);
  const [agreed, unanswered] = parted(inside, (each) => isAgreed(event, each));
  const [exempt, asked] = parted(agreed, (each) => each.exempt === true);
  const [offered, ready] = parted(asked, ({ place }) => place === 'offered');
  const places = plan.places ?? ready.length;
  return {
    playing: ready.slice(0, places),
    waiting: ready.slice(places),
    unanswered,
    offered,
    exempt,
    withdrawn: all.filter((each) => !isIn(each)),
  };
}

function parted<T>(all: readonly T[], is: (each: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(is), all.filter((each) => !is(each))];
}

/** Who goes on from an event, and the reserves behind them in the order of the ranking (RTP 2.1.10, ROP 4.4). */
export interface Qualified {
  readonly exempt: readonly EventEntry[];
  readonly qualified: readonly EventEntry[];
  readonly reserves: readonly EventEntry[];
}

/** ROP 2: who plays in a region whose events are not for qualifying elsewhere plays there, but does not qualify. */
const cannotQualify = (
  { people, regions }: Federation,
  region: string,
  players: readonly PersonNumber[],
): readonly Breach[] =>
  players.flatMap((number) => {
    const person = people.get(number);
    if (
      person === undefined ||
      mayQualifyIn(person.region === undefined ? {} : { region: person.region }, region, closedOf(regions))
    )
      return [];
    const { name } = person;
    const message = `${name} is of ${person.region} and may play here, but does not qualify.`;
    return [
      { code: 'does-not-qualify', clause: 'ROP 2', message, params: { name, region: person.region ?? '' } },
    ];
  });

/** Who of an entry cannot go on from a qualifier of the ROP. */
export const doesNotQualify = (
  federation: Federation,
  { plan }: FederationEvent,
  { players }: EntryMade,
): readonly Breach[] =>
  plan.profile !== 'rop' || plan.goesOn === undefined || plan.region === undefined
    ? []
    : cannotQualify(federation, plan.region, players);

/** The next phase's list from the ranking of this one: who withdrew, or cannot qualify here, makes room for the next. */
export function qualifiedFrom(federation: Federation, event: FederationEvent): Qualified {
  const { entries, ranking = [], plan } = event;
  const ranked = ranking
    .toSorted((one, other) => one.place - other.place)
    .flatMap(({ entry }) => entries.get(entry) ?? [])
    .filter((each) => isIn(each) && doesNotQualify(federation, event, each).length === 0);
  const places = plan.goesOn?.places ?? 0;
  return {
    exempt: entryLists(event).exempt,
    qualified: ranked.slice(0, places),
    reserves: ranked.slice(places),
  };
}

/** What a change of players does to the value index, and what is proposed where series were made by it. */
export interface ChangeConsequence {
  readonly before?: number;
  readonly after?: number;
  /** How much the index rises, and the VPs proposed in each match that the new player plays (RTP 3.6.4). */
  readonly rise?: string;
  readonly vps?: string;
}

/** What follows from other players in an entry, the rules apart. */
export function changeConsequence(
  federation: Federation,
  event: FederationEvent,
  entry: EventEntry,
  players: readonly PersonNumber[],
): ChangeConsequence {
  const before = entryValue(federation, event, entry.players);
  const after = entryValue(federation, event, players);
  if (before === undefined || after === undefined) return {};
  const { kind, seriesByIndex, format } = event.plan;
  const [measure] = rtpStrengtheningPenalty({
    before,
    after,
    seriesByValueIndex: kind === 'team' && seriesByIndex === true,
    swiss: format === 'swiss',
  }).measures;
  if (measure === undefined || !('value' in measure)) return { before, after };
  return { before, after, rise: `${after - before}`, vps: Fraction.from(measure.value).toDecimal(2) };
}
