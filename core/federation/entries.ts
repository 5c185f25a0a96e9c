import {
  type Breach,
  type EligiblePlayer,
  eligibilityBreaches,
  pairBreaches,
  playersInTwoRegions,
  type QualifierEntry,
  representationBreaches,
  rtpPairValue,
  rtpPlayerValue,
  rtpTeamValue,
} from '../regulation/index.ts';
import { type EntryMade, type EventEntry, entryEventOf, type FederationEvent } from './event.ts';
import { type Person, type PersonNumber, valueIndexOn } from './person.ts';
import type { Federation } from './state.ts';

/** A person as eligibility looks at him. */
const eligible = ({ name, sex, born, category, national, region, licences }: Person): EligiblePlayer => ({
  name,
  ...(sex === undefined ? {} : { sex }),
  ...(born === undefined ? {} : { born }),
  ...(category === undefined ? {} : { category }),
  ...(national === undefined ? {} : { national }),
  ...(region === undefined ? {} : { region }),
  ...(licences === undefined ? {} : { licences }),
});

const isIn = ({ withdrawn }: EventEntry): boolean => withdrawn === undefined;

/** RTP 3.6.1: how many players a team has; in a national event not more than six. */
const TEAM = { least: 4, national: 6, most: 8 } as const;

function compositionBreaches({ plan }: FederationEvent, { players }: EntryMade): readonly Breach[] {
  const found: Breach[] = [];
  const wrong = (clause: string, code: string, message: string): void => {
    found.push({ clause, code, message, params: { count: players.length } });
  };
  if (new Set(players).size < players.length)
    wrong('RTP 3.6.1', 'player-twice', 'A player stands twice in the entry.');
  if (plan.kind === 'pair' && players.length !== 2 && players.length !== 3)
    wrong('RTP 3.5.2', 'not-a-pair', `A pair is two players, or three as a triplet; not ${players.length}.`);
  if (plan.kind === 'team') {
    const most =
      plan.level === 'national'
        ? TEAM.national
        : plan.stated.teamPlayers === undefined
          ? TEAM.national
          : TEAM.most;
    if (players.length < TEAM.least || players.length > most)
      wrong(
        'RTP 3.6.1',
        'team-size',
        `A team here has ${TEAM.least} to ${most} players; not ${players.length}.`,
      );
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
  return players.flatMap((player) => {
    const other = others.find((each) => each.players.includes(player));
    if (other === undefined) return [];
    const name = federation.people.get(player)?.name ?? '';
    const clause = other.exempt === true ? 'RTP 3.1.3.1' : plan.kind === 'team' ? 'RTP 3.6.1' : 'RTP 3.1.4';
    const message = `${name} is in entry ${other.entry} of this event already.`;
    return [{ code: 'entered-already', clause, message, params: { name, entry: other.entry } }];
  });
}

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

function systemBreaches({ plan }: FederationEvent, { system }: EntryMade): readonly Breach[] {
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
  const asked = entryEventOf(event.plan);
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
    ...(made.represents === undefined || event.plan.level !== 'national' || event.plan.profile !== 'rtp-2014'
      ? []
      : representationBreaches(event.plan.kind, made.represents, people)),
    ...elsewhereBreaches(federation, event, made, own),
    ...regionBreaches(federation, event, made),
    ...systemBreaches(event, made),
  ];
}

/** The value index that a player has on the first day: of his list, else 20 (RTP 1.3.4). */
const indexOnDay = (person: Person | undefined, day: string): number => {
  const listed = person === undefined ? undefined : valueIndexOn(person, day);
  if (listed !== undefined) return listed;
  const none = rtpPlayerValue({}, 'no-record');
  return none.ok ? none.value : 0;
};

/** The value index of an entry (RTP 3.5.2, 3.6.2); nothing when it has too few players for one. */
export function entryValue(
  federation: Federation,
  { plan }: FederationEvent,
  players: readonly PersonNumber[],
): number | undefined {
  const values = players.map((number) => indexOnDay(federation.people.get(number), plan.from));
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
  readonly exempt: readonly EventEntry[];
  readonly withdrawn: readonly EventEntry[];
}

/** In the order of the entries: as many as there are places, the rest in their order behind them (RTP 2.1.10). */
export function entryLists({ entries, plan }: FederationEvent): EntryLists {
  const all = [...entries.values()];
  const exempt = all.filter((each) => isIn(each) && each.exempt === true);
  const ready = all.filter((each) => isIn(each) && each.exempt !== true);
  const places = plan.places ?? ready.length;
  return {
    playing: ready.slice(0, places),
    waiting: ready.slice(places),
    exempt,
    withdrawn: all.filter((each) => !isIn(each)),
  };
}

/** Who goes on from an event, and the reserves behind them in the order of the ranking (RTP 2.1.10, ROP 4.4). */
export interface Qualified {
  readonly exempt: readonly EventEntry[];
  readonly qualified: readonly EventEntry[];
  readonly reserves: readonly EventEntry[];
}

/** The next phase's list from the ranking of this one: who withdrew makes room for the next. */
export function qualifiedFrom(event: FederationEvent): Qualified {
  const { entries, ranking = [], plan } = event;
  const ranked = ranking
    .toSorted((one, other) => one.place - other.place)
    .flatMap(({ entry }) => entries.get(entry) ?? [])
    .filter(isIn);
  const places = plan.goesOn?.places ?? 0;
  return {
    exempt: entryLists(event).exempt,
    qualified: ranked.slice(0, places),
    reserves: ranked.slice(places),
  };
}
