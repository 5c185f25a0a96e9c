import { orThrow } from 'naipe/base';
import { readPoll } from 'naipe/laws';
import { expect, test } from 'vitest';
import { EMPTY_ANSWER, pollNotation } from './poll-draft.ts';

test('those asked, as they are typed, are read back (Law 16B1(b)); signs of the notation do no harm', () => {
  const answers = [
    { who: '', level: 'expert', chose: 'Pass', considered: '3H, 4H' },
    { who: 'Player A', level: 'club: good', chose: '3H (jump)', considered: '' },
    EMPTY_ANSWER,
  ];
  const text = pollNotation(answers);
  expect(text).toBe('expert: Pass (3H, 4H); Player A, club good: 3H jump');
  expect(orThrow(readPoll(text))).toEqual([
    { level: 'expert', chose: 'Pass', considered: ['3H', '4H'] },
    { who: 'Player A', level: 'club good', chose: '3H jump', considered: [] },
  ]);
});
