import { expect, test } from 'vitest';
import { bonusDraftOf, bonusOf, pattonTable, pattonText } from './format-extras.ts';

test('RTP 3.6.12.6: bonuses by place are typed one after another, those by resistance in per cent', () => {
  expect(bonusOf({ by: 'place', text: '1 0,5; 0.25' })).toEqual({ by: 'place', vps: ['1', '0.5', '0.25'] });
  expect(bonusOf({ by: 'resistance', text: '2.5' })).toEqual({ by: 'resistance', share: '25/1000' });
  expect(bonusOf({ by: 'none', text: 'x' })).toBe('none');
});

test('what cannot be read is no bonus', () => {
  expect(bonusOf({ by: 'place', text: '1 much' })).toBeUndefined();
  expect(bonusOf({ by: 'place', text: ' ' })).toBeUndefined();
  expect(bonusOf({ by: 'resistance', text: '' })).toBeUndefined();
});

test('bonuses that are planned come back as they were typed', () => {
  for (const draft of [
    { by: 'place', text: '1 0.5' },
    { by: 'resistance', text: '2.5' },
  ] as const) {
    const read = bonusOf(draft);
    expect(bonusDraftOf(read === 'none' ? undefined : read)).toEqual(draft);
  }
  expect(bonusDraftOf(undefined)).toEqual({ by: 'none', text: '' });
});

test('RTP 3.6.13: the Patton table is read row by row, and written back', () => {
  const rows = [
    { from: 0, winner: '8', loser: '8' },
    { from: 3, winner: '9.5', loser: '6.5' },
  ];
  expect(pattonTable('0 8-8, 3 9.5–6.5')).toEqual(rows);
  expect(pattonText({ win: 2, table: rows })).toBe('0 8-8, 3 9.5-6.5');
  expect(pattonTable('')).toEqual([]);
  expect(pattonTable('0 8-8, three 9-7')).toBeUndefined();
});
