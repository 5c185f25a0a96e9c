import { describe, expect, test } from 'vitest';
import {
  declaresFirst,
  homeTeam,
  type LineUp,
  type LineUpRules,
  lineUpBreaches,
  lineUpChoices,
  type PairOfPlayers,
  sideInRoom,
  womenSeats,
} from './line-up.ts';
import { ROP_TEAMS } from './rop/teams.ts';
import { RTP_2014_TEAMS } from './rtp2014/teams.ts';

const RTP = RTP_2014_TEAMS.lineUps as LineUpRules;
const ROP = ROP_TEAMS.lineUps as LineUpRules;

/** `ab-cd`: a and b in the open room, c and d in the closed one. */
function lineUp(text: string): LineUp {
  const [open = '', closed = ''] = text.split('-');
  const pair = (letters: string): PairOfPlayers => [letters[0] as string, letters[1] as string];
  return { open: pair(open), closed: pair(closed) };
}

const HOME = [...'abcdef'];
const VISITORS = [...'uvwxyz'];

const first = (rules: LineUpRules, players: readonly string[], own: string, opponents: string, now: string) =>
  lineUpBreaches(rules, lineUp(now), {
    players,
    before: { own: lineUp(own), opponents: lineUp(opponents) },
  }).map(({ code }) => code);
const second = (
  rules: LineUpRules,
  players: readonly string[],
  own: string,
  theirs: string,
  opponents: string,
  now: string,
) =>
  lineUpBreaches(rules, lineUp(now), {
    players,
    before: { own: lineUp(own), opponents: lineUp(theirs) },
    opponents: lineUp(opponents),
  }).map(({ code }) => code);

describe('RTP 2.3.4.2, ROP 6.8: line-ups', () => {
  test.each([
    ['RTP', RTP],
    ['ROP', ROP],
  ])('%s, W21: visitors, home, visitors declare first', (_name, rules) => {
    expect([1, 2, 3, 4].map((segment) => declaresFirst(rules, segment).team)).toEqual([
      'visitors',
      'home',
      'visitors',
      'home',
    ]);
  });

  test('X14: home declares first and keeps ab, before in the open room: they stay there, ce is free', () => {
    expect(first(RTP, HOME, 'ab-cd', 'wx-yz', 'ab-ce')).toEqual([]);
    const [breach] = lineUpBreaches(RTP, lineUp('ce-ab'), {
      players: HOME,
      before: { own: lineUp('ab-cd'), opponents: lineUp('wx-yz') },
    });
    expect(breach).toEqual({
      code: 'pair-changed-room',
      clause: 'RTP 2.3.4.2',
      message: 'a and b stay together, so they stay in the open room: this team declares first.',
    });
  });

  test('X15: both keep both pairs: the visitors change rooms', () => {
    expect(second(RTP, VISITORS, 'wx-yz', 'ab-cd', 'ab-cd', 'yz-wx')).toEqual([]);
    expect(second(RTP, VISITORS, 'wx-yz', 'ab-cd', 'ab-cd', 'wx-yz')).toEqual([
      'pairs-meet-again',
      'pairs-meet-again',
    ]);
  });

  test('W21, segment 2: home keeps ab and cd in their rooms, the reverse is refused', () => {
    expect(first(RTP, HOME, 'ab-cd', 'uv-wx', 'ab-cd')).toEqual([]);
    expect(first(RTP, HOME, 'ab-cd', 'uv-wx', 'cd-ab')).toEqual(['pair-changed-room', 'pair-changed-room']);
  });

  test('W21, segment 2: the visitors: wx–uv; uv in the open room is refused; yz–uv and new pairs are free', () => {
    const visitors = (now: string) => second(RTP, VISITORS, 'uv-wx', 'ab-cd', 'ab-cd', now);
    expect(visitors('wx-uv')).toEqual([]);
    expect(visitors('uv-wx')).toEqual(['pairs-meet-again', 'pairs-meet-again']);
    expect(visitors('uv-yz')).toEqual(['pairs-meet-again']);
    expect(visitors('yz-uv')).toEqual([]);
    expect(visitors('uw-vx')).toEqual([]);
    expect(visitors('vx-uw')).toEqual([]);
  });

  test('W21, segment 3: only the segment before counts', () => {
    // Segment 2 was ab v wx open, cd v uv closed.
    expect(first(RTP, VISITORS, 'wx-uv', 'ab-cd', 'wx-uv')).toEqual([]);
    expect(second(RTP, HOME, 'ab-cd', 'wx-uv', 'wx-uv', 'ab-cd')).toEqual([
      'pairs-meet-again',
      'pairs-meet-again',
    ]);
    expect(second(RTP, HOME, 'ab-cd', 'wx-uv', 'wx-uv', 'cd-ab')).toEqual([]);
  });

  test('ROP 6.6: the same two pairs never meet in segments that follow each other', () => {
    expect(second(ROP, VISITORS, 'uv-wx', 'ab-cd', 'ab-cd', 'uv-yz')).toEqual(['pairs-meet-again']);
    expect(first(ROP, HOME, 'ab-cd', 'uv-wx', 'cd-ef')).toEqual(['pair-changed-room']);
  });

  test('X17, RTP 2.3.1: home sits North–South in the open room and East–West in the closed one', () => {
    expect([sideInRoom('home', 'open'), sideInRoom('home', 'closed')]).toEqual(['NS', 'EW']);
    expect([sideInRoom('visitors', 'open'), sideInRoom('visitors', 'closed')]).toEqual(['EW', 'NS']);
  });

  test('X03: women sit South and West, with screens South and East', () => {
    expect([womenSeats(false), womenSeats(true)]).toEqual([
      ['S', 'W'],
      ['S', 'E'],
    ]);
  });

  test('a stranger, a player twice, a pair that is not mixed', () => {
    const breaches = (now: string, women?: readonly string[]) =>
      lineUpBreaches(RTP, lineUp(now), { players: HOME, ...(women === undefined ? {} : { women }) }).map(
        ({ message }) => message,
      );
    expect(breaches('ab-cz')).toEqual(['z does not play for this team.']);
    expect(breaches('ab-ac')).toEqual(['a cannot sit in two places.']);
    expect(breaches('ab-cd', ['a', 'c', 'd'])).toEqual(['c and d are not a woman and a man.']);
  });

  test('a captain is offered every line-up with what stands against it', () => {
    const declared = {
      players: HOME,
      before: { own: lineUp('ab-cd'), opponents: lineUp('uv-wx') },
    };
    const choices = lineUpChoices(RTP, declared);
    // Six players: 15 pairs in one room, 6 of the other four in the other.
    expect(choices).toHaveLength(90);
    const refused = choices.filter(({ breaches }) => breaches.length > 0);
    // cd open with any of six, ab closed with any of six, both counted once.
    expect(refused).toHaveLength(11);
  });
});

