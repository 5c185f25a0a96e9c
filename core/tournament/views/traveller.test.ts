import { describe, expect, test } from 'vitest';
import type { TournamentState } from '../state.ts';
import { at, handScored, openEvening, record, TWO_TABLES } from '../testing/evening.ts';
import { command, continued } from '../testing/given.ts';
import { explanationView } from './explanation.ts';
import { scorecardView } from './scorecard.ts';
import { frequencyView, travellerView } from './traveller.ts';

const session = (state: TournamentState) => state.tournament!.sessions.get(1)!;
const state = handScored();

describe('a traveller', () => {
  test('has the best North–South score first, with what each side made of it', () => {
    const view = travellerView(state.tournament!, session(state), 1);
    expect(view).toMatchObject({ dealer: 'N', vulnerable: 'None', toPlay: 0, full: 2, top: '2' });
    expect(view.rows).toMatchObject([
      {
        table: 1,
        ns: { contestant: '1' },
        ew: { contestant: '3' },
        result: { result: '4SN=', ns: 420 },
        nsScore: { points: '2.00', percent: '100.00' },
        ewScore: { points: '0.00', percent: '0.00' },
      },
      { table: 2, result: { result: '4SN-1', ns: -50 }, nsScore: { points: '0.00' } },
    ]);
  });

  test('counts who has still to play', () => {
    const begun = continued(openEvening(TWO_TABLES), record(at(1, 1, 1), '4SN='));
    expect(travellerView(begun.tournament!, session(begun), 1)).toMatchObject({ toPlay: 1 });
    expect(travellerView(begun.tournament!, session(begun), 2)).toMatchObject({ toPlay: 2, rows: [] });
  });

  test('RTP 3.7.1: frequencies are the same by score', () => {
    const view = frequencyView(state.tournament!, session(state), 2);
    expect(view.rows).toEqual([
      {
        nsPoints: -100,
        count: 2,
        nsScore: { points: '1.00', percent: '50.00' },
        ewScore: { points: '1.00', percent: '50.00' },
        pairs: [
          { ns: '1', ew: '3' },
          { ns: '2', ew: '4' },
        ],
      },
    ]);
  });

  test('adjusted scores stand apart in the frequencies', () => {
    const ruled = continued(
      state,
      command('adjust-score', {
        ...at(1, 1, 1),
        ns: { kind: 'named', name: 'A+' },
        ew: { kind: 'named', name: 'A-' },
        clause: 'Law 12C2',
        reason: 'board fouled',
      }),
    );
    const view = frequencyView(ruled.tournament!, session(ruled), 1);
    expect(view.rows.map(({ nsPoints }) => nsPoints)).toEqual([-50]);
    expect(view.adjusted).toMatchObject([{ ns: { contestant: '1' }, adjustment: { clause: 'Law 12C2' } }]);
  });
});

test('a scorecard is seen from the pair that owns it', () => {
  const card = scorecardView(state.tournament!, '4');
  expect(card).toMatchObject({ contestant: { contestant: '4' }, unit: 'percent' });
  expect(card.sessions).toMatchObject([
    {
      section: 'A',
      number: 4,
      lines: [
        {
          board: 1,
          side: 'EW',
          opponents: { contestant: '2' },
          result: '4SN-1',
          points: 50,
          score: { percent: '100.00' },
        },
        { board: 2, side: 'EW', points: 100, score: { percent: '50.00' } },
      ],
      total: { score: '75.00', points: '3.00', boards: 2 },
    },
  ]);
});

test('a scorecard shows what is still to play', () => {
  const begun = continued(openEvening(TWO_TABLES), record(at(1, 1, 2), 'Pass'));
  const [card] = scorecardView(begun.tournament!, '1').sessions;
  expect(card!.lines.map(({ board, status }) => [board, status])).toEqual([
    [1, 'to-play'],
    [2, 'entered'],
  ]);
});

test('Law 78A: a score is explained by its comparisons', () => {
  expect(explanationView(state.tournament!, session(state), '1', 1)).toMatchObject({
    side: 'NS',
    rule: 'compared',
    clause: 'Law 78A',
    own: [{ points: 420, weight: '1' }],
    comparisons: [{ against: '2', theirs: [{ points: -50, weight: '1' }], gained: '2' }],
    points: '2.00',
  });
  expect(explanationView(state.tournament!, session(state), '1', 9)).toBeUndefined();
});
