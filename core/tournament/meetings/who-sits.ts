import { type Seat, SIDES, type Side } from '../../game/index.ts';
import {
  type FirstSeat,
  type PartnersKnown,
  type PartnersSeated,
  seatsFixedBy,
  seatsOfPartners,
  usualSeats,
} from '../../regulation/index.ts';
import { type ContestantEntry, type Player, playersOf } from '../contestant.ts';
import { formatOf } from '../format/index.ts';
import { type ContestantId, type Meeting, sittersOf } from '../meeting.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SeatsTaken, SessionState, Tournament } from '../state.ts';
import { matchAtTable } from './drawn-rounds.ts';
import { pairFielded } from './line-ups.ts';
import { whoPlay } from './partners.ts';
import { meetingAt, meetingsOf, numberOf, playAt, seatOf } from './schedule.ts';

/* Who sits North, South, East and West by name: as the table said it, or as the movement of an individual has it. */

type At = Omit<Meeting, 'session'>;

/** Two partners on a side of a meeting, in the order of their entry or line-up. */
export interface Partners {
  readonly contestant: ContestantId;
  readonly names: readonly [string, string];
}

/** The two who sit on a side as partners of one contestant; nobody where it is not known who they are. */
export function partnersAt(
  tournament: Tournament,
  session: SessionState,
  at: At,
  side: Side,
): Partners | undefined {
  const meeting = meetingAt(tournament, session, at);
  const contestant = side === 'NS' ? meeting?.ns : meeting?.ew;
  if (contestant === undefined || sittersOf(contestant).length > 1) return undefined;
  const { section, round, table } = at;
  const [one, other, ...more] = formatOf(tournament).names(tournament, contestant, {
    session,
    round,
    section,
    table,
  });
  return one === undefined || other === undefined || more.length > 0
    ? undefined
    : { contestant, names: [one, other] };
}

/** Is the other of two partners a woman where one is a man? Told only of mixed events, and when it is known. */
function womenAt(
  tournament: Tournament,
  session: SessionState,
  at: At,
  contestant: ContestantId,
): Pick<PartnersKnown, 'women'> {
  const entry = tournament.contestants.get(contestant);
  if (!tournament.settings.mixed || entry === undefined) return {};
  const players = playersOf(entry);
  const section = session.sections.get(at.section);
  const found = section === undefined ? undefined : matchAtTable(section, at);
  const [one, other] =
    (found && pairFielded(found.drawn, found.match, contestant, found.room, found.segment)) ??
    whoPlay(session, entry, contestant, at.round);
  const instead = (index = -1): Player | undefined =>
    session.substitutions.findLast(
      (each) =>
        each.contestant === contestant &&
        each.player === index &&
        each.fromRound <= at.round &&
        at.round <= (each.toRound ?? at.round),
    )?.substitute ?? players[index];
  const [first, second] = [instead(one)?.sex, instead(other)?.sex];
  return first === undefined || second === undefined ? {} : { women: [first === 'F', second === 'F'] };
}

/**
 * How two of a triplet sit where it was told of two of the three, at least one of whom is still there: he keeps his seat (Law 5A).
 * Of a pair it is told of the same two.
 */
function asTheySitNow(
  entry: ContestantEntry | undefined,
  { contestant, round: then, side, first }: SeatsTaken,
  in_: { readonly then: SessionState; readonly now: SessionState; readonly round: number },
): PartnersSeated {
  if (entry === undefined) return { side, first };
  const before = whoPlay(in_.then, entry, contestant, then);
  const [one, other] = whoPlay(in_.now, entry, contestant, in_.round);
  const atFirst = before[first];
  const opposite = before[first === 0 ? 1 : 0];
  return { side, first: one === atFirst || other === opposite ? 0 : 1 };
}

