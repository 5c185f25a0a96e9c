import type { ParseArgsConfig } from 'node:util';
import type { Fault } from 'naipe/base';

/** A subcommand as the list of commands knows it. */
export interface ListedCommand {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

/** What a subcommand does: one file of `commands/` each. */
export interface Command {
  /** What `--help` shows below the summary. */
  readonly help: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly run: (given: Given) => Answer | Promise<Answer>;
}

/** What the user typed after the command's name. */
export interface Given {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
}

/** What a command answers: the same thing for programs and for people, or what is wrong. */
export type Answer =
  | { readonly kind: 'done' | 'found-wrong'; readonly json: unknown; readonly text: string }
  /** What is wrong; for programs perhaps in its own shape. */
  | { readonly kind: 'wrong-input'; readonly fault: Fault; readonly json: unknown }
  | { readonly kind: 'wrong-usage'; readonly message: string };

export const EXIT_CODES = {
  done: 0,
  'found-wrong': 1,
  'wrong-input': 1,
  'wrong-usage': 2,
} as const satisfies Record<Answer['kind'], number>;

export const done = (json: unknown, text: string): Answer => ({ kind: 'done', json, text });
/** An answer that says itself what is wrong with the input. */
export const foundWrong = (json: unknown, text: string): Answer => ({ kind: 'found-wrong', json, text });
export const wrongInput = (fault: Fault, json: unknown = { error: fault }): Answer => ({
  kind: 'wrong-input',
  fault,
  json,
});
export const wrongUsage = (message: string): Answer => ({ kind: 'wrong-usage', message });

/** A string option, or `undefined` when it was not given. */
export function textOption({ options }: Given, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** An option that can be given several times. */
export function listOption({ options }: Given, name: string): readonly string[] {
  const value = options[name];
  return Array.isArray(value) ? value : [];
}

/** A whole number as people type it, with a hyphen or a minus sign; `undefined` when it is none. */
export function readInteger(text: string): number | undefined {
  const plain = text.trim().replace('−', '-');
  return /^[+-]?\d{1,15}$/.test(plain) ? Number(plain) : undefined;
}

/** A whole number option within bounds; the answer to give when it is not one. */
export function integerOption(
  given: Given,
  name: string,
  { least, most, fallback }: { readonly least: number; readonly most: number; readonly fallback: number },
): number | Answer {
  const text = textOption(given, name);
  if (text === undefined) return fallback;
  const value = readInteger(text);
  if (value !== undefined && value >= least && value <= most) return value;
  return wrongUsage(`--${name} takes a whole number from ${least} to ${most}, not "${text}".`);
}
