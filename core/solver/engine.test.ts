import { describe, expect, test } from 'vitest';
import { compiledKernel, type Kernel, plainKernel } from './engine.ts';
import { type Card, ending, numbers } from './testing/naive.ts';

/** What a kernel answers, in order, about the endings that a seed gives. */
function answersOf(kernel: Kernel, size: number, count: number): readonly number[] {
  const next = numbers(size + 100);
  return Array.from({ length: count }, () => {
    const hands = ending(next, size);
    for (const [seat, hand] of hands.entries()) holdHand(kernel, seat, hand);
    kernel.begin(Math.floor(next() * 5));
    const leader = Math.floor(next() * 4);
    return Array.from({ length: size }, (_, need) => kernel.takes(size, leader, 0, need + 1, 1_000_000));
  }).flat();
}

function holdHand(kernel: Kernel, seat: number, hand: readonly Card[]): void {
  for (const suit of [0, 1, 2, 3]) {
    const bits = hand.filter((card) => card.suit === suit).reduce((all, { rank }) => all | (1 << rank), 0);
    kernel.hold(seat, suit, bits);
  }
}

describe('the compiled kernel and the one in JavaScript', () => {
  const compiled = compiledKernel();

  test('it runs here', () => expect(compiled).toBeDefined());

  test.each([
    [5, 60],
    [8, 25],
    [11, 2],
  ])('say the same of endings of %i cards', (size, count) => {
    expect(answersOf(compiled ?? plainKernel, size, count)).toEqual(answersOf(plainKernel, size, count));
  });

  test('what is given up is given up by both', () => {
    for (const kernel of [plainKernel, compiled ?? plainKernel]) {
      for (const [seat, hand] of ending(numbers(7), 13).entries()) holdHand(kernel, seat, hand);
      kernel.begin(4);
      expect(kernel.takes(13, 0, 0, 7, 10)).toBe(-1);
    }
  });

  test('where WebAssembly is missing or forbidden there is none, and JavaScript does', () => {
    expect(compiledKernel({})).toBeUndefined();
    const forbidden = class {
      constructor() {
        throw new Error('refused by the page');
      }
    };
    expect(
      compiledKernel({ atob, WebAssembly: { Module: forbidden, Instance: forbidden } as never }),
    ).toBeUndefined();
  });
});
