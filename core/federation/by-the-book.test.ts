import { describe, expect, test } from 'vitest';
import { bidsRanked, homologationDue } from './charges.ts';
import type { FederationCommandData } from './command.ts';
import { entrySizes } from './entry-breaches.ts';
import type { EventPlan } from './event.ts';
import { eventSeen } from './event-views.ts';
import { memberSeen } from './member-view.ts';
import type { Person } from './person.ts';
import { pointsOf, seasonRanking } from './points.ts';
import { seasonOf } from './season.ts';
import { publicEvent } from './season-views.ts';
import type { Federation } from './state.ts';
import { after, EVENING, opened, refused, registerOf, STATED } from './testing/given.ts';

const PLAN: EventPlan = { ...EVENING, to: '2014-05-11' };
const people = (count: number, more: (at: number) => Partial<Person> = () => ({})): Federation =>
  registerOf(
    ...Array.from({ length: count }, (_, at) => ({
      name: `Nobody ${at + 1}`,
      licences: [2013, 2014],
      region: 'Norte',
      ...more(at + 1),
    })),
  );
const planned = (federation: Federation, plan: Partial<EventPlan>): Federation =>
  opened(federation, { ...PLAN, ...plan });
const entered = (federation: Federation, event: number, made: FederationCommandData['enter']['made']) =>
  after(federation, 'enter', { event, made, accepts: true });

describe('RTP 3.1.3.1: an exempt entry that chooses to play is bound by its result', () => {
  const QUALIFIER = { goesOn: { into: 1, places: 2 }, stated: { exemptions: 'The holders' } };
  const exempt = entered(planned(planned(people(4), {}), QUALIFIER), 2, { players: [1, 2], exempt: true });

  test('the same pair enters, and the exemption is gone', () => {
    const plays = entered(exempt, 2, { players: [1, 2] });
    const entries = plays.events.get(2)?.entries;
    expect(entries?.get(1)?.withdrawn).toMatchObject({ justified: true, reason: 'RTP 3.1.3.1 (2)' });
    expect(entries?.get(2)?.withdrawn).toBeUndefined();
  });
  test('one of them does not play for another pair', () => {
    const enter = { event: 2, made: { players: [1, 3] }, accepts: true };
    expect(refused(exempt, 'enter', enter)).toEqual(['entered-already RTP 3.1.3.1']);
  });
});

describe('RTP 3.1.1, ROP 1.2: a mixed team has two women and two men', () => {
  const federation = people(6, (at) => ({ sex: at <= 2 ? 'F' : 'M' }));
  test.each([
    ['rtp-2014', [1, 2, 3, 4], 'allowed'],
    ['rtp-2014', [1, 3, 4, 5], ['team-not-mixed RTP 3.1.1']],
    ['rop', [1, 3, 4, 5], ['team-not-mixed ROP 1.2']],
  ] as const)('%s: %j', (profile, players, expected) => {
    const open = planned(federation, { kind: 'team', types: ['mixed'], profile, authorised: 'Yes' });
    expect(refused(open, 'enter', { event: 1, made: { players }, accepts: true })).toEqual(expected);
  });
});

describe('who qualified plays the next phase', () => {
  const final = (plan: Partial<EventPlan>, players: readonly number[]) => {
    const both = planned(planned(people(12), { ...plan, authorised: 'Yes' }), {
      ...plan,
      authorised: 'Yes',
      goesOn: { into: 1, places: 1 },
    });
    const ranked = after(entered(both, 2, { players }), 'record-ranking', {
      event: 2,
      ranking: [{ entry: 1, place: 1 }],
    });
    return after(ranked, 'make-list', { event: 1 });
  };
  const change = (federation: Federation, players: readonly number[]) =>
    refused(federation, 'change-entry', { event: 1, entry: 1, made: { players } });

  test('W25(a), (d), RTP 3.6.4: a team keeps four of those who qualified', () => {
    const list = final({ kind: 'team' }, [1, 2, 3, 4, 5]);
    expect(change(list, [1, 2, 3, 4, 6])).toBe('allowed');
    expect(change(list, [1, 2, 3, 6, 7, 8])).toEqual(['not-who-qualified RTP 3.6.4']);
  });
  test('ROP 4.3: a team is the same with four of its players', () => {
    const list = final({ kind: 'team', profile: 'rop' }, [1, 2, 3, 4, 5]);
    expect(change(list, [1, 2, 3, 6])).toEqual(['not-who-qualified ROP 4.3']);
  });
  test('ROP 5.11: a pair is not changed between phases; RTP 2.2.2.1(b): never both of it', () => {
    expect(change(final({ profile: 'rop' }, [1, 2]), [1, 3])).toEqual(['not-who-qualified ROP 5.11']);
    expect(change(final({}, [1, 2]), [1, 3])).toBe('allowed');
    expect(change(final({}, [1, 2]), [3, 4])).toEqual(['not-who-qualified RTP 2.2.2.1(b)']);
  });
});

