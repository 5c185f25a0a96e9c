import type { GroupsView } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { firstGroups, groupsFrom, planOfGroups, wishesOf } from './groups-draft.ts';

const view: GroupsView = {
  phase: 2,
  groups: [{ section: 'A', contestants: ['1', '2'] }],
  method: 'by-place',
  exchanges: [],
  rematches: [],
  overfull: [],
  left: [],
  alone: [],
  exempt: [],
  toPlayOff: [],
};
const draft = firstGroups('lots');

test('the first phase spreads everybody, a later one goes by place with as many as go on', () => {
  expect(wishesOf({ ...draft, goOn: '8' }, false)).toEqual({ groups: 1, way: 'spread', seed: 'lots' });
  expect(wishesOf({ ...draft, goOn: '8' }, true)).toMatchObject({ way: 'by-place', goOn: 8 });
});

test('RTP 3.6.3: teams of one region are spread where the organiser says so, of one club otherwise; never by place', () => {
  expect(wishesOf({ ...draft, byRegion: true }, false).spread).toBe('region');
  expect(wishesOf(draft, false).spread).toBeUndefined();
  expect(wishesOf({ ...draft, byRegion: true }, true).spread).toBeUndefined();
});

test('RTP 3.1.3.2: half of the points come along from the phase before, and none into the first', () => {
  const half = { ...draft, carried: '50' };
  expect(planOfGroups(half, view).carryOver).toMatchObject({ from: 1, share: '50/100' });
  expect(planOfGroups(half, { ...view, phase: 1 }).carryOver).toBeUndefined();
  expect(planOfGroups({ ...draft, carried: '101' }, view).carryOver).toBeUndefined();
});

test('ROP 6.5: what lots were drawn from is recorded, and only then', () => {
  expect(planOfGroups({ ...draft, byLot: true }, view).seed).toBe('lots');
  expect(planOfGroups(draft, { ...view, method: 'pots' }).seed).toBe('lots');
  expect(planOfGroups(draft, view).seed).toBeUndefined();
});

test('planned anew, everything that was decided is ticked still (ROP 6.3, 6.5)', () => {
  const decided = {
    ...draft,
    byLot: true,
    championship: true,
    exempt: ['3'],
    absent: ['2'],
  };
  const first = { ...view, phase: 1, method: 'serpentine', exempt: ['3'], numbers: ['2', '3', '1'] } as const;
  const planned = planOfGroups(decided, first);
  expect(groupsFrom({ ...first, planned }, 3, firstGroups('other'))).toEqual({ ...decided, way: 'spread' });
  expect(groupsFrom(first, 3, draft)).toBe(draft);
});

test('planned anew, a later phase goes by place, with as many as go on and what comes along', () => {
  const decided = { ...draft, goOn: '2', carried: '25', among: true };
  const planned = planOfGroups(decided, view);
  expect(groupsFrom({ ...view, planned }, 4, draft)).toEqual(decided);
  expect(groupsFrom({ ...view, planned }, 2, draft).goOn).toBe('');
});

test('groups from pots have a seed without their numbers being drawn', () => {
  const pots = { ...view, phase: 1, method: 'pots' } as const;
  const planned = planOfGroups(draft, pots);
  expect(groupsFrom({ ...pots, planned }, 2, draft)).toMatchObject({ byLot: false, seed: 'lots' });
});
