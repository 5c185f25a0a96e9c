import { ok } from '../base/index.ts';
import {
  type Breach,
  classifySystem,
  HIGHER_OPENINGS,
  isLateChangeAllowed,
  type MaterialChange,
  materialChanges,
  ONE_OPENINGS,
  systemsDueBy,
} from '../regulation/index.ts';
import type { Decider } from './decider.ts';
import { isIn } from './entries.ts';
import { systemBreaches } from './entry-breaches.ts';
import type { EventEntry, FederationEvent } from './event.ts';
import {
  admitsDefences,
  type DeliveredSystem,
  declaredAs,
  deliveredBy,
  forbiddenIn,
  pairOf,
  systemOfPair,
} from './pair-system.ts';
import { isOwnEvent } from './permission.ts';
import type { PersonNumber } from './person.ts';
import { noSuchEntry, refuse, told } from './refusal.ts';
import type { Acting } from './role.ts';
import type { Federation } from './state.ts';

const notYours = () => refuse('not-your-entry', 'You are not in this entry.');
const notAPair = () => refuse('not-a-pair', 'A system is of two players of the register.');

const isNotHis = (acting: Acting, players: readonly PersonNumber[]): boolean =>
  acting?.role === 'member' && !players.includes(acting.person);

/** An office writes for a pair of its club, or of an event within it. */
function isOfOffice(
  { people, events }: Federation,
  acting: Acting,
  players: readonly PersonNumber[],
): boolean {
  if (acting?.role === 'member' || acting?.role === 'federation') return true;
  if (acting?.role === 'club' && players.some((player) => people.get(player)?.club === acting.club))
    return true;
  return [...events.values()].some(
    (event) =>
      isOwnEvent(acting, event) &&
      [...event.entries.values()].some((entry) => players.every((player) => entry.players.includes(player))),
  );
}

/** Either partner writes down what both play (RTP 2.1.3.1: both partners play the same system). */
export const writeSystem: Decider<'write-system'> = (federation, { data }, acting) => {
  const players = pairOf(federation, data.players);
  if (players === undefined || players.some((player) => !federation.people.has(player))) return notAPair();
  if (isNotHis(acting, players) || !isOfOffice(federation, acting, players)) return notYours();
  return ok([{ type: 'system-written', data: { ...data, players } }]);
};

/** Whether somebody of the event has handed in a defence against an entry. */
const isDefendedAgainst = ({ entries }: FederationEvent, { entry }: EventEntry): boolean =>
  [...entries.values()].some((each) => each.defences?.some(({ against }) => against === entry) === true);

/** RTP 2.1.3.4, 2.1.3.5(b): the changes that come too late. */
function lateBreaches(changes: readonly MaterialChange[], defended: boolean): readonly Breach[] {
  return changes
    .filter(({ change }) => !isLateChangeAllowed(change, defended))
    .map(({ change, what }) => ({
      code: `late-${change}`,
      clause: change === 'replace' ? 'RTP 2.1.3.5(b)' : 'RTP 2.1.3.4',
      message: `${what} may not be changed so late.`,
      params: { what },
    }));
}

const OPENINGS: ReadonlySet<string> = new Set(['pass', 'methods', ...ONE_OPENINGS, ...HIGHER_OPENINGS]);

/** RTP 2.1.3.5(a)(ii): once defences against it are handed in, a highly unusual system keeps its openings. */
const openingsChanged = (
  { answers }: DeliveredSystem,
  changes: readonly MaterialChange[],
): readonly Breach[] =>
  classifySystem(answers).colour !== 'yellow'
    ? []
    : changes
        .filter(({ what }) => OPENINGS.has(what) || what.startsWith('openings '))
        .map(({ what }) => ({
          code: 'opening-kept',
          clause: 'RTP 2.1.3.5(a)',
          message: `Defences against the system are handed in: ${what} stays as it is.`,
          params: { what },
        }));

