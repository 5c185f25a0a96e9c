/* Results and what they are worth, by hand from Law 77, for stories that a second reckoning follows. */

/** Who is vulnerable on boards 1 to 16 (Law 2). */
const VULNERABLE = [
  '',
  'NS',
  'EW',
  'NSEW',
  'NS',
  'EW',
  'NSEW',
  '',
  'EW',
  'NSEW',
  '',
  'NS',
  'NSEW',
  '',
  'NS',
  'EW',
] as const;

/** A contract and its tricks, with North–South's points when declarer is not vulnerable, and when he is. */
const WORTH: readonly (readonly [result: string, not: number, vulnerable: number])[] = [
  ['4SN=', 420, 620],
  ['4SN-1', -50, -100],
  ['2HS+1', 140, 140],
  ['3NTS-2', -100, -200],
  ['3NTN+1', 430, 630],
  ['6HN=', 980, 1430],
  ['1NTS=', 90, 90],
  ['4HE=', -420, -620],
  ['3NTW-1', 50, 100],
  ['2SE=', -110, -110],
  ['5DW-2', 100, 200],
  ['3NTE+2', -460, -660],
  ['Pass', 0, 0],
];

export interface NaiveResult {
  readonly result: string;
  readonly ns: number;
}

/** The result of that number on a board. */
export function resultOn(board: number, number: number): NaiveResult {
  const [result, not, vulnerable] = WORTH[number % WORTH.length] as (typeof WORTH)[number];
  const seat = result.replace(/[-+=].*$/, '').at(-1) ?? '';
  const side = seat === 'N' || seat === 'S' ? 'NS' : 'EW';
  const is = (VULNERABLE[(board - 1) % 16] as string).includes(side);
  return { result, ns: is ? vulnerable : not };
}

/** Numbers that look like chance and are the same every time. */
export function* scatter(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield Math.floor(state / 65_536);
  }
}
