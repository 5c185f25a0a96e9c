import { expect, test } from 'vitest';
import { newCommandId } from './command-id.ts';

test('a command id is a random UUID, never the same twice (RFC 9562)', () => {
  const ids = Array.from({ length: 100 }, newCommandId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
