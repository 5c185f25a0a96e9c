import { isBid, lowestSufficient, strainOf } from '../game/index.ts';
import { isBidOverSeven } from './happening/any-call.ts';
import { isArtificial, shownBy } from './happening/meaning.ts';
import type { Replacing, Suggestion } from './ruling/ruling.ts';
import { type MadeCall, standingOf, type Table } from './table/table.ts';

/** The lowest sufficient bid in the same strain. */
export function isLowestInStrain(before: Table, { withdrawn: { call } }: Replacing, made: MadeCall): boolean {
  if (isBidOverSeven(call) || isBidOverSeven(made.call) || !isBid(call) || !isBid(made.call)) return false;
  return made.call === lowestSufficient(strainOf(call), standingOf(before.calls).bid);
}

/** What the calls show, length or shortness, not what they name (Law 27B1(a)). */
function specifiesTheSame(first: MadeCall, second: MadeCall): boolean {
  const a = shownBy(first);
  const b = shownBy(second);
  return a.length > 0 && a.length === b.length && a.every((each) => b.includes(each));
}

/** No lower sufficient bid names the same strain. */
const isLowestOfItsOwn = (before: Table, { call }: MadeCall): boolean =>
  !isBidOverSeven(call) &&
  isBid(call) &&
  call === lowestSufficient(strainOf(call), standingOf(before.calls).bid);

/** A bid that names what it shows is the lowest one that does so only if no lower one names it. */
export function suggestedSame(before: Table, replacing: Replacing, made: MadeCall): Suggestion {
  if (!specifiesTheSame(replacing.withdrawn, made)) return { answer: 'no', reason: 'specifies-other' };
  return isLowestOfItsOwn(before, made) || isArtificial(made.meaning)
    ? { answer: 'yes', reason: 'specifies-the-same' }
    : { answer: 'no', reason: 'not-the-lowest' };
}

/** A bid worth asking about: it names or shows what the withdrawn one did. */
export function couldSpecifyTheSame(before: Table, replacing: Replacing, made: MadeCall): boolean {
  if (made.call === 'Pass' || made.call === 'X' || made.call === 'XX') return false;
  return isLowestInStrain(before, replacing, made) || specifiesTheSame(replacing.withdrawn, made);
}
