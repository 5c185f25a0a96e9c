import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import type { Procedure, Scene } from './ruling/procedure.ts';

/**
 * Law 33: of calls made at the same moment, that of the player whose turn it was comes first. The others are deemed
 * to have followed, and each is looked at as such.
 */
export function* simultaneousCalls({ irregularity }: Scene<Irregular<'simultaneous-calls'>>): Procedure {
  const { calls } = irregularity;
  yield note('deemed-later', '33', { calls: calls.map(({ seat, call }) => `${seat} ${call}`).join(', ') });
  return calls;
}
