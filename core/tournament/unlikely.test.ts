import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { parseBoardResult } from '../game/index.ts';
import { at, openEvening, record, TWO_TABLES } from './testing/evening.ts';
import { command, continued, given } from './testing/given.ts';
import { unlikely } from './unlikely.ts';

const why = (result: string) => {
  const read = orThrow(parseBoardResult(result));
  return read === 'passed-out' ? undefined : unlikely(read);
};

describe('hardly a result at all', () => {
  test.each([
    ['7NTXXN-13', { down: 13 }],
    ['4SN-6', { down: 6 }],
    ['4SXN-5', { down: 5 }],
    ['6HS-4', { down: 4 }],
    ['7CW-4', { down: 4 }],
    ['1NTXXN=', { doubling: 'XX' }],
    ['1NTXXN+2', { over: 2 }],
    ['2HXE+3', { over: 3 }],
    ['1NTN+5', { over: 5 }],
  ] as const)('%s', (result, expected) => expect(why(result)).toEqual(expected));
});

test.each(['4SN-5', '4SXN-4', '6HS-3', '2HXE+2', '1NTN+4', '7NTN=', '6SXN=', 'Pass'])(
  'nobody is asked about %s',
  (result) => expect(why(result)).toBeUndefined(),
);

describe('at the desk it is asked before it is written down', () => {
  const open = openEvening(TWO_TABLES);
  // Law 77, not vulnerable and redoubled: 200, two of 400, ten of 600.
  const findings = [
    {
      code: 'unlikely-result',
      message: '7NTXXN-13 on board 1 scores 7000 for EW: is that what happened?',
      params: { result: '7NTXXN-13', board: 1, points: 7000, side: 'EW' },
    },
  ];

  test('when the director enters it', () => {
    const asked = { ...at(1, 1, 1), result: '7NTXXN-13', by: 'director' } as const;
    given(open).when(command('record-result', asked)).thenRefused('to-confirm', { findings });
    given(open)
      .when(command('record-result', { ...asked, confirmed: ['unlikely-result'] }))
      .thenTypes('result-recorded');
  });

  test('when he corrects to it, not when it stands there and he adds the lead', () => {
    const state = continued(open, record(at(1, 1, 1), '4SN=', 'director'));
    const correct = { ...at(1, 1, 1), reason: 'x', clause: 'Law 79C' };
    given(state)
      .when(command('correct-result', { ...correct, result: '7NTXXN-13' }))
      .thenRefused('to-confirm', { findings });
    const stands = continued(
      open,
      command('record-result', {
        ...at(1, 1, 1),
        result: '7NTXXN-13',
        by: 'director',
        confirmed: ['unlikely-result'],
      }),
    );
    given(stands)
      .when(command('correct-result', { ...correct, result: '7NTXXN-13', lead: 'SA' }))
      .thenTypes('result-corrected');
  });

  test('players are not asked: the director sees it among the odd ones', () => {
    given(open)
      .when(record(at(1, 1, 1), '7NTXXN-13'))
      .thenTypes('result-recorded');
  });
});
