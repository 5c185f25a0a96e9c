import { describe, expect, test } from 'vitest';
import type { FederationCommandData } from './command.ts';
import { entryLists, entryValue, qualifiedFrom } from './entries.ts';
import type { EventPlan } from './event.ts';
import type { Person } from './person.ts';
import { pointsOf, seasonRanking } from './points.ts';
import type { Federation } from './state.ts';
import { after, decided, EVENING, opened, registerOf, STATED } from './testing/given.ts';

const player = (name: string, more: Partial<Person> = {}): Person => ({
  name,
  licences: [2014],
  category: 'second-hearts',
  region: 'Norte',
  ...more,
});

const PLAN: EventPlan = {
  ...EVENING,
  name: 'National pairs',
  level: 'national',
  to: '2014-05-11',
  stated: STATED,
};

type Entering = FederationCommandData['enter'];
const entering = (federation: Federation, entering: Omit<Entering, 'accepts'>) =>
  after(federation, 'enter', { ...entering, accepts: true });
const reasons = (
  federation: Federation,
  given: Omit<Entering, 'accepts'>,
  time?: string,
): readonly string[] => {
  const decision = decided(federation, 'enter', { ...given, accepts: true }, undefined, time);
  if (decision.ok) return [];
  return (decision.error.breaches ?? []).map(({ code, clause }) => `${code} ${clause}`);
};

const EIGHT = registerOf(...'ABCDEFGH'.split('').map((name) => player(name)));

describe('RTP 3.1.2: an official event opens when its regulations are complete', () => {
  test('missing items are named with their clauses; a private event opens without', () => {
    const incomplete = after(EIGHT, 'write-event', { plan: { ...PLAN, stated: {} } });
    const refused = decided(incomplete, 'open-event', { event: 1 });
    expect(
      refused.ok ? [] : refused.error.breaches?.map(({ params, clause }) => [params?.item, clause]),
    ).toEqual([
      ['conditions', 'RTP 3.1.2'],
      ['place', 'RTP 3.1.2'],
      ['timetable', 'RTP 3.1.2'],
      ['movement', 'RTP 3.5.3'],
    ]);
    const evening = after(EIGHT, 'write-event', { plan: { ...PLAN, level: 'private', stated: {} } });
    expect(decided(evening, 'open-event', { event: 1 }).ok).toBe(true);
  });
});

