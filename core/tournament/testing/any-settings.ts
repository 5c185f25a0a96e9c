import { READINGS } from '../../regulation/index.ts';
import type { Settings } from '../settings.ts';
import type { Dice } from './dice.ts';

export const anySettings = (dice: Dice): Partial<Settings> => ({
  ...(dice.chance(5) ? { profile: dice.pick(['rtp-2014', 'rop', 'wbf'] as const) } : {}),
  ...(dice.chance(3) ? { laws: dice.pick([1997, 2007, 2017] as const) } : {}),
  ...(dice.chance(5)
    ? {
        method: dice.pick([
          'matchpoints',
          'matchpoints-by-halves',
          'cross-imps',
          'cross-imps-summed',
          'butler',
          'total-points',
        ] as const),
      }
    : {}),
  ...(dice.chance(3) ? { readings: anyReadings(dice) } : {}),
  ...(dice.chance(3) ? { sections: dice.pick(['across', 'apart'] as const) } : {}),
  ...(dice.chance(3) ? { lines: dice.pick(['apart', 'overall', 'together'] as const) } : {}),
  ...(dice.chance(3) ? { handicap: dice.pick(['none', 'by-category', 'by-pair'] as const) } : {}),
  ...(dice.chance(2) ? { carryOver: dice.chance(3) ? null : anyCarryOver(dice) } : {}),
  ...(dice.chance(2) ? { rounds: dice.pick(['called', 'free'] as const) } : {}),
  ...(dice.chance(2) ? { lead: dice.pick(['required', 'optional', 'not-asked'] as const) } : {}),
  ...(dice.chance(2) ? { official: dice.chance(5), screens: dice.chance(5), festival: dice.chance(5) } : {}),
  ...(dice.chance(1) ? { mixed: true } : {}),
  ...(dice.chance(3) ? { substitutesOfAnyCategory: true } : {}),
  ...(dice.chance(3) ? { reserves: true } : {}),
  ...(dice.chance(3) ? { dealing: dice.pick(['table', 'director', 'assistants', 'machine'] as const) } : {}),
  ...(dice.chance(1) ? { pastDeals: true } : {}),
  ...(dice.chance(4)
    ? { showRanking: dice.pick(['live', 'after-each-round', 'after-session', 'when-published'] as const) }
    : {}),
  ...(dice.chance(4)
    ? { showTraveller: dice.pick(['after-agreement', 'after-session', 'when-published'] as const) }
    : {}),
});

/** An event of a few boards cannot be opened where nothing lets them be fewer (ROP 8.1.1). */
const NOT_OF_SMALL_EVENTS = 'force-majeure';

const anyReadings = (dice: Dice) =>
  Object.fromEntries(
    READINGS.flatMap(({ id, ways = {} }) =>
      Object.keys(ways).length > 0 && dice.chance(5) ? [[id, dice.pick(Object.keys(ways))]] : [],
    ).filter(([id]) => id !== NOT_OF_SMALL_EVENTS),
  );

const anyCarryOver = (dice: Dice) => ({
  afterSession: 1,
  share: dice.pick(['1/4', '0.5', '1/3', '1']),
  toNearest: dice.pick(['0.01', '1', '1/3']),
  rounding: dice.pick(['half-up', 'half-even', 'up', 'toward-zero'] as const),
});
