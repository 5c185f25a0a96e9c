import { expect, test } from 'vitest';
import { decide } from './decide/index.ts';
import { factsOf } from './evolve/fact-chain.ts';
import { replay } from './evolve/index.ts';
import { at, openEvening } from './testing/evening.ts';
import { command, continued, given } from './testing/given.ts';

const ID = { id: 'the-same-id' };
const result = (contract: string) =>
  command('record-result', { ...at(1, 1, 1), result: contract, by: 'NS' }, ID);

/** The evening as it is after a restart: told again from its facts. */
const again = (state: ReturnType<typeof openEvening>) => replay(factsOf(state.log));

test('the same command under its id changes nothing, also when much has happened since, and after a restart', () => {
  const recorded = continued(openEvening(), result('4SN='));
  const later = continued(recorded, command('agree-result', { ...at(1, 1, 1), by: 'EW' }));
  for (const state of [recorded, later, again(later)]) {
    given(state).when(result('4SN=')).thenFacts();
    const turned = { ...result('4SN='), data: { by: 'NS', result: '4SN=', ...at(1, 1, 1) } } as const;
    expect(decide(state, turned)).toEqual({ ok: true, value: [] });
  }
});

test('another command under it is refused, in a word or in its kind, and after a restart too', () => {
  const recorded = continued(openEvening(), result('4SN='));
  for (const state of [recorded, again(recorded)]) {
    given(state).when(result('4SN+1')).thenRefused('id-taken');
    given(state)
      .when(command('call-director', { session: 1, section: 'A', table: 1 }, ID))
      .thenRefused('id-taken');
  }
});

test('it stays taken when what followed from it was undone', () => {
  const recorded = continued(openEvening(), result('4SN='));
  const undone = continued(recorded, command('undo', { sequence: recorded.version }));
  given(undone).when(result('4SN=')).thenFacts();
  given(undone).when(result('3NTN=')).thenRefused('id-taken');
});
