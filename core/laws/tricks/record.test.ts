import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { parseContract } from '../../game/index.ts';
import { historyOf } from './history.ts';
import { checkRecord, parseTricks, printTricks } from './index.ts';
import { PLAYED_OUT } from './testing/played-out.ts';
import { recordOf, type Written } from './testing/records.ts';

describe('tricks as text', () => {
  test('every board that was played out is written and read again', () => {
    for (const { play } of Object.values(PLAYED_OUT)) {
      const tricks = orThrow(parseTricks(play));
      expect(parseTricks(printTricks(tricks))).toEqual({ ok: true, value: tricks });
    }
  });

  test('cards withdrawn, placed, surplus, astray, missing and out of their place', () => {
    const tricks = orThrow(parseTricks('T4 W: D3~62A -- [S4] (HA) W=D5 N={C2}'));
    expect(parseTricks(printTricks(tricks))).toEqual({ ok: true, value: tricks });
    expect(tricks).toEqual([
      {
        plays: [
          { seat: 'W', card: 'D3', withdrawn: '62A' },
          { seat: 'E', card: 'S4', role: 'surplus' },
          { seat: 'S', card: 'HA', role: 'placed' },
          { seat: 'W', card: 'D5' },
          { seat: 'N', card: 'C2', strayed: true },
        ],
      },
    ]);
  });

  test.each(['D3 D4', 'X: D3', 'W: D1', 'W: (D3', 'W: [D3)', 'W: D3~', 'W: Z=D3', 'W: (D3]', 'W: {D3)'])(
    '%s is refused',
    (text) => {
      expect(parseTricks(text)).toMatchObject({ ok: false, error: { code: 'tricks' } });
    },
  );

  test('the fault says where', () => {
    expect(parseTricks('W: D3 D4\nN: SA S1')).toMatchObject({ error: { at: 15, found: 'S1' } });
  });
});

describe('what cannot have been played', () => {
  const ENDING: Written = {
    contract: '3NTS',
    deal: 'N:K.K.K. A..A9. Q.Q.Q. J..JT.',
    earlier: { NS: 5, EW: 5 },
    play: 'N: DK D9 DQ DJ',
  };
  const codeOf = (written: Written) => {
    const checked = checkRecord(recordOf(written));
    return checked.ok ? 'fine' : checked.error.code;
  };

  test.each<[string, Partial<Written>]>([
    ['fine', {}],
    ['fine', { play: '' }],
    ['too-many-tricks', { play: 'N: DK D9 DQ DJ\nN: SK SA SQ SJ\nE: DA HQ DT HK\nN: S2' }],
    ['hands', { deal: 'N:K.K.. A..A9. Q.Q.Q. J..JT.' }],
    ['not-in-hand', { play: 'N: DK D2' }],
    ['played-twice', { play: 'N: DK D9 DQ DJ\nN: DK' }],
    ['fine', { play: 'N: {DK} D9 DQ DJ\nN: DK' }],
    ['played-twice', { play: 'N: {DK} D9 DQ DJ\nN: DK SA SQ SJ\nN: DK' }],
    ['two-from-a-hand', { play: 'N: DK D9 DQ DJ W=DT' }],
    ['no-lead', { play: 'N: DK~55\nN: DK' }],
    ['claim', { claim: { by: 'S', assented: true, objected: false, rest: { NS: 2, EW: 1 } } }],
    ['claim', { claim: { by: 'S', assented: true, objected: false, rest: { NS: 3, EW: -1 } } }],
    ['fine', { claim: { by: 'S', assented: true, objected: false, rest: { NS: 2, EW: 0 } } }],
    ['fine', { play: 'N: DK', claim: { by: 'S', assented: true, objected: false, rest: { NS: 2, EW: 1 } } }],
  ])('%s: %o', (code, change) => {
    expect(codeOf({ ...ENDING, ...change })).toBe(code);
  });

  test('a card that two hands hold', () => {
    const record = recordOf(ENDING);
    const double = { ...record, hands: { ...record.hands, E: record.hands.N! } };
    expect(checkRecord(double)).toMatchObject({ ok: false, error: { code: 'hands' } });
  });

  test('a card that was withdrawn may be played again, one that went along too', () => {
    expect(codeOf({ ...ENDING, play: 'N: DK SA~62A DQ DJ E=D9\nN: SK SA' })).toBe('fine');
    expect(codeOf({ ...ENDING, play: 'N: DK D9 DQ DJ W=[DT]\nN: SK SA SQ DT' })).toBe('fine');
  });
});

test('62C1: a trick is not won while it is played again, though a card had been led to the next', () => {
  const tricks = orThrow(parseTricks('T9 S: C2 C8 H8~62A C7~62C1 N=C4\nT10 W: DQ~62C1'));
  const contract = orThrow(parseContract('2NTN'));
  const record = { contract, vulnerability: 'None', hands: {}, earlier: { NS: 5, EW: 3 }, tricks } as const;
  expect(historyOf(record).won).toEqual({ NS: 5, EW: 3 });
  const again = orThrow(parseTricks('T9 S: C2 C8 H8~62A C7~62C1 N=C4 E=C3\nT10 W: DQ~62C1'));
  expect(historyOf({ ...record, tricks: again }).won).toEqual({ NS: 5, EW: 4 });
});
