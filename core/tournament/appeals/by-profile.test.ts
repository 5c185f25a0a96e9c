import { describe, expect, test } from 'vitest';
import type { ProfileId } from '../../regulation/index.ts';
import { profileOf } from '../settings-defaults.ts';
import type { TournamentState } from '../state.ts';
import { at, openEvening, record, TWO_TABLES } from '../testing/evening.ts';
import { type AnyCommand, command, continued, handle } from '../testing/given.ts';

/*
 * What the regulations do differently with appeals, row by row: RTP 3.8, ROP 4.14, and the Laws alone.
 */

const HERE = at(1, 1, 1);

const begun = (profile: ProfileId): TournamentState =>
  continued(
    openEvening(TWO_TABLES, { profile, laws: 2017, lead: 'not-asked' }),
    record(HERE, '3SW=', 'director'),
    record(at(1, 2, 1), '2HN=', 'director'),
  );

const offence = { session: 1, contestant: '3', reason: 'At table 1' } as const;
const points = { unit: 'percent-of-top', value: '10' } as const;

/** What somebody is given, by kind. */
const KINDS: Readonly<Record<string, AnyCommand>> = {
  'a warning': command('give-warning', { ...offence, clause: 'Law 90B2' }),
  'a procedural penalty': command('give-penalty', { ...offence, amount: points, clause: 'Law 90B2' }),
  'a disciplinary penalty': command('give-penalty', { ...offence, amount: points, clause: 'Law 91A' }),
  'a suspension': command('exclude-player', {
    ...offence,
    offender: 0,
    from: 'session',
    clause: 'Law 91A',
    confirmed: ['together-short'],
  }),
  'a disqualification': command('exclude-player', {
    ...offence,
    offender: 0,
    from: 'event',
    approvedBy: 'The organiser',
    clause: 'Law 91B',
    confirmed: ['together-short'],
  }),
};

const heard = (profile: ProfileId, given: AnyCommand) => {
  const state = continued(begun(profile), given);
  const penalty = state.tournament?.sessions.get(1)?.penalties.at(-1)?.sequence ?? 0;
  const { refusal } = handle(
    state,
    command('make-appeal', {
      session: 1,
      penalty,
      contestant: '3',
      subject: 'judgement',
      concurs: 'agrees',
      about: 'It was the other side',
    }),
  );
  return refusal === undefined ? 'heard' : `${refusal.code} (${refusal.clause})`;
};

const FINAL = 'not-appealable (RTP 3.8.1)';

describe('what can be appealed against (RTP 3.8.1; ROP 4.14 excludes nothing; Law 92A)', () => {
  test.each([
    ['a warning', { 'rtp-2014': 'heard', rop: 'heard', wbf: 'heard' }],
    ['a procedural penalty', { 'rtp-2014': 'heard', rop: 'heard', wbf: 'heard' }],
    ['a disciplinary penalty', { 'rtp-2014': FINAL, rop: 'heard', wbf: 'heard' }],
    ['a suspension', { 'rtp-2014': FINAL, rop: 'heard', wbf: 'heard' }],
    ['a disqualification', { 'rtp-2014': FINAL, rop: 'heard', wbf: 'heard' }],
  ] as const)('%s: %o', (kind, expected) => {
    const given = KINDS[kind];
    if (given === undefined) throw new Error(kind);
    const found = Object.fromEntries(
      (['rtp-2014', 'rop', 'wbf'] as const).map((profile) => [profile, heard(profile, given)]),
    );
    expect(found).toEqual(expected);
  });
});

describe('what each regulation says of an appeal', () => {
  const rows = (profile: ProfileId) => profileOf({ profile, readings: {} }).appeals;
  test.each([
    // Nothing is homologated while it is open; by the ROP the ruling counts, and who gains by it may have to wait.
    [
      'suspensive',
      (p: ProfileId) => [rows(p).suspensive, rows(p).winnerWaits],
      [
        [true, false],
        [false, true],
        [false, false],
      ],
    ],
    [
      'minutes, from what',
      (p: ProfileId) => [rows(p).minutes, rows(p).from],
      [
        [30, 'results'],
        [30, 'session-end'],
        [30, 'results'],
      ],
    ],
    ['a deposit', (p: ProfileId) => rows(p).deposit, [true, true, false]],
    [
      'named before the start, of whom three sit',
      (p: ProfileId) => [rows(p).committee.named, rows(p).committee.members],
      [
        [5, 3],
        [undefined, 3],
        [undefined, 3],
      ],
    ],
    ['who is named sits', (p: ProfileId) => rows(p).committee.mustSit, ['official', 'always', 'never']],
    ['a committee ad hoc', (p: ProfileId) => rows(p).committee.adHoc, [true, false, false]],
    // RTP 3.8.3: 30 minutes, or 24 hours from one ad hoc. ROP 4.14: 48 hours.
    [
      'minutes to the council',
      (p: ProfileId) => [rows(p).council?.minutes, rows(p).council?.adHocMinutes],
      [
        [30, 1440],
        [2880, 2880],
        [undefined, undefined],
      ],
    ],
    [
      'the council hears of the Law alone',
      (p: ProfileId) => rows(p).council?.lawOnly,
      [true, false, undefined],
    ],
    [
      'its deposit back',
      (p: ProfileId) => rows(p).council?.depositBack,
      ['unless-without-merit', 'only-if-upheld', undefined],
    ],
    [
      'none where the ranking is needed at once',
      (p: ProfileId) => rows(p).council?.notAtOnce,
      [true, false, undefined],
    ],
    [
      'passed on though late, with a note',
      (p: ProfileId) => rows(p).council?.forwardedLate,
      [true, false, undefined],
    ],
    // RTP 2.1.1.3: 30 minutes before the next session; after the last 30, or 48 hours of an official event.
    [
      'his own ruling',
      (p: ProfileId) =>
        rows(p).ownRuling && [
          rows(p).ownRuling?.beforeNextSession,
          rows(p).ownRuling?.after,
          rows(p).ownRuling?.afterOfficial,
        ],
      [[30, 30, 2880], undefined, undefined],
    ],
  ] as const)('%s: RTP 3.8, ROP 4.14, the Laws', (_, of, expected) => {
    expect((['rtp-2014', 'rop', 'wbf'] as const).map((profile) => of(profile))).toEqual(expected);
  });
});
