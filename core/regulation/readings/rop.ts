import { ok } from '../../base/index.ts';
import {
  figure,
  LEAGUE_STEPS,
  type PairsEvent,
  type TieBreakLadder,
  type VpScale,
} from '../../scoring/index.ts';
import { nearestColumn } from '../../scoring/vp/index.ts';
import type { Minimum } from '../minimum.ts';
import type { RegulationProfile } from '../profile.ts';
import { ropWithAwards } from '../rop/absences.ts';
import { ROP_MINI_TOURNAMENT } from '../rop/pairs-ties.ts';
import { ROP_POOL_TIE_BREAK } from '../rop/team-ties.ts';
import { asTaken, type Reading } from './reading.ts';
import { withPenaltyRow } from './rtp.ts';

const ROP = ['rop'] as const;

type Awards = RegulationProfile['scoring']['awards'];

const withAwards = (profile: RegulationProfile, change: (awards: Awards) => Awards): RegulationProfile => ({
  ...profile,
  scoring: { ...profile.scoring, awards: change(profile.scoring.awards) },
});

type Ladder = TieBreakLadder<PairsEvent>;

/** Ties of pairs, counted or broken in another way. */
const withTies = (profile: RegulationProfile, change: (ladder: Ladder) => Ladder): RegulationProfile => {
  const { tieBreak } = profile;
  return tieBreak === undefined ? profile : { ...profile, tieBreak: (event) => change(tieBreak(event)) };
};

/** Boards that the tied played in opposite lines are compared by what they were worth. */
const acrossLines = (ladder: Ladder): Ladder => ({
  ...ladder,
  steps: ladder.steps.map((step) =>
    step.code === ROP_MINI_TOURNAMENT.apart.code ? ROP_MINI_TOURNAMENT.across : step,
  ),
});

/** Nothing excuses too few boards of an event; of a player force majeure does. */
const playerAlone = (minimums: readonly Minimum[]): readonly Minimum[] =>
  minimums.flatMap(({ boards, player, ...rest }) => [
    ...(boards === undefined ? [] : [{ ...rest, boards, departed: 'never' as const }]),
    ...(player === undefined ? [] : [{ ...rest, player }]),
  ]);

const withScale = (profile: RegulationProfile, change: (scale: VpScale) => VpScale): RegulationProfile => {
  const { teams } = profile;
  return { ...profile, teams: { ...teams, match: { ...teams.match, scale: change(teams.match.scale) } } };
};

/** Of two columns as near as each other, the one with fewer boards. */
const smallerOf = (scale: VpScale): VpScale => ({
  ...scale,
  withoutColumn: (boards) => {
    const column = nearestColumn([...scale.columns].reverse(), boards);
    const check = `ROP 11 has no column for ${boards} boards; the nearest, ${column}, was used.`;
    return ok({ column, check });
  },
});

function beatenInVps(profile: RegulationProfile): RegulationProfile {
  const { ties } = profile.teams;
  const steps = ROP_POOL_TIE_BREAK.steps.map((step) =>
    step.code === 'beat-all-tied' ? LEAGUE_STEPS.beatAllTiedIfSeveral(step.clause, 'vps') : step,
  );
  const teams = { ...ties.teams, roundRobin: { ...ROP_POOL_TIE_BREAK, steps } };
  return { ...profile, teams: { ...profile.teams, ties: { ...ties, teams } } };
}

/** Rows that charge for every five minutes. */
const BY_BLOCKS = ['late-pool', 'slow-play'] as const;

