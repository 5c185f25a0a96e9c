import { describe, expect, test } from 'vitest';
import { see } from '../access/visibility.ts';
import type { CommandData } from '../command.ts';
import { competitionOf, givenIn, proposalFor, timesGiven } from '../penalties/offence.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { openEvening, openSmall, planOf, threeTableHowell } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';

type Data = CommandData['penalise'];

const WARNING = { form: 'warning' } as const;
const percent = (value: string, form: 'procedural' | 'disciplinary' = 'procedural') =>
  ({ form, amount: { unit: 'percent-of-top', value } }) as const;

const penalise = (row: string, measures: Data['on'][number]['measures'], more: Partial<Data> = {}) =>
  command('penalise', {
    session: 1,
    row,
    told: {},
    on: [{ contestant: '1', measures }],
    reason: 'seen by the director',
    clause: 'RTP 2.1.11',
    ...more,
  });

const times = (state: TournamentState, row: string, contestant = '1') =>
  timesGiven(state.tournament === undefined ? [] : givenIn(state.tournament), { contestant }, row);

/** What the table proposes for pair 1 next. */
function proposed(state: TournamentState, row: string, told: Data['told'] = {}) {
  const { tournament } = state;
  if (tournament === undefined) throw new Error('Nothing is planned.');
  const record = {
    settings: tournament.settings,
    competition: competitionOf(tournament),
    given: givenIn(tournament),
  };
  const proposal = proposalFor(record, { contestant: '1' }, row, told);
  if (!proposal.ok) return proposal.error.code;
  return proposal.value.measures.map((measure) =>
    'value' in measure ? `${measure.form} ${measure.value.toString()}` : measure.form,
  );
}

describe('rows that other paragraphs send to', () => {
  test.each([
    ['RTP 2.2.4.1: not shuffled or wrongly duplicated', 'not-shuffled-or-misduplicated'],
    ['RTP 2.2.4.3: cards not counted, so that the board is lost', 'cards-not-counted'],
  ])('%s: a warning first, then 10% of a top', (_, row) => {
    const state = openEvening();
    expect(proposed(state, row)).toEqual(['warning']);
    expect(proposed(continued(state, penalise(row, [WARNING])), row)).toEqual(['procedural 10']);
  });

  test('ROP 5.14: results let be seen on a private score card 20%, read on purpose 50%, each time', () => {
    const state = openEvening(threeTableHowell(), { profile: 'rop' });
    expect(proposed(state, 'score-card-shown')).toEqual(['procedural 20']);
    expect(proposed(state, 'score-card-looked-at')).toEqual(['procedural 50']);
    const once = continued(state, penalise('score-card-shown', [percent('20')], { clause: 'ROP 5.14' }));
    expect(proposed(once, 'score-card-shown')).toEqual(['procedural 20']);
  });
});

