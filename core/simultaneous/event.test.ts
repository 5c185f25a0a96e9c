import { describe, expect, test } from 'vitest';
import { orThrow, seededNotForCompetition } from '../base/index.ts';
import { dealSet, printDeal } from '../game/index.ts';
import type {
  SimultaneousActing,
  SimultaneousCommand,
  SimultaneousCommandData,
  SimultaneousCommandType,
} from './command.ts';
import { decideSimultaneous } from './decide.ts';
import { embargoEnd, NO_SIMULTANEOUSES, type Simultaneouses, type SimultaneousPlan } from './event.ts';
import { evolveSimultaneous } from './evolve.ts';

const ID = 'a1b2c3d4e5f6';
const [BEFORE, EMBARGO, LATER, AFTER] = [
  '2026-03-14T12:00:00Z',
  '2026-03-14T23:00:00Z',
  '2026-03-15T23:00:00Z',
  '2026-03-16T12:00:00Z',
];
const PLAN: SimultaneousPlan = {
  name: 'Nowhere Simultaneous',
  date: '2026-03-14',
  boards: 2,
  method: 'matchpoints',
  profile: 'rtp-2014',
  embargoUntil: EMBARGO,
};
const ORGANISER: SimultaneousActing = { director: 'Olga Organizadora' };
const RITA: SimultaneousActing = { director: 'Rita Inventada' };
const DEALS = dealSet(2, seededNotForCompetition(17)).map((deal) => printDeal(deal));

let ids = 0;
function decided<T extends SimultaneousCommandType>(
  state: Simultaneouses,
  acting: SimultaneousActing,
  type: T,
  data: Omit<SimultaneousCommandData[T], 'simultaneous'>,
  time = BEFORE,
) {
  const command = { id: `c${++ids}`, type, data: { simultaneous: ID, ...data }, actor: 'x', time };
  return decideSimultaneous(state, acting, command as unknown as SimultaneousCommand);
}
function after<T extends SimultaneousCommandType>(
  state: Simultaneouses,
  acting: SimultaneousActing,
  type: T,
  data: Omit<SimultaneousCommandData[T], 'simultaneous'>,
  time = BEFORE,
): Simultaneouses {
  return orThrow(decided(state, acting, type, data, time))
    .map((fact) => ({ ...fact, time }))
    .reduce(evolveSimultaneous, state);
}
const codeOf = (...asked: Parameters<typeof decided>): string => {
  const decision = decided(...asked);
  return decision.ok ? 'done' : decision.error.code;
};

const planned = after(NO_SIMULTANEOUSES, ORGANISER, 'write-simultaneous', { plan: PLAN });
const sealed = after(planned, ORGANISER, 'seal-deals', { deals: DEALS });
const LISBOA = { club: 'Lisboa', tournament: 'abc', session: 1 };
const joined = after(sealed, RITA, 'join-simultaneous', LISBOA);
const opened = after(joined, 'server', 'open-deals', { club: 'Lisboa' });

describe('the organiser', () => {
  test('is the director who planned it: nobody else changes, seals, ends or writes', () => {
    for (const acting of [RITA, 'server', undefined] as const) {
      expect(codeOf(sealed, acting, 'write-simultaneous', { plan: PLAN })).toBe('not-for-you');
      expect(codeOf(sealed, acting, 'seal-deals', { deals: DEALS })).toBe('not-for-you');
      expect(codeOf(sealed, acting, 'end-embargo', {})).toBe('not-for-you');
      expect(codeOf(sealed, acting, 'write-booklet', { text: 'Board 1' })).toBe('not-for-you');
    }
    expect(codeOf(sealed, ORGANISER, 'write-booklet', { text: 'Board 1' })).toBe('done');
  });

  test('seals as many deals as there are boards, all of them other cards (Law 6), until a club has them', () => {
    expect(codeOf(planned, ORGANISER, 'seal-deals', { deals: DEALS.slice(1) })).toBe('other-number-of-deals');
    expect(codeOf(planned, ORGANISER, 'seal-deals', { deals: [DEALS[0]!, DEALS[0]!] })).toBe('deal-twice');
    expect(codeOf(planned, ORGANISER, 'seal-deals', { deals: [DEALS[0]!, 'N:AK'] })).toBe('not-a-deal');
    expect(codeOf(joined, ORGANISER, 'seal-deals', { deals: DEALS.toReversed() })).toBe('done');
    expect(codeOf(opened, ORGANISER, 'seal-deals', { deals: DEALS.toReversed() })).toBe('deals-out');
  });

  test('keeps the boards once sealed and the scoring once a club has joined', () => {
    const other = (change: Partial<SimultaneousPlan>) => ({ plan: { ...PLAN, ...change } });
    expect(codeOf(sealed, ORGANISER, 'write-simultaneous', other({ boards: 3 }))).toBe('deals-are-sealed');
    expect(codeOf(sealed, ORGANISER, 'write-simultaneous', other({ method: 'cross-imps' }))).toBe('done');
    expect(codeOf(joined, ORGANISER, 'write-simultaneous', other({ method: 'cross-imps' }))).toBe(
      'clubs-have-joined',
    );
  });
});

