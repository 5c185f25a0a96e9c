import { expect, test } from 'vitest';
import { absenceMeasure } from './absences.ts';

test('ROP 4.5: the first absence without a reason is a reprimand, the second up to a month, further ones more', () => {
  expect(absenceMeasure('2014-03-08', [])).toBe('reprimand');
  expect(absenceMeasure('2014-03-08', ['2013-11-02'])).toBe('suspension-up-to-a-month');
  expect(absenceMeasure('2014-03-08', ['2013-11-02', '2014-01-04'])).toBe('suspension-over-a-month');
  expect(absenceMeasure('2014-03-08', ['2013-11-02', '2014-01-04', '2014-02-01'])).toBe(
    'suspension-over-a-month',
  );
});

test('ROP 4.5: it lapses after two years; a later absence makes an earlier one no worse', () => {
  expect(absenceMeasure('2014-03-08', ['2012-03-08'])).toBe('suspension-up-to-a-month');
  expect(absenceMeasure('2014-03-08', ['2012-03-07'])).toBe('reprimand');
  expect(absenceMeasure('2014-03-08', ['2014-05-10'])).toBe('reprimand');
});

test('ROP 4.5: what counts is the time between each and the next: three within two years of the one before make it worse', () => {
  expect(absenceMeasure('2014-01-10', ['2010-09-10', '2012-06-10'])).toBe('suspension-over-a-month');
  expect(absenceMeasure('2014-01-10', ['2009-09-10', '2012-06-10'])).toBe('suspension-up-to-a-month');
});

test('ROP 4.5: an absence is one from “any session”: of two on one day the second is a second', () => {
  expect(absenceMeasure('2014-03-08', ['2014-03-08'])).toBe('suspension-up-to-a-month');
});