/** What the ROP leaves open. */
export const ROP_READINGS: readonly Reading[] = [
  {
    id: 'late-over-20',
    profiles: ROP,
    clause: 'ROP 5.4, 9.1',
    question: 'What does a pair pay that comes after more than 20 minutes and is not eliminated?',
    taken: 'The director decides: the table ends at 20 minutes.',
    by: 'measuresOf',
    ways: {
      'director-decides': asTaken,
      'as-16-to-20': (profile) =>
        withPenaltyRow(profile, 'late', (row) =>
          row.tariff?.by === 'bands'
            ? {
                ...row,
                tariff: {
                  ...row.tariff,
                  bands: row.tariff.bands.map((band, at, all) =>
                    at === all.length - 1 ? { ...band, upTo: Number.POSITIVE_INFINITY } : band,
                  ),
                },
              }
            : row,
        ),
    },
  },
  {
    id: 'B12',
    profiles: ROP,
    clause: 'ROP 5.8',
    question: 'A result alone in its group: 60% to both, and Law 88?',
    taken: '60% to both; Law 88 is for the director to give.',
    by: 'ROP_PAIRS_SCORING',
    ways: {
      'sixty-both': asTaken,
      'law-88': (profile) => ({
        ...profile,
        scoring: {
          ...profile.scoring,
          groups: {
            ...profile.scoring.groups,
            alone: {
              clause: 'ROP 5.8, Law 88',
              percent: figure(60, 'if-higher'),
              imps: figure(3),
              over: 'tournament',
            },
          },
        },
      }),
    },
  },
  {
    id: 'B15',
    profiles: ROP,
    clause: 'ROP 5.12, 5.13, 9.1',
    question: 'What is the tournament average?',
    taken: 'The pair’s own percentage in the tournament, as 5.8 uses the words.',
    by: 'ROP_PAIRS_SCORING',
    ways: {
      own: asTaken,
      fifty: (profile) =>
        withAwards(profile, (awards) => ({
          ...awards,
          'own-average': { ...awards['own-average'], percent: figure(50), imps: figure(0) },
          omitted: {
            ...awards.omitted,
            percent: { ...awards.omitted.percent, own: 'ignored' },
            imps: { ...awards.omitted.imps, own: 'ignored' },
          },
        })),
    },
  },
  {
    id: 'B01',
    profiles: ROP,
    clause: 'ROP 9.2',
    question: 'For every 5 minutes: those begun, or those completed?',
    taken: 'Those begun, on completed minutes.',
    by: 'measuresOf',
    ways: {
      begun: asTaken,
      completed: (profile) =>
        BY_BLOCKS.reduce(
          (read, kind) =>
            withPenaltyRow(read, kind, (row) =>
              row.tariff?.by === 'overtime'
                ? { ...row, tariff: { ...row.tariff, blocks: 'completed' } }
                : row,
            ),
          profile,
        ),
    },
  },
  {
    id: 'B02',
    profiles: ROP,
    clause: 'ROP 9.2',
    question: 'A knock-out match that begins up to 5 minutes late.',
    taken: 'Nothing within the 5 minutes.',
    by: 'measuresOf',
    ways: {
      'nothing-within-5': asTaken,
      'from-the-first': (profile) =>
        withPenaltyRow(profile, 'late-knockout', (row) =>
          row.tariff?.by === 'overtime' ? { ...row, tariff: { ...row.tariff, free: 0, start: 0 } } : row,
        ),
    },
  },
  {
    id: 'B03',
    profiles: ROP,
    clause: 'ROP 6.17',
    question: 'A no-show before the first third of the event.',
    taken: '18 VPs, shown to the director: the text speaks of later ones alone.',
    by: 'ropAbsence',
    ways: {
      eighteen: asTaken,
      'best-of-three': (profile) => ({
        ...profile,
        teams: {
          ...profile.teams,
          settled: (league, plan) => ropWithAwards(league, plan, 'best-of-three'),
        },
      }),
    },
  },
  {
    id: 'reserve-results',
    profiles: ROP,
    clause: 'ROP 5.4',
    question: 'A late pair has its place again: whose are the results of the reserve?',
    taken:
      'The reserve’s, who plays out of competition from then on; the pair is scored on the boards it played.',
    by: 'takePlace',
    ways: {
      reserve: asTaken,
      pair: (profile) =>
        profile.absence === undefined
          ? profile
          : {
              ...profile,
              absence: {
                ...profile.absence,
                reserves: { ...profile.absence.reserves, results: 'with-the-place' },
              },
            },
    },
  },
  {
    id: 'B04',
    profiles: ROP,
    clause: 'ROP 5.10',
    question: 'Less than one point apart: from the first of those tied, or each from the one before?',
    taken: 'From the first: otherwise a whole list could be one tie.',
    by: 'ropTieBreak',
    ways: {
      'from-first': asTaken,
      'from-the-one-before': (profile) => withTies(profile, (ladder) => ({ ...ladder, chained: true })),
    },
  },
  {
    id: 'B05',
    profiles: ROP,
    clause: 'ROP 5.10',
    question: 'Tied pairs that played a board in opposite lines.',
    taken:
      'Each line apart, as scores of the two cannot be compared; alone in it is the rule of the only pair.',
    by: 'ropTieBreak',
    ways: {
      'lines-apart': asTaken,
      'by-percentage': (profile) => withTies(profile, acrossLines),
    },
  },
  {
    id: 'B11',
    profiles: ROP,
    clause: 'ROP 5.2',
    question: 'Where do women sit in mixed pairs?',
    taken: 'As in mixed teams (8.2.1): 5.2 points to the chapter that says it of teams alone.',
    by: 'seatBreaches',
    ways: {
      'as-teams': asTaken,
      'as-they-like': (profile) => ({ ...profile, seats: { ...profile.seats, mixed: undefined } }),
    },
  },
  {
    id: 'force-majeure',
    profiles: ROP,
    clause: 'ROP 8.1.1',
    question: 'Does force majeure excuse fewer than 24 boards too, or only a player’s fewer than 20?',
    taken: 'Both: the brackets stand at the end of the sentence that has the two figures.',
    by: 'openingFindings',
    ways: {
      both: asTaken,
      'player-alone': (profile) => ({
        ...profile,
        minimums: {
          official: playerAlone(profile.minimums.official),
          festival: playerAlone(profile.minimums.festival),
          private: playerAlone(profile.minimums.private),
        },
      }),
    },
  },
  {
    id: 'B14',
    profiles: ROP,
    clause: 'ROP 11',
    question: 'A length of match without a column.',
    taken: 'The nearest column, the larger of two, and the director is told.',
    by: 'ROP_VPS',
    ways: {
      'larger-of-two': asTaken,
      'smaller-of-two': (profile) => withScale(profile, smallerOf),
    },
  },
  {
    id: 'B16',
    profiles: ROP,
    clause: 'ROP 6.16',
    question: 'What is beating all the others when a narrow win is 15–15?',
    taken: 'More IMPs in the match is a win.',
    by: 'ROP_POOL_TIE_BREAK',
    ways: {
      'more-imps': asTaken,
      'more-vps': beatenInVps,
    },
  },
  ...[
    [
      'B06',
      'ROP 6.17',
      'The middle of a band for VPs with a fraction.',
      'The VPs are rounded half up first; an open band by its lower limit.',
      'middleOfBand',
    ],
    [
      'B07',
      'ROP 6.15, 9.2',
      'Boards not dealt at once: both teams, or the pair responsible?',
      'The pair responsible, as 9.2 says.',
      'ROP_PENALTIES',
    ],
    [
      'B08',
      'ROP 1.1',
      'On which day is a junior under 26?',
      'On the first day of the event.',
      'eligibilityBreaches',
    ],
    [
      'B09',
      'ROP 6.18',
      'Several teams withdraw.',
      'All last, by VPs; all of them are annulled in the second step.',
      'ropRankingAfterWithdrawal',
    ],
    [
      'B10',
      'ROP 5.8, 5.12',
      'The tournament average while the event runs.',
      'Over the boards scored so far; final at the end.',
      'scoreSession',
    ],
    [
      'B13',
      'ROP 6.16',
      'Three tie and the sum of their VPs is the same.',
      'IMPs, then points, summed over the group; then the quotient.',
      'ROP_POOL_TIE_BREAK',
    ],
  ].map(
    ([id = '', clause = '', question = '', taken = '', by = '']): Reading => ({
      id,
      profiles: ROP,
      clause,
      question,
      taken,
      by,
    }),
  ),
];
