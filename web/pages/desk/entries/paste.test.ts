import { expect, test } from 'vitest';
import { printPastedPair, readPastedPairs } from './paste.ts';

test.each([
  ['Ana Alfa - Rui Beta', { names: ['Ana Alfa', 'Rui Beta'] }],
  ['Ana Alfa – Rui Beta', { names: ['Ana Alfa', 'Rui Beta'] }],
  ['Ana Alfa / Rui Beta', { names: ['Ana Alfa', 'Rui Beta'] }],
  ['Ana Alfa\tRui Beta', { names: ['Ana Alfa', 'Rui Beta'] }],
  ['7\tAna Alfa\tRui Beta', { pair: '7', names: ['Ana Alfa', 'Rui Beta'] }],
  ['12. Ana Alfa & Rui Beta', { pair: '12', names: ['Ana Alfa', 'Rui Beta'] }],
  ['3 Ana Alfa, Rui Beta', { pair: '3', names: ['Ana Alfa', 'Rui Beta'] }],
  ['Ana  Alfa e Rui Beta', { names: ['Ana Alfa', 'Rui Beta'] }],
  ['Ana-Maria Alfa - Rui Beta-Gama', { names: ['Ana-Maria Alfa', 'Rui Beta-Gama'] }],
])('%j', (line, pair) => {
  expect(readPastedPairs(line)).toEqual({ pairs: [pair], unread: [] });
});

test.each([
  ['Ana Alfa – Rui Beta – Eva Gama', { names: ['Ana Alfa', 'Rui Beta'], third: 'Eva Gama' }],
  ['4. Ana Alfa, Rui Beta, Eva Gama', { pair: '4', names: ['Ana Alfa', 'Rui Beta'], third: 'Eva Gama' }],
  ['Ana Alfa / Rui Beta / Eva-Maria Gama', { names: ['Ana Alfa', 'Rui Beta'], third: 'Eva-Maria Gama' }],
])('RTP 3.5.2: the third of a triplet: %j', (line, pair) => {
  expect(readPastedPairs(line)).toEqual({ pairs: [pair], unread: [] });
});

test('a row of a spreadsheet with more columns than three has two names', () => {
  expect(readPastedPairs('7\tAna Alfa\tRui Beta\tNowhere BC\t12')).toEqual({
    pairs: [{ pair: '7', names: ['Ana Alfa', 'Rui Beta'] }],
    unread: [],
  });
});

test('a list has a pair a line; what has no two names is told', () => {
  expect(readPastedPairs('Ana A / Rui B\r\n\r\nNobody\nEva C / Gil D\n')).toEqual({
    pairs: [{ names: ['Ana A', 'Rui B'] }, { names: ['Eva C', 'Gil D'] }],
    unread: ['Nobody'],
  });
});

test.each(['Ana Alfa – Rui Beta', '12. Ana Alfa – Rui Beta', '3. Ana Alfa – Rui Beta – Eva Gama'])(
  '%j is printed as it is read',
  (line) => {
    const { pairs } = readPastedPairs(line);
    expect(pairs.map(printPastedPair)).toEqual([line]);
  },
);
