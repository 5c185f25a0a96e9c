import type { Result } from '../../base/index.ts';
import { caseFault, isObject, type Json } from './json.ts';

type Wrong = Result<never> | undefined;

/** What a part of a case may be: says what is wrong with what is there, and where. */
export type Shape = (json: unknown, place: string) => Wrong;

const unless =
  (holds: (json: unknown) => boolean): Shape =>
  (json, place) =>
    holds(json) ? undefined : caseFault(place, 'case-unreadable', { found: JSON.stringify(json) });

/** What a reader of its own looks at. */
export const anything: Shape = () => undefined;
/** Any text. */
export const text: Shape = unless((json) => typeof json === 'string');
/** True or false. */
export const flag: Shape = unless((json) => typeof json === 'boolean');

/** A whole number within bounds. */
export const whole = (least: number, most: number): Shape =>
  unless((json) => Number.isInteger(json) && Number(json) >= least && Number(json) <= most);

/** A text of a kind. */
export const textThat = (holds: (words: string) => boolean): Shape =>
  unless((json) => typeof json === 'string' && holds(json));

/** A text written in a certain way. */
export const notation = (like: RegExp): Shape => textThat((words) => like.test(words));

/** One of these words. */
export const oneOf =
  (...values: readonly (string | number)[]): Shape =>
  (json, place) =>
    values.some((value) => value === json)
      ? undefined
      : caseFault(place, 'case-one-of', { found: JSON.stringify(json), members: values.join(', ') });

/** A list of things of one shape. */
export const listOf =
  (each: Shape): Shape =>
  (json, place) =>
    Array.isArray(json)
      ? firstWrong(json.map((item, index) => () => each(item, `${place}[${index}]`)))
      : caseFault(place, 'case-list');

/** An object with no other members than these. Another is a slip of the pen, and left out it would make another case of it. */
export const object =
  (members: Readonly<Record<string, Shape>>): Shape =>
  (json, place) => {
    if (!isObject(json)) return caseFault(place, 'case-object');
    const at = (name: string) => (place === '' ? name : `${place}.${name}`);
    return firstWrong(
      Object.entries(json)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => () => {
          const shape = Object.hasOwn(members, name) ? members[name] : undefined;
          const known = Object.keys(members).join(', ');
          return (
            shape?.(value, at(name)) ?? (shape ? undefined : caseFault(at(name), 'case-unknown', { known }))
          );
        }),
    );
  };

/** What has all of these members. */
export const needing =
  (shape: Shape, ...members: readonly string[]): Shape =>
  (json, place) => {
    const wrong = shape(json, place);
    if (wrong !== undefined || (isObject(json) && members.every((name) => json[name] !== undefined)))
      return wrong;
    return caseFault(place, 'case-members', { members: members.map((name) => `"${name}"`).join(', ') });
  };

/** One for all editions, or one for each year that is named. */
export const byYear =
  (each: Shape): Shape =>
  (json, place) => {
    const years = object({ 1997: each, 2007: each, 2017: each });
    const isByYear = isObject(json) && Object.keys(json).some((name) => /^\d+$/.test(name));
    return (isByYear ? years : each)(json, place);
  };

function firstWrong(looks: readonly (() => Wrong)[]): Wrong {
  for (const look of looks) {
    const wrong = look();
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** What is wrong with a whole case, before anything of it is read. */
export const misshapen = (json: Json, shape: Shape): Wrong => shape(json, '');
