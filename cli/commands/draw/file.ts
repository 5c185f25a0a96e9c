import type { Result } from 'naipe/base';
import { type Answer, type Given, wrongInput, wrongUsage } from '../../command.ts';
import { readTextFile } from '../../text-file.ts';

/** What the one file after the kind of draw holds, or the answer to give. */
export async function fileGiven<T>(
  { words: [, path, ...more] }: Given,
  read: (text: string) => Result<T>,
): Promise<{ readonly value: T } | Answer> {
  if (path === undefined || more.length > 0) return wrongUsage('Give one file.');
  return readAt(path, read);
}

export async function readAt<T>(
  path: string,
  read: (text: string) => Result<T>,
): Promise<{ readonly value: T } | Answer> {
  const text = await readTextFile(path);
  if (!text.ok) return wrongInput(text.error);
  const value = read(text.value);
  return value.ok ? { value: value.value } : wrongInput(value.error);
}