describe('entries', () => {
  const event = opened(EIGHT, PLAN);

  test('RTP 1.3.1, 3.1.4.2: acceptance is recorded with the entry, and asked for', () => {
    const refused = decided(event, 'enter', { event: 1, made: { players: [1, 2] }, accepts: false });
    expect(refused.ok ? '' : refused.error.clause).toBe('RTP 1.3.1, 3.1.4.2');
    const entered = entering(event, { event: 1, made: { players: [1, 2] } });
    expect(entered.events.get(1)?.entries.get(1)?.accepted).toEqual({
      by: 'office',
      time: '2014-01-10T12:00:00Z',
    });
  });

  test('RTP 3.1.4.1: without a licence of the year nobody enters; the federation lets one in for a reason', () => {
    const directed = { ...PLAN, directors: [2] };
    const register = opened(registerOf(player('A', { licences: [2013] }), player('B')), directed);
    const made = { players: [1, 2] };
    expect(reasons(register, { event: 1, made })).toEqual(['no-licence RTP 3.1.4.1']);
    const despite = { event: 1, made, despite: 'Paid today, the list is late' };
    expect(decided(register, 'enter', { ...despite, accepts: true }).ok).toBe(true);
    const acting = { role: 'director', person: 2 } as const;
    const director = decided(register, 'enter', { ...despite, accepts: true }, acting);
    expect(director.ok ? '' : director.error.code).toBe('only-the-federation');
  });

  test('RTP 3.6.1: a player is in one entry only; who withdrew is free again', () => {
    const entered = entering(event, { event: 1, made: { players: [1, 2] } });
    expect(reasons(entered, { event: 1, made: { players: [2, 3] } })).toEqual(['entered-already RTP 3.1.4']);
    const out = after(entered, 'withdraw-entry', { event: 1, entry: 1, justified: true, reason: 'ill' });
    expect(reasons(out, { event: 1, made: { players: [2, 3] } })).toEqual([]);
  });

  test('RTP 3.6.1: four to six players in a national team, up to eight elsewhere if stated', () => {
    const codes = (plan: EventPlan, players: readonly number[]) =>
      reasons(opened(EIGHT, plan), { event: 1, made: { players } });
    const teams: EventPlan = { ...PLAN, kind: 'team', stated: { ...PLAN.stated, defences: 'x' } };
    expect(codes(teams, [1, 2, 3])).toEqual(['team-size RTP 3.6.1']);
    expect(codes(teams, [1, 2, 3, 4, 5, 6])).toEqual([]);
    expect(codes(teams, [1, 2, 3, 4, 5, 6, 7])).toEqual(['team-size RTP 3.6.1']);
    const regional: EventPlan = {
      ...teams,
      level: 'regional',
      stated: { ...teams.stated, teamPlayers: '8' },
    };
    expect(codes(regional, [1, 2, 3, 4, 5, 6, 7, 8])).toEqual([]);
  });

  test('a late entry is refused with the limit', () => {
    const limited = opened(EIGHT, { ...PLAN, entriesUntil: '2014-05-01T18:00:00Z' });
    const given = { event: 1, made: { players: [1, 2] } };
    expect(reasons(limited, given, '2014-05-01T18:00:00Z')).toEqual([]);
    expect(reasons(limited, given, '2014-05-01T18:00:01Z')).toEqual(['entered-late RTP 3.1.2']);
  });

  test('RTP 2.1.2.7: a yellow system is refused where the event allows green, blue and red', () => {
    const limited = opened(EIGHT, { ...PLAN, systems: { colours: ['green', 'blue', 'red'], brown: false } });
    const made = (colour: 'yellow' | 'red', brown: boolean) => ({
      players: [1, 2],
      system: { colour, brown },
    });
    expect(reasons(limited, { event: 1, made: made('yellow', false) })).toEqual([
      'system-colour RTP 2.1.2.7',
    ]);
    expect(reasons(limited, { event: 1, made: made('red', true) })).toEqual(['system-brown RTP 2.1.2.7']);
    expect(reasons(limited, { event: 1, made: made('red', false) })).toEqual([]);
  });

  test('RTP 2.1.10: places are limited: who enters later stands by in order, and moves up when one withdraws', () => {
    const limited = opened(EIGHT, { ...PLAN, places: 2 });
    const three = [
      [1, 2],
      [3, 4],
      [5, 6],
    ].reduce((federation, players) => entering(federation, { event: 1, made: { players } }), limited);
    const lists = (federation: Federation) => {
      const known = federation.events.get(1);
      if (known === undefined) throw new Error('no event');
      const { playing, waiting } = entryLists(known);
      return [playing.map(({ entry }) => entry), waiting.map(({ entry }) => entry)];
    };
    expect(lists(three)).toEqual([[1, 2], [3]]);
    expect(
      lists(after(three, 'withdraw-entry', { event: 1, entry: 1, justified: true, reason: 'ill' })),
    ).toEqual([[2, 3], []]);
  });

  test('RTP 3.5.2, 3.6.2, 1.3.4: the value index of an entry on the first day; 20 for who is on no list', () => {
    const listed = (value: number) => player('L', { indexes: [{ list: 'a', date: '2014-01-01', value }] });
    const register = opened(registerOf(listed(90), listed(60), listed(45), player('N')), PLAN);
    const known = register.events.get(1);
    if (known === undefined) throw new Error('no event');
    expect(
      [
        [1, 2],
        [1, 4],
        [1, 2, 3],
      ].map((players) => entryValue(register, known, players)),
    ).toEqual([150, 110, 130]);
  });
});

