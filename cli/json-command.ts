import type { Result } from 'naipe/base';
import { type Answer, type Command, done, wrongInput, wrongUsage } from './command.ts';
import { readTextFile } from './text-file.ts';

/** A command that reads one JSON file, answers it, and prints the answer for programs or for people. */
export interface JsonCommand<File, Said> {
  readonly help: string;
  /** What to give it: `one file with a match, as JSON`. */
  readonly needs: string;
  readonly parse: (text: string) => Result<File>;
  readonly answer: (file: File) => Result<Said>;
  readonly report: (said: Said) => string;
}

export const jsonCommand = <File, Said>(command: JsonCommand<File, Said>): Command => ({
  help: command.help,
  options: {},
  run: async ({ words }): Promise<Answer> => {
    const [path, ...more] = words;
    if (path === undefined || more.length > 0) return wrongUsage(`Give ${command.needs}.`);
    const text = await readTextFile(path);
    if (!text.ok) return wrongInput(text.error);
    const file = command.parse(text.value);
    if (!file.ok) return wrongInput(file.error);
    const said = command.answer(file.value);
    return said.ok ? done(said.value, command.report(said.value)) : wrongInput(said.error);
  },
});
