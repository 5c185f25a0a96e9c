import { parseUsage } from '../lib/usage.mjs';

const USAGE = {
  command: 'npm run demo -- [options]',
  does: 'A tournament that plays itself, on a server of its own that leaves nothing behind.',
  options: {
    teams: {
      type: 'boolean',
      default: false,
      says: 'a Swiss of 16 teams instead of an evening of pairs',
    },
    individual: {
      type: 'boolean',
      default: false,
      says: 'an individual of 22 players: partners change',
    },
    tables: { type: 'string', default: '14', example: '14', says: 'how many tables of pairs, 4 to 24' },
    speed: { type: 'string', default: '60', example: '60', says: 'how many times faster than in a club' },
    seed: { type: 'string', default: '1', example: '1', says: 'another evening' },
    end: { type: 'boolean', default: false, says: 'play to the end at once, then stop' },
  },
};

const LIMITS = { tables: [4, 24], speed: [0.1, 100_000], seed: [0, 2 ** 31] };

/** What was asked for on the command line, or a sentence about what is wrong with it. */
export function readOptions(args) {
  const { values, ...otherwise } = parseUsage(USAGE, args);
  if (values === undefined) return otherwise;
  const numbers = {};
  for (const [name, [least, most]] of Object.entries(LIMITS)) {
    const number = Number(values[name]);
    const isWhole = name === 'speed' || Number.isInteger(number);
    if (!(number >= least && number <= most) || !isWhole)
      return { fault: `--${name} is "${values[name]}"; it must be a number from ${least} to ${most}.` };
    numbers[name] = number;
  }
  return { options: { ...numbers, teams: values.teams, individual: values.individual, end: values.end } };
}
