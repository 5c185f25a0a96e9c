import { fail, ok, type Result } from '../../base/index.ts';
import { bandAward, nearestColumn, printShortest, type VpScale } from '../../scoring/vp/index.ts';

/**
 * ROP 11: for each length of match, the least margin in IMPs of each of its sixteen bands. The first is 15–15; each
 * band gives the winner 1 VP more, up to 25, and the loser 1 less, down to 0.
 */
const ROP_11: Readonly<Record<number, readonly number[]>> = {
  8: [0, 2, 6, 9, 12, 15, 18, 21, 24, 27, 30, 34, 38, 42, 46, 51],
  10: [0, 2, 7, 10, 13, 16, 19, 22, 26, 30, 34, 38, 42, 46, 51, 56],
  12: [0, 2, 7, 10, 13, 17, 21, 25, 29, 33, 37, 41, 46, 51, 56, 62],
  14: [0, 3, 8, 11, 15, 19, 23, 27, 31, 35, 39, 44, 49, 55, 61, 67],
  16: [0, 3, 8, 12, 16, 20, 24, 28, 32, 37, 42, 47, 53, 59, 65, 72],
  20: [0, 3, 9, 13, 17, 22, 27, 32, 37, 42, 48, 54, 60, 66, 73, 80],
  24: [0, 4, 10, 15, 20, 25, 30, 35, 40, 46, 52, 58, 65, 72, 80, 88],
  28: [0, 4, 11, 16, 21, 26, 32, 38, 44, 50, 56, 62, 68, 77, 86, 95],
  32: [0, 4, 11, 17, 23, 29, 35, 41, 47, 53, 59, 66, 74, 83, 92, 101],
  36: [0, 4, 12, 18, 24, 30, 37, 44, 51, 58, 65, 72, 80, 89, 98, 107],
  40: [0, 4, 12, 19, 26, 33, 40, 47, 54, 61, 69, 77, 85, 94, 103, 113],
  48: [0, 5, 13, 21, 29, 37, 45, 53, 61, 69, 77, 85, 94, 103, 113, 124],
};

const ROP_11_VPS = { draw: 15, most: 25 } as const;

const COLUMNS: readonly number[] = Object.keys(ROP_11).map(Number);

function bandsOf(column: number): readonly number[] {
  const bands = ROP_11[column];
  if (bands === undefined) throw new Error(`ROP 11 has no column for ${column} boards.`);
  return bands;
}

/** ROP 11: 25–0, with 15–15 for a draw. */
export const ROP_VPS: VpScale = {
  id: 'rop',
  draw: ROP_11_VPS.draw * 100,
  most: ROP_11_VPS.most * 100,
  columns: COLUMNS,
  withoutColumn: (boards) => {
    const column = nearestColumn(COLUMNS, boards);
    const check = `ROP 11 has no column for ${boards} boards; the nearest, ${column}, was used. The regulations of the event should say so.`;
    return ok({ column, check });
  },
  shortened: (comparable) => ok({ column: nearestColumn(COLUMNS, comparable) }), // ROP 6.9
  leastComparable: { boards: 3, of: 4 }, // ROP 6.9
  award: (margin, column) => bandAward(bandsOf(column), margin, ROP_11_VPS),
  print: printShortest,
};

/**
 * The IMPs that go with VPs a team was given for an opponent's absence (ROP 6.17): the middle of the band of those
 * VPs, after rounding them to a whole number, halves up. The band of 25 has no upper end; its lower end is taken.
 */
export function middleOfBand(hundredths: number, boards: number): Result<number> {
  const whole = Math.floor((hundredths + 50) / 100);
  const bands = bandsOf(nearestColumn(COLUMNS, boards));
  const least = bands[whole - ROP_11_VPS.draw];
  const next = bands[whole - ROP_11_VPS.draw + 1];
  if (least === undefined || next === undefined || whole > ROP_11_VPS.most) {
    const message = `No band of ROP 11 is won with ${printShortest(hundredths)} VPs; an award lies between 15 and 25.`;
    return fail({ code: 'rop-band', message });
  }
  return ok(whole === ROP_11_VPS.most ? least : (least + next - 1) / 2);
}

/** The scale of the WBF until 2012, 25–0 with 15–15 for a draw: ROP 11 is its table. */
export const WBF_25_VPS: VpScale = { ...ROP_VPS, id: 'wbf-25' };
