import type { Random } from 'naipe/movement';
import type { CommandData, ContestantId, SectionPlan } from 'naipe/tournament';
import type { MovementChoice } from './choices.ts';
import { type Drawing, drawnMixed, drawnSeats } from './drawn-seats.ts';
import { letterOf, seatInOrder, sectionPlans } from './set-up.ts';

export interface Planned {
  readonly session: number;
  /** Who plays together, and by which movement. */
  readonly groups: readonly {
    readonly field: readonly ContestantId[];
    readonly choice: MovementChoice | undefined;
  }[];
  /** The groups are made of the ranking so far: each is ranked for itself. */
  readonly isFinal: boolean;
  readonly drawing: Drawing;
  readonly startsAt: string | undefined;
}

/**
 * The commands that plan a session, and with a scheme of several those after it too: there the same pairs keep their numbers
 * (RTP 3.5.5.3). None when too many of the pairs cannot move.
 */
export function plansOf(
  { session, groups, isFinal, drawing, startsAt }: Planned,
  random: Random,
): readonly CommandData['plan-session'][] | undefined {
  const begins = startsAt === undefined ? {} : { startsAt };
  const [only] = groups.length === 1 ? groups : [];
  if (only?.choice?.mixed === true) {
    const { sessions } = only.choice.suggestion;
    const seated =
      sessions.length === 2
        ? drawnSeats(sessions[0], only.field, drawing, random)
        : drawnMixed(only.field, drawing, random);
    if (seated === undefined) return undefined;
    return sessions.map((movement, index) => ({
      session: session + index,
      sections: [seatInOrder(movement, seated)],
      ...(index === 0 ? begins : {}),
    }));
  }
  const sections: SectionPlan[] = [];
  for (const [index, { field, choice }] of groups.entries()) {
    const [movement] = choice?.suggestion.sessions ?? [];
    const seated = movement === undefined ? undefined : drawnSeats(movement, field, drawing, random);
    if (movement === undefined || seated === undefined) return undefined;
    if (groups.length === 1) sections.push(...sectionPlans(movement, seated));
    else sections.push({ ...seatInOrder(movement, seated), section: letterOf(index) });
  }
  return [{ session, sections, ...begins, ...(isFinal ? { inGroups: true } : {}) }];
}
