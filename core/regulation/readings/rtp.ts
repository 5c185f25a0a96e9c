import { ok } from '../../base/index.ts';
import { figure, LAW_AWARDS, type VpScale } from '../../scoring/index.ts';
import { MOST_BOARDS, nearestColumn } from '../../scoring/vp/index.ts';
import type { ToldLate } from '../appeals.ts';
import type { PenaltyRow, PenaltyTable } from '../penalty-table.ts';
import { OFFENCE_COMPETITIONS } from '../penalty-tariff.ts';
import type { RegulationProfile } from '../profile.ts';
import { rtpExclusion } from '../rtp2014/absences.ts';
import { RTP_2014_ROUND_ROBIN_TIE_BREAK } from '../rtp2014/team-ties.ts';
import { asTaken, type Reading } from './reading.ts';

const RTP = ['rtp-2014'] as const;
const BOTH = ['rtp-2014', 'rop'] as const;

/** A regulation whose table of penalties has another row, whatever is scored. */
export function withPenaltyRow(
  profile: RegulationProfile,
  kind: string,
  change: (row: PenaltyRow) => PenaltyRow,
): RegulationProfile {
  const { penalties } = profile;
  if (penalties === undefined) return profile;
  const rows = Object.fromEntries(
    OFFENCE_COMPETITIONS.map((competition) => {
      const own = penalties.rows[competition];
      const row = own[kind];
      return [competition, row === undefined ? own : { ...own, [kind]: change(row) }];
    }),
  ) as PenaltyTable['rows'];
  return { ...profile, penalties: { ...penalties, rows } };
}

const withGroups = (
  profile: RegulationProfile,
  groups: Partial<RegulationProfile['scoring']['groups']>,
): RegulationProfile => ({
  ...profile,
  scoring: { ...profile.scoring, groups: { ...profile.scoring.groups, ...groups } },
});

const withMatch = (
  profile: RegulationProfile,
  changes: Partial<RegulationProfile['teams']['match']>,
): RegulationProfile => ({
  ...profile,
  teams: { ...profile.teams, match: { ...profile.teams.match, ...changes } },
});

/** Of a length without a column the nearest one, the larger of two, as for boards that could not be compared. */
const nearestOf = (scale: VpScale): VpScale => ({
  ...scale,
  withoutColumn: (boards) =>
    boards > MOST_BOARDS
      ? scale.withoutColumn(boards)
      : ok({
          column: nearestColumn(scale.columns, boards),
          check: `RTP Annex I has no column for ${boards} boards; the nearest, ${nearestColumn(scale.columns, boards)}, was used.`,
        }),
});

const withCorrections = (
  profile: RegulationProfile,
  changes: Partial<RegulationProfile['corrections']>,
): RegulationProfile => ({ ...profile, corrections: { ...profile.corrections, ...changes } });

function withToldLate(profile: RegulationProfile, changes: Partial<ToldLate>): RegulationProfile {
  const { appeals } = profile;
  return appeals.toldLate === undefined
    ? profile
    : { ...profile, appeals: { ...appeals, toldLate: { ...appeals.toldLate, ...changes } } };
}

/** Annex I as it is printed, 14,80 for the winner of 24 boards by 19 IMPs; the loser has what is left of 20. */
const AS_PRINTED = { boards: 24, imps: 19, winner: 1480 } as const;

const annexAsPrinted = (scale: VpScale): VpScale => ({
  ...scale,
  award: (margin, column) =>
    column === AS_PRINTED.boards && margin === AS_PRINTED.imps
      ? { winner: AS_PRINTED.winner, loser: scale.most - AS_PRINTED.winner }
      : scale.award(margin, column),
});

