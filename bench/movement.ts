import { orThrow } from 'naipe/base';
import {
  balanceOf,
  FEWEST_HOWELL_TABLES,
  howell,
  howellBound,
  MOST_HOWELL_TABLES,
  mitchell,
  recommend,
  searchHowell,
  waysToSeat,
} from 'naipe/movement';
import { RTP_2014_MOVEMENTS } from 'naipe/regulation';
import { measure, type Row } from './measure.ts';

const PAIRS_TO_RECOMMEND_FOR = 28;
/** RTP 3.5.5.1: 13 rounds of 2 boards. */
const SKIP_MITCHELL = orThrow(mitchell({ pairs: PAIRS_TO_RECOMMEND_FOR, rounds: 13, boardsPerRound: 2 }));

export const movementBench = async (): Promise<Row[]> => [
  await measure(`complete Howells for ${MOST_HOWELL_TABLES} tables, searched afresh`, {
    run: () => searchHowell(MOST_HOWELL_TABLES),
    items: 1,
  }),
  await measure(`recommendations for ${PAIRS_TO_RECOMMEND_FOR} pairs`, {
    run: () => recommend(PAIRS_TO_RECOMMEND_FOR, { minutesPerBoard: 7 }, RTP_2014_MOVEMENTS),
    items: 1,
  }),
  await measure(`ways to seat a late pair with ${PAIRS_TO_RECOMMEND_FOR} in round 1, compared`, {
    run: () =>
      waysToSeat({
        movement: SKIP_MITCHELL,
        arriving: 1,
        roundsBegun: 1,
        minutesPerBoard: 7,
        official: RTP_2014_MOVEMENTS,
      }),
    items: 1,
  }),
];

/** How evenly each complete Howell lets its pairs compete, beside the most that any could. */
export function howellBalance(): string {
  const lines: string[] = ['| pairs | balance | bound |', '|---:|---:|---:|'];
  for (let tables = FEWEST_HOWELL_TABLES; tables <= MOST_HOWELL_TABLES; tables++) {
    const movement = howell({ pairs: 2 * tables, boardsPerRound: 2 });
    if (!movement.ok) throw new Error(movement.error.message);
    lines.push(
      `| ${2 * tables} | ${balanceOf(movement.value).quality} | ${howellBound(2 * tables).toFixed(1)} |`,
    );
  }
  return lines.join('\n');
}
