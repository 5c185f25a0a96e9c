import type { Result } from '../../base/index.ts';
import { contestants, isPlayed, type PairMovement, type Replan, replan } from '../../movement/index.ts';
import { type ContestantId, meetingKey } from '../meeting.ts';
import type { SectionState, SessionState } from '../state.ts';
import { whoSitsFor } from './mending.ts';
import { lastRoundBegun, numbersOf } from './schedule.ts';

/** The movement as it is really played: with the places that were exchanged, the seats turned and the boards changed. */
export function movementAsPlayed(section: SectionState): PairMovement {
  const { movement, seating, mended, exchanged, section: name } = section;
  if (mended === undefined && exchanged === undefined) return movement;
  const numbers = numbersOf(section);
  const sits = (number: number, round: number): number => {
    const contestant = seating.get(number);
    return contestant === undefined
      ? number
      : (numbers.get(whoSitsFor(exchanged, contestant, round)) ?? number);
  };
  const rounds = movement.rounds.map(({ round, tables, sitOuts }) => ({
    round,
    tables: tables.map((plan) => {
      const { turned = false, boards = plan.boards } =
        mended?.get(meetingKey({ section: name, round, table: plan.table })) ?? {};
      const [ns, ew] = [sits(plan.ns, round), sits(plan.ew, round)];
      return { ...plan, boards, ...(turned ? { ns: ew, ew: ns } : { ns, ew }) };
    }),
    ...(sitOuts === undefined ? {} : { sitOuts: sitOuts.map((number) => sits(number, round)) }),
  }));
  return { ...movement, rounds };
}

/**
 * A plan for the rounds from one on, after the rounds that were announced before it: what was mended in those stays
 * mended, and is not written into the plan a second time.
 */
export function afterAnnounced(
  { movement }: SectionState,
  plan: PairMovement,
  fromRound: number,
): PairMovement {
  const before = movement.rounds.slice(0, fromRound - 1).map(({ round, tables }) => {
    const played = tables.filter((table) => isPlayed(movement, table));
    const seated = new Set(played.flatMap(({ ns, ew }) => [ns, ew]));
    return { round, tables: played, sitOuts: contestants(plan).filter((number) => !seated.has(number)) };
  });
  return { ...plan, rounds: [...before, ...plan.rounds.slice(fromRound - 1)] };
}

/** A new plan for the rounds that are left when pairs leave or come, from what was really played. */
export function replanSection(
  session: SessionState,
  section: SectionState,
  leaving: readonly ContestantId[],
  arriving: number,
): Result<Replan> {
  const movement = movementAsPlayed(section);
  const roundsOver = lastRoundBegun(session, section);
  const played = movement.rounds
    .slice(0, roundsOver)
    .flatMap(({ round, tables }) =>
      tables.filter((plan) => isPlayed(movement, plan)).map((plan) => ({ ...plan, round })),
    );
  const numbers = [...section.seating].flatMap(([number, contestant]) =>
    leaving.includes(contestant) ? [number] : [],
  );
  const planned = replan({ movement, roundsOver, played, leaving: numbers, arriving });
  if (!planned.ok) return planned;
  const after = afterAnnounced(section, planned.value.movement, roundsOver + 1);
  return { ok: true, value: { ...planned.value, movement: after } };
}
