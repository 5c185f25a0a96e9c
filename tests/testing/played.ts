import type { Line } from './by-hand.ts';
import type { Play } from './phone.ts';

/** Law 77: what North–South score, declarer's side not vulnerable and vulnerable. */
const RESULTS = [
  ['4SN=', 420, 620], // 120 and the game bonus of 300 or 500
  ['3NTE-1', 50, 100],
  ['2HW=', -110, -110], // 60 and 50 for a part-score
  ['4SN+1', 450, 650],
  ['3NTS=', 400, 600],
  ['6HS=', 980, 1430], // 180, the game bonus, and 500 or 750 for the slam
  ['1NTE=', -90, -90],
  ['5CXE-2', 300, 500], // doubled: 100 and 200, vulnerable 200 and 300
  ['4HE=', -420, -620],
  ['Pass', 0, 0],
  ['3DW+1', -130, -130], // 60, 50 and 20 for the overtrick
  ['2SXN=', 470, 670], // 60 doubled makes game; 50 for the double
  ['6HS-1', -50, -100],
] as const;

/** Law 2: the boards on which a side is vulnerable, of each sixteen. */
const VULNERABLE = { NS: [2, 4, 5, 7, 10, 12, 13, 15], EW: [3, 4, 6, 7, 9, 10, 13, 16] };

/** What a result is worth to North–South on a board. */
export function pointsOf(result: string, board: number): number {
  const [text, notVulnerable, vulnerable] = RESULTS.find(([each]) => each === result)!;
  const side = /[NS][=+-]/.test(text) ? 'NS' : 'EW';
  return VULNERABLE[side].includes(((board - 1) % 16) + 1) ? vulnerable : notVulnerable;
}

/** Always the same when the same pairs meet on the same board, and as varied as a real evening. */
export const whatHappens: Play = (board, ns, ew) => {
  const [result] = RESULTS[(board * 5 + ns * ns * 3 + ew * 7) % RESULTS.length]!;
  return { result, points: pointsOf(result, board) };
};

/** Another result than what stands on a line. */
export const another = ({ board, happened: [stands] }: Line): string =>
  pointsOf('4SN+1', board) === stands!.points ? '4SN=' : '4SN+1';