/** What the RTP of 2014 leaves open, in the order of its clauses. */
export const RTP_READINGS: readonly Reading[] = [
  {
    id: 'A01',
    profiles: RTP,
    clause: 'RTP 2.2.3.1',
    question: 'Late offenders get 40%; Law 12C2(c) gives their own percentage where that is lower.',
    taken: 'A flat 40%, as the clause says it; everywhere else the Law.',
    by: 'RTP_2014_PAIRS_SCORING',
    ways: {
      'flat-40': asTaken,
      'own-if-lower': (profile) => ({
        ...profile,
        scoring: {
          ...profile.scoring,
          awards: {
            ...profile.scoring.awards,
            late: { ...LAW_AWARDS[2007]['A-'], clause: 'RTP 2.2.3.1, Law 12C2(c)', imps: figure(-3) },
          },
        },
      }),
    },
  },
  {
    id: 'A03',
    profiles: RTP,
    clause: 'RTP 3.5.7',
    question: 'What is complementary to 70, 60, 50% or 65, 55% in a group of three or two?',
    taken: 'The same scale in the opponents’ own order: ROP 5.8 gives 60% to all four of an equal two.',
    by: 'orderOf',
    ways: {
      mirrored: asTaken,
      complement: (profile) => withGroups(profile, { opponents: 'complement' }),
    },
  },
  {
    id: 'largest-group',
    profiles: BOTH,
    clause: 'RTP 3.5.7, ROP 5.8',
    question: 'Is the largest group of a board, with three results or fewer, scored by order too?',
    taken: 'By order, as any group of that size: the text makes no exception.',
    by: 'BoardScores',
    ways: {
      'by-order': asTaken,
      formula: (profile) => withGroups(profile, { largestByFormula: true }),
    },
  },
  {
    id: 'A19',
    profiles: RTP,
    clause: 'RTP 2.1.11.2',
    question: 'A first lateness of more than 5 minutes that loses no board.',
    taken:
      'A warning is proposed and a penalty may be chosen: the clause warns for up to 5 minutes and is silent on more.',
    by: 'measuresOf',
    ways: {
      warning: asTaken,
      penalty: (profile) =>
        withPenaltyRow(profile, 'late-or-slow', (row) =>
          row.tariff?.by === 'boards-lost' ? { ...row, tariff: { ...row.tariff, warnedUpTo: 5 } } : row,
        ),
    },
  },
  {
    id: 'card-without-harm',
    profiles: RTP,
    clause: 'RTP 2.1.11.3',
    question: 'A convention card that is incomplete or wrong and harmed nobody.',
    taken: 'Nothing: the row charges when it harmed the other side.',
    by: 'proposePenalty',
    ways: {
      nothing: asTaken,
      warning: (profile) =>
        withPenaltyRow(profile, 'convention-card', (row) => ({ ...row, unharmed: 'warning' })),
    },
  },
  {
    id: 'A18',
    profiles: RTP,
    clause: 'RTP 2.2.2.2',
    question:
      'A pair formed by a substitution that breaks a limit may enter, “no rule violated”: judged as what?',
    taken: 'As an entry of its own: as a substitution it has broken a rule, so the words would never apply.',
    by: 'rtpPairBreaches',
    ways: {
      'own-entry': asTaken,
      disqualified: (profile) => ({
        ...profile,
        substitutionLeadsTo: (asked) =>
          profile.substitutionBreaches(asked).length === 0 ? 'allowed' : 'disqualified',
      }),
    },
  },
  {
    id: 'A04',
    profiles: RTP,
    clause: 'RTP 2.2.7.2, 3.7.2',
    question: 'The two clauses give different limits for corrections.',
    taken: 'Both are kept: one for the director, one for what players ask for.',
    by: 'requestsUntil',
    ways: {
      both: asTaken,
      'as-director': (profile) =>
        withCorrections(profile, {
          requests: [{ about: 'any', clause: 'RTP 2.2.7.2', minutes: undefined, asDirector: true }],
        }),
    },
  },
  {
    id: 'A27',
    profiles: RTP,
    clause: 'RTP 2.2.7.2, 3.7.2',
    question:
      'One clause forbids a correction period of less than 30 minutes, the other allows a shorter limit.',
    taken: 'The director’s period is never shorter; the players’ may be.',
    by: 'settingsFault',
    ways: {
      'never-shorter': asTaken,
      'may-be-shorter': (profile) => withCorrections(profile, { least: 1 }),
    },
  },
  {
    id: 'A24',
    profiles: RTP,
    clause: 'RTP 3.5.5.3',
    question: 'Who sits North–South in the mixed scheme?',
    taken: 'The group named first, as in A – B.',
    by: 'mixedSessions',
    ways: {
      'first-named': asTaken,
      'second-named': (profile) =>
        profile.movements === undefined
          ? profile
          : {
              ...profile,
              movements: { ...profile.movements, mixed: { ...profile.movements.mixed, secondIsNS: true } },
            },
    },
  },
  {
    id: 'A02',
    profiles: RTP,
    clause: 'RTP 3.6.6, 2.1.11.1',
    question: 'IMPs of penalty come off before the VPs but must not help the opponents.',
    taken: 'The VPs of both are worked out apart, each from its own margin.',
    by: 'matchOutcome',
    ways: {
      'own-margins': asTaken,
      'one-margin': (profile) =>
        withMatch(profile, {
          penaltiesInImps: { clause: 'RTP 3.6.6', comeOff: 'imps', oneMargin: true },
        }),
    },
  },
  {
    id: 'A05',
    profiles: RTP,
    clause: 'RTP 3.6.7.3, 3.6.12.4(c)',
    question: 'A Swiss excludes at 1/4 of the matches missed, the general rule at more than 1/4.',
    taken: 'More than 1/4 excludes; exactly 1/4 of a Swiss is shown to the director.',
    by: 'rtpExclusion',
    ways: {
      shown: asTaken,
      excludes: (profile) => ({
        ...profile,
        teams: { ...profile.teams, exclusion: (asked) => rtpExclusion(asked, 'excludes') },
      }),
    },
  },
  {
    id: 'A11',
    profiles: RTP,
    clause: 'RTP 3.6.10.1',
    question: 'More than two tie and a criterion splits them.',
    taken: 'Every rest starts again with the matches among itself.',
    by: 'RTP_2014_ROUND_ROBIN_TIE_BREAK',
    ways: {
      'start-again': asTaken,
      'go-on': (profile) => ({
        ...profile,
        teams: {
          ...profile.teams,
          ties: {
            ...profile.teams.ties,
            teams: {
              ...profile.teams.ties.teams,
              roundRobin: { ...RTP_2014_ROUND_ROBIN_TIE_BREAK, afterSplit: 'next-step' },
            },
          },
        },
      }),
    },
  },
  {
    id: 'A14',
    profiles: RTP,
    clause: 'RTP 3.6.9',
    question: 'VPs of a margin with hundredths of an IMP.',
    taken: 'The nearest whole IMP for the table only; the hundredths stay for everything else.',
    by: 'MARGIN_ROUNDING',
    ways: {
      'nearest-imp': asTaken,
      'in-proportion': (profile) => withMatch(profile, { parts: 'in-proportion' }),
    },
  },
  {
    id: 'A15',
    profiles: RTP,
    clause: 'RTP 3.6.6, Annex I',
    question: 'A length of match without a column.',
    taken: 'The formula behind the columns, and the director is told.',
    by: 'RTP_2014_VPS',
    ways: {
      formula: asTaken,
      'nearest-column': (profile) => withMatch(profile, { scale: nearestOf(profile.teams.match.scale) }),
    },
  },
  {
    id: 'A25',
    profiles: RTP,
    clause: 'RTP 3.8.1',
    question: 'What is a working day?',
    taken: 'Monday to Friday without national holidays.',
    by: 'workingDayAfter',
    ways: {
      'without-holidays': asTaken,
      'monday-to-friday': (profile) => withToldLate(profile, { days: 'weekdays' }),
    },
  },
  {
    id: 'A36',
    profiles: RTP,
    clause: 'RTP 3.8.1',
    question: 'A ruling told late after the last session while the committee is there.',
    taken: '30 minutes after the notice, or the usual limit if later: the text is silent.',
    by: 'appealUntil',
    ways: {
      'after-notice': asTaken,
      'usual-limit': (profile) => withToldLate(profile, { committeeThere: 'usual-limit' }),
    },
  },
  {
    id: 'E1',
    profiles: RTP,
    clause: 'RTP Annex I',
    question: '24 boards and 19 IMPs are printed 14,80, between 13,90 and 14,26.',
    taken: 'A misprint of 14,08: every other cell is of the formula.',
    by: 'RTP_2014_VPS',
    ways: {
      misprint: asTaken,
      'as-printed': (profile) => withMatch(profile, { scale: annexAsPrinted(profile.teams.match.scale) }),
    },
  },
  ...[
    [
      'A06',
      'RTP 3.1.4.3, 2.1.3.1',
      'Artificial methods that were not declared: a penalty, or a natural system?',
      'A natural system in official events, 2.1.3.1 in others.',
      'playsIn',
    ],
    [
      'A07',
      'RTP 3.6.7.2',
      'Which are the eight nearest teams?',
      'Those that really played the absent one, nearest by total VPs; all of them if fewer.',
      'rtpNoShow',
    ],
    [
      'A08',
      'RTP 3.6.7.2',
      'Which are the other matches of an average?',
      'Those that were played: no byes, no awarded scores.',
      'rtpNoShow',
    ],
    [
      'A09',
      'RTP 3.2.1(5)',
      'What do the offenders get when their own average is lower?',
      'That average, and the opponents what is left of 20.',
      'rtpPlayerSuspended',
    ],
    [
      'A10',
      'RTP 3.6.3',
      'A serpentine exchange when nobody follows.',
      'With the nearest team before that is bound by nothing, of another series.',
      'serpentine',
    ],
    [
      'A12',
      'RTP 3.6.10.1',
      'The quotient of IMPs when none were lost.',
      'Without end if any were won; 0/0 counts as 1.',
      'MATCH_STEPS',
    ],
    [
      'A13',
      'RTP 3.6.12.5',
      'Resistance from byes, no-shows and excluded opponents.',
      'A bye and an unplayed match add nothing; an excluded opponent counts with its VPs.',
      'rtpSwissTieBreak',
    ],
    [
      'A16',
      'RTP 3.6.7.3',
      'A round robin team excluded after exactly one match.',
      'All its matches vanish for everybody.',
      'rtpAfterExclusion',
    ],
    [
      'A17',
      'RTP 3.2.2.2',
      'Where does item i of the report go?',
      'To the technical council, which the item names.',
      'reportView',
    ],
    [
      'A20',
      'RTP 3.6.12.8',
      'When is a place already certain?',
      'When the gap behind it is more than 20 VPs and all better places are certain.',
      'certainPlaces',
    ],
    [
      'A21',
      'RTP 3.6.12.2',
      'How are three teams played at once scored?',
      'Each plays both others over half the boards; the VPs are the mean.',
      'tablesOfTriple',
    ],
    [
      'A22',
      'RTP 2.1.2.3',
      'An opening of one of a minor that may have two cards.',
      'Natural, but on the front page and announced.',
      'classifySystem',
    ],
    [
      'A23',
      'RTP 2.1.2.3',
      'Comic 1NT is listed and fits Brown (b).',
      'Brown, shown to the director.',
      'classifySystem',
    ],
    [
      'A26',
      'RTP 2.1.8.4',
      'Screens, both sides at fault, a call that the Law does not let be accepted.',
      'Sent back and corrected without penalty.',
      'bothAtFault',
    ],
    [
      'A28',
      'RTP 2.1.2.3',
      'Which openings does the exemption of HUM (e) mean?',
      'Only the strong opening itself, as the text says.',
      'classifySystem',
    ],
    [
      'A29',
      'RTP 3.6.3',
      'More than two series, the same system adapted.',
      'Free teams too stay within the share of their club in a series.',
      'serpentine',
    ],
    [
      'A30',
      'RTP 3.6.7.3',
      'A team excluded without any match.',
      'A round robin removes it altogether; in a Swiss the awards stay.',
      'rtpAfterExclusion',
    ],
    [
      'A31',
      'RTP 3.6.12.2',
      'The last three of a Swiss, due to play a triple, include two that have met.',
      'The triple stands as printed, and another is offered.',
      'tripleFor',
    ],
    [
      'A32',
      'RTP 3.6.12.2',
      'Is a match that was not played a meeting?',
      'No: the two may be drawn later.',
      'proposeDraw',
    ],
    [
      'A33',
      'RTP 3.6.10.1',
      'What is winning all its matches?',
      'More IMPs than the opponents in every match, penalties off; a no-show of the opponents is won.',
      'RTP_2014_ROUND_ROBIN_TIE_BREAK',
    ],
    [
      'A34',
      'RTP 3.6.10.1',
      'What is a board won?',
      'One with a better score than the other room, however little, as ROP 6.16 says.',
      'matchOutcome',
    ],
    [
      'A35',
      'RTP 3.6.12.4(b)',
      'A no-show of a Swiss after the awards were revised.',
      '12 for the draw, the best of three when the event ends.',
      'rtpWithRevisedAwards',
    ],
  ].map(
    ([id = '', clause = '', question = '', taken = '', by = '']): Reading => ({
      id,
      profiles: RTP,
      clause,
      question,
      taken,
      by,
    }),
  ),
];
