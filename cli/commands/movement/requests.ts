import type { Result } from 'naipe/base';
import {
  howell,
  individual,
  MITCHELL_METHODS,
  type MitchellMethod,
  type Movement,
  mitchell,
  type OfficialMovements,
  threeQuarterHowell,
  twoSessions,
  worgerHowell,
} from 'naipe/movement';
import { ROP_MOVEMENTS, RTP_2014_MOVEMENTS } from 'naipe/regulation';
import { type Answer, type Given, integerOption, textOption, wrongUsage } from '../../command.ts';

/** The most of anything that a room could hold. */
const MOST = 400;

const PROFILES: Readonly<Record<string, OfficialMovements | undefined>> = {
  'rtp-2014': RTP_2014_MOVEMENTS,
  rop: ROP_MOVEMENTS,
  none: undefined,
};

/** The regulation whose movements and limits hold; none unless asked for. */
export function profileGiven(
  given: Given,
  fallback: string,
): { readonly official: OfficialMovements | undefined } | Answer {
  const name = textOption(given, 'profile') ?? fallback;
  if (!Object.hasOwn(PROFILES, name))
    return wrongUsage(`--profile takes ${Object.keys(PROFILES).join(', ')}, not "${name}".`);
  return { official: PROFILES[name] };
}

/** A number that must be given. */
function needed(given: Given, name: string): number | Answer {
  if (textOption(given, name) === undefined) return wrongUsage(`Give --${name}.`);
  return integerOption(given, name, { least: 1, most: MOST, fallback: 1 });
}

/** Several numbers that must be given, or the first thing that is wrong with them. */
function neededAll<Name extends string>(
  given: Given,
  ...names: readonly Name[]
): Readonly<Record<Name, number>> | Answer {
  const numbers: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const value = needed(given, name);
    if (typeof value !== 'number') return value;
    numbers[name] = value;
  }
  return numbers as Record<Name, number>;
}

const isAnswer = (value: object): value is Answer => 'kind' in value;

/** `{rounds: n}` when --rounds is given. */
function roundsGiven(given: Given): { readonly rounds?: number } | Answer {
  if (textOption(given, 'rounds') === undefined) return {};
  const rounds = needed(given, 'rounds');
  return typeof rounds === 'number' ? { rounds } : rounds;
}

type Asked = Result<Movement> | Answer;

export function askedHowell(given: Given): Asked {
  const numbers = neededAll(given, 'pairs', 'boards-per-round');
  if (isAnswer(numbers)) return numbers;
  const rounds = roundsGiven(given);
  if (isAnswer(rounds)) return rounds;
  const profile = profileGiven(given, 'none');
  if (isAnswer(profile)) return profile;
  const barometer = given.options.barometer === true;
  return howell(
    { pairs: numbers.pairs, boardsPerRound: numbers['boards-per-round'], barometer, ...rounds },
    profile.official,
  );
}

export function askedThreeQuarterHowell(given: Given): Asked {
  const numbers = neededAll(given, 'pairs', 'rounds', 'boards-per-round');
  if (isAnswer(numbers)) return numbers;
  const { pairs, rounds } = numbers;
  return threeQuarterHowell({ pairs, movementRounds: rounds, boardsPerRound: numbers['boards-per-round'] });
}

/**
 * A Mitchell in which, at so many tables, both pairs move: who comes to the end of the room hesitates there a round on the other
 * side. Each such table adds a round; it is the three-quarter Howell of that many.
 */
export const askedHesitation =
  (tables: 1 | 2) =>
  (given: Given): Asked => {
    const numbers = neededAll(given, 'pairs', 'boards-per-round');
    if (isAnswer(numbers)) return numbers;
    const movementRounds = Math.ceil(numbers.pairs / 2) + tables;
    return threeQuarterHowell({
      pairs: numbers.pairs,
      movementRounds,
      boardsPerRound: numbers['boards-per-round'],
    });
  };

export function askedWorger(given: Given): Asked {
  const numbers = neededAll(given, 'pairs', 'boards-per-round');
  if (isAnswer(numbers)) return numbers;
  return worgerHowell({ pairs: numbers.pairs, boardsPerRound: numbers['boards-per-round'] });
}

/** Both sessions of a scheme of Mitchell and Howells. */
export function askedTwoSessions(given: Given): Result<readonly Movement[]> | Answer {
  const numbers = neededAll(given, 'pairs', 'boards-per-round');
  if (isAnswer(numbers)) return numbers;
  return twoSessions({ pairs: numbers.pairs, boardsPerRound: numbers['boards-per-round'] });
}

const isMethod = (text: string): text is MitchellMethod =>
  (MITCHELL_METHODS as readonly string[]).includes(text);

/** `--arrow-switch`: so many of the last rounds, or `best`: the rounds that balance best. */
function switchesGiven(
  given: Given,
  rounds: number,
): { winners: 1 | 2; switches?: 'rounds' | { lastRounds: number } } | Answer {
  const text = textOption(given, 'arrow-switch');
  if (text === undefined) return { winners: 2 };
  if (text === 'best') return { winners: 1, switches: 'rounds' };
  const lastRounds = integerOption(given, 'arrow-switch', { least: 0, most: rounds, fallback: 0 });
  return typeof lastRounds === 'number' ? { winners: 1, switches: { lastRounds } } : lastRounds;
}

export function askedMitchell(given: Given): Asked {
  const size = textOption(given, 'pairs') === undefined ? needed(given, 'tables') : needed(given, 'pairs');
  if (typeof size !== 'number') return size;
  const pairs = textOption(given, 'pairs') === undefined ? 2 * size : size;
  const numbers = neededAll(given, 'rounds', 'boards-per-round');
  if (isAnswer(numbers)) return numbers;
  const switches = switchesGiven(given, numbers.rounds);
  if (isAnswer(switches)) return switches;
  const method = textOption(given, 'method');
  if (method !== undefined && !isMethod(method))
    return wrongUsage(`--method takes ${MITCHELL_METHODS.join(', ')}, not "${method}".`);
  return mitchell({
    pairs,
    rounds: numbers.rounds,
    boardsPerRound: numbers['boards-per-round'],
    barometer: given.options.barometer === true,
    ...switches,
    ...(method === undefined ? {} : { method }),
  });
}

export function askedIndividual(given: Given): Asked {
  const numbers = neededAll(given, 'players', 'boards-per-round');
  if (isAnswer(numbers)) return numbers;
  const rounds = roundsGiven(given);
  if (isAnswer(rounds)) return rounds;
  const barometer = given.options.barometer === true;
  return individual({
    players: numbers.players,
    boardsPerRound: numbers['boards-per-round'],
    barometer,
    ...rounds,
  });
}
