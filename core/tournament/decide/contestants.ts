import { parseFraction } from '../../base/index.ts';
import { AMOUNTS, lookAtHandicap } from '../amounts.ts';
import {
  type ContestantEntry,
  type ContestantKind,
  calledIn,
  changedEntry,
  type PairEntry,
  playersOf,
  reserveOf,
  type TeamEntry,
} from '../contestant.ts';
import { formatOf } from '../format/index.ts';
import { hasPlayed, playsOn } from '../meetings/plays.ts';
import { type Finding, type Refusal, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { Contestant, Tournament } from '../state.ts';
import { type Decider, fact, follows, unlessConfirmed, unlessMeant } from './decision.ts';
import { findContestant, isBlank } from './find.ts';
import { playersTaken, qualifyingFindings } from './team-qualifying.ts';
import {
  changeFindings,
  completeTeam,
  enteredElsewhere,
  fromOthersFindings,
  lateEntryFindings,
  mixedFindings,
  pairsFault,
  sizeFindings,
} from './teams.ts';

type Refused = { readonly ok: false; readonly error: Refusal };

/** Teams have four players at the table and up to four more (RTP 2.3, ROP 6.6). */
const TEAM = { fewest: 4, most: 8 } as const;

function handicapFault({ handicap }: PairEntry): Refused | undefined {
  if (handicap === undefined) return undefined;
  const value = parseFraction(handicap);
  if (value.ok && value.value.sign >= 0 && value.value.compare(AMOUNTS.handicap.possible[1]) <= 0)
    return undefined;
  return refuse('handicap', `A handicap is a percentage such as 2.5, not ${handicap}.`);
}

function teamFault(team: TeamEntry): Refused | undefined {
  const { name, players, captain } = team;
  if (isBlank(name)) return refuse('team-name', 'Give the team a name.');
  if (players.length < TEAM.fewest || players.length > TEAM.most) {
    const message = `A team has ${TEAM.fewest} to ${TEAM.most} players, not ${players.length}.`;
    return refuse('team-size', message, { params: { ...TEAM, count: players.length } });
  }
  const isSomebody = typeof captain === 'number' ? players[captain] !== undefined : !isBlank(captain.name);
  return isSomebody ? pairsFault(team) : refuse('captain-missing', 'Say who is the captain of the team.');
}

/** Why there is no such contestant in a tournament of contestants of that kind, whoever else is entered. */
export function entryFault(kind: ContestantKind, entry: ContestantEntry): Refused | undefined {
  if (entry.kind !== kind) {
    const message = `This is a tournament for ${kind}s: a ${entry.kind} cannot be entered.`;
    return refuse('contestant-kind', message);
  }
  switch (entry.kind) {
    case 'pair':
      return handicapFault(entry);
    case 'team':
      return teamFault(entry);
    case 'player':
      return undefined;
  }
}

function playersFault(
  tournament: Tournament,
  entry: ContestantEntry,
  completing = false,
): Refused | undefined {
  const players = playersOf(entry);
  if (players.some(({ name }) => isBlank(name))) {
    return entry.kind === 'pair'
      ? refuse('player-missing', 'A pair has two players: give both names.')
      : refuse('player-nameless', 'Give the name of every player.');
  }
  for (const [index, { name, id }] of players.entries()) {
    const other = id === undefined ? undefined : players.slice(index + 1).find((each) => each.id === id);
    if (id === undefined || other === undefined) continue;
    const message = `${name} and ${other.name} have the same number ${id}.`;
    return refuse('same-number', message, { params: { player: name, other: other.name, number: id } });
  }
  const mayComplete = completing && profileOf(tournament.settings).teams.changes?.fromOthers === true;
  const elsewhere = mayComplete ? enteredElsewhere(tournament, entry.contestant, players) : [];
  const taken = mayComplete ? playersTaken(tournament, entry.contestant, players) : [];
  for (const contestant of tournament.contestants.values()) {
    if (contestant.contestant === entry.contestant || isOut(contestant)) continue;
    const there = elsewhere.filter(({ team }) => team === contestant.contestant);
    // RTP 3.6.4: whoever has not played for the team that he is entered in may complete another.
    if (there.length > 0 && there.every((one) => !taken.some(({ player }) => player === one.player)))
      continue;
    const others = playersOf(contestant);
    const twice = players.find(({ id }) => id !== undefined && others.some((other) => other.id === id));
    if (twice !== undefined) {
      const message = `${twice.name} already plays in ${contestant.kind} ${contestant.contestant}.`;
      return refuse('player-twice', message, { params: { player: twice.name, pair: contestant.contestant } });
    }
  }
  return undefined;
}

/** Withdrawn before it played. */
const isOut = ({ withdrawn }: Contestant): boolean => withdrawn !== undefined && withdrawn.from === undefined;

/** RTP 2.1.10: without a scheme that was announced there are no reserves. */
function reserveFault({ settings }: Tournament, entry: ContestantEntry): Refused | undefined {
  const order = reserveOf(entry);
  const announced = profileOf(settings).absence?.reserves.announced;
  if (order === undefined || settings.reserves || announced === undefined) return undefined;
  const message = 'The event has no reserves: say in its settings that it has, and in which order.';
  return refuse('no-reserves', message, { clause: announced });
}

const handicapOf = (entry: ContestantEntry): string | undefined =>
  entry.kind === 'pair' ? entry.handicap : undefined;

export const enterContestant: Decider<'enter-contestant'> = (tournament, asked) => {
  const data = asked.kind === 'team' ? { ...asked, ...completeTeam(tournament, asked) } : asked;
  if (isBlank(data.contestant))
    return refuse('pair-number', `Give the ${tournament.settings.contestants} a number.`);
  if (tournament.contestants.has(data.contestant)) {
    const message = `${calledIn(tournament, data.contestant)} is already entered.`;
    return refuse('pair-twice', message, { params: { pair: data.contestant } });
  }
  return (
    playersFault(tournament, data) ??
    entryFault(formatOf(tournament).contestants, data) ??
    reserveFault(tournament, data) ??
    unlessMeant(lookAtHandicap(handicapOf(data)), data.confirmed) ??
    unlessConfirmed(
      data.kind === 'team'
        ? [
            ...sizeFindings(tournament, data),
            ...mixedFindings(tournament, data),
            ...lateEntryFindings(tournament),
            ...qualifyingFindings(tournament, undefined, data),
          ]
        : [],
      data.confirmed,
    ) ??
    follows(fact('contestant-entered', data))
  );
};

/** What has to be looked at when a team changes. */
function teamChangeFault(
  tournament: Tournament,
  before: Contestant,
  after: ContestantEntry,
  confirmed: readonly string[] | undefined,
): Refused | undefined {
  if (before.kind !== 'team' || after.kind !== 'team') return undefined;
  const changes = changeFindings(tournament, before, after);
  if ('ok' in changes) return changes;
  const larger = after.players.length > before.players.length ? sizeFindings(tournament, after) : [];
  const joining = after.players.filter(
    ({ id }) => id !== undefined && !before.players.some((player) => player.id === id),
  );
  const others = fromOthersFindings(tournament, { ...after, players: joining });
  const qualifying = qualifyingFindings(tournament, before, after);
  return unlessConfirmed([...changes, ...larger, ...others, ...qualifying], confirmed);
}

/** ROP 5.11: who played the phase before is the same in the next; a name may be put right. */
function betweenPhases(
  { settings, sessions }: Tournament,
  before: Contestant,
  after: ContestantEntry,
): readonly Finding[] {
  const { keptBetweenPhases } = profileOf(settings);
  const { carryOver } = settings;
  if (keptBetweenPhases === undefined || carryOver === null || after.kind !== 'pair') return [];
  const earlier = [...sessions.values()].filter(({ session }) => session <= carryOver.afterSession);
  if (!earlier.some((session) => hasPlayed(session, after.contestant))) return [];
  const known = playersOf(before);
  const isNew = playersOf(after).some(
    ({ name, id }) => !known.some((one) => one.name === name || (id !== undefined && one.id === id)),
  );
  if (!isNew) return [];
  const message = 'A pair does not change between phases.';
  return [{ code: 'between-phases', message, ...keptBetweenPhases, params: { pair: after.contestant } }];
}

export const changeContestant: Decider<'change-contestant'> = (tournament, data) => {
  const contestant = findContestant(tournament, data.contestant);
  if (!contestant.ok) return contestant;
  const changed = changedEntry(contestant.value, data);
  const handicap = handicapOf(changed);
  return (
    playersFault(tournament, changed, changed.kind === 'team') ??
    entryFault(formatOf(tournament).contestants, changed) ??
    reserveFault(tournament, changed) ??
    unlessMeant(
      lookAtHandicap(handicap === handicapOf(contestant.value) ? undefined : handicap),
      data.confirmed,
    ) ??
    teamChangeFault(tournament, contestant.value, changed, data.confirmed) ??
    unlessConfirmed(betweenPhases(tournament, contestant.value, changed), data.confirmed) ??
    follows(fact('contestant-changed', data))
  );
};

export const withdrawContestant: Decider<'withdraw-contestant'> = (tournament, data) => {
  const contestant = findContestant(tournament, data.contestant);
  if (!contestant.ok) return contestant;
  const params = { pair: data.contestant };
  const called = calledIn(tournament, data.contestant);
  if (contestant.value.withdrawn !== undefined) {
    return refuse('already-withdrawn', `${called} is withdrawn already.`, { params });
  }
  const last = lastRoundPlayed(tournament, data.contestant);
  const { from } = data;
  const isLater =
    last === undefined ||
    (from !== undefined &&
      (from.session > last.session || (from.session === last.session && from.round > last.round)));
  if (isLater) return follows(fact('contestant-withdrawn', data));
  const message = `${called} has results up to round ${last.round} of session ${last.session}: withdraw it from a later round.`;
  return refuse('has-played', message, { params: { ...params, ...last } });
};

function lastRoundPlayed(
  { sessions }: Tournament,
  contestant: string,
): { readonly session: number; readonly round: number } | undefined {
  let last: { readonly session: number; readonly round: number } | undefined;
  for (const { session, boards } of sessions.values()) {
    for (const board of boards.values()) {
      for (const { ns, ew, round } of playsOn(board)) {
        if (ns !== contestant && ew !== contestant) continue;
        if (last === undefined || session > last.session || (session === last.session && round > last.round))
          last = { session, round };
      }
    }
  }
  return last;
}
