import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { penaltyWhereVpsAreWon } from '../../scoring/index.ts';
import { F, fractions } from '../../scoring/testing/lines.ts';
import { penaltiesOf, proposePenalty } from '../penalty-table.ts';
import type { Offence } from '../penalty-tariff.ts';
import { ROP_6_10, ROP_PENALTIES, type RopOffence } from './penalties.ts';
import { ROP_TEAMS } from './teams.ts';

type Said = Partial<Offence>;

const propose = (kind: RopOffence, said: Said = {}) =>
  orThrow(proposePenalty(ROP_PENALTIES, { competition: 'pairs', repetition: 1, ...said, kind }));

const inTeams = (kind: RopOffence, said: Said = {}) => propose(kind, { ...said, competition: 'teams' });

/** `warning`, `10%`, `6 IMPs`, `may eliminate …`. */
const brief = ({ measures }: ReturnType<typeof propose>): string =>
  measures
    .map((measure) => {
      if ('value' in measure)
        return `${measure.value}${measure.unit === 'percent-of-top' ? '%' : ` ${measure.unit}`}`;
      return measure.form;
    })
    .join(' + ');

/** IMPs charged, and the VPs that they cost in a pool. */
const charged = (proposal: ReturnType<typeof propose>) => {
  const [first] = penaltiesOf(proposal, 'A').filter(({ amount }) => amount !== 'warning');
  const imps = first !== undefined && first.amount !== 'warning' ? first.amount.value : F('0');
  return { imps, vps: imps.over(ROP_6_10.impsPerVp) };
};

describe('ROP 9.1: pairs', () => {
  test('P08: late 5, 6, 10, 11, 15, 16, 20, 21 minutes', () => {
    const minutes = [5, 6, 10, 11, 15, 16, 20, 21];
    expect(minutes.map((late) => brief(propose('late', { minutes: late })))).toEqual([
      'warning',
      '10%',
      '10%',
      '30%',
      '30%',
      '50%',
      '50%',
      'decision',
    ]);
    expect(propose('late', { minutes: 21 }).sentence).toBe(
      'Late arrival, first time (ROP 9.1): the director may eliminate the pair and reorganise the field (ROP 5.4).',
    );
  });

  test('P09: slow play, first to sixth time', () => {
    const times = [1, 2, 3, 4, 5, 6];
    expect(times.map((repetition) => brief(propose('slow-play', { repetition })))).toEqual([
      'warning',
      '10%',
      '20%',
      '40%',
      '80%',
      '160%',
    ]);
  });

  test('P10: cards miscounted with harm, first to third time; nothing without', () => {
    const count = (repetition: number) => brief(propose('cards-not-counted', { repetition, harm: true }));
    expect([1, 2, 3].map(count)).toEqual(['10%', '20%', '40%']);
    expect(brief(propose('cards-not-counted', { harm: false }))).toBe('');
  });

  test('charged for each board: two leads missing, two boards misduplicated', () => {
    expect(brief(propose('lead-card', { boards: 2 }))).toBe('20%');
    expect(propose('lead-card').bearer).toBe('NS');
    expect(brief(propose('duplication-error', { boards: 2 }))).toBe('60%');
    expect(propose('duplication-error').bearer).toBe('both');
  });

  test('a board turned 90° stands and costs North–South 20%; turned 180°, a warning and then always 10%', () => {
    expect(propose('board-rotated-90')).toMatchObject({ bearer: 'NS', board: 'stands' });
    expect(brief(propose('board-rotated-90'))).toBe('20%');
    const turned = (repetition: number) => brief(propose('board-rotated-180', { repetition }));
    expect([1, 2, 3].map(turned)).toEqual(['warning', '10%', '10%']);
  });

  test('a psychic understanding: from 20 to 100%, as the director sees fit', () => {
    expect(propose('psychic-understanding').measures).toEqual([
      { form: 'range', unit: 'percent-of-top', from: F('20'), to: F('100') },
    ]);
    expect(penaltiesOf(propose('psychic-understanding'), 'N1')).toEqual([]);
  });

  test('ROP 5.12: travellers taken away again may disqualify', () => {
    expect(brief(propose('travellers-removed'))).toBe('10%');
    expect(brief(propose('travellers-removed', { repetition: 2 }))).toBe('10% + decision');
  });

  test.each<[RopOffence, string]>([
    ['result-missing', '30%'],
    ['unauthorised-information', '10%'],
    ['duplication-not-checked', '20%'],
    ['travellers-exchanged', '40%'],
    ['not-shuffled', '20%'],
    ['cards-visible', '30%'],
    ['discussion-with-cards', '10%'],
    ['board-transfer', '30%'],
    ['pair-movement', '20%'],
    ['cards-misplaced', '10%'],
    ['score-card-shown', '20%'],
    ['score-card-looked-at', '50%'],
  ])('%s: %s', (kind, expected) => {
    expect(brief(propose(kind, { harm: true }))).toBe(expected);
  });

  test('a convention card: a warning, then 50%', () => {
    expect([1, 2, 3].map((repetition) => brief(propose('convention-card', { repetition })))).toEqual([
      'warning',
      '50%',
      '50%',
    ]);
  });
});

