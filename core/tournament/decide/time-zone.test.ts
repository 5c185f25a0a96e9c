import { expect, test } from 'vitest';
import { settingsFrom } from '../settings-defaults.ts';
import { plannedEvening } from '../testing/evening.ts';
import { command, given } from '../testing/given.ts';

test('a time zone is called by its name; anything else is refused', () => {
  for (const timeZone of ['Lisbon time', '+01:00', 'Europe/Nowhere', '']) {
    given(plannedEvening())
      .when(command('change-settings', { changes: { timeZone } }))
      .thenRefused('time-zone');
  }
});

test('a file of before it was kept is read in UTC, as it was', () => {
  expect(settingsFrom({ profile: 'rop' }).timeZone).toBe('UTC');
});