describe('the embargo ends everywhere', () => {
  const event = (state: Simultaneouses) => state.events.get(ID)!;

  test('at its time, and not before a club that plays later', () => {
    expect(embargoEnd(event(joined))).toBe(EMBARGO);
    const waits = after(joined, ORGANISER, 'let-play-later', { club: 'Lisboa', until: LATER });
    expect(embargoEnd(event(waits))).toBe(LATER);
    const left = after(waits, RITA, 'withdraw-club', { club: 'Lisboa', reason: 'No tables' });
    expect(embargoEnd(event(left))).toBe(EMBARGO);
    expect(codeOf(joined, ORGANISER, 'let-play-later', { club: 'Lisboa', until: BEFORE })).toBe('not-later');
  });

  test('before it only with a reason while a club has not begun', () => {
    expect(codeOf(joined, ORGANISER, 'end-embargo', {})).toBe('clubs-have-not-played');
    expect(codeOf(joined, ORGANISER, 'end-embargo', { reason: 'They were snowed in' })).toBe('done');
    const ended = after(opened, ORGANISER, 'end-embargo', {});
    expect(embargoEnd(event(ended))).toBe(BEFORE);
  });

  test('and then nobody joins, begins or is dealt anew (Law 16)', () => {
    expect(codeOf(sealed, RITA, 'join-simultaneous', LISBOA, AFTER)).toBe('embargo-over');
    expect(codeOf(joined, 'server', 'open-deals', { club: 'Lisboa' }, AFTER)).toBe('embargo-over');
    expect(codeOf(joined, ORGANISER, 'seal-deals', { deals: DEALS }, AFTER)).toBe('embargo-over');
    expect(codeOf(NO_SIMULTANEOUSES, ORGANISER, 'write-simultaneous', { plan: PLAN }, AFTER)).toBe(
      'embargo-over',
    );
  });
});

test('a club that withdrew comes back with the same session, under another name with another', () => {
  const left = after(joined, RITA, 'withdraw-club', { club: 'Lisboa', reason: 'A mistake' });
  expect(codeOf(left, RITA, 'join-simultaneous', LISBOA)).toBe('done');
  expect(codeOf(left, RITA, 'join-simultaneous', { ...LISBOA, tournament: 'def' })).toBe('club-withdrew');
  expect(codeOf(left, RITA, 'take-deals', { club: 'Lisboa' })).toBe('no-such-club');
});

test('Law 16: that a director who may know the cards plays is told by the server, once, until the embargo is over', () => {
  const at = { club: 'Lisboa', at: 'Porto' };
  expect(codeOf(opened, ORGANISER, 'tell-who-plays', at)).toBe('not-for-you');
  expect(codeOf(opened, 'server', 'tell-who-plays', at, AFTER)).toBe('embargo-over');
  const told = after(opened, 'server', 'tell-who-plays', at);
  expect(told.events.get(ID)!.clubs.get('Lisboa')!.directorPlaysAt).toBe('Porto');
  expect(decided(told, 'server', 'tell-who-plays', { ...at, at: 'Braga' })).toEqual({ ok: true, value: [] });
});

test('every fact makes the same of the record again', () => {
  expect(opened.events.get(ID)).toMatchObject({ organiser: 'Olga Organizadora', deals: DEALS });
  expect(opened.events.get(ID)!.clubs.get('Lisboa')).toEqual({
    ...LISBOA,
    director: 'Rita Inventada',
    joinedAt: BEFORE,
    openedAt: BEFORE,
  });
});
