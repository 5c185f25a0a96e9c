import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fraction, orThrow } from '../../base/index.ts';
import { MATCHPOINTS, type Penalty, penaltyPoints } from '../../scoring/index.ts';
import { F } from '../../scoring/testing/lines.ts';
import { penaltiesOf, proposePenalty } from '../penalty-table.ts';
import { OFFENCE_COMPETITIONS, type Offence } from '../penalty-tariff.ts';
import {
  RTP_2014_PENALTIES,
  type RtpOffence,
  rtpDevicesForbidden,
  rtpStrengtheningPenalty,
} from './penalties.ts';

const propose = (kind: RtpOffence, rest: Partial<Offence> = {}) =>
  orThrow(proposePenalty(RTP_2014_PENALTIES, { competition: 'pairs', repetition: 1, ...rest, kind }));

/** What is proposed, briefly: `warning`, `procedural 20 percent-of-top`. */
const brief = (kind: RtpOffence, rest: Partial<Offence> = {}): string[] =>
  propose(kind, rest).measures.map((measure) =>
    'value' in measure ? `${measure.form} ${measure.value} ${measure.unit}` : measure.form,
  );

/** Matchpoints off a session whose boards have a top of 24. */
function matchpointsOff(penalties: readonly Penalty[]): Fraction {
  const scale = { method: MATCHPOINTS, top: 24, pointsPerImp: 1 };
  return Fraction.sum(penalties.map((penalty) => orThrow(penaltyPoints(penalty, scale))));
}

describe('RTP 2.1.11.2: late or slow', () => {
  test('P01: first time, 4 minutes, no board lost: a warning', () => {
    expect(brief('late-or-slow', { minutes: 4 })).toEqual(['warning']);
    expect(propose('late-or-slow', { minutes: 4 }).notes).toEqual([]);
  });

  test('P02: first time, two boards lost: a warning and 4.8 matchpoints of a top of 24, 6 IMPs in teams', () => {
    const proposal = propose('late-or-slow', { boardsLost: 2 });
    expect(brief('late-or-slow', { boardsLost: 2 })).toEqual(['warning', 'procedural 20 percent-of-top']);
    expect(matchpointsOff(penaltiesOf(proposal, 'N1'))).toEqual(F('4.8'));
    expect(brief('late-or-slow', { boardsLost: 2, competition: 'teams' })).toEqual([
      'warning',
      'procedural 6 imps',
    ]);
  });

  test('P03: second time, two boards lost: 7.2 matchpoints, 9 IMPs in teams and in IMP pairs', () => {
    const again = { boardsLost: 2, repetition: 2 };
    expect(matchpointsOff(penaltiesOf(propose('late-or-slow', again), 'N1'))).toEqual(F('7.2'));
    expect(brief('late-or-slow', { ...again, competition: 'teams' })).toEqual(['procedural 9 imps']);
    expect(brief('late-or-slow', { ...again, competition: 'imp-pairs' })).toEqual(['procedural 9 imps']);
  });

  test('first time, over 5 minutes and no board lost: a warning, and the director is told that he may do more', () => {
    const { measures, notes } = propose('late-or-slow', { minutes: 6 });
    expect(measures).toEqual([{ form: 'warning' }]);
    expect(notes).toEqual([expect.stringContaining('procedural penalty instead')]);
  });

  test('RTP 2.2.3.2, 2.3.5: pairs from 20 minutes, teams over 30', () => {
    expect(brief('late-or-slow', { minutes: 19 })).toEqual(['warning']);
    expect(brief('late-or-slow', { minutes: 20 })).toEqual(['warning', 'decision']);
    expect(brief('late-or-slow', { minutes: 30, competition: 'teams' })).toEqual(['warning']);
    expect(brief('late-or-slow', { minutes: 31, competition: 'teams' })).toEqual(['warning', 'decision']);
  });

  test('the sentence names the offence, the measure, the bearer and the clause', () => {
    expect(propose('late-or-slow', { boardsLost: 2, repetition: 2 }).sentence).toBe(
      'Late arrival or slow play, time 2 (RTP 2.1.11.2): a penalty of 30% of a top for the pair at fault.',
    );
  });
});

describe('RTP 2.1.11.2: the running of the event', () => {
  test('P04: two hands exchanged: a procedural penalty at once', () => {
    expect(brief('hands-exchanged')).toEqual(['procedural 10 percent-of-top']);
    expect(brief('hands-exchanged', { competition: 'teams' })).toEqual(['procedural 3 imps']);
  });

  test.each<RtpOffence>([
    'not-shuffled-or-misduplicated',
    'score-missing-or-wrong',
    'cards-missing',
    'board-rotated-90',
    'board-rotated-180',
    'movement-or-transfer',
    'cards-not-counted',
    'travellers-exchanged',
  ])('%s: a warning, then 10%% of a top', (kind) => {
    expect(brief(kind)).toEqual(['warning']);
    expect(brief(kind, { repetition: 2 })).toEqual(['procedural 10 percent-of-top']);
    expect(propose(kind, { repetition: 2 }).mayBeAppealed).toBe(true);
  });

  test('a board turned falls on North–South; a hand not shuffled on both', () => {
    expect(propose('board-rotated-90').bearer).toBe('NS');
    expect(propose('not-shuffled-or-misduplicated').bearer).toBe('both');
  });

  test.each<RtpOffence>(['card-face-up', 'leaving-table'])(
    '%s: only if it did harm, which is asked',
    (kind) => {
      expect(brief(kind, { harm: true })).toEqual(['warning']);
      expect(brief(kind, { harm: false })).toEqual([]);
      expect(proposePenalty(RTP_2014_PENALTIES, { kind, competition: 'pairs', repetition: 1 }).ok).toBe(
        false,
      );
    },
  );
});

