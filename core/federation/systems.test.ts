import { describe, expect, test } from 'vitest';
import { BLANK_CARD, type SystemAnswers, type SystemMaterial } from '../regulation/index.ts';
import type { EventPlan } from './event.ts';
import { eventSeen } from './event-views.ts';
import type { Federation } from './state.ts';
import { cardsAtTable, ownSystems } from './system-views.ts';
import { after, EVENING, member, OFFICE, opened, refused, registerOf, STATED } from './testing/given.ts';

const NATURAL: SystemAnswers = {
  openings: { '1C': [{ from: 11, suits: { C: { least: 3 } } }] },
};
const STRONG_PASS: SystemAnswers = { strongPass: { from: 13 }, openings: { '1C': [{ from: 0, to: 7 }] } };
const BROWN: SystemAnswers = {
  ...NATURAL,
  higher: {
    '2H': {
      hands: [
        { from: 5, to: 10, suits: { H: { least: 4 } } },
        { from: 5, to: 10, suits: { S: { least: 4 } } },
      ],
    },
  },
};
const RED: SystemAnswers = { ...NATURAL, methodsChange: true };
const PLAN: EventPlan = {
  ...EVENING,
  name: 'National pairs',
  level: 'national',
  from: '2014-03-08',
  to: '2014-03-08',
  startsAt: '2014-03-08T15:00:00Z',
  systems: { colours: ['green', 'blue', 'red'], brown: true },
  stated: { ...STATED, defences: 'At the desk, an hour before' },
};
/** RTP 2.1.3.4: until Thursday 2014-03-06 15:00. */
const IN_TIME = '2014-03-06T15:00:00Z';
const LATE = '2014-03-07T15:00:00Z';
const material = (answers: SystemAnswers, more: Partial<SystemMaterial['card']> = {}): SystemMaterial => ({
  answers,
  card: { ...BLANK_CARD, system: 'Ours', ...more },
});
const player = (name: string) => ({ name: `${name} Nobody`, licences: [2014] });

function entered(
  colour: 'green' | 'red' = 'green',
  brown = false,
  plan: Partial<EventPlan> = {},
): Federation {
  let federation = registerOf(player('Ada'), player('Bo'), player('Cy'), player('Di'));
  federation = opened(federation, { ...PLAN, ...plan });
  for (const players of [
    [1, 2],
    [3, 4],
  ])
    federation = after(federation, 'enter', {
      event: 1,
      made: { players, system: { colour, brown } },
      accepts: true,
    });
  return federation;
}
const AT = { event: 1, entry: 1, players: [1, 2] } as const;
const written = (federation: Federation, answers: SystemAnswers, players = [1, 2]) =>
  after(federation, 'write-system', { players, ...material(answers) }, member(players[0] ?? 0));
const delivered = (answers: SystemAnswers, time: string, federation = entered()) =>
  after(written(federation, answers), 'deliver-system', AT, member(1), time);
const plays = (federation: Federation) => eventSeen(federation, 1)?.systems[0]?.plays;

