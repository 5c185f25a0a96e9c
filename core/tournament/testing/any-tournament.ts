import { orThrow } from '../../base/index.ts';
import { howell, mitchell, type PairMovement } from '../../movement/index.ts';
import type { SectionPlan } from '../fact.ts';
import type { Settings } from '../settings.ts';
import { NOTHING, type TournamentState } from '../state.ts';
import type { Dice } from './dice.ts';
import { entry } from './evening.ts';
import { command, continued, handle } from './given.ts';

const MOVEMENTS: readonly PairMovement[] = [
  orThrow(howell({ pairs: 6, boardsPerRound: 1 })),
  orThrow(mitchell({ pairs: 8, rounds: 3, boardsPerRound: 2 })),
  orThrow(mitchell({ pairs: 7, rounds: 4, boardsPerRound: 1 })),
];

/** One or two sections of the first pairs, in any order of them. */
export function anySections(dice: Dice): readonly SectionPlan[] {
  const movements = dice.chance(4) ? [dice.pick(MOVEMENTS), dice.pick(MOVEMENTS)] : [dice.pick(MOVEMENTS)];
  let first = 1;
  return movements.map((movement, index) => {
    const from = first;
    const numbers = Array.from({ length: movement.pairs + movement.vacant.length }, (_, at) => at + 1);
    const held = numbers.filter((number) => !movement.vacant.includes(number));
    first += held.length;
    const seating = Object.fromEntries(held.map((number, at) => [number, `${from + at}`]));
    return { section: index === 0 ? 'A' : 'B', movement, seating };
  });
}

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
  ...(dice.chance(3) ? { sections: dice.pick(['across', 'apart'] as const) } : {}),
  ...(dice.chance(3) ? { lines: dice.pick(['apart', 'overall', 'together'] as const) } : {}),
  ...(dice.chance(3) ? { handicap: dice.pick(['none', 'by-category', 'by-pair'] as const) } : {}),
  ...(dice.chance(2) ? { carryOver: dice.chance(3) ? null : anyCarryOver(dice) } : {}),
  ...(dice.chance(2) ? { rounds: dice.pick(['called', 'free'] as const) } : {}),
  ...(dice.chance(2) ? { lead: dice.pick(['required', 'optional', 'not-asked'] as const) } : {}),
  ...(dice.chance(2) ? { official: dice.chance(5), screens: dice.chance(5) } : {}),
  ...(dice.chance(4)
    ? { showRanking: dice.pick(['live', 'after-each-round', 'after-session', 'when-published'] as const) }
    : {}),
  ...(dice.chance(4)
    ? { showTraveller: dice.pick(['after-agreement', 'after-session', 'when-published'] as const) }
    : {}),
});

const anyCarryOver = (dice: Dice) => ({
  afterSession: 1,
  share: dice.pick(['1/4', '0.5', '1/3', '1']),
  toNearest: dice.pick(['0.01', '1', '1/3']),
  rounding: dice.pick(['half-up', 'half-even', 'up', 'toward-zero'] as const),
});

const PAIRS = Array.from({ length: 16 }, (_, index) => `${index + 1}`);

/** A tournament with sixteen pairs and its first session open or closed, as any organiser might have it. */
export function anyStart(dice: Dice): TournamentState {
  const create = (settings: Partial<Settings>) =>
    handle(NOTHING, command('create-tournament', { name: 'Any', date: '2026-03-14', settings })).state;
  const chosen = create(anySettings(dice));
  const plan = (session: number) =>
    command('plan-session', {
      session,
      sections: anySections(dice),
      confirmed: ['opponents-again', 'needs-fixed-seat'],
    });
  const open = (session: number) => [
    command('open-session', { session }),
    command('start-round', { session, round: 1 }),
  ];
  const first = continued(
    chosen.tournament === undefined ? create({}) : chosen,
    ...PAIRS.map(entry),
    plan(1),
    plan(2),
    ...open(1),
  );
  if (dice.chance(5)) return first;
  const closed = command('close-session', { session: 1, confirmed: ['missing-results'] });
  return continued(first, closed, ...(dice.chance(5) ? open(2) : []));
}