/** A system is handed in for an event: allowed there, and after the deadline changed only as it may be (RTP 2.1.2.7, 2.1.3.4). */
export const deliverSystem: Decider<'deliver-system'> = (federation, { data, time }, acting) => {
  const { event, entry } = data;
  const known = federation.events.get(event);
  const own = known?.entries.get(entry);
  if (known === undefined || own === undefined || !isIn(own)) return noSuchEntry(entry);
  const players = pairOf(federation, data.players);
  if (players === undefined) return notAPair();
  const inEntry = pairOfEntry(federation, own, players);
  if (!inEntry || isNotHis(acting, players)) return notYours();
  const system = systemOfPair(federation, players);
  if (system === undefined) return refuse('no-system', 'The pair has not written down its system yet.');
  const now = declaredAs(classifySystem(system.answers));
  const against = [...systemBreaches(known, { ...own, system: now }), ...forbiddenIn(system)];
  if (against.length > 0) return refuse('system-not-allowed', told(against), { breaches: against });
  const before = deliveredBy(federation, own, players);
  if (before === undefined)
    return ok([{ type: 'system-delivered', data: { event, entry, system: { ...system, delivered: time } } }]);
  const changes = materialChanges(before, system);
  const isLate =
    known.plan.startsAt !== undefined && Date.parse(time) > Date.parse(systemsDueBy(known.plan.startsAt));
  if (changes.length === 0) return ok([]);
  const late = isLate ? lateBreaches(changes, isDefendedAgainst(known, own)) : [];
  const fixed = isDefendedAgainst(known, own) ? openingsChanged(before, changes) : [];
  const found = [...late, ...fixed];
  if (found.length > 0) return refuse('changed-late', told(found), { breaches: found });
  const was = declaredAs(classifySystem(before.answers));
  const isOther = was.colour !== now.colour || (now.brown && !was.brown);
  const delivered: DeliveredSystem = {
    ...system,
    delivered: isOther ? time : before.delivered,
    ...(isLate ? { late: [...(before.late ?? []), ...changes.map((each) => ({ ...each, time }))] } : {}),
  };
  return ok([{ type: 'system-delivered', data: { event, entry, system: delivered } }]);
};

/** Whether two players are of an entry. */
function pairOfEntry(
  { merged }: Federation,
  { players }: EventEntry,
  pair: readonly PersonNumber[],
): boolean {
  const own = new Set(players.map((player) => merged.get(player) ?? player));
  return pair.every((player) => own.has(player));
}

/** A director looks at a system and allows it in the event or not; his reason goes on record (RTP 2.1.2.6). */
export const checkSystem: Decider<'check-system'> = (federation, { data, actor, time }) => {
  const { event, entry, allowed, note } = data;
  const own = federation.events.get(event)?.entries.get(entry);
  const delivered = own === undefined ? undefined : deliveredBy(federation, own, data.players);
  if (delivered === undefined) return refuse('no-system', 'The pair has not handed in its system.');
  if (!allowed && note.trim() === '')
    return refuse('say-why', 'Say why the system is not allowed.', { clause: 'RTP 2.1.2.6' });
  const checked = { allowed, note, by: actor, time };
  return ok([{ type: 'system-checked', data: { event, entry, players: delivered.players, checked } }]);
};

/** A defence against a highly unusual system or a Brown convention is handed in (RTP 2.1.3.5). */
export const writeDefence: Decider<'write-defence'> = (federation, { data, time }, acting) => {
  const { event, entry, against, text } = data;
  const known = federation.events.get(event);
  const own = known?.entries.get(entry);
  const theirs = known?.entries.get(against);
  if (known === undefined || own === undefined || !isIn(own)) return noSuchEntry(entry);
  if (theirs === undefined || against === entry) return noSuchEntry(against);
  const players = pairOf(federation, data.players);
  if (players === undefined) return notAPair();
  if (!pairOfEntry(federation, own, players) || isNotHis(acting, players)) return notYours();
  // RTP 2.1.3.5(a)(ii): who plays an unusual system answers a defence against it, before the session; of Brown conventions (b) says no such thing.
  const ours = deliveredBy(federation, own, players);
  const isCounter =
    ours !== undefined &&
    classifySystem(ours.answers).colour === 'yellow' &&
    theirs.defences?.some((defence) => defence.against === entry) === true;
  const until = isCounter ? known.plan.startsAt : known.plan.defencesUntil;
  if (acting?.role === 'member' && until !== undefined && Date.parse(time) > Date.parse(until))
    return refuse('defence-late', `Defences were to be handed in until ${until}.`, {
      clause: 'RTP 2.1.3.5',
      params: { until },
    });
  if (!isCounter && theirs.systems?.some(admitsDefences) !== true)
    return refuse(
      'no-defence-needed',
      'Written defences are against unusual systems and Brown conventions.',
      {
        clause: 'RTP 2.1.3.5',
      },
    );
  return ok([{ type: 'defence-written', data: { event, entry, defence: { players, against, text, time } } }]);
};