describe('a pair’s system', () => {
  test('RTP 2.1.3.1: either partner writes what both play; nobody else does', () => {
    const federation = written(entered(), NATURAL);
    const other = after(federation, 'write-system', { players: [2, 1], ...material(BROWN) }, member(2));
    expect(other.systems.size).toBe(1);
    expect(other.systems.get('1-2')?.answers).toEqual(BROWN);
    expect(refused(federation, 'write-system', { players: [1, 2], ...material(NATURAL) }, member(3))).toBe(
      'not-your-entry',
    );
  });
  test('RTP 2.1.2.7: a yellow system is not handed in where the event does not allow it', () => {
    const federation = written(entered(), STRONG_PASS);
    expect(refused(federation, 'deliver-system', AT, member(1))).toEqual(['system-colour RTP 2.1.2.7']);
  });
  test('RTP 2.1.2.5: nor one with encrypted signals', () => {
    const federation = written(entered(), { ...NATURAL, encryptedSignals: true });
    expect(refused(federation, 'deliver-system', AT, member(1))).toEqual([
      'encrypted-signals RTP 2.1.2.5(c)',
    ]);
  });
  test('Y17 RTP 3.1.4.3: Red, in time and declared on entry is played; undeclared or late it is Green without Brown', () => {
    expect(plays(delivered(RED, IN_TIME, entered('red')))).toEqual({ plays: 'own' });
    const instead = { plays: 'green-without-brown', clause: 'RTP 3.1.4.3' };
    expect(plays(delivered(RED, LATE, entered('red')))).toEqual(instead);
    expect(plays(delivered(RED, IN_TIME, entered('green')))).toEqual(instead);
    expect(eventSeen(delivered(RED, IN_TIME), 1)?.systems[0]?.declaredOtherwise).toBe(true);
    expect(plays(entered('red'))).toEqual(instead);
  });
  test('Y18 ROP 6.20, 4.6: handed in 24 hours before, or without a card, a natural system is played', () => {
    const rop = { profile: 'rop' } as const;
    expect(plays(delivered(RED, LATE, entered('red', false, rop)))).toEqual({
      plays: 'natural',
      clause: 'ROP 6.20',
    });
    expect(plays(entered('green', false, rop))).toEqual({ plays: 'natural', clause: 'ROP 4.6' });
  });
  test('RTP 2.1.3.1: a missing card is filled in at once, unless a club does without cards of Green systems', () => {
    expect(plays(entered())).toEqual({ plays: 'own-with-card-at-once', clause: 'RTP 2.1.3.1' });
    expect(plays(entered('green', false, { level: 'private', cardsWaived: true }))).toEqual({ plays: 'own' });
    expect(plays(entered('green', true, { level: 'private', cardsWaived: true }))).not.toEqual({
      plays: 'own',
    });
  });
  test('RTP 2.1.2.6: a director checks it and says why it is not allowed; delivered again it is to be checked again', () => {
    const federation = delivered(NATURAL, IN_TIME);
    const check = { ...AT, allowed: false, note: '' };
    expect(refused(federation, 'check-system', check)).toBe('say-why');
    const no = after(federation, 'check-system', { ...check, note: 'The card is empty' });
    expect(plays(no)).toEqual({ plays: 'green-without-brown', clause: 'RTP 2.1.2.6' });
    expect(eventSeen(no, 1)?.systems[0]?.delivered?.checked).toMatchObject({ allowed: false, by: 'office' });
    const again = delivered(RED, IN_TIME, no);
    expect(eventSeen(again, 1)?.systems[0]?.delivered?.checked).toBeUndefined();
  });
});

describe('RTP 2.1.3.4, after the deadline', () => {
  const splinter = { section: 'responses', call: '1S-4C', meaning: 'Short clubs' } as const;
  test('Y16 a splinter is added and told to the opponents; a Brown 2H is not changed', () => {
    const before = delivered(BROWN, IN_TIME, entered('green', true));
    const more = after(before, 'write-system', {
      players: [1, 2],
      ...material(BROWN, { lines: [splinter] }),
    });
    const added = after(more, 'deliver-system', AT, member(2), LATE);
    expect(eventSeen(added, 1)?.systems[0]?.delivered?.late).toEqual([
      { change: 'add', what: 'responses 1S-4C', time: LATE },
    ]);
    expect(plays(added)).toEqual({ plays: 'own' });
    const wider = { from: 5, to: 10, suits: { C: { least: 5 } } };
    const altered = written(before, {
      ...BROWN,
      higher: { '2H': { hands: [...(BROWN.higher?.['2H']?.hands ?? []), wider] } },
    });
    expect(refused(altered, 'deliver-system', AT, member(1), LATE)).toEqual(['late-alter-brown RTP 2.1.3.4']);
    expect(refused(altered, 'deliver-system', AT, member(1), IN_TIME)).toBe('allowed');
  });
  test('2.1.3.5(b) against written defences a Brown pair does not replace anything either', () => {
    const theirs = { event: 1, entry: 2, players: [3, 4], against: 1, text: 'Double shows spades' };
    const plain = delivered(NATURAL, IN_TIME);
    expect(refused(plain, 'write-defence', theirs, member(3))).toBe('no-defence-needed');
    const before = delivered(BROWN, IN_TIME, entered('green', true));
    const replaced = (federation: Federation) =>
      refused(
        written(federation, { ...BROWN, openings: { '1C': [{ from: 12, suits: { C: { least: 4 } } }] } }),
        'deliver-system',
        AT,
        member(1),
        LATE,
      );
    expect(replaced(before)).toBe('allowed');
    const defended = after(before, 'write-defence', theirs, member(4));
    expect(replaced(defended)).toEqual(['late-replace RTP 2.1.3.5(b)']);
    expect(defended.events.get(1)?.entries.get(2)?.defences).toMatchObject([{ against: 1, players: [3, 4] }]);
  });
});

