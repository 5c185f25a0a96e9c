import { describe, expect, test } from 'vitest';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { at, openEvening, record, TWO_TABLES } from '../testing/evening.ts';
import { command, continued } from '../testing/given.ts';
import { answer } from '../views/answer.ts';
import type { ReportItem } from './report.ts';
import type { ReportView } from './view.ts';

const HERE = at(1, 1, 1);

function report(state: TournamentState): ReportView {
  const seen = answer(state, { view: 'report' });
  if (!seen.ok) throw new Error(seen.error.message);
  return seen.value;
}

const part = (state: TournamentState, item: ReportItem) =>
  report(state).parts.find((each) => each.item === item)!;

const missing = (state: TournamentState): readonly ReportItem[] =>
  report(state)
    .parts.filter((each) => each.missing)
    .map(({ item }) => item);

/** A ruling, two penalties, of which one of discipline, an appeal that was decided, and a substitute. */
function played(settings: Partial<Settings> = {}): TournamentState {
  const told = continued(
    openEvening(TWO_TABLES, { profile: 'rtp-2014', laws: 2017, ...settings }),
    record(HERE, '3SW=', 'director'),
    record(at(1, 2, 1), '2HN=', 'director'),
    command('give-penalty', {
      session: 1,
      contestant: '2',
      amount: { unit: 'percent-of-top', value: '10' },
      reason: 'Slow again',
      clause: 'RTP 2.1.11.2',
    }),
    command('give-penalty', {
      session: 1,
      contestant: '4',
      amount: { unit: 'percent-of-top', value: '25' },
      reason: 'Rude',
      clause: 'Law 91A',
    }),
    command('open-case', { ...HERE, steps: ['N Pass'] }, { id: 'opened-it' }),
  );
  const [number = 0] = told.tournament?.sessions.get(1)?.cases?.keys() ?? [];
  const ruled = continued(
    told,
    command('rule-case', {
      session: 1,
      case: number,
      after: 'opened-it',
      reason: 'West revoked',
      clause: 'Law 64A1',
      result: '3SW-1',
    }),
    command('make-appeal', {
      session: 1,
      case: number,
      contestant: '3',
      subject: 'judgement',
      concurs: 'agrees',
      about: 'There was no revoke',
    }),
  );
  const appeal = ruled.tournament?.sessions.get(1)?.appeals?.[0]?.number ?? 0;
  return continued(
    ruled,
    command('take-deposit', { session: 1, appeal }),
    command('decide-appeal', {
      session: 1,
      appeal,
      body: 'chief-director',
      outcome: 'stands',
      reason: 'The cards show it',
      clause: 'Law 93A',
      confirmed: ['committee-hears'],
      because: 'No committee was named',
      withoutMerit: true,
    }),
  );
}

