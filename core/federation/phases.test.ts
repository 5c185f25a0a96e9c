import { describe, expect, test } from 'vitest';
import { changeConsequence, entryLists } from './entries.ts';
import type { EventPlan } from './event.ts';
import { eventSeen } from './event-views.ts';
import { memberSeen } from './member-view.ts';
import type { Federation } from './state.ts';
import { after, decided, EVENING, member, OFFICE, opened, registerOf, STATED } from './testing/given.ts';

const PLAN: EventPlan = { ...EVENING, to: '2014-05-11', entriesUntil: '2014-05-01T20:00:00Z' };
const BEFORE = '2014-04-01T12:00:00Z';
const LATER = '2014-05-05T12:00:00Z';

const EIGHT = registerOf(
  ...'ABCDEFGH'.split('').map((name) => ({ name, licences: [2014], region: 'Norte' })),
);
const codeOf = (decision: ReturnType<typeof decided>): string => (decision.ok ? 'ok' : decision.error.code);

describe('entries by players themselves', () => {
  const event = opened(EIGHT, PLAN);
  const enter = (players: readonly number[], as: number, time = BEFORE) =>
    decided(event, 'enter', { event: 1, made: { players }, accepts: true }, member(as), time);
  /** The first has named the second. */
  const asked = after(
    event,
    'enter',
    { event: 1, made: { players: [1, 2] }, accepts: true },
    member(1),
    BEFORE,
  );

  test('RTP 1.3.1: a pair is in once the partner has agreed; the acceptance of both is on record', () => {
    expect(entryLists(asked.events.get(1)!)).toMatchObject({
      playing: [],
      unanswered: [{ entry: 1, pending: [2] }],
    });
    expect(memberSeen(asked, 2, BEFORE)?.entries).toMatchObject([{ asked: true, stands: 'unanswered' }]);
    const answer = { event: 1, entry: 1, person: 2, agrees: true };
    expect(codeOf(decided(asked, 'answer-entry', answer, member(3)))).toBe('not-your-entry');
    const agreed = after(asked, 'answer-entry', answer, member(2));
    expect(entryLists(agreed.events.get(1)!).playing).toMatchObject([{ entry: 1, pending: [] }]);
    expect(codeOf(decided(agreed, 'answer-entry', answer, member(2)))).toBe('not-asked');
  });

  test('a partner who declines ends the pair; both are free again', () => {
    const declined = after(
      asked,
      'answer-entry',
      { event: 1, entry: 1, person: 2, agrees: false },
      member(2),
    );
    expect(entryLists(declined.events.get(1)!)).toMatchObject({ playing: [], withdrawn: [{ entry: 1 }] });
    expect(memberSeen(declined, 1, BEFORE)?.open).toHaveLength(1);
  });

  test('nobody enters others, nobody enters after the deadline, nobody lets himself in against a rule', () => {
    expect(codeOf(enter([2, 3], 1))).toBe('not-your-entry');
    expect(codeOf(enter([1, 2], 1, '2014-05-01T20:00:00Z'))).toBe('ok');
    expect(codeOf(enter([1, 2], 1, '2014-05-01T20:00:01Z'))).toBe('not-eligible');
    const despite = { event: 1, made: { players: [1, 2] }, accepts: true, despite: 'please' };
    expect(codeOf(decided(event, 'enter', despite, member(1), BEFORE))).toBe('only-the-federation');
    expect(
      codeOf(
        decided(event, 'enter', { event: 1, made: { players: [1, 2] }, accepts: false }, member(1), BEFORE),
      ),
    ).toBe('not-accepted');
  });

  test('RTP 3.6.1: a team that its captain enters is in once four have agreed; who declines leaves it', () => {
    const teams = opened(EIGHT, { ...PLAN, kind: 'team' });
    const made = { players: [1, 2, 3, 4, 5], team: 'Us' };
    let state = after(teams, 'enter', { event: 1, made, accepts: true }, member(1), BEFORE);
    const stands = () => memberSeen(state, 1, BEFORE)?.entries[0]?.stands;
    for (const person of [2, 3])
      state = after(state, 'answer-entry', { event: 1, entry: 1, person, agrees: true }, member(person));
    expect(stands()).toBe('unanswered');
    state = after(state, 'answer-entry', { event: 1, entry: 1, person: 4, agrees: true }, member(4));
    expect(stands()).toBe('playing');
    state = after(state, 'answer-entry', { event: 1, entry: 1, person: 5, agrees: false }, member(5));
    expect(memberSeen(state, 1, BEFORE)?.entries[0]?.players.map(({ number }) => number)).toEqual([
      1, 2, 3, 4,
    ]);
    // The captain, and he alone, changes the team; who comes in is asked.
    const change = { event: 1, entry: 1, made: { ...made, players: [1, 2, 3, 4, 6] } };
    expect(codeOf(decided(state, 'change-entry', change, member(2), BEFORE))).toBe('not-your-entry');
    state = after(state, 'change-entry', change, member(1), BEFORE);
    expect(state.events.get(1)?.entries.get(1)?.pending).toEqual([6]);
  });

  test('a member withdraws freely before entries close; later the federation judges the reason (RTP 3.1.3.3(c))', () => {
    const entered = after(
      event,
      'enter',
      { event: 1, made: { players: [1, 2] }, accepts: true },
      member(1),
      BEFORE,
    );
    const out = { event: 1, entry: 1, justified: true, reason: 'ill' };
    const justified = (time: string) => {
      const state = after(entered, 'withdraw-entry', out, member(1), time);
      return { state, is: state.events.get(1)?.entries.get(1)?.withdrawn?.justified };
    };
    expect(justified(BEFORE).is).toBe(true);
    const late = justified(LATER);
    expect(late.is).toBe(false);
    const judged = after(late.state, 'judge-withdrawal', { event: 1, entry: 1, justified: true });
    expect(judged.events.get(1)?.entries.get(1)?.withdrawn).toMatchObject({ justified: true, reason: 'ill' });
    expect(
      codeOf(decided(late.state, 'judge-withdrawal', { event: 1, entry: 1, justified: true }, member(1))),
    ).toBe('not-for-you');
  });

  test('whoever is beyond the places stands by in the order of entry, and sees where', () => {
    let state = opened(EIGHT, { ...PLAN, places: 1 });
    for (const players of [
      [1, 2],
      [3, 4],
      [5, 6],
    ])
      state = after(state, 'enter', { event: 1, made: { players }, accepts: true });
    const place = () => [3, 5].map((number) => memberSeen(state, number, BEFORE)?.entries[0]?.place);
    expect(place()).toEqual([1, 2]);
    state = after(state, 'withdraw-entry', { event: 1, entry: 1, justified: true, reason: 'ill' });
    expect(place()).toEqual([undefined, 1]);
  });
});

