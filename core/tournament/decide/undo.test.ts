import { describe, expect, test } from 'vitest';
import { factsOf } from '../evolve/fact-chain.ts';
import type { FactType } from '../fact.ts';
import type { TournamentState } from '../state.ts';
import { agree, at, openEvening, plannedEvening, publishedEvening, record } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';

const sequenceOf = (state: TournamentState, type: FactType): number =>
  factsOf(state.log).findLast((fact) => fact.type === type)!.sequence;

const undo = (state: TournamentState, type: FactType) =>
  command('undo', { sequence: sequenceOf(state, type) });

describe('undoing', () => {
  const here = at(1, 1, 1);
  const agreed = continued(openEvening(), record(here, '4SN='), agree(here));

  test('is a new fact, and says which facts stand on an older one', () => {
    given(agreed)
      .when(undo(agreed, 'result-recorded'))
      .thenRefused('stood-on', { facts: [sequenceOf(agreed, 'result-agreed')] });
    const back = continued(agreed, undo(agreed, 'result-agreed'));
    expect(back.version).toBe(agreed.version + 1);
    expect(back.tournament?.sessions.get(1)?.boards.get(1)?.plays.get('A')?.get('A/1/1')?.status).toBe(
      'entered',
    );
    given(back).when(undo(back, 'result-recorded')).thenTypes('undone');
  });

  test.each<FactType>(['contestant-entered', 'session-planned', 'session-opened', 'round-started'])(
    'a %s on which the evening stands is refused',
    (type) => {
      given(agreed).when(undo(agreed, type)).thenRefused('stood-on');
    },
  );

  test('is done once, and can be taken back at once', () => {
    const back = continued(agreed, undo(agreed, 'result-agreed'));
    given(back).when(undo(back, 'result-agreed')).thenRefused('already-undone');
    given(back).when(undo(back, 'undone')).thenTypes('undone');
    const later = continued(back, record(at(1, 2, 3), 'Pass'));
    given(later).when(undo(later, 'undone')).thenRefused('too-late');
  });

  test('takes one step: everything that one command did, and is taken back in one step too', () => {
    const called = continued(agreed, command('start-round', { session: 1, round: 2 }));
    const [ended, started] = [sequenceOf(called, 'round-ended'), sequenceOf(called, 'round-started')];
    for (const sequence of [ended, started]) {
      given(called)
        .when(command('undo', { sequence }))
        .thenFacts(
          { type: 'undone', data: { sequence: started } },
          { type: 'undone', data: { sequence: ended } },
        );
    }
    const roundsOf = (state: TournamentState) => [
      ...state.tournament!.sessions.get(1)!.sections.get('A')!.rounds.entries(),
    ];
    const back = continued(called, undo(called, 'round-started'));
    expect(roundsOf(back)).toEqual(roundsOf(agreed));
    const again = continued(back, undo(back, 'undone'));
    expect(roundsOf(again)).toEqual(roundsOf(called));
  });

  test('the creation stays, and what is not there cannot be undone', () => {
    given(agreed)
      .when(command('undo', { sequence: 1 }))
      .thenRefused('never-undone');
    given(agreed)
      .when(command('undo', { sequence: 999 }))
      .thenRefused('no-such-fact');
  });

  test('in a closed session waits until it is open again', () => {
    const published = publishedEvening(plannedEvening());
    given(published).when(undo(published, 'round-confirmed')).thenRefused('session-closed');
    given(published).when(undo(published, 'session-closed')).thenRefused('stood-on');
    given(published).when(undo(published, 'results-published')).thenTypes('undone');
  });

  test('a call of the director can be taken back until it is answered', () => {
    const table = { session: 1, section: 'A', table: 1 };
    const called = continued(agreed, command('call-director', table));
    given(called).when(undo(called, 'director-called')).thenTypes('undone');
    const answered = continued(called, command('answer-director', table));
    given(answered).when(undo(answered, 'director-called')).thenRefused('stood-on');
  });
});