describe('a national event with two regional qualifiers', () => {
  const goesOn = { into: 1, places: 1 } as const;
  const stated = { ...PLAN.stated, reserves: 'x', exemptions: 'x', carryOver: '50%, rounded to hundredths' };
  const qualifier = (region: string): EventPlan => ({
    ...PLAN,
    name: region,
    level: 'regional',
    official: true,
    region,
    goesOn,
    stated,
    from: '2014-03-01',
    to: '2014-03-02',
    points: [48, 20],
  });
  const season = [qualifier('Norte'), qualifier('Lisboa')].reduce(opened, opened(EIGHT, { ...PLAN, stated }));
  const played = [
    { event: 2, made: { players: [1, 2] } },
    { event: 2, made: { players: [3, 4] } },
    { event: 2, made: { players: [5, 6], exempt: true as const } },
  ].reduce(entering, season);

  test('E12 RTP 3.1.3.3(a): who plays in Norte does not play in Lisboa as well', () => {
    expect(reasons(played, { event: 3, made: { players: [1, 7] } })).toEqual(['two-regions RTP 3.1.3.3(a)']);
    expect(reasons(played, { event: 3, made: { players: [7, 8] } })).toEqual([]);
  });

  test('RTP 3.1.3.1: a player of an exempt entry plays for no other in that phase', () => {
    expect(reasons(played, { event: 2, made: { players: [5, 7] } })).toEqual(['entered-already RTP 3.1.3.1']);
  });

  test('RTP 3.1.3.3(b): who represents a region has a player of it', () => {
    const register = opened(registerOf(player('A'), player('B')), PLAN);
    expect(reasons(register, { event: 1, made: { players: [1, 2], represents: 'Madeira' } })).toEqual([
      'too-few-of-region RTP 3.1.3.3(b)',
    ]);
    expect(reasons(register, { event: 1, made: { players: [1, 2], represents: 'Norte' } })).toEqual([]);
  });

  const ranked = after(played, 'record-ranking', {
    event: 2,
    ranking: [
      { entry: 2, place: 1 },
      { entry: 1, place: 2 },
    ],
  });
  const norte = (federation: Federation) => {
    const known = federation.events.get(2);
    if (known === undefined) throw new Error('no event');
    return known;
  };

  test('RTP 2.1.10, ROP 4.4: the next phase: exempt, qualified, reserves in the order of the ranking; one who leaves makes room', () => {
    const lists = (federation: Federation) => {
      const { exempt, qualified, reserves } = qualifiedFrom(federation, norte(federation));
      return [exempt, qualified, reserves].map((list) => list.map(({ entry }) => entry));
    };
    expect(lists(ranked)).toEqual([[3], [2], [1]]);
    expect(
      lists(after(ranked, 'withdraw-entry', { event: 2, entry: 2, justified: true, reason: 'ill' })),
    ).toEqual([[3], [1], []]);
  });

  test('R25 RTP 3.1.3.3(c): an unjustified withdrawal from the next phase loses 24 of 48 points', () => {
    const confirmed = entering(ranked, { event: 1, made: { players: [3, 4] } });
    const pointsOfThree = (federation: Federation) => pointsOf(federation, norte(federation)).get(3)?.points;
    expect(pointsOfThree(confirmed)).toBe(48);
    const withdrawn = (justified: boolean) =>
      after(confirmed, 'withdraw-entry', { event: 1, entry: 1, justified, reason: 'x' });
    expect([pointsOfThree(withdrawn(true)), pointsOfThree(withdrawn(false))]).toEqual([48, 24]);
  });

  test('E09 RTP 3.1.6: held back by a gate, then given; only then the points are final', () => {
    const passed = (['report', 'good-standing'] as const).reduce(
      (federation, gate) => after(federation, 'pass-gate', { event: 2, gate }),
      ranked,
    );
    const refused = decided(passed, 'homologate', { event: 2 });
    expect(refused.ok ? [] : refused.error.breaches?.map(({ code }) => code)).toEqual(['gate-charges']);
    expect(seasonRanking(passed, 2014)[0]?.points).toBe(0);
    const paid = after(passed, 'pass-gate', { event: 2, gate: 'charges' });
    const final = after(paid, 'homologate', { event: 2 });
    expect(seasonRanking(final, 2014).map(({ name, points }) => [name, points])).toEqual([
      ['C', 48],
      ['D', 48],
      ['A', 20],
      ['B', 20],
    ]);
    const appealed = after(paid, 'note-appeal', { event: 2 });
    const held = decided(appealed, 'homologate', { event: 2 });
    expect(held.ok ? [] : held.error.breaches?.map(({ code }) => code)).toEqual(['gate-council']);
  });

  test('equal places share the points of the places they take', () => {
    const tied = after(played, 'record-ranking', {
      event: 2,
      ranking: [
        { entry: 1, place: 1 },
        { entry: 2, place: 1 },
      ],
    });
    expect([1, 3].map((person) => pointsOf(tied, norte(tied)).get(person)?.points)).toEqual([34, 34]);
  });
});

test('ROP 2: whoever has no licence of the season has no points of it; a club outside a federation may count all', () => {
  const plan: EventPlan = { ...PLAN, level: 'private', points: [10], stated: {} };
  const register = registerOf(player('A'), player('B', { licences: [] }));
  const entered = entering(opened(register, plan), { event: 1, made: { players: [1, 2] } });
  const ranked = after(entered, 'record-ranking', { event: 1, ranking: [{ entry: 1, place: 1 }] });
  const final = (['compliance', 'charges'] as const).reduce(
    (each, gate) => after(each, 'pass-gate', { event: 1, gate }),
    ranked,
  );
  const season = after(final, 'homologate', { event: 1 });
  expect(seasonRanking(season, 2014).map(({ name }) => name)).toEqual(['A']);
  expect(seasonRanking(season, 2014, { licensedOnly: false }).map(({ name }) => name)).toEqual(['A', 'B']);
});