/** Two regional qualifiers of two places each into a national final. */
function season(final: Partial<EventPlan> = {}, profile: EventPlan['profile'] = 'rtp-2014'): Federation {
  let state = registerOf(
    ...Array.from({ length: 16 }, (_, at) => ({
      name: `P${at + 1}`,
      licences: [2014],
      region: at < 8 ? 'Norte' : 'Sul',
    })),
  );
  const stated = { ...STATED, reserves: 'x', exemptions: 'x', carryOver: 'x' };
  const plan = { ...PLAN, profile, level: 'national', stated } as const;
  state = after(state, 'write-event', {
    plan: { ...plan, name: 'Final', from: '2014-06-10', to: '2014-06-10', ...final },
  });
  for (const region of ['Norte', 'Sul'])
    state = opened(state, {
      ...plan,
      level: 'regional',
      official: true,
      region,
      goesOn: { into: 1, places: 2 },
    });
  const entered = (event: number, players: readonly number[], more = {}) => {
    state = after(state, 'enter', { event, made: { players, ...more }, accepts: true });
  };
  for (const first of [1, 3, 5]) entered(2, [first, first + 1]);
  entered(2, [7, 8], { exempt: true });
  for (const first of [9, 11, 13]) entered(3, [first, first + 1]);
  const ranking = [
    { entry: 2, place: 1, score: '60.5' },
    { entry: 1, place: 2, score: '55.25' },
    { entry: 3, place: 3, score: '50' },
  ];
  state = after(state, 'record-ranking', { event: 2, ranking });
  return after(state, 'record-ranking', {
    event: 3,
    ranking: [
      { entry: 1, place: 1, score: '61' },
      { entry: 2, place: 2, score: '58' },
      { entry: 3, place: 3, score: '57' },
    ],
  });
}

const playersIn = (state: Federation, list: 'playing' | 'offered') =>
  entryLists(state.events.get(1)!)[list].map(({ players }) => players.join('-'));

