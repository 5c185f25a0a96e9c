import { expect, test } from 'vitest';
import type { ClockFace } from './clock-face.ts';
import { rungAfter, type Signal, signalOf } from './sounds.ts';

const face = (state: ClockFace['state'], moveTo?: number): ClockFace => ({
  state,
  text: '',
  minutes: 0,
  gone: 0,
  ...(moveTo === undefined ? {} : { moveTo }),
});

/** What is heard while a clock shows one after the other. */
function heard(faces: readonly ClockFace[]): readonly Signal[] {
  let said: Signal | undefined;
  return faces.flatMap((shown) => {
    const says = signalOf(shown);
    const rung = rungAfter(said, says);
    if (says !== 'standing') said = says;
    return rung ?? [];
  });
}

test('a round rings before its end, at its end and when everybody moves', () => {
  const round = [face('running'), face('warning'), face('over'), face('ended', 2), face('running', 2)];
  expect(heard(round)).toEqual(['warning', 'over', 'move']);
});

test('a pause says nothing, and what was said before it is not said again after it', () => {
  expect(heard([face('warning'), face('standing'), face('warning'), face('over')])).toEqual([
    'warning',
    'over',
  ]);
});

test('a round that was made longer rings again when its end is near again', () => {
  expect(heard([face('warning'), face('running'), face('warning')])).toEqual(['warning', 'warning']);
});
