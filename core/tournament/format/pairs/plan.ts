import {
  checkMovement,
  contestants,
  howellRounds,
  type Movement,
  type PairMovement,
  sitters,
} from '../../../movement/index.ts';
import type { RegulationProfile } from '../../../regulation/index.ts';
import { findContestant } from '../../decide/find.ts';
import type { SectionPlan } from '../../fact.ts';
import { type Finding, type Refused, refuse } from '../../refusal.ts';
import { profileOf } from '../../settings-defaults.ts';
import type { Tournament } from '../../state.ts';
import type { GoingOn } from '../format.ts';

/** More than any room has seen: meetings are unlimited where the regulation says nothing. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Is this Howell shorter than a Howell is? */
const isCutShort = ({ kind, pairs, vacant, rounds }: PairMovement): boolean =>
  kind === 'howell' && rounds.length < howellRounds(pairs + vacant.length);

/** What is wrong with the movement, from a round on: what went wrong before it cannot be helped any more. */
function unsoundFrom(movement: Movement, fromRound: number): Refused | undefined {
  const unsound = checkMovement(movement, { mostMeetings: NO_LIMIT }).find(
    ({ round }) => round === undefined || round >= fromRound,
  );
  return unsound && refuse('movement-unsound', unsound.message);
}

function movementFault(movement: Movement, profile: RegulationProfile, fromRound = 1): Refused | undefined {
  const unsound = unsoundFrom(movement, fromRound);
  if (unsound !== undefined) return unsound;
  if (movement.rounds.length === 0) return refuse('movement-unsound', 'The movement has no rounds.');
  const neverCutShort = profile.movements?.neverCutShort;
  if (movement.kind === 'individual' || neverCutShort === undefined || !isCutShort(movement))
    return undefined;
  const complete = howellRounds(movement.pairs + movement.vacant.length);
  const message = `This Howell has ${complete} rounds and may not be cut short to ${movement.rounds.length}.`;
  return refuse('howell-cut-short', message, {
    clause: neverCutShort.clause,
    params: { rounds: complete },
  });
}

/** In a session that goes on, a pair that left still holds the number it played with. */
function seatingFault(tournament: Tournament, { section, movement, seating }: SectionPlan, goesOn: boolean) {
  const held = new Set(contestants(movement));
  const where = `Section ${section}`;
  for (const number of held) {
    if (seating[number] === undefined) {
      const message = `${where}: number ${number} has no pair, and is not said to be vacant.`;
      return refuse('number-empty', message, { params: { section, number } });
    }
  }
  for (const [number, id] of Object.entries(seating)) {
    if (!held.has(Number(number))) {
      const message = `${where}: number ${number} is not in the movement, or is vacant.`;
      return refuse('no-such-number', message, { params: { section, number } });
    }
    const contestant = findContestant(tournament, id);
    if (!contestant.ok) return contestant;
    const { withdrawn } = contestant.value;
    if (withdrawn !== undefined && !(goesOn && withdrawn.from !== undefined)) {
      return refuse('withdrawn', `Pair ${id} has withdrawn.`, { params: { pair: id } });
    }
  }
  return undefined;
}

/** Pairs keep together, players change partners (Law 4). */
function kindFault({ settings }: Tournament, { section, movement }: SectionPlan): Refused | undefined {
  const isForPlayers = settings.contestants === 'player';
  if ((movement.kind === 'individual') === isForPlayers) return undefined;
  const message = isForPlayers
    ? `Section ${section}: players change partners, and this is a movement for pairs.`
    : `Section ${section}: this movement is for an individual, in which partners change.`;
  return refuse(isForPlayers ? 'not-individual' : 'only-individual', message, { params: { section } });
}

/** Why a section cannot be played as planned; where its session goes on, as it was played until then. */
export const planFault = (
  tournament: Tournament,
  plan: SectionPlan,
  { asPlayed = plan.movement, fromRound }: Partial<GoingOn> = {},
): Refused | undefined =>
  kindFault(tournament, plan) ??
  movementFault(asPlayed, profileOf(tournament.settings), fromRound) ??
  seatingFault(tournament, plan, fromRound !== undefined);

/** The numbers that never leave their seat. */
function fixedNumbers({ rounds }: Movement): ReadonlySet<number> {
  const seats = new Map<number, Set<string>>();
  for (const { tables, sitOuts = [] } of rounds) {
    for (const number of sitOuts) seats.set(number, (seats.get(number) ?? new Set()).add('out'));
    for (const { table, ns, ew } of tables) {
      for (const number of sitters(ns)) seats.set(number, (seats.get(number) ?? new Set()).add(`${table}NS`));
      for (const number of sitters(ew)) seats.set(number, (seats.get(number) ?? new Set()).add(`${table}EW`));
    }
  }
  return new Set([...seats].filter(([, places]) => places.size === 1).map(([number]) => number));
}

/** What is allowed but should be looked at. */
export function planFindings(tournament: Tournament, { section, movement, seating }: SectionPlan): Finding[] {
  const { movements, fixedSeats } = profileOf(tournament.settings);
  const mostMeetings = movements?.mostMeetings;
  const again =
    mostMeetings === undefined
      ? []
      : checkMovement(movement, { mostMeetings: mostMeetings.times })
          .filter(({ code }) => code === 'opponents-again')
          .slice(0, 1)
          .map(({ message }) => ({
            code: 'opponents-again',
            message: `Section ${section}: ${message}`,
            clause: mostMeetings.clause,
            params: { section, times: mostMeetings.times },
          }));
  const fixed = fixedNumbers(movement);
  const moving = Object.entries(seating).flatMap(([number, id]): Finding[] => {
    const pair = tournament.contestants.get(id);
    if (pair?.kind !== 'pair' || pair.stationary !== true || fixed.has(Number(number))) return [];
    const message = `Pair ${id} needs a fixed seat, and number ${number} of section ${section} moves.`;
    return [
      {
        code: 'needs-fixed-seat',
        message,
        params: { pair: id, number, section },
        ...(fixedSeats === undefined ? {} : { clause: fixedSeats.clause }),
      },
    ];
  });
  return [...again, ...moving];
}