describe('phases', () => {
  test('RTP 3.1.3: the final’s list is the exempt and the first of each qualifier; made twice it stays the same', () => {
    const listed = after(season(), 'make-list', { event: 1 });
    expect(playersIn(listed, 'playing')).toEqual(['7-8', '3-4', '1-2', '9-10', '11-12']);
    expect(playersIn(after(listed, 'make-list', { event: 1 }), 'playing')).toHaveLength(5);
  });

  test('a qualifier without a ranking holds the list back', () => {
    let state = season();
    const { plan } = state.events.get(2)!;
    state = opened(state, { ...plan, region: 'Centro' });
    const refused = decided(state, 'make-list', { event: 1 });
    expect(refused.ok ? '' : [refused.error.code, refused.error.params]).toEqual([
      'qualifier-unplayed',
      { event: 4 },
    ]);
  });

  test('RTP 3.1.3.2: a share of the score is carried over, rounded half up as stated', () => {
    const listed = after(season({ carryOver: { share: '1/3', toNearest: '0.1' } }), 'make-list', {
      event: 1,
    });
    const carried = [...listed.events.get(1)!.entries.values()].map(({ from }) => from?.carried);
    // 60.5/3 = 20.166…, 55.25/3 = 18.416…, 61/3 = 20.333…, 58/3 = 19.333…; the exempt pair has no score.
    expect(carried).toEqual([undefined, '101/5', '92/5', '203/10', '193/10']);
  });

  test('places are confirmed by the deadline; who declines makes room for the next of the same qualifier', () => {
    const final = { confirmUntil: '2014-06-01T20:00:00Z', reserves: 'same-group' } as const;
    let state = after(season(final), 'make-list', { event: 1 });
    expect([playersIn(state, 'playing'), playersIn(state, 'offered')]).toEqual([
      [],
      ['7-8', '3-4', '1-2', '9-10', '11-12'],
    ]);
    const answer = (entry: number, as: number, confirms: boolean, time = LATER) =>
      decided(state, 'confirm-place', { event: 1, entry, confirms }, member(as), time);
    expect(codeOf(answer(2, 1, true))).toBe('not-your-entry');
    expect(codeOf(answer(2, 3, true, '2014-06-01T20:00:01Z'))).toBe('confirmed-late');
    state = after(state, 'confirm-place', { event: 1, entry: 2, confirms: true }, member(3), LATER);
    expect(playersIn(state, 'playing')).toEqual(['3-4']);
    state = after(state, 'confirm-place', { event: 1, entry: 4, confirms: false }, member(9), LATER);
    expect(eventSeen(state, 1)?.vacant).toEqual([4]);
    expect(codeOf(decided(state, 'call-reserve', { event: 1, entry: 2 }))).toBe('not-vacant');
    state = after(state, 'call-reserve', { event: 1, entry: 4 }, OFFICE, '2014-06-02T10:00:00Z');
    // Called after the deadline, the reserve has said yes.
    expect(playersIn(state, 'playing')).toEqual(['3-4', '13-14']);
    expect(eventSeen(state, 1)?.vacant).toEqual([]);
  });

  test('RTP 2.1.10: silent regulations mean no reserves; ROP 4.4: the next of the same group', () => {
    const vacant = (profile: EventPlan['profile']) => {
      const listed = after(season({}, profile), 'make-list', { event: 1 });
      const out = { event: 1, entry: 2, justified: true, reason: 'ill' };
      return decided(after(listed, 'withdraw-entry', out), 'call-reserve', { event: 1, entry: 2 });
    };
    expect(codeOf(vacant('rtp-2014'))).toBe('no-reserves');
    const called = vacant('rop');
    expect(called.ok && called.value).toMatchObject([{ data: { entry: { players: [5, 6], standsFor: 2 } } }]);
  });

  test('ROP 4.3: nobody stands in for an exempt pair', () => {
    const listed = after(season({}, 'rop'), 'make-list', { event: 1 });
    const out = after(listed, 'withdraw-entry', { event: 1, entry: 1, justified: true, reason: 'ill' });
    expect(codeOf(decided(out, 'call-reserve', { event: 1, entry: 1 }))).toBe('no-reserve-left');
  });

  test('by place: the best placed of all who did not qualify, whichever group the vacancy is of', () => {
    const listed = after(season({ reserves: 'by-place' }), 'make-list', { event: 1 });
    let state = after(listed, 'withdraw-entry', { event: 1, entry: 4, justified: true, reason: 'ill' });
    state = after(state, 'call-reserve', { event: 1, entry: 4 });
    expect(playersIn(state, 'playing').at(-1)).toBe('5-6');
  });
});