test('ROP 2: a region that the register says is closed is for its own players', () => {
  const regions = after(
    people(2, (at) => ({ region: at === 1 ? 'Ilha' : 'Norte' })),
    'write-region',
    {
      name: 'Ilha',
      closed: true,
    },
  );
  const open = planned(regions, { profile: 'rop', region: 'Ilha', authorised: 'Yes' });
  const enter = { event: 1, made: { players: [1, 2] }, accepts: true };
  expect(refused(open, 'enter', enter)).toEqual(['closed-region ROP 2']);
});

describe('what the federation agrees to', () => {
  const CLUB = { role: 'club', club: 'NOW' } as const;
  const clubs = after(people(2), 'write-club', { code: 'NOW', name: 'Now' });
  const write = (plan: Partial<EventPlan>) => after(clubs, 'write-event', { plan: { ...PLAN, ...plan } });

  test('ROP 1: an event of others opens with its leave', () => {
    const open = { event: 1 };
    expect(refused(write({ profile: 'rop' }), 'open-event', open)).toEqual(['not-authorised ROP 1']);
    expect(refused(write({ profile: 'rop', authorised: 'Letter of 3 May' }), 'open-event', open)).toBe(
      'allowed',
    );
    expect(refused(write({}), 'open-event', open)).toBe('allowed');
  });
  test('RTP 1.2, 3.1.1: a festival is open to all, on two days in a row at least', () => {
    const festival = (plan: Partial<EventPlan>) =>
      refused(
        write({ festival: true, from: '2026-05-09', to: '2026-05-10', types: ['open'], ...plan }),
        'open-event',
        { event: 1 },
      );
    expect(festival({})).toBe('allowed');
    expect(festival({ types: ['mixed'] })).toEqual(['festival-not-open RTP 1.2, 3.1.1']);
    expect(festival({ to: '2026-05-09' })).toEqual(['festival-one-day RTP 1.2']);
  });
  test('RTP 2.2.2.1: limits of substitution of its own need it in advance', () => {
    const stated = { substitutions: 'Half of the boards' };
    expect(refused(write({ stated }), 'open-event', { event: 1 })).toEqual(['no-approval RTP 2.2.2.1']);
    expect(refused(write({ stated, approval: 'Agreed' }), 'open-event', { event: 1 })).toBe('allowed');
  });
  test('ROP 5.11: an event’s own regulations may say something else of substitutes, and nobody need agree to it', () => {
    const own = { profile: 'rop', authorised: 'Letter', level: 'regional' } as const;
    const stated = { ...STATED, substitutions: 'Of any category' };
    expect(refused(write({ ...own, stated }), 'open-event', { event: 1 })).toBe('allowed');
  });
  test('RTP 3.5.4: so does a handicap table of its own; it is said of the event', () => {
    const seen = eventSeen(write({ stated: { handicapTable: 'Ours' } }), 1);
    expect(seen?.findings.map(({ clause }) => clause)).toEqual(['RTP 3.5.4, 3.6.9']);
  });
  test('nobody gives himself leave', () => {
    const own = write({ club: 'NOW' });
    const plan = { ...PLAN, club: 'NOW', authorised: 'Ourselves' };
    expect(refused(own, 'write-event', { event: 1, plan }, CLUB)).toBe('only-the-federation');
  });
});

