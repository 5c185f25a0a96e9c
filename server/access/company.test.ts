import { expect, test } from 'vitest';
import { Company, GONE_AFTER_MS } from './company.ts';

test('two directors on one case see each other, on another nobody', () => {
  let now = 0;
  const company = new Company(() => now);
  expect(company.here('t/7', 'phone', 'Ana')).toEqual([]);
  now = 1000;
  expect(company.here('t/7', 'desk', 'Rui')).toEqual([{ name: 'Ana', since: 0 }]);
  expect(company.here('t/7', 'phone', 'Ana')).toEqual([{ name: 'Rui', since: 1000 }]);
  expect(company.here('t/8', 'tablet', 'Eva')).toEqual([]);
});

test('the same director on two devices is there twice', () => {
  const company = new Company(() => 0);
  company.here('t/7', 'phone', 'Ana');
  expect(company.here('t/7', 'desk', 'Ana')).toEqual([{ name: 'Ana', since: 0 }]);
});

test('whoever leaves has gone at once, whoever falls silent after a while', () => {
  let now = 0;
  const company = new Company(() => now);
  company.here('t/7', 'phone', 'Ana');
  company.here('t/7', 'tablet', 'Eva');
  company.leave('t/7', 'phone');
  expect(company.here('t/7', 'desk', 'Rui')).toEqual([{ name: 'Eva', since: 0 }]);
  now = GONE_AFTER_MS - 1;
  expect(company.here('t/7', 'desk', 'Rui')).toHaveLength(1);
  now = GONE_AFTER_MS;
  expect(company.here('t/7', 'desk', 'Rui')).toEqual([]);
  // Still there himself, and since when he came.
  expect(company.here('t/7', 'phone', 'Ana')).toEqual([{ name: 'Rui', since: 0 }]);
});