describe('RTP 3.2.2.1: the report from the facts', () => {
  test('has its items from a to k, and sends them where 3.2.2.2 says', () => {
    expect(report(played()).parts.map(({ item, to }) => [item, to])).toEqual([
      ['director', undefined],
      ['event', undefined],
      ['format', undefined],
      ['substitutions', undefined],
      ['absences', 'CD'],
      ['ranking', undefined],
      ['discipline', 'CD'],
      ['appeals', 'CJ'],
      ['technical', 'CT'],
      ['incidents', 'CA'],
      ['other', 'CA'],
    ]);
    expect(report(played()).clause).toBe('RTP 3.2.2');
  });

  test('g, j: what is of discipline stands apart from rulings and other penalties, each with its clause', () => {
    expect(part(played(), 'discipline').lines).toMatchObject([
      { kind: 'penalty', contestant: '4', clause: 'Law 91A' },
    ]);
    expect(part(played(), 'incidents').lines).toMatchObject([
      { kind: 'ruling', board: 1, clause: 'Law 64A1', before: '3SW=', result: '3SW-1' },
      { kind: 'penalty', contestant: '2', clause: 'RTP 2.1.11.2' },
    ]);
  });

  test('h: an appeal with its decision and what became of the deposit', () => {
    expect(part(played(), 'appeals').lines).toMatchObject([
      {
        kind: 'appeal',
        contestant: '3',
        deposited: true,
        decisions: [{ clause: 'Law 93A', deposit: 'kept', withoutMerit: true }],
      },
    ]);
  });

  test('c, f: what was played, and every player in his place', () => {
    expect(part(played(), 'format').lines).toMatchObject([{ kind: 'format', rounds: 1, boards: 2 }]);
    const places = part(played(), 'ranking').lines;
    expect(places).toHaveLength(4);
    expect(places[0]).toMatchObject({ kind: 'place', place: 1, players: [{}, {}] });
  });

  test('d, ROP 5.11: who plays all sessions but one for another has his rights; in three sessions one is not enough', () => {
    const replacing = (sessionCount: number, fromRound = 1) =>
      part(
        continued(
          openEvening(TWO_TABLES, { profile: 'rop', laws: 1997, sessionCount }),
          command('substitute-player', {
            session: 1,
            contestant: '4',
            player: 0,
            substitute: { name: 'Stand-in' },
            fromRound,
          }),
        ),
        'substitutions',
      ).lines;
    expect(replacing(2)).toMatchObject([{ substitute: 'Stand-in', member: 'ROP 5.11' }]);
    expect(replacing(3)[0]).not.toHaveProperty('member');
    expect(part(played(), 'substitutions').lines).toEqual([]);
  });

  test('RTP 2.1.2.4, ROP 4.7: every psychic call that was told of, with those at the table, though nothing was ruled', () => {
    for (const [profile, clause] of [
      ['rtp-2014', 'RTP 2.1.2.4'],
      ['rop', 'ROP 4.7'],
    ] as const) {
      const psychic = { type: 'deviated', seat: 'N' };
      const answers = profile === 'rop' ? ['> psychic-for-fun no'] : [];
      const told = continued(
        openEvening(TWO_TABLES, { profile, laws: 2007 }),
        record(HERE, '3SW=', 'director'),
        command('open-case', { ...HERE, steps: ['N 1S', psychic, ...answers, '> partner-expected-it no'] }),
      );
      const closed = continued(told, command('close-case', { session: 1, case: told.version }));
      expect(part(closed, 'incidents').lines).toMatchObject([
        {
          kind: 'psychic',
          board: 1,
          seat: 'N',
          clause,
          ns: { names: ['Player 1a', 'Player 1b'] },
          ew: { names: ['Player 3a', 'Player 3b'] },
        },
      ]);
    }
    // The Laws alone ask for no such report.
    const alone = continued(
      openEvening(TWO_TABLES, { profile: 'wbf', laws: 2007 }),
      record(HERE, '3SW=', 'director'),
      command('open-case', {
        ...HERE,
        steps: ['N 1S', { type: 'deviated', seat: 'N' }, '> partner-expected-it no'],
      }),
    );
    expect(part(alone, 'incidents').lines).toEqual([]);
  });

  test('what is missing is named, until it is written by hand', () => {
    // No place, no member numbers, nobody signed in by name, and nothing said of i and k.
    expect(missing(played())).toEqual(['director', 'event', 'ranking', 'technical', 'other']);
    const noted = continued(
      played(),
      command('note-report', { item: 'technical', text: 'Two boards with torn pockets' }),
      command('note-report', { item: 'other', text: 'Nothing' }),
    );
    expect(missing(noted)).toEqual(['director', 'event', 'ranking']);
    expect(part(noted, 'technical').note).toBe('Two boards with torn pockets');
    const taken = continued(noted, command('note-report', { item: 'other', text: '' }));
    expect(missing(taken)).toContain('other');
  });

  test('D04, 3.2.2: due 15 days after the event, regional ones at the federation after 21', () => {
    const over = continued(
      played(),
      command(
        'close-session',
        { session: 1, confirmed: ['missing-results'] },
        { time: '2026-05-18T19:00:00.000Z' },
      ),
    );
    expect(report(played()).due).toEqual([]);
    expect(report(over).due).toEqual([
      { level: 'national', by: '2026-06-02T19:00:00.000Z' },
      { level: 'regional', by: '2026-06-08T19:00:00.000Z' },
    ]);
  });

  test('ROP 7: each session’s, with no further way; the Laws alone know no such report', () => {
    const rop = report(played({ profile: 'rop' }));
    expect([rop.clause, rop.due, rop.parts.some(({ to }) => to !== undefined)]).toEqual(['ROP 7', [], false]);
    expect(report(played({ profile: 'wbf' })).clause).toBeUndefined();
  });
});
