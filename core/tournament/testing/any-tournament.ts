import { orThrow } from '../../base/index.ts';
import { howell, mitchell, type PairMovement } from '../../movement/index.ts';
import type { SectionPlan } from '../fact.ts';
import type { Settings } from '../settings.ts';
import { NOTHING, type TournamentState } from '../state.ts';
import { anySettings } from './any-settings.ts';
import { anyTeamsStart } from './any-teams.ts';
import type { Dice } from './dice.ts';
import { entry, openSmall } from './evening.ts';
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

const PAIRS = Array.from({ length: 16 }, (_, index) => `${index + 1}`);

/** A tournament of pairs or, now and then, of teams. */
export const anyTournament = (dice: Dice): TournamentState =>
  dice.chance(4) ? anyTeamsStart(dice) : anyStart(dice);

/** A tournament with sixteen pairs and its first session open or closed, as any organiser might have it. */
function anyStart(dice: Dice): TournamentState {
  const create = (settings: Partial<Settings>) =>
    handle(NOTHING, command('create-tournament', { name: 'Any', date: '2026-03-14', settings })).state;
  const chosen = create(anySettings(dice));
  const plan = (session: number) =>
    command('plan-session', {
      session,
      sections: anySections(dice),
      confirmed: ['opponents-again', 'needs-fixed-seat', 'met-before', 'met-too-often'],
      because: 'in a test',
    });
  const open = (session: number) => [openSmall(session), command('start-round', { session, round: 1 })];
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
