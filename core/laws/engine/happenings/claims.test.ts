import { expect, test } from 'vitest';
import { readDone } from './steps.ts';

const read = (text: string) => {
  const [what = '', ...rest] = text.split(' ');
  return readDone('W', what, rest);
};

const claim = { type: 'claim', seat: 'W' } as const;

test.each([
  ['claims 3', { ...claim, tricks: 3 }],
  ['claims 0', { ...claim, tricks: 0 }],
  ['claims all', claim],
  ['concedes 2', { ...claim, act: 'states-losing', tricks: 2 }],
  ['concedes all', { ...claim, act: 'states-losing' }],
  ['claims 10 in-all', { ...claim, tricks: 10, inAll: true }],
  ['concedes 5 in-all', { ...claim, act: 'states-losing', tricks: 5, inAll: true }],
  ['claims this-trick', { ...claim, act: 'about-current-trick' }],
  ['concedes this-trick showing H2', { ...claim, act: 'about-current-trick', shown: ['H2'] }],
  ['suggests-stopping', { ...claim, act: 'suggests-curtailing' }],
  ['shows-hand', { ...claim, act: 'shows-cards' }],
  ['shows-hand showing SA HK', { ...claim, act: 'shows-cards', shown: ['SA', 'HK'] }],
  ['abandons-hand', { ...claim, act: 'abandons-hand' }],
  ['concedes 2 showing SA HK', { ...claim, act: 'states-losing', tricks: 2, shown: ['SA', 'HK'] }],
  ['withdraws-agreement', { type: 'agreement-withdrawn', seat: 'W', since: 'nothing' }],
  ['withdraws-agreement next-board', { type: 'agreement-withdrawn', seat: 'W', since: 'next-board' }],
  ['cancels-concession round-over', { type: 'concession-withdrawn', seat: 'W', since: 'round-over' }],
  ['cancels-concession period-over', { type: 'concession-withdrawn', seat: 'W', since: 'period-over' }],
  ['withdraws-agreement 1', { type: 'agreement-withdrawn', seat: 'W', since: 'nothing', tricks: 1 }],
  [
    'cancels-concession round-over 2',
    { type: 'concession-withdrawn', seat: 'W', since: 'round-over', tricks: 2 },
  ],
])('W %s', (text, happening) => {
  expect(read(text)).toEqual(happening);
});

test.each([
  'claims',
  'claims some',
  'claims -1',
  'claims 3 in',
  'claims 3 showing',
  'claims 3 showing X9',
  'shows-hand 3',
  'withdraws-agreement soon',
  'thinks 3',
])('W %s is no step', (text) => {
  expect(read(text)).toBeUndefined();
});
