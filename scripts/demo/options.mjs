import { parseArgs } from 'node:util';

const HELP = `npm run demo -- [options]

  --tables 14   how many tables, 4 to 24
  --speed 60    how many times faster than in a club
  --seed 1      another evening
  --end         play to the end at once, then stop`;

const OPTIONS = {
  tables: { type: 'string', default: '14' },
  speed: { type: 'string', default: '60' },
  seed: { type: 'string', default: '1' },
  end: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
};

const LIMITS = { tables: [4, 24], speed: [0.1, 100_000], seed: [0, 2 ** 31] };

/** What was asked for on the command line, or a sentence about what is wrong with it. */
export function readOptions(args) {
  let values;
  try {
    ({ values } = parseArgs({ args, options: OPTIONS }));
  } catch (error) {
    return { fault: `${error.message}\n\n${HELP}` };
  }
  if (values.help) return { help: HELP };
  const numbers = {};
  for (const [name, [least, most]] of Object.entries(LIMITS)) {
    const number = Number(values[name]);
    const isWhole = name === 'speed' || Number.isInteger(number);
    if (!(number >= least && number <= most) || !isWhole)
      return { fault: `--${name} is "${values[name]}"; it must be a number from ${least} to ${most}.` };
    numbers[name] = number;
  }
  return { options: { ...numbers, end: values.end } };
}
