import { expect, test } from 'vitest';
import { findRows } from './find-rows.ts';

const ROWS = [
  { row: 'late-or-slow', text: 'Atraso ou jogo lento', clause: 'RTP 2.1.11.2' },
  { row: 'electronic-device', text: 'Uso de telemóvel ou outro aparelho', clause: 'RTP 3.4, 2.1.11.4' },
];

const found = (typed: string) => findRows(ROWS, typed).map(({ row }) => row);

test('every word that was typed, without accents or capitals, or the clause', () => {
  expect(found('')).toEqual(['late-or-slow', 'electronic-device']);
  expect(found('LENTO jogo')).toEqual(['late-or-slow']);
  expect(found('telemovel')).toEqual(['electronic-device']);
  expect(found('3.4')).toEqual(['electronic-device']);
  expect(found('telemovel lento')).toEqual([]);
});
