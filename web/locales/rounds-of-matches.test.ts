import { expect, test } from 'vitest';
import { roundsOfMatchesIn } from './rounds-of-matches.ts';

test.each([
  ['A posição 2 começou.', 'A jornada 2 começou.'],
  ['Posição 3: todos sentados.', 'Jornada 3: todos sentados.'],
  ['As posições seguintes mudam para', 'As jornadas seguintes mudam para'],
  ['Terminar a posição', 'Terminar a jornada'],
])('RTP 3.6: %s', (ofPairs, ofMatches) => {
  expect(roundsOfMatchesIn(ofPairs)).toBe(ofMatches);
});

test.each([
  'Postos de lado por uma reposição: 2.',
  'Cada par é pontuado de acordo com a posição em que realmente jogou.',
  'os de igual posição em cada linha',
  'ao fim da primeira posição ou jornada',
])('no round: %s', (sentence) => {
  expect(roundsOfMatchesIn(sentence)).toBe(sentence);
});
