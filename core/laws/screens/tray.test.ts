import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { SEATS } from '../../game/index.ts';
import { happen } from '../engine/engine.ts';
import { openTable } from '../engine/every-law.ts';
import { screenMateOf, trayVisits, trayWith } from './tray.ts';

const sides = (visits: readonly (readonly string[])[]) => visits.map((visit) => visit.join(''));

describe('RTP 2.1.8.1: who sits where, and when the tray crosses', () => {
  test('North and East sit on one side of the screen, South and West on the other', () => {
    expect(SEATS.map(screenMateOf)).toEqual(['E', 'N', 'W', 'S']);
  });

  test('X01: dealer North, four passes: it is with North and East, crosses once, and is with South and West', () => {
    expect(sides(trayVisits('N', 4))).toEqual(['NE', 'SW']);
  });

  test('X02: dealer East: it carries East’s call alone the first time, then two at a time', () => {
    expect(sides(trayVisits('E', 7))).toEqual(['E', 'SW', 'NE', 'SW']);
  });

  test('dealer South begins a side, dealer West has one call', () => {
    expect(sides(trayVisits('S', 5))).toEqual(['SW', 'NE', 'S']);
    expect(sides(trayVisits('W', 4))).toEqual(['W', 'NE', 'S']);
  });

  test('no call, no visit', () => expect(trayVisits('N', 0)).toEqual([]));

  test('the tray is with who is to call; without screens there is none', () => {
    const setup = { edition: 2007, dealer: 'E', vulnerability: 'None', regulation: 'RTP' } as const;
    const table = openTable({ ...setup, screens: true });
    expect(trayWith(table)).toEqual(['N', 'E']);
    const next = happen(table, { type: 'call', seat: 'E', call: 'Pass' });
    expect(next.ok && trayWith(next.value)).toEqual(['S', 'W']);
    expect(trayWith(openTable(setup))).toBeUndefined();
  });

  test('while a ruling asks where the tray is nobody says so', () => {
    const table = openTable({
      edition: 2007,
      dealer: 'N',
      vulnerability: 'None',
      regulation: 'RTP',
      screens: true,
    });
    const opened = orThrow(happen(table, { type: 'call', seat: 'N', call: '1S' }));
    expect(trayWith(orThrow(happen(opened, { type: 'call', seat: 'E', call: '1H' })))).toBeUndefined();
  });
});
