import { expect, test } from 'vitest';
import { parseDeal } from './deal-notation.ts';
import { diagram } from './diagram.ts';
import { callText, cardText, DEFAULT_STYLE, LANGUAGES, seatText, strainText, suitText } from './language.ts';

const read = parseDeal('N:AKQJT98765432... .AKQJ.T98765.T92 .T98.AKQJ.AKQJ87 .765432.432.6543');
const deal = read.ok ? read.value : undefined;

test('the four hands round a compass, with points and shapes', () => {
  expect(deal && diagram(deal, { board: 1, dealer: 'N', vulnerability: 'None' })).toBe(
    [
      'Board 1        ♠ A K Q J 10 9 8 7 6 5 4 3 2',
      'Dealer N       ♥ —',
      'Vul None       ♦ —',
      '               ♣ —',
      '♠ —                N                         ♠ —',
      '♥ 7 6 5 4 3 2    W   E                       ♥ A K Q J',
      '♦ 4 3 2            S                         ♦ 10 9 8 7 6 5',
      '♣ 6 5 4 3                                    ♣ 10 9 2',
      '               ♠ —',
      '               ♥ 10 9 8',
      '               ♦ A K Q J',
      '               ♣ A K Q J 8 7',
      '',
      'N: 10 HCP 13-0-0-0',
      'E: 10 HCP 0-4-6-3',
      'S: 20 HCP 0-3-4-6',
      'W: 0 HCP 0-6-3-4',
    ].join('\n'),
  );
});

test('in Portuguese letters, with T for the ten', () => {
  const text = deal && diagram(deal, {}, { language: 'pt', suits: 'letters', ten: 'T' });
  expect(text).toContain('E A R D V T 9 8 7 6 5 4 3 2');
  expect(text).toMatch(/O {3}E/);
});

test('a hand that is not known', () => {
  expect(diagram({}).split('\n')[0]?.trim()).toBe('♠ ?');
});

test('the letters of the four languages', () => {
  const letters = LANGUAGES.map((language) => ({ ...DEFAULT_STYLE, language, suits: 'letters' as const }));
  expect(
    letters.map((style) => (['S', 'H', 'D', 'C'] as const).map((suit) => suitText(suit, style)).join('')),
  ).toEqual(['SHDC', 'ECOP', 'PCDT', 'PCQF']);
  expect(letters.map((style) => strainText('NT', style))).toEqual(['NT', 'ST', 'ST', 'SA']);
  expect(letters.map((style) => seatText('W', style))).toEqual(['W', 'O', 'O', 'O']);
  expect(letters.map((style) => cardText('HJ', style))).toEqual(['HJ', 'CV', 'CJ', 'CF']);
  expect(letters.map((style) => callText('3D', style))).toEqual(['3D', '3O', '3D', '3Q']);
  expect(letters.map((style) => callText('Pass', style))).toEqual(['Pass', 'Passo', 'Paso', 'Passo']);
  expect(letters.map((style) => callText('XX', style))).toEqual(['XX', 'XX', 'XX', 'XX']);
});
