import { expect, test } from 'vitest';
import { attach, openEvening, TWO_TABLES } from '../testing/evening.ts';
import { continued } from '../testing/given.ts';
import { fileHiddenFromPlaying } from './director-plays.ts';

const fileFor = (director: string | undefined, ...attached: readonly number[]) => {
  const evening = openEvening(TWO_TABLES);
  const state = attached.length === 0 ? evening : continued(evening, attach(attached));
  return fileHiddenFromPlaying(state.tournament!, director)?.error.code;
};

test('Law 16: a director who plays does not get the cards he has still to play as part of a file', () => {
  expect(fileFor('player 1A', 1)).toBe('plays-himself');
});

test('whoever does not play, or before there are cards, gets the file', () => {
  expect(fileFor('Somebody Else', 1)).toBeUndefined();
  expect(fileFor(undefined, 1)).toBeUndefined();
  expect(fileFor('player 1A')).toBeUndefined();
});
