import { type Ints, type i32, ints, put } from './machine.ts';

const MINUS: i32 = 45;
const ZERO: i32 = 48;
const NINE: i32 = 57;

/** Whole numbers written one after another, with spaces or lines between them. */
export function numbers(text: string): Ints {
  const list: Ints = ints(text.length);
  let count: i32 = 0;
  let number: i32 = 0;
  let sign: i32 = 1;
  let isInside: boolean = false;
  for (let place: i32 = 0; place <= text.length; place++) {
    const code: i32 = place < text.length ? text.charCodeAt(place) : 0;
    if (code >= ZERO && code <= NINE) {
      number = number * 10 + code - ZERO;
      isInside = true;
    } else {
      if (isInside) {
        put(list, count, sign * number);
        count += 1;
      }
      number = 0;
      isInside = false;
      sign = code === MINUS ? -1 : 1;
    }
  }
  return list;
}
