import { expect, test } from 'vitest';
import { levelLines } from './level-lines.ts';

const line = (contestant: string, place: number, exAequo = false) => ({ contestant, place, exAequo });
const level = (...lines: readonly ReturnType<typeof line>[]) =>
  levelLines(lines).map((each) => each.map(({ contestant }) => contestant).join(' '));

test('RTP 3.6.12.7(v): those who share a place draw lots, place by place', () => {
  expect(
    level(line('A', 1), line('B', 2, true), line('C', 2, true), line('D', 4, true), line('E', 4, true)),
  ).toEqual(['B C', 'D E']);
});

test('before anything was played all are level, and nobody draws', () => {
  expect(level(line('A', 1, true), line('B', 1, true))).toEqual([]);
  expect(level(line('A', 1), line('B', 2))).toEqual([]);
});
