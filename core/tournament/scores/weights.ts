import { Fraction, parseFraction } from '../../base/index.ts';
import { type MeetingBoard, meetingKey } from '../meeting.ts';
import { playsOn } from '../meetings/plays.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { SideScoreData, WeightedResult } from '../score-data.ts';
import type { SessionState } from '../state.ts';

/**
 * The weights on a board are counted in parts of their common denominator, in whole numbers that a computer holds
 * exactly: with this one so many tables may play the board as never did. Per cent and thirds need 300.
 */
const MOST_PARTS = 100_000n;

function weightedResults(side: SideScoreData): readonly WeightedResult[] {
  switch (side.kind) {
    case 'assigned':
      return side.outcomes;
    case 'self-inflicted':
      return [...side.table, ...side.withoutInfraction, ...side.withoutError];
    case 'kept':
    case 'named':
    case 'percent':
    case 'imps':
    case 'points':
    case 'no-score':
      return [];
  }
}

function hasFewParts(sides: readonly SideScoreData[]): boolean {
  let parts = 1n;
  for (const { weight } of sides.flatMap(weightedResults)) {
    const share = parseFraction(weight);
    if (!share.ok) continue;
    // The least common multiple: what is not yet in the parts is what lowest terms leave below.
    parts *= Fraction.of(parts, share.value.denominator).denominator;
    if (parts > MOST_PARTS) return false;
  }
  return true;
}

/** Why the weights of an adjusted score cannot stand beside those that the board has already, if they cannot. */
export function weightsFault(
  { boards }: SessionState,
  { ns, ew, ...at }: MeetingBoard & { readonly ns: SideScoreData; readonly ew: SideScoreData },
): Refused | undefined {
  const others = [...playsOn(boards.get(at.board))].filter((play) => meetingKey(play) !== meetingKey(at));
  const standing = others.flatMap(({ adjustment }) =>
    adjustment === undefined ? [] : [adjustment.ns, adjustment.ew],
  );
  if (hasFewParts([ns, ew, ...standing])) return undefined;
  const message = `The weights on board ${at.board} have no manageable common denominator: give them in whole per cent.`;
  return refuse('weights-too-fine', message, { params: { board: at.board } });
}
