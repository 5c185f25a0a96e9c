import { fail, type Result } from '../../base/index.ts';
import {
  contestants,
  isPlayed,
  type Movement,
  type PairMovement,
  type Replan,
  replan,
  type Sitters,
  withRounds,
} from '../../movement/index.ts';
import { type ContestantId, meetingKey } from '../meeting.ts';
import type { SectionState, SessionState } from '../state.ts';
import { whoSitsFor } from './mending.ts';
import { lastRoundBegun, numbersOf } from './schedule.ts';

/** The movement as it is really played: with the places that were exchanged, the seats turned and the boards changed. */
export function movementAsPlayed(section: SectionState): Movement {
  const { movement, seating, mended, exchanged, section: name } = section;
  if (mended === undefined && exchanged === undefined) return movement;
  const numbers = numbersOf(section);
  const sits = (number: number, round: number): number => {
    const contestant = seating.get(number);
    return contestant === undefined
      ? number
      : (numbers.get(whoSitsFor(exchanged, contestant, round)) ?? number);
  };
  const side = <S extends Sitters>(who: S, round: number): S =>
    (typeof who === 'number' ? sits(who, round) : who.map((number) => sits(number, round))) as S;
  return withRounds(movement, (rounds) =>
    rounds.map(({ round, tables, sitOuts }) => ({
      round,
      tables: tables.map((plan) => {
        const { turned = false, boards = plan.boards } =
          mended?.get(meetingKey({ section: name, round, table: plan.table })) ?? {};
        const [ns, ew] = [side(plan.ns, round), side(plan.ew, round)];
        return { ...plan, boards, ...(turned ? { ns: ew, ew: ns } : { ns, ew }) };
      }),
      ...(sitOuts === undefined ? {} : { sitOuts: sitOuts.map((number) => sits(number, round)) }),
    })),
  );
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
  const announced = movement.kind === 'individual' ? [] : movement.rounds;
  const before = announced.slice(0, fromRound - 1).map(({ round, tables }) => {
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
  if (movement.kind === 'individual') {
    const message =
      'The rest of an individual is not planned anew: a substitute plays for who left, or a number is taken.';
    return fail({ code: 'individual-replan', message });
  }
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
