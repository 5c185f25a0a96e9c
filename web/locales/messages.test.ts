import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

/** Every message by its path, with the names of what is put into it. */
function placeholders(messages: object, path = ''): Record<string, readonly string[]> {
  return Object.entries(messages).reduce<Record<string, readonly string[]>>(
    (all, [key, message]: [string, unknown]) =>
      typeof message === 'string'
        ? Object.assign(all, { [path + key]: (message.match(/\{\{\w+\}\}/g) ?? []).toSorted() })
        : Object.assign(all, placeholders(message as object, `${path}${key}.`)),
    {},
  );
}

describe.each([
  ['Portuguese', pt],
  ['Spanish', es],
  ['Italian', it],
])('%s', (_name, messages) => {
  test('says everything that English says, with the same things put in', () => {
    expect(placeholders(messages)).toEqual(placeholders(en));
  });

  test('leaves nothing empty', () => {
    expect(JSON.stringify(messages)).not.toContain('""');
  });
});