describe('RTP 2.3.4.3: highly unusual systems', () => {
  const unusual = { unusual: true };
  const usual = { unusual: false };

  test('X16, W22: such a team against one without is visitors and always declares first', () => {
    expect(homeTeam(RTP, unusual, usual)).toBe('second');
    expect([1, 2, 3].map((segment) => declaresFirst(RTP, segment, { home: false, visitors: true }))).toEqual(
      Array(3).fill({ team: 'visitors', clause: 'RTP 2.3.4.3' }),
    );
  });

  test('W22: both have such a pair: the ordinary order', () => {
    expect(homeTeam(RTP, unusual, unusual)).toBe('first');
    expect(homeTeam(RTP, usual, usual)).toBe('first');
    expect(declaresFirst(RTP, 2, { home: true, visitors: true }).team).toBe('home');
  });

  test('W22: T (EW open) keeps uv open and wx closed; O keeps ab and cd', () => {
    // Segment 1: uv and wx against ab and cd. T declares first in every segment.
    expect(first(RTP, VISITORS, 'uv-wx', 'ab-cd', 'uv-wx')).toEqual([]);
    expect(second(RTP, HOME, 'ab-cd', 'uv-wx', 'uv-wx', 'cd-ab')).toEqual([]);
    expect(second(RTP, HOME, 'ab-cd', 'uv-wx', 'uv-wx', 'ab-cd')).toHaveLength(2);
    // Segment 3: T keeps uv, brings yz for wx; cd met uv in the open room.
    expect(first(RTP, VISITORS, 'uv-wx', 'cd-ab', 'uv-yz')).toEqual([]);
    expect(second(RTP, HOME, 'cd-ab', 'uv-wx', 'uv-yz', 'cd-ab')).toEqual(['pairs-meet-again']);
    expect(second(RTP, HOME, 'cd-ab', 'uv-wx', 'uv-yz', 'ab-cd')).toEqual([]);
  });

  test('ROP 6.8 leaves it to the policy on systems', () => {
    expect(homeTeam(ROP, unusual, usual)).toBe('first');
    expect(declaresFirst(ROP, 2, { home: false, visitors: true }).team).toBe('home');
  });
});