describe('exemptions', () => {
  const qualifier = (
    profile: EventPlan['profile'],
    stated: EventPlan['stated'] = { exemptions: 'The champions' },
  ) =>
    opened(opened(EIGHT, { ...PLAN, profile, authorised: 'Yes' }), {
      ...PLAN,
      profile,
      authorised: 'Yes',
      stated,
      goesOn: { into: 1, places: 1 },
    });
  const exempt = { event: 2, made: { players: [1, 2], exempt: true }, accepts: true } as const;

  test('RTP 3.1.3.1: only where the regulations state them, by the deadline, and nobody of it plays for another', () => {
    expect(codeOf(decided(qualifier('rtp-2014', {}), 'enter', exempt))).toBe('not-eligible');
    expect(codeOf(decided(qualifier('rtp-2014'), 'enter', exempt, OFFICE, LATER))).toBe('not-eligible');
    const state = after(qualifier('rtp-2014'), 'enter', exempt);
    const other = decided(state, 'enter', { event: 2, made: { players: [2, 3] }, accepts: true });
    expect(other.ok ? [] : other.error.breaches?.map(({ clause }) => clause)).toEqual(['RTP 3.1.3.1']);
  });

  test('RTP 3.1.3.1: an exempt entry that plays the phase after all is one like the others', () => {
    const state = after(qualifier('rtp-2014'), 'enter', exempt);
    const plays = after(state, 'change-entry', { event: 2, entry: 1, made: { players: [1, 2] } });
    const lists = entryLists(plays.events.get(2)!);
    expect([lists.exempt.length, lists.playing.length]).toEqual([0, 1]);
  });

  test('ROP 4.3: a pair loses its exemption when one of its players plays the phase', () => {
    const state = after(qualifier('rop'), 'enter', exempt);
    const plays = after(state, 'enter', { event: 2, made: { players: [2, 3] }, accepts: true });
    const lists = entryLists(plays.events.get(2)!);
    expect([lists.exempt.length, lists.playing.map(({ players }) => players)]).toEqual([0, [[2, 3]]]);
  });

  test('ROP 4.3: a team is the same with four of its players, and with three is not', () => {
    const teams = {
      ...PLAN,
      profile: 'rop',
      authorised: 'Yes',
      kind: 'team',
      stated: { exemptions: 'x' },
    } as const;
    const start = opened(opened(EIGHT, teams), { ...teams, goesOn: { into: 1, places: 1 } });
    const made = { players: [1, 2, 3, 4, 5], exempt: true } as const;
    const state = after(start, 'enter', { event: 2, made, accepts: true });
    const four = decided(state, 'enter', { event: 2, made: { players: [1, 2, 3, 4, 6] }, accepts: true });
    const three = decided(state, 'enter', { event: 2, made: { players: [1, 2, 3, 6, 7] }, accepts: true });
    expect([codeOf(four), codeOf(three)]).toEqual(['ok', 'not-eligible']);
  });
});

test('I13, I14: RTP 3.6.4: series by index; from 305 to 340 costs 0.35 VPs in each match, in a Swiss nothing', () => {
  const values = [90, 80, 75, 60, 95];
  const register = registerOf(
    ...values.map((value, at) => ({ name: `P${at}`, indexes: [{ list: 'x', date: '2014-01-01', value }] })),
  );
  const consequence = (more: Partial<EventPlan>) => {
    const state = after(opened(register, { ...PLAN, kind: 'team', ...more }), 'enter', {
      event: 1,
      made: { players: [1, 2, 3, 4] },
      accepts: true,
    });
    const event = state.events.get(1)!;
    return changeConsequence(state, event, event.entries.get(1)!, [1, 2, 3, 5]);
  };
  expect(consequence({ seriesByIndex: true })).toEqual({ before: 305, after: 340, rise: '35', vps: '0.35' });
  expect(consequence({ seriesByIndex: true, format: 'swiss' })).toEqual({ before: 305, after: 340 });
  expect(consequence({})).toEqual({ before: 305, after: 340 });
});