describe('RTP 2.1.3.5: until when defences are handed in', () => {
  const until = '2014-03-07T12:00:00Z';
  const theirs = { event: 1, entry: 2, players: [3, 4], against: 1, text: 'Double shows spades' };
  const answer = { event: 1, entry: 1, players: [1, 2], against: 2, text: 'Redouble is strong' };
  const colours = ['green', 'blue', 'red', 'yellow'] as const;
  const unusual = delivered(
    STRONG_PASS,
    IN_TIME,
    entered('green', false, { defencesUntil: until, systems: { colours, brown: true } }),
  );
  test('(a), (b) by the day that the event sets, to the minute; its office takes one later', () => {
    const brown = delivered(BROWN, IN_TIME, entered('green', true, { defencesUntil: until }));
    for (const federation of [unusual, brown]) {
      expect(refused(federation, 'write-defence', theirs, member(3), until)).toBe('allowed');
      expect(refused(federation, 'write-defence', theirs, member(3), '2014-03-07T12:00:01Z')).toBe(
        'defence-late',
      );
      expect(refused(federation, 'write-defence', theirs, OFFICE, LATE)).toBe('allowed');
    }
  });
  test('an event that sets no day takes them until it is told otherwise', () => {
    const open = delivered(BROWN, IN_TIME, entered('green', true));
    expect(refused(open, 'write-defence', theirs, member(3), LATE)).toBe('allowed');
  });
  test('(a)(ii) who plays an unusual system answers a defence until the session begins; who plays Brown ones does not (b)', () => {
    expect(refused(unusual, 'write-defence', answer, member(1), IN_TIME)).toBe('no-defence-needed');
    const defended = after(unusual, 'write-defence', theirs, member(3), IN_TIME);
    expect(refused(defended, 'write-defence', answer, member(1), LATE)).toBe('allowed');
    expect(refused(defended, 'write-defence', answer, member(1), '2014-03-08T15:00:01Z')).toBe(
      'defence-late',
    );
    const brown = delivered(BROWN, IN_TIME, entered('green', true));
    const against = after(brown, 'write-defence', theirs, member(3), IN_TIME);
    expect(refused(against, 'write-defence', answer, member(1), IN_TIME)).toBe('no-defence-needed');
  });
  test('nobody writes one for another pair', () => {
    expect(refused(unusual, 'write-defence', theirs, member(1), IN_TIME)).toBe('not-your-entry');
  });
});

describe('RTP 2.1.3.1, one’s own card', () => {
  const federation = written(entered(), NATURAL);
  const isPlaying = () => true;
  test('is not looked at while one plays, but for declarer’s side before the lead and between boards', () => {
    expect(ownSystems(federation, 1, { isPlaying: () => false })).toMatchObject([
      { partner: { number: 2, name: 'Bo Nobody' }, seen: { classed: { colour: 'green' } } },
    ]);
    const [locked] = ownSystems(federation, 1, { isPlaying });
    expect([locked?.seen, locked?.locked]).toEqual([undefined, { event: 1, name: 'National pairs' }]);
    for (const look of ['clarification', 'between-boards'] as const)
      expect(ownSystems(federation, 2, { isPlaying, look })[0]?.seen).toBeDefined();
  });
  test('beginners look at it where the regulations say so', () => {
    const beginners = written(entered('green', false, { ownCardAllowed: true }), NATURAL);
    expect(ownSystems(beginners, 1, { isPlaying })[0]?.seen).toBeDefined();
  });
});

test('opponents see what was handed in, not what was written since; of an event without a tournament nothing', () => {
  const handedIn = delivered(NATURAL, IN_TIME);
  expect(cardsAtTable(handedIn, 'abc', '1')).toBeUndefined();
  const linked = after(handedIn, 'link-tournament', { event: 1, tournament: 'abc', contestants: [2, 1] });
  const since = written(linked, BROWN);
  expect(cardsAtTable(since, 'abc', '2')).toMatchObject({
    cards: [{ names: ['Ada Nobody', 'Bo Nobody'], answers: NATURAL }],
    ownAllowed: false,
  });
  expect(cardsAtTable(since, 'abc', '1')?.cards).toEqual([]);
});