/** What was told last of two partners before or in a round; of a team only at this very table. */
function toldBefore(
  { sessions, settings, contestants }: Tournament,
  session: SessionState,
  { section, round, table }: At,
  contestant: ContestantId,
): { readonly seated: PartnersSeated; readonly here: boolean } | undefined {
  const seated = (told: SeatsTaken, then: SessionState): PartnersSeated =>
    settings.contestants === 'team'
      ? told
      : asTheySitNow(contestants.get(contestant), told, { then, now: session, round });
  const isHere = (told: SeatsTaken): boolean =>
    told.contestant === contestant &&
    told.round <= round &&
    (settings.contestants !== 'team' ||
      (told.section === section && told.round === round && told.table === table));
  const here = session.seatsTaken?.findLast(isHere);
  if (here !== undefined) return { seated: seated(here, session), here: true };
  if (settings.contestants === 'team') return undefined;
  const earlier = [...sessions.values()]
    .filter((other) => other.session < session.session)
    .toSorted((a, b) => b.session - a.session)
    .flatMap((then) => (then.seatsTaken ?? []).toReversed().map((told) => ({ told, then })))
    .find(({ told }) => told.contestant === contestant);
  return earlier === undefined ? undefined : { seated: seated(earlier.told, earlier.then), here: false };
}

/** Has the contestant a result of its own in the session? Its own meetings alone are looked at: phones ask for it often. */
function hasRecorded(tournament: Tournament, session: SessionState, contestant: ContestantId): boolean {
  const section = numberOf(session, contestant)?.section;
  if (section === undefined) return false;
  return meetingsOf(tournament, session.session, section).some((meetings) => {
    const meeting = seatOf(meetings, contestant)?.meeting;
    return meeting?.boards.some((board) => playAt(session, { ...meeting, board })?.recorded !== undefined);
  });
}

/** What the rules look at to say how two partners sit. */
export function knownOf(
  tournament: Tournament,
  session: SessionState,
  at: At,
  contestant: ContestantId,
): PartnersKnown & { readonly toldHere: boolean } {
  const before = toldBefore(tournament, session, at, contestant);
  const inSession = before !== undefined && hasRecorded(tournament, session, contestant);
  const inOthers =
    before !== undefined &&
    [...tournament.sessions.values()].some(
      (other) => other !== session && hasRecorded(tournament, other, contestant),
    );
  return {
    screens: tournament.settings.screens,
    hasPlayed: { session: inSession, tournament: inSession || inOthers },
    ...womenAt(tournament, session, at, contestant),
    ...(before === undefined ? {} : { before: { side: before.seated.side, first: before.seated.first } }),
    toldHere: before?.here === true,
  };
}

/** How the two on a side sit. */
export interface SideSeats {
  /** Which of the two sits North or East. */
  readonly first: FirstSeat;
  /** The table has said so in this session; else it is only likely. */
  readonly told: boolean;
  /** The rule by which they cannot change any more without the director. */
  readonly fixed?: string;
}

/** How the two on a side sit, or will sit; nothing where there are no two of one contestant. */
export function seatsOfSide(
  tournament: Tournament,
  session: SessionState,
  at: At,
  side: Side,
): SideSeats | undefined {
  const partners = partnersAt(tournament, session, at, side);
  if (partners === undefined) return undefined;
  const rules = profileOf(tournament.settings).seats;
  const { toldHere, ...known } = knownOf(tournament, session, at, partners.contestant);
  const fixed = seatsFixedBy(rules, side, known);
  const isCertain = known.before?.side === side || rules.keeps.over === 'tournament';
  return {
    first: usualSeats(rules, side, known) ?? 0,
    told: toldHere && isCertain,
    ...(fixed === undefined ? {} : { fixed }),
  };
}

export type NamesBySeat = Readonly<Partial<Record<Seat, string>>>;

/** Who sits where at a table by name, as far as it was told or the movement says it. */
export function namesBySeat(tournament: Tournament, session: SessionState, at: At): NamesBySeat {
  const seated: Partial<Record<Seat, string>> = {};
  for (const side of SIDES) {
    const partners = partnersAt(tournament, session, at, side);
    const seats = seatsOfSide(tournament, session, at, side);
    if (partners !== undefined && seats?.told === true) {
      const [one, other] = seatsOfPartners({ side, first: seats.first });
      seated[one] = partners.names[0];
      seated[other] = partners.names[1];
      continue;
    }
    const meeting = meetingAt(tournament, session, at);
    const players = sittersOf(side === 'NS' ? meeting?.ns : meeting?.ew);
    if (players.length < 2) continue;
    const names = players.map(
      (player) => formatOf(tournament).names(tournament, player, { ...at, session })[0] ?? player,
    );
    const [one, other] = seatsOfPartners({ side, first: 0 });
    const [first, second] = names;
    if (first !== undefined) seated[one] = first;
    if (second !== undefined) seated[other] = second;
  }
  return seated;
}