describe('RTP 2.1.11.3: the Laws and regulations', () => {
  test('P05: a deliberate irregularity, second time: out, in the report, no appeal', () => {
    const proposal = propose('deliberate-irregularity', { repetition: 2 });
    expect(proposal.measures).toEqual([{ form: 'suspension' }]);
    expect(proposal).toMatchObject({ clause: 'RTP 2.1.11.3', report: true, mayBeAppealed: false });
  });

  test('a system not permitted: a warning, or a penalty at once for those who should have known', () => {
    expect(brief('system-not-permitted')).toEqual(['warning']);
    expect(brief('system-not-permitted', { shouldHaveKnown: true })).toEqual([
      'procedural 10 percent-of-top',
    ]);
  });

  test('misleading an opponent on purpose is disciplinary from the first time', () => {
    expect(brief('deliberate-deception')).toEqual(['disciplinary 10 percent-of-top']);
    expect(brief('deliberate-deception', { repetition: 2 })).toEqual(['disciplinary 10 percent-of-top']);
  });

  test('a repetition may cost more: the director is told', () => {
    expect(propose('failure-to-alert', { repetition: 3 }).notes).toEqual([
      expect.stringContaining('may grow'),
    ]);
  });
});

describe('RTP 2.1.11.4: conduct', () => {
  test('P06: a phone 3 minutes before the start: devices are forbidden from 5 (RTP 3.4), a disciplinary penalty', () => {
    expect([6, 5, 3, 0].map(rtpDevicesForbidden)).toEqual([false, true, true, true]);
    expect(brief('electronic-device')).toEqual(['disciplinary 10 percent-of-top']);
    expect(propose('electronic-device').clause).toContain('RTP 3.4');
  });

  test('P07, RTP 3.8.1: no appeal against a disciplinary penalty', () => {
    const proposal = propose('shouting', { competition: 'teams' });
    expect(proposal.measures).toEqual([{ form: 'disciplinary', unit: 'imps', value: F('3') }]);
    expect(proposal.mayBeAppealed).toBe(false);
    expect(proposal.notes).toContain('No appeal lies against a disciplinary penalty.');
  });

  test.each<[RtpOffence, string, string]>([
    ['deliberate-breach', 'disciplinary 10 percent-of-top', 'suspension'],
    ['rude-to-partner', 'warning', 'disciplinary 10 percent-of-top'],
    ['insulting-others', 'disciplinary 10 percent-of-top', 'disciplinary 10 percent-of-top'],
    ['contesting-rulings', 'warning', 'disciplinary 10 percent-of-top'],
    ['violence', 'suspension', 'suspension'],
    ['long-post-mortem', 'warning', 'disciplinary 10 percent-of-top'],
    ['smoking', 'disciplinary 10 percent-of-top', 'disciplinary 10 percent-of-top'],
  ])('%s: %s, then %s, always in the report', (kind, first, next) => {
    expect([brief(kind), brief(kind, { repetition: 2 })]).toEqual([[first], [next]]);
    expect(propose(kind).report).toBe(true);
  });
});

describe('RTP 3.6.4: a new player who raises the value index', () => {
  const change = { before: 305, after: 340, seriesByValueIndex: true, swiss: false };

  test('I13: from 305 to 340: 0.35 VPs proposed in each match, 1.05 in three', () => {
    const [measure] = rtpStrengtheningPenalty(change).measures;
    expect(measure).toEqual({ form: 'procedural', unit: 'vps', value: F('0.35') });
    expect(measure !== undefined && 'value' in measure && measure.value.times(3)).toEqual(F('1.05'));
  });

  test('W25(g): from 300 to 318: 0.18 VPs', () => {
    const { measures } = rtpStrengtheningPenalty({ ...change, before: 300, after: 318 });
    expect(measures).toEqual([{ form: 'procedural', unit: 'vps', value: F('0.18') }]);
  });

  test('I14: nothing in a Swiss (RTP 3.6.12.3), in series not formed by it, or when it does not rise', () => {
    expect(rtpStrengtheningPenalty({ ...change, swiss: true })).toMatchObject({
      measures: [],
      clause: 'RTP 3.6.12.3',
    });
    expect(rtpStrengtheningPenalty({ ...change, seriesByValueIndex: false }).measures).toEqual([]);
    expect(rtpStrengtheningPenalty({ ...change, after: 290 }).measures).toEqual([]);
  });
});

test('RTP 2.1.11.1: every row proposes something for every repetition, and points only of the usual size', () => {
  const kinds = Object.keys(RTP_2014_PENALTIES.rows.pairs) as RtpOffence[];
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.constantFrom(...OFFENCE_COMPETITIONS),
      fc.integer({ min: 1, max: 100 }),
      (kind, competition, repetition) => {
        const { measures, mayBeAppealed } = propose(kind, { competition, repetition, harm: true });
        expect(measures).toHaveLength(1);
        const [measure] = measures;
        if (measure !== undefined && 'value' in measure) {
          expect(measure.value).toEqual(competition === 'pairs' ? F('10') : F('3'));
        }
        expect(mayBeAppealed).toBe(measure?.form === 'warning' || measure?.form === 'procedural');
      },
    ),
  );
});
