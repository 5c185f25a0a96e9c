import { parseArgs } from 'node:util';

const HELP = { help: { type: 'boolean', short: 'h', says: 'says this and does nothing else' } };

/** The options below one another, each with what it does. */
function table(options) {
  const lines = Object.entries(options).map(([name, { example, says }]) => [
    `--${name}${example === undefined ? '' : ` ${example}`}`,
    says,
  ]);
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, says]) => `  ${left.padEnd(width)}   ${says}`).join('\n');
}

function helpText({ command, takes = '', does, options = {}, more = '' }) {
  return [`${command}${takes && ` ${takes}`}`, does, table({ ...options, ...HELP }), more]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What was asked for on the command line, or how one asks, or a sentence about what is wrong with it. */
export function parseUsage(usage, args) {
  const help = helpText(usage);
  const options = Object.fromEntries(
    Object.entries({ ...usage.options, ...HELP }).map(([name, { says, example, ...option }]) => [
      name,
      option,
    ]),
  );
  try {
    const allowPositionals = usage.takes !== undefined;
    const { values, positionals } = parseArgs({ args, options, allowPositionals });
    return values.help ? { help } : { values, positionals };
  } catch (error) {
    return { fault: `${error.message}\n\n${help}` };
  }
}

/** Says what there is to say, and ends: 0 for help that was asked for, 2 for what cannot be done. */
export function endWith({ help, fault }) {
  if (fault === undefined) console.log(help);
  else console.error(fault);
  process.exit(fault === undefined ? 0 : 2);
}

/** The same of this process, before anything is installed, built or begun. */
export function readUsage(usage) {
  const read = parseUsage(usage, process.argv.slice(2));
  return read.values === undefined ? endWith(read) : read;
}
