import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { readCase } from '../case-format/file.ts';
import { runCase } from '../case-format/run.ts';
import { LAWS_EDITIONS } from '../editions.ts';
import { replacementOptions } from './options.ts';
import { optionsOutlook } from './outlook.ts';

/** The options of the player who has to replace a call, by their clauses. */
const clausesOf = (dealer: string, steps: readonly string[], answers: object = {}) =>
  LAWS_EDITIONS.map((edition) => {
    const { table } = runCase(orThrow(readCase({ name: 'options', dealer, steps, answers })), edition);
    return table.persists
      .filter((item) => item.type === 'replacing')
      .flatMap((item) => replacementOptions(item, table, 'en'))
      .map(({ clause }) => clause);
  });

describe('10C1: the options are said before the player chooses', () => {
  test('27B: natural and lowest, or else; 2007 also the same or more precise; 2017 the same suits, comparable, or else', () => {
    expect(clausesOf('N', ['N 1S', 'E 2H', 'S 2D', '> decline'])).toEqual([
      ['27B1(a)', '27B2', '27B3'],
      ['27B1(a)', '27B1(b)', '27B2', '27B3'],
      ['27B1(a)', '27B1(b)', '27B2', '27B3'],
    ]);
  });

  test('27B: where no sufficient bid is left, in the strain before 2017, none is offered', () => {
    expect(clausesOf('N', ['N 7NT', 'E 7C', '> decline'])).toEqual([
      ['27B2', '27B3'],
      ['27B1(b)', '27B2', '27B3'],
      ['27B1(b)', '27B2', '27B3'],
    ]);
    expect(clausesOf('N', ['N 7H', 'E 7C', '> decline'])).toEqual([
      ['27B2', '27B3'],
      ['27B1(b)', '27B2', '27B3'],
      ['27B1(a)', '27B1(b)', '27B2', '27B3'],
    ]);
  });

  test('31A: what is repeated after a pass; the same strain once, anything else to the end; 2017 comparable or once', () => {
    expect(clausesOf('N', ['E 1S', '> decline'])).toEqual([
      ['31A1', '31A2(a)', '31A2(b)'],
      ['31A1', '31A2(a)', '31A2(b)'],
      ['31A1', '31A2(a)', '31A2(b)'],
    ]);
  });

  test('31A1, 27A2: an insufficient bid out of rotation is repeated after a pass, and ruled on by Law 27 then', () => {
    const steps = ['N 2H', 'S 1C', '> decline'];
    for (const edition of LAWS_EDITIONS) {
      const { table } = runCase(orThrow(readCase({ name: 'insufficient', dealer: 'N', steps })), edition);
      const [item] = table.persists.filter(({ type }) => type === 'replacing');
      const said = item?.type === 'replacing' ? replacementOptions(item, table, 'en') : [];
      expect(said[0]).toEqual({
        text: 'If East passes, South has to repeat 1♣, and it is ruled on as the insufficient bid that it is',
        clause: '31A1',
      });
    }
  });

  test('31A1 is no option where the player before him has to repeat a call and does not pass', () => {
    expect(clausesOf('N', ['E 1S', '> decline', 'N P', 'S 2C', '> decline'])).toEqual([
      ['31A2(a)', '31A2(b)'],
      ['31A2(a)', '31A2(b)'],
      ['31A2(a)', '31A2(b)'],
    ]);
  });

  test.each([
    ['31A', ['E 1S', '> decline', 'N 1C'], ['31A2(a)', '31A2(b)'], ['31A2(a)', '31A2(b)']],
    [
      '32B (2017: 32A)',
      ['E P', 'S 1NT', 'W P', 'E X', '> decline', 'N 2C'],
      ['32B2'],
      ['32A2(a)', '32A2(b)'],
    ],
  ] as const)(
    '%s: the player before him has bid, so nothing is said of what a pass of his would lead to',
    (_, steps, before, since) => {
      expect(clausesOf(steps[0].startsWith('E P') ? 'E' : 'N', steps)).toEqual([before, before, since]);
    },
  );

  test('31B: before 2017 nothing depends on what he calls; since then comparable or once', () => {
    expect(clausesOf('N', ['S 1S', '> decline'])).toEqual([[], [], ['31A2(a)', '31A2(b)']]);
  });

  test('what an earlier ruling left open is not said again among the options of another player', () => {
    const steps = ['N 1C', 'S 1S', 'W 1H', 'E 1D', '> decline'];
    const { table } = runCase(orThrow(readCase({ name: 'two at once', dealer: 'N', steps })), 2017);
    expect(optionsOutlook(table, 'decline', 'en').map(({ clause }) => clause)).toEqual([
      '27B1(a)',
      '27B1(b)',
      '27B2',
      '27B3',
    ]);
  });

  test('32B2: where one kind of call is left, it is not "anything else"', () => {
    const steps = ['E P', 'S 1NT', 'W P', 'E X', '> decline', 'N 2C'];
    const { table } = runCase(orThrow(readCase({ name: 'one left', dealer: 'E', steps })), 1997);
    const [item] = table.persists.filter(({ type }) => type === 'replacing');
    expect(
      item?.type === 'replacing' && replacementOptions(item, table, 'en').map(({ text }) => text),
    ).toEqual([
      'Any legal call: West has to pass for the rest of the auction, and declarer may limit a lead',
    ]);
  });

  test('in words that can be read aloud', () => {
    const { table } = runCase(
      orThrow(readCase({ name: 'aloud', dealer: 'N', steps: ['N 1S', 'E 2H', 'S 2D', '> decline'] })),
      2017,
    );
    const [item] = table.persists.filter((each) => each.type === 'replacing');
    expect(item && replacementOptions(item, table, 'en').map(({ text }) => text)).toEqual([
      'The lowest sufficient bid that specifies the same strain or strains as 2♦: the auction goes on',
      'A call comparable to 2♦: the auction goes on and North is free',
      'Anything else: North has to pass for the rest of the auction, and declarer may limit a lead',
      'A double or redouble that is no such call is cancelled: another is made, and North has to pass for the rest of the auction',
    ]);
  });
});
