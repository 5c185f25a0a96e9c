import type { EventPlan } from 'naipe/federation';
import { expect, test } from 'vitest';
import { limitsIn, planOf, typedPlan } from './typed-plan.ts';

const PLAN: Required<EventPlan> = {
  name: 'National teams',
  profile: 'rop',
  kind: 'team',
  types: ['mixed', 'junior' as const],
  level: 'national',
  official: true,
  championship: true,
  festival: true,
  region: 'Norte',
  club: 'NOW',
  from: '2026-05-10',
  to: '2026-05-11',
  startsAt: '2026-05-10T14:00:00.000Z',
  entriesUntil: '2026-05-01T20:00:00.000Z',
  confirmUntil: '2026-05-05T20:00:00.000Z',
  defencesUntil: '2026-05-09T20:00:00.000Z',
  places: 16,
  fee: 12.5,
  format: 'swiss',
  handicap: true,
  systems: { colours: ['green', 'blue'], brown: false },
  goesOn: { into: 3, places: 4 },
  reserves: 'by-place',
  carryOver: { share: '1/4', toNearest: '0.01' },
  ownCardAllowed: true,
  cardsWaived: true,
  seriesByIndex: true,
  points: [48, 36.5],
  limits: [{ since: '2025-01-01', senior: 62 }],
  stated: { place: 'Nowhere' },
  approval: 'Letter 3',
  delegated: { to: 'Club B', year: 2025, share: '0.3' },
  bids: [{ by: 'Club B', share: '0.3' }],
  homologationFee: 80,
  deposit: 50,
  directors: [7, 8],
  authorised: 'Letter 4',
};
const DIRECTORS = [
  { number: 7, name: 'Seven Nobody' },
  { number: 8, name: 'Eight Nobody' },
];

test('a plan that is opened and saved is the same, to its last item', () => {
  expect(planOf(PLAN, typedPlan(PLAN, DIRECTORS))).toEqual(PLAN);
});

test('what is emptied is stated no more; shares are read as per cent too', () => {
  const { name, profile, kind, types, level, from, to, stated } = PLAN;
  const bare: EventPlan = { name, profile, kind, types, level, from, to, stated };
  expect(planOf(bare, typedPlan(bare, []))).toEqual(bare);
  const typed = { ...typedPlan(bare, []), bids: 'Club A; 27,5 %\nnobody\nClub B; 1/3' };
  expect(planOf(bare, typed).bids).toEqual([
    { by: 'Club A', share: '0.2750' },
    { by: 'Club B', share: '1/3' },
  ]);
});

test('RTP 3.1.1: age limits are typed a line for each redefinition, in any order; what cannot be read is said', () => {
  const typed = typedPlan(PLAN, []);
  expect(typed.limits).toBe('2025-01-01; ; ; 62');
  expect(limitsIn('2029-01-01; 20; 25; 65\n\n2027-01-01;;26')).toEqual([
    { since: '2027-01-01', junior: 26 },
    { since: '2029-01-01', youth: 20, junior: 25, senior: 65 },
  ]);
  expect(limitsIn('')).toEqual([]);
  for (const unclear of [
    '2027',
    '2027-02-31; 20',
    '2027-01-01',
    '2027-01-01; young',
    '2027-01-01; 1; 2; 3; 4',
  ])
    expect(limitsIn(unclear), unclear).toBeUndefined();
  expect(planOf(PLAN, { ...typed, limits: '' }).limits).toBeUndefined();
});

test('directors stand once, whatever boxes are empty', () => {
  const [seven, eight] = DIRECTORS;
  const typed = { ...typedPlan(PLAN, []), directors: [undefined, eight, seven, eight, undefined] };
  expect(planOf(PLAN, typed).directors).toEqual([8, 7]);
});
