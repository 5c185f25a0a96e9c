import { describe, expect, test } from 'vitest';
import { markdownTable } from '../clauses/markdown-table.ts';
import { isAnyCall } from '../happening/any-call.ts';
import { readCase } from './file.ts';
import { STEPS, VERBS, whyNoStep } from './steps.ts';
import { handWithTens, withTens } from './tens.ts';

const read = (step: unknown) => readCase({ steps: [step] });

/** The page that lists every step. */
const page = `# The steps of a case

What happened at a table is told in [cases](ruling-cases.md), a step a line. This page is made from the table by which steps
are read.

${markdownTable([['step', 'what it tells'], ...STEPS.map(({ example, tells }) => [`\`${example}\``, tells])])}
A step may be an object: \`{ "step": "S 2D", "means": { … } }\` says what a call shows, \`{ "step": "S claims 3", "statement": [ … ] }\`
what a claim stated, \`{ "type": "wrong-hand", "seat": "N" }\` what was noticed or said around the table. A ten is \`T\` or \`10\`.
`;

test('docs/ruling-steps.md is made from the table of steps', async () => {
  await expect(page).toMatchFileSnapshot('../../../docs/ruling-steps.md');
});

test.each(STEPS.map(({ example }) => example))('%s is read', (example) => {
  expect(read(example).ok).toBe(true);
});

/** How each kind of happening begins that is told in words, with nobody left out. */
const TYPES = [
  'answer',
  'agreement-withdrawn',
  'call',
  'card',
  'card-held',
  'card-omitted',
  'card-pointed-out',
  'card-renamed',
  'card-strayed',
  'card-tucked',
  'cards-mixed',
  'change',
  'claim',
  'concession-withdrawn',
  'defect-noticed',
  'director',
  'dummy-acted',
  'dummy-misplaced',
  'dummy-named',
  'exposed',
  'fifth-card',
  'hands-returned',
  'inspection',
  'lead-down',
  'lead-due',
  'lead-faced',
  'misexplained-play',
  'play-over',
  'revoke-asked',
  'revoke-noticed',
  'several-cards',
  'simultaneous',
  'tricks-disturbed',
];

test('the table has every kind of step', () => {
  const types = STEPS.flatMap(({ example }) => {
    const one = read(example);
    return one.ok ? one.value.steps.map(({ type }) => type) : [];
  });
  expect([...new Set(types)].toSorted()).toEqual(TYPES.toSorted());
  expect(VERBS.filter((verb) => isAnyCall(verb))).toEqual([]);
});

describe('a step that cannot be read', () => {
  test.each([
    ['Q 1H', 'Q', 'N, E, S, W, >, lead due, hands returned, play over'],
    ['W clams 3', 'clams', 'claims'],
    ['E shows D17', 'D17', 'D7'],
    ['S dummy 17', '17', 'high, 7 pointing H'],
  ])('%s: which word, and what it could be', (step, word, could) => {
    expect(whyNoStep(step)).toEqual({ word, could });
  });

  test('the fault names the place', () => {
    const one = read('W clams 3');
    expect(one.ok ? '' : one.error.message).toBe(
      'steps[0]: "W clams 3" is no step: “clams” cannot be read; there could stand claims.',
    );
  });

  test('a report says which member is wrong', () => {
    const one = read({ type: 'wrong-hand', seat: 'Q' });
    expect(one.ok ? '' : one.error.message).toContain('steps[0].seat');
    const other = read({ type: 'wrong-hnd', seat: 'N' });
    expect(other.ok ? '' : other.error.message).toContain('steps[0].type');
  });

  test('an answer to a question that does not exist', () => {
    const one = readCase({ steps: [], answers: { comparible: 'yes' } });
    expect(one.ok ? '' : one.error.message).toContain('answers.comparible');
  });
});

describe('tens', () => {
  test.each([
    ['E S10', 'E ST'],
    ['W: D10 DA D2 D3', 'W: DT DA D2 D3'],
    ['S claims 10 in-all', 'S claims 10 in-all'],
    ['S notices-revoke W T10', 'S notices-revoke W T10'],
  ])('%s is read as %s', (written, meant) => {
    expect(withTens(written)).toBe(meant);
    expect(read(written)).toEqual(read(meant));
  });

  test('in a hand, and as a rank of dummy’s', () => {
    expect(handWithTens('K1093.A..10')).toBe('KT93.A..T');
    expect(readCase({ hands: { N: '1062...' }, steps: ['S dummy 10'] })).toEqual(
      readCase({ hands: { N: 'T62...' }, steps: ['S dummy T'] }),
    );
  });
});

test('what could stand there is told as a case writes it', () => {
  const wrong = read('E drops H44');
  expect(wrong.ok ? '' : wrong.error.message).toBe(
    'steps[0]: "E drops H44" is no step: “H44” cannot be read; there could stand D7.',
  );
});
