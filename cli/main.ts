import { parseArgs } from 'node:util';
import { type Answer, type Command, EXIT_CODES, type Given, wrongUsage } from './command.ts';
import { COMMANDS } from './commands/index.ts';

/** Where the program writes: the terminal, or a test. */
export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

const TERMINAL: Output = {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
};

const COMMON_OPTIONS = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } } as const;

function overview(): string {
  const longest = Math.max(...COMMANDS.map(({ name }) => name.length));
  return [
    'Naipe: duplicate bridge by the Laws.',
    '',
    'Usage: naipe COMMAND …',
    '',
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(longest)}  ${summary}`),
    '',
    '`naipe COMMAND --help` tells more; `--json` answers for programs.',
    'Exit codes: 0 good, 1 the input is wrong, 2 wrong usage.',
  ].join('\n');
}

/** Runs one command line and answers its exit code. */
export async function main(args: readonly string[], output: Output = TERMINAL): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    output.out(overview());
    return name === undefined ? EXIT_CODES['wrong-usage'] : EXIT_CODES.done;
  }
  const listed = COMMANDS.find((candidate) => candidate.name === name);
  if (listed === undefined) {
    output.err(`There is no command "${name}".\n\n${overview()}`);
    return EXIT_CODES['wrong-usage'];
  }
  const command = await listed.load();
  const read = readArguments(command, rest);
  if ('kind' in read) return show(name, read, false, output);
  if (read.options.help === true) {
    output.out(`naipe ${name}: ${listed.summary}\n\n${command.help}`);
    return EXIT_CODES.done;
  }
  return show(name, await command.run(read), read.options.json === true, output);
}

/** A word such as `-100` is a score, not an option: node would take it for one. */
const protectNegative = (word: string): string => (/^-\d/.test(word) ? `−${word.slice(1)}` : word);

function readArguments(command: Command, args: readonly string[]): Given | Answer {
  try {
    const { positionals, values } = parseArgs({
      args: args.map(protectNegative),
      options: { ...command.options, ...COMMON_OPTIONS },
      allowPositionals: true,
    });
    return { words: positionals, options: values as Given['options'] };
  } catch (error) {
    return wrongUsage((error as Error).message.split('. ')[0] as string);
  }
}

function show(name: string, answer: Answer, json: boolean, { out, err }: Output): number {
  switch (answer.kind) {
    case 'done':
    case 'found-wrong':
      if (json) out(JSON.stringify(answer.json));
      else if (answer.text !== '') out(answer.text);
      break;
    case 'wrong-input':
      if (json) out(JSON.stringify(answer.json));
      err(answer.fault.message);
      break;
    case 'wrong-usage':
      err(`${answer.message}\nTry: naipe ${name} --help`);
      break;
  }
  return EXIT_CODES[answer.kind];
}