test('ROP 1: a season lasts from the Opening to the Closing, whatever the year', () => {
  const rop = { profile: 'rop', authorised: 'Yes', level: 'national', stated: STATED } as const;
  let all = people(2, () => ({ licences: [2013] }));
  all = planned(all, { ...rop, name: 'Opening', types: ['opening'], from: '2013-09-14', to: '2013-09-14' });
  all = planned(all, { ...rop, name: 'Spring', points: [10], from: '2014-03-01', to: '2014-03-01' });
  all = planned(all, { ...rop, name: 'Closing', types: ['closing'], from: '2014-07-05', to: '2014-07-05' });
  all = planned(all, { ...rop, name: 'Summer', from: '2014-08-01', to: '2014-08-01' });
  const seasons = [...all.events.values()].map(({ plan }) => [plan.name, seasonOf(all, plan)]);
  expect(seasons).toEqual([
    ['Opening', 2013],
    ['Spring', 2013],
    ['Closing', 2013],
    ['Summer', 2014],
  ]);
  const played = after(
    after(all, 'enter', {
      event: 2,
      made: { players: [1, 2] },
      accepts: true,
    }),
    'record-ranking',
    { event: 2, ranking: [{ entry: 1, place: 1 }] },
  );
  expect(seasonRanking(played, 2013).map(({ person }) => person)).toEqual([1, 2]);
  expect(seasonRanking(played, 2014)).toEqual([]);
});

describe('RTP 3.1.7, 3.1.8: money', () => {
  const event = (plan: Partial<EventPlan>) => planned(people(2), plan).events.get(1)!;
  test.each([
    [80, 50, { fee: '80.00', deposit: '50.00', due: '30.00', over: '0.00' }],
    [40, 50, { fee: '40.00', deposit: '50.00', due: '0.00', over: '10.00' }],
  ])('a homologation of %d, a deposit of %d', (homologationFee, deposit, expected) => {
    expect(homologationDue(event({ homologationFee, deposit }))).toEqual(expected);
  });
  test('the higher bid is preferred', () => {
    const bids = [
      { by: 'Club A', share: '1/4' },
      { by: 'Club B', share: '0.3' },
    ];
    expect(bidsRanked(event({ bids })).map(({ by }) => by)).toEqual(['Club B', 'Club A']);
  });
});

