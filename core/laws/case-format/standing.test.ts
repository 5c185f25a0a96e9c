import { expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { openRuling } from '../engine/engine.ts';
import { readCase } from './file.ts';
import { runCase } from './run.ts';

test('12C2 of 1997: a standing answer that is asked for anew because it cannot stand is not given again and again', () => {
  const ruling = orThrow(
    readCase({
      name: 'Two results with weights, and no committee',
      dealer: 'S',
      steps: [
        'S 1S',
        'W P',
        'N P',
        'E P',
        'W faces DA',
        'play over',
        { type: 'adjustment', offender: 'S', ground: 'empowered' },
      ],
      answers: {
        damaged: 'yes',
        'can-assign': 'yes',
        'assigned-tricks': '70% 1SS=, 30% 1SS+1',
        'varied-by-committee': 'no',
      },
    }),
  );
  const { table, given } = runCase(ruling, 1997);
  expect(openRuling(table)?.question.id).toBe('assigned-tricks');
  expect(given).toMatchObject({ 'assigned-tricks': 1, 'varied-by-committee': 1 });
});