describe('RTP 2.1.11: a row of the table, counted over the whole event', () => {
  const state = openEvening();

  test('a warning first, a procedural penalty of 10% of a top the next time', () => {
    expect(proposed(state, 'failure-to-alert')).toEqual(['warning']);
    const once = continued(state, penalise('failure-to-alert', [WARNING]));
    expect(proposed(once, 'failure-to-alert')).toEqual(['procedural 10']);
    // Another row and another pair begin anew.
    expect(proposed(once, 'stop-procedure')).toEqual(['warning']);
    expect(times(once, 'failure-to-alert', '2')).toBe(0);
    const twice = continued(once, penalise('failure-to-alert', [percent('10')]));
    expect(times(twice, 'failure-to-alert')).toBe(2);
  });

  test('P02, P03: AD and 10% a board lost is one offence; the second in a later session costs 10% more', () => {
    const told = { boardsLost: 2 };
    const first = penalise('late-or-slow', [WARNING, percent('20')], { told });
    given(state).when(first).thenTypes('warning-given', 'penalty-given');
    const once = continued(state, first);
    expect(times(once, 'late-or-slow')).toBe(1);
    const later = continued(
      once,
      command('close-session', { session: 1, confirmed: ['missing-results'] }),
      planOf(2, threeTableHowell()),
      openSmall(2),
    );
    expect(proposed(later, 'late-or-slow', told)).toEqual(['procedural 30']);
  });

  test('the kinds are told apart, and a suspension costs no points', () => {
    const fined = continued(
      state,
      penalise('shouting', [percent('10', 'disciplinary')]),
      penalise('violence', [{ form: 'suspension' }]),
    );
    const seen = see(fined, { role: 'director' }, { view: 'penalties' });
    const lines = seen.ok ? seen.value.given.map(({ offence, amount }) => [offence?.form, amount]) : [];
    expect(lines).toEqual([
      ['disciplinary', { unit: 'percent-of-top', value: '10' }],
      ['suspension', 'suspension'],
    ]);
    const card = see(fined, { role: 'director' }, { view: 'scorecard', contestant: '1' });
    const kinds = card.ok ? card.value.sessions[0]?.penalties.map(({ kind }) => kind) : [];
    expect(kinds).toEqual(['penalty', 'suspension']);
  });

  test('both at the table answer for it, each counted', () => {
    const both = penalise('not-shuffled-or-misduplicated', [], {
      on: ['1', '2'].map((contestant) => ({ contestant, measures: [WARNING] })),
    });
    const after2 = continued(state, both);
    expect(['1', '2', '3'].map((pair) => times(after2, 'not-shuffled-or-misduplicated', pair))).toEqual([
      1, 1, 0,
    ]);
  });

  test('departing from the table is asked about and stays on record', () => {
    const harsh = [percent('25')];
    given(state)
      .when(penalise('failure-to-alert', harsh))
      .thenRefused('to-confirm', { clause: 'RTP 2.1.11.3' });
    given(state)
      .when(penalise('failure-to-alert', harsh, { confirmed: ['not-as-proposed'] }))
      .thenFacts({
        type: 'penalty-given',
        data: {
          session: 1,
          contestant: '1',
          reason: 'seen by the director',
          clause: 'RTP 2.1.11',
          offence: { row: 'failure-to-alert', form: 'procedural' },
          amount: { unit: 'percent-of-top', value: '25' },
          confirmed: ['not-as-proposed'],
        },
      });
  });

  test('what is wrong is refused: no row, nobody, no reason, a unit that is not scored', () => {
    given(state)
      .when(penalise('no-such-row', [WARNING]))
      .thenRefused('offence-untold');
    given(state).when(penalise('shouting', [])).thenRefused('nobody-penalised');
    given(state)
      .when(penalise('failure-to-alert', [WARNING], { reason: ' ' }))
      .thenRefused('reason-missing');
    const imps = { form: 'disciplinary', amount: { unit: 'imps', value: '3' } } as const;
    given(state)
      .when(penalise('shouting', [imps]))
      .thenRefused('penalty-unfit');
    // Whether it harmed the other side has to be said (2.1.11.3).
    given(state)
      .when(penalise('convention-card', [percent('10')]))
      .thenRefused('offence-untold');
  });

  test('undone with its command, it counts no more', () => {
    const once = continued(
      state,
      penalise('late-or-slow', [WARNING, percent('10')], { told: { boardsLost: 1 } }),
    );
    const undone = continued(once, command('undo', { sequence: once.version }));
    expect(times(undone, 'late-or-slow')).toBe(0);
  });
});

describe('ROP 9.1: the tables apply by themselves', () => {
  const evening = (settings: Partial<Settings> = {}) =>
    openEvening(threeTableHowell(), { profile: 'rop', ...settings });

  test('P08: late 5, 6, 15, 16 and 21 minutes', () => {
    const state = evening();
    const late = (minutes: number) => proposed(state, 'late', { minutes });
    expect([5, 6, 15, 16, 21].map(late)).toEqual([
      ['warning'],
      ['procedural 10'],
      ['procedural 30'],
      ['procedural 50'],
      ['decision'],
    ]);
  });

  test('P09: slow play doubles as it is given again', () => {
    let state = evening();
    const charged: unknown[] = [];
    for (const value of ['', '10', '20', '40', '80', '160']) {
      charged.push(proposed(state, 'slow-play'));
      state = continued(
        state,
        penalise('slow-play', [value === '' ? WARNING : percent(value)], {
          clause: 'ROP 9.1',
          confirmed: ['unlikely-penaltyPercent'],
        }),
      );
    }
    expect(charged).toEqual([
      ['warning'],
      ['procedural 10'],
      ['procedural 20'],
      ['procedural 40'],
      ['procedural 80'],
      ['procedural 160'],
    ]);
  });

  test('9.1: anything from 20% to 100% for an abnormal understanding of a psychic is as proposed', () => {
    const state = evening();
    const given60 = penalise('psychic-understanding', [percent('60')], { clause: 'ROP 9.1' });
    given(state).when(given60).thenTypes('penalty-given');
    const given10 = penalise('psychic-understanding', [percent('10')], { clause: 'ROP 9.1' });
    given(state).when(given10).thenRefused('to-confirm');
  });

  test('the table of pairs is in per cent of a top: IMP pairs have none', () => {
    expect(proposed(evening({ method: 'butler' }), 'late', { minutes: 6 })).toBe('penalty-proposal');
  });
});

test('Law 90: a regulation without a table leaves it to the director', () => {
  const state = openEvening(threeTableHowell(), { profile: 'wbf' });
  given(state)
    .when(penalise('late-or-slow', [WARNING]))
    .thenRefused('no-penalty-table');
});
