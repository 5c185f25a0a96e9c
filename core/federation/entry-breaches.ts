import { breaches, under } from '../regulation/breach.ts';
import {
  type Breach,
  eligibilityBreaches,
  pairBreaches,
  playersInTwoRegions,
  type QualifierEntry,
  representationBreaches,
  teamBreaches,
} from '../regulation/index.ts';
import { eligible, isIn, LEAST_AGREED } from './entries.ts';
import { clausesOf } from './entry-clauses.ts';
import { entryEventOf } from './entry-event.ts';
import {
  type EntryMade,
  type EventEntry,
  type EventPlan,
  type FederationEvent,
  isOfficial,
} from './event.ts';
import type { PersonNumber } from './person.ts';
import { eventsOfSeason, seasonOf } from './season.ts';
import type { Federation } from './state.ts';

/** RTP 3.6.1, ROP 6.6: how many players a team has; in a national event, and by the ROP, not more than six. */
const TEAM = { least: 4, national: 6, most: 8 } as const;
/** RTP 3.5.2: three who take turns are a pair too. */
const PAIR = { least: 2, most: 3 } as const;

/** How few and how many players an entry of an event may have. */
export function entrySizes({ kind, level, profile, stated }: EventPlan): {
  readonly least: number;
  readonly most: number;
} {
  if (kind === 'pair') return PAIR;
  const isLarger = level !== 'national' && profile !== 'rop' && stated.teamPlayers !== undefined;
  return { least: TEAM.least, most: isLarger ? TEAM.most : TEAM.national };
}

function compositionBreaches({ plan }: FederationEvent, { players }: EntryMade): readonly Breach[] {
  const clauses = clausesOf(plan);
  const isTeam = plan.kind === 'team';
  const { least, most } = entrySizes(plan);
  const count = players.length;
  return breaches(
    under(isTeam ? clauses.team : clauses.pairOnce)(
      new Set(players).size < count,
      'player-twice',
      'A player stands twice in the entry.',
      { count },
    ),
    under(isTeam ? clauses.team : clauses.pair)(
      count < least || count > most,
      isTeam ? 'team-size' : 'not-a-pair',
      isTeam
        ? `A team here has ${least} to ${most} players; not ${count}.`
        : `A pair is two players, or three as a triplet; not ${count}.`,
      { count },
    ),
  );
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
    const clauses = clausesOf(plan);
    const ofKind = plan.kind === 'team' ? clauses.team : clauses.pairOnce;
    const clause = other.exempt === true ? clauses.exempt : ofKind;
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
          clause: clausesOf(plan).exempt,
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

/** The name that an event of the calendar has every season: without its year. */
const yearlyName = (name: string): string =>
  name
    .replace(/\b(19|20)\d\d(\s*[/–-]\s*(19|20)?\d\d)?\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** ROP 4.5: who withdrew from an official event without a reason is barred from the same event of the next season. */
function barredBreaches(
  federation: Federation,
  { plan }: FederationEvent,
  { players }: EntryMade,
): readonly Breach[] {
  if (plan.profile !== 'rop') return [];
  const before = eventsOfSeason(federation, seasonOf(federation, plan) - 1).filter(
    (each) => isOfficial(each.plan) && yearlyName(each.plan.name) === yearlyName(plan.name),
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
  const { colour, brown } = system;
  const broken = under(clausesOf(plan).systems);
  return breaches(
    broken(
      !systems.colours.includes(colour),
      'system-colour',
      `${colour} systems are not allowed in this event.`,
      { colour },
    ),
    broken(brown && !systems.brown, 'system-brown', 'Brown conventions are not allowed in this event.'),
  );
}

/** Everything that speaks against an entry: each reason with its clause. */
export function entryBreaches(
  federation: Federation,
  event: FederationEvent,
  made: EntryMade,
  own?: number,
): readonly Breach[] {
  const asked = entryEventOf(federation, event.plan);
  const people = made.players.map((number) =>
    eligible(federation.people.get(number) ?? { name: `${number}` }),
  );
  return [
    ...compositionBreaches(event, made),
    ...people.flatMap((player) => eligibilityBreaches(asked, player)),
    ...(event.plan.kind === 'pair' && people.length > 1 ? pairBreaches(asked, people) : []),
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