describe('each regulation by its own clauses', () => {
  const UNTIL = '2014-05-01T20:00:00Z';
  const one = (profile: 'rtp-2014' | 'rop', plan: Partial<EventPlan> = {}) => {
    const systems = { colours: ['green'], brown: false } as const;
    const own = { profile, authorised: 'Yes', entriesUntil: UNTIL, systems, ...plan };
    const all = planned(people(10), own);
    return (made: FederationCommandData['enter']['made'], time?: string) =>
      refused(all, 'enter', { event: 1, made, accepts: true }, undefined, time);
  };
  const RED = { colour: 'red', brown: true } as const;
  const LATE = '2014-05-01T20:00:01Z';

  test('RTP 3.1.4, 3.5.2, 3.1.2, 2.1.2.7: a pair by the RTP', () => {
    const enter = one('rtp-2014');
    expect(enter({ players: [1, 1] })).toEqual(['player-twice RTP 3.1.4']);
    expect(enter({ players: [1] })).toEqual(['not-a-pair RTP 3.5.2']);
    expect(enter({ players: [1, 2] }, LATE)).toEqual(['entered-late RTP 3.1.2']);
    expect(enter({ players: [1, 2], system: RED })).toEqual([
      'system-colour RTP 2.1.2.7',
      'system-brown RTP 2.1.2.7',
    ]);
  });

  test('ROP 7, 6.1, 6.6: the referee sees to the rules of taking part; late teams and their size have clauses of their own', () => {
    const pairs = one('rop');
    expect(pairs({ players: [1, 1] })).toEqual(['player-twice ROP 7']);
    expect(pairs({ players: [1, 2] }, LATE)).toEqual(['entered-late ROP 7']);
    expect(pairs({ players: [1, 2], system: RED })).toEqual(['system-colour ROP 7', 'system-brown ROP 7']);
    const teams = one('rop', { kind: 'team' });
    expect(teams({ players: [1, 2, 3] })).toEqual(['team-size ROP 6.6']);
    expect(teams({ players: [1, 2, 3, 4] }, LATE)).toEqual(['entered-late ROP 6.1']);
  });

  test('RTP 3.5.2, 3.6.1, ROP 6.6: how many an entry has', () => {
    const size = (plan: Partial<EventPlan>) => Object.values(entrySizes({ ...PLAN, ...plan })).join('-');
    expect(size({})).toBe('2-3');
    expect(size({ kind: 'team' })).toBe('4-6');
    const stated = { teamPlayers: '8' };
    expect(size({ kind: 'team', stated })).toBe('4-8');
    expect(size({ kind: 'team', stated, level: 'national' })).toBe('4-6');
    expect(size({ kind: 'team', stated, profile: 'rop' })).toBe('4-6');
  });

  test('ROP 2: who enters without a member number or a category owes a fee; by the RTP nothing is said of it', () => {
    const known = { id: '7', category: 'second-hearts' } as const;
    const findings = (profile: 'rtp-2014' | 'rop') => {
      const said: readonly Partial<Person>[] = [
        {},
        known,
        { category: known.category },
        { national: true, id: '9' },
      ];
      const all = people(4, (at) => said[at - 1] ?? {});
      const event = planned(all, { profile, authorised: 'Yes', directors: [1] });
      const both = entered(entered(event, 1, { players: [1, 2] }), 1, { players: [3, 4] });
      return eventSeen(both, 1)
        ?.findings.filter(({ code }) => code === 'number-or-category')
        .map(({ clause, params }) => `${params?.name} ${clause}`);
    };
    expect(findings('rop')).toEqual(['Nobody 1 ROP 2', 'Nobody 3 ROP 2']);
    expect(findings('rtp-2014')).toEqual([]);
  });

  test('ROP 2: a card is of a season: that of the Opening counts in the spring after it, that of the year does not', () => {
    const card = (year: number) => {
      const rop = { profile: 'rop', authorised: 'Yes', level: 'national', stated: STATED } as const;
      let all = people(2, () => ({ licences: [year] }));
      all = planned(all, { ...rop, types: ['opening'], from: '2013-09-14', to: '2013-09-14' });
      all = planned(all, { ...rop, from: '2014-03-01', to: '2014-03-01' });
      const made = { players: [1, 2] };
      return [
        refused(all, 'enter', { event: 2, made, accepts: true }),
        memberSeen(all, 1, '2014-02-01T12:00:00Z')?.open.map(
          ({ event, against }) => `${event} ${against.length}`,
        ),
      ];
    };
    expect(card(2013)).toEqual(['allowed', ['2 0']]);
    expect(card(2014)).toEqual([['no-licence ROP 1', 'no-licence ROP 1'], ['2 1']]);
  });

  test('a player sees of an event that he may enter no more than everybody does: not its deposit, directors or bids (RTP 3.1.7, 3.1.8)', () => {
    const all = planned(people(2), { deposit: 50, homologationFee: 10, directors: [2] });
    const [open] = memberSeen(all, 1, '2014-02-01T12:00:00Z')?.open ?? [];
    expect(open?.plan).toEqual(publicEvent(all, 1)?.plan);
    expect(Object.keys(open?.plan ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(deposit|homologationFee|directors)$/)]),
    );
    expect(all.events.get(1)?.plan).toMatchObject({ deposit: 50, homologationFee: 10, directors: [2] });
  });

  test('ROP 2: a player’s own page tells him of a region that the register says is closed', () => {
    let all = people(1);
    all = after(all, 'write-region', { name: 'Norte' });
    all = after(all, 'write-region', { name: 'Interior', closed: true });
    all = planned(all, { profile: 'rop', authorised: 'Yes', region: 'Interior' });
    const [open] = memberSeen(all, 1, '2014-02-01T12:00:00Z')?.open ?? [];
    expect(open?.against.map(({ code, clause }) => `${code} ${clause}`)).toEqual(['closed-region ROP 2']);
  });
});

test('RTP 3.1.3.3(c): a team that has taken a fifth player since it qualified loses half of the points all the same', () => {
  const teams = { kind: 'team', points: [48] } as const;
  let all = planned(people(5), teams);
  all = planned(all, { ...teams, goesOn: { into: 1, places: 1 } });
  all = entered(all, 2, { players: [1, 2, 3, 4] });
  all = after(all, 'record-ranking', { event: 2, ranking: [{ entry: 1, place: 1 }] });
  all = after(all, 'make-list', { event: 1 });
  all = after(all, 'change-entry', { event: 1, entry: 1, made: { players: [1, 2, 3, 4, 5] } });
  const points = () => [1, 5].map((player) => pointsOf(all, all.events.get(2)!).get(player)?.points);
  expect(points()).toEqual([48, undefined]);
  all = after(all, 'withdraw-entry', { event: 1, entry: 1, justified: false, reason: 'x' });
  expect(points()).toEqual([24, undefined]);
  all = after(all, 'judge-withdrawal', { event: 1, entry: 1, justified: true });
  expect(points()).toEqual([48, undefined]);
});