describe('ROP 9.2: teams', () => {
  test('P11: a pool match late 5, 6, 10, 11, 20, 25, 40 minutes', () => {
    const late = [5, 6, 10, 11, 20, 25, 40].map((minutes) => inTeams('late-pool', { minutes }));
    expect(late.map((proposal) => charged(proposal).imps)).toEqual(
      fractions('0', '6', '6', '12', '18', '24', '24'),
    );
    expect(late.map((proposal) => charged(proposal).vps)).toEqual(
      fractions('0', '1', '1', '2', '3', '4', '4'),
    );
    expect(late.map(brief)[4]).toBe('18 imps');
    expect(late.map(brief)[5]).toBe('24 imps + decision');
  });

  test('P12: a knock-out match late 5, 6, 12 minutes: 0, 2, 8 IMPs', () => {
    const imps = [5, 6, 12].map((minutes) => charged(inTeams('late-knockout', { minutes })).imps);
    expect(imps).toEqual(fractions('0', '2', '8'));
  });

  test('P13: a segment ends 16 minutes late: 18 IMPs, 9 for each team if the blame is not known', () => {
    const unknown = inTeams('slow-play', { minutes: 16 });
    expect(unknown.bearer).toBe('both');
    expect(charged(unknown)).toEqual({ imps: F('9'), vps: F('1.5') });
    const most = inTeams('slow-play', { minutes: 16, blame: F('2/3') });
    expect(most.bearer).toBe('offender');
    expect(charged(most).imps).toEqual(F('12'));
    expect(inTeams('slow-play', { minutes: 16, blame: F('0') }).measures).toEqual([]);
  });

  test('P14: a board turned 90° in the second room is cancelled and costs 6 IMPs, 1 VP', () => {
    const proposal = inTeams('board-rotated-90-second-room');
    expect(proposal.board).toBe('cancelled');
    expect(charged(proposal)).toEqual({ imps: F('6'), vps: F('1') });
  });

  test('P15: other faults, first to fourth time: a warning, 3, 6, 12 IMPs', () => {
    const times = [1, 2, 3, 4].map((repetition) => inTeams('other', { repetition }));
    expect(times.map(brief)).toEqual(['warning', '3 imps', '6 imps', '12 imps']);
    expect(times.map((proposal) => charged(proposal).vps)).toEqual(fractions('0', '0.5', '1', '2'));
  });

  test('P16, ROP 6.11: a false excuse costs 24 IMPs, 4 VPs', () => {
    expect(inTeams('false-excuse').clause).toBe('ROP 6.11');
    expect(charged(inTeams('false-excuse'))).toEqual({ imps: F('24'), vps: F('4') });
  });

  test('ROP 6.13: wrong seats cost 1 VP; ROP 6.8: a line-up out of order is for the director', () => {
    expect(brief(inTeams('wrong-seats'))).toBe('1 vps');
    expect(brief(inTeams('line-up'))).toBe('decision');
  });

  test.each<[RopOffence, string]>([
    ['cards-not-delivered', '6 imps'],
    ['unauthorised-information', '3 imps'],
    ['movement-transfer-or-entry', '3 imps'],
    ['opponents-cards-before-play', '6 imps'],
    ['opponents-cards-after-play', '3 imps'],
    ['convention-card', 'warning'],
    ['not-all-dealt', '3 imps'],
    ['board-not-replaceable', '6 imps'],
    ['board-replaceable', '3 imps'],
    ['board-rotated-90-first-room', '3 imps'],
    ['board-rotated-180', 'warning'],
    ['cards-turned', '6 imps'],
    ['cards-exchanged-same-side', '12 imps'],
    ['score-sheet', '3 imps'],
    ['leaving-room', '6 imps'],
  ])('%s: %s', (kind, expected) => {
    expect(brief(inTeams(kind))).toBe(expected);
  });

  test('a convention card again: 12 IMPs; a board turned 180° again: 3', () => {
    expect(brief(inTeams('convention-card', { repetition: 2 }))).toBe('12 imps');
    expect(brief(inTeams('board-rotated-180', { repetition: 2 }))).toBe('3 imps');
  });
});

describe('ROP 6.10: 3 IMPs of penalty', () => {
  const penalties = penaltiesOf(inTeams('score-sheet'), 'A');

  test('half a VP in a pool, 3 IMPs in a knock-out', () => {
    expect(penalties.map((penalty) => penaltyWhereVpsAreWon(penalty, ROP_TEAMS.match).amount)).toEqual([
      { unit: 'vps', value: F('1/2') },
    ]);
    expect(penalties.map(({ amount }) => amount)).toEqual([{ unit: 'imps', value: F('3') }]);
  });

  test('a warning stays one', () => {
    const warned = penaltiesOf(inTeams('other'), 'A');
    expect(warned.map((penalty) => penaltyWhereVpsAreWon(penalty, ROP_TEAMS.match).amount)).toEqual([
      'warning',
    ]);
  });
});

test('ROP 4.14: penalties may be appealed', () => {
  expect(propose('score-card-looked-at').mayBeAppealed).toBe(true);
});

describe('what cannot be proposed', () => {
  const refusal = (kind: RopOffence, said: Said) => {
    const proposal = proposePenalty(ROP_PENALTIES, { competition: 'pairs', repetition: 1, ...said, kind });
    return proposal.ok ? undefined : proposal.error.message;
  };

  test('an offence of teams among pairs, and IMP pairs, which ROP 9 does not know', () => {
    expect(refusal('leaving-room', {})).toContain('sets no penalty');
    expect(refusal('late', { competition: 'imp-pairs', minutes: 7 })).toContain('IMP pairs');
    expect(refusal('constructor' as RopOffence, {})).toContain('sets no penalty');
  });

  test('minutes and harm are asked where they count', () => {
    expect(refusal('late', {})).toContain('how many minutes');
    expect(refusal('cards-not-counted', {})).toContain('Say whether it did harm');
  });

  test.each<Said>([
    { repetition: 0 },
    { repetition: 1.5 },
    { repetition: 101 },
    { minutes: -1 },
    { boards: 0.5 },
    { boardsLost: -1 },
    { blame: F('3/2') },
  ])('figures that cannot be: %o', (said) => {
    expect(refusal('other', said)).toBeDefined();
  });
});
