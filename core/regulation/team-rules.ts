import { type Fraction, ok, type Result } from '../base/index.ts';
import type { SeriesTable, SwissLimits } from '../draw/index.ts';
import {
  type AwardedResult,
  type BothSides,
  type ContestantId,
  type KnockoutRules,
  type League,
  type LeagueTable,
  type MatchRules,
  type PlayOffs,
  type Standing,
  standing,
  type TieBreakLadder,
  withPlayOffs,
} from '../scoring/index.ts';
import type { MissedMatch } from './best-of-three.ts';
import type { Breach } from './breach.ts';
import type { LineUpRules } from './line-up.ts';
import type { MatchIncidents } from './match-incidents.ts';
import type { PenaltyProposal } from './penalty-table.ts';
import type { RtpStrengthening } from './rtp2014/penalties.ts';
import type { RtpTeamChange } from './rtp2014/team-change.ts';
import type { GoingOn } from './rtp2014/team-entry.ts';
import type { RtpTeamSubstitution } from './rtp2014/team-substitution.ts';
import type { SpoiltBoardRules } from './spoilt-board.ts';
import type { TeamEventLimits } from './team-event.ts';

/** When a Swiss is ranked, and the lots that were drawn, if any. */
export interface SwissMoment {
  readonly roundsPlayed: number;
  /** The end of the event, not a standing for the next draw. */
  readonly final: boolean;
  readonly lots?: readonly ContestantId[];
}

/** How ties are broken; nothing where the regulation does not say. */
export interface LeagueTies {
  /** Where all meet all. */
  readonly roundRobin: TieBreakLadder<LeagueTable> | undefined;
  readonly swiss: (moment: SwissMoment) => TieBreakLadder<LeagueTable> | undefined;
}

/** How an event of matches goes. */
export interface EventPlan {
  readonly swiss: boolean;
  readonly rounds: number;
  /** The last rounds drawn in the Danish way. */
  readonly danishRounds?: 0 | 1 | 2;
  /** The boards of a match. */
  readonly boards: number;
}

/** A league with its awards as they stand, and what to confirm. */
export interface SettledLeague {
  readonly league: League;
  readonly checks: readonly string[];
}

/** What a regulation says about matches between teams; what it leaves out is for the conditions of contest (Law 78D). */
export interface TeamRules {
  readonly match: MatchRules;
  /** What an event needs before it opens. */
  readonly limits: TeamEventLimits | undefined;
  /** How a tied knock-out match is decided. */
  readonly knockout: KnockoutRules | undefined;
  /** Where it says that the organiser may have ties played off. */
  readonly playOffs: { readonly clause: string } | undefined;
  /** How those beaten in the same round of a knock-out are separated. */
  readonly knockoutRanking: { readonly clause: string } | undefined;
  readonly lineUps: LineUpRules | undefined;
  /** Where it says who may be in the closed room, who may watch, and that the open room starts after it. */
  readonly rooms: { readonly clause: string; readonly captainMayWatch: boolean } | undefined;
  /** Where the women of a mixed event sit, and what becomes of boards played in other seats, where it says. */
  readonly mixed: { readonly clause: string; readonly wrongSeatsStand: string | undefined } | undefined;
  /** Who hands in the score sheets, signed by both captains. */
  readonly sheets: { readonly clause: string; readonly handedInBy: 'home' | 'both' } | undefined;
  /** How many minutes late a team is out of its match, or its director decides. */
  readonly lateness: { readonly clause: string; readonly minutes: number } | undefined;
  /** IMPs given beforehand to the team whose four are worth less, in a match or a part of it. */
  readonly handicap:
    | { readonly clause: string; readonly imps: (worth: BothSides, boards: number) => BothSides }
    | undefined;
  /** Where bonuses are allowed, and whether official events may have them too. */
  readonly bonuses: { readonly clause: string; readonly officialToo: boolean } | undefined;
  /** What a Swiss needs. */
  readonly swiss: SwissLimits | undefined;
  /** Where it says how a team may change, and what a change costs that makes it stronger, where it says so. */
  readonly changes:
    | {
        readonly clause: string;
        /** Players entered elsewhere who have not played there may complete it. */
        readonly fromOthers: boolean;
        readonly strengthening: ((change: RtpStrengthening) => PenaltyProposal) | undefined;
        /** What a change breaks in an event that is reached through regional ones. */
        readonly qualifying: ((change: RtpTeamChange) => readonly Breach[]) | undefined;
      }
    | undefined;
  /** Who of a team of more players goes on to a national event to which this one leads. */
  readonly goingOn:
    | {
        readonly clause: string;
        /** The most players that go on. */
        readonly players: number;
        readonly of: (team: readonly { readonly id: string; readonly boards: number }[]) => GoingOn;
      }
    | undefined;
  /** Whether an entry is taken after the phase was planned. */
  readonly lateEntry: LateEntryRule | undefined;
  /** How many of the entries may be exempt from a phase. */
  readonly exempt: { readonly clause: string; readonly most: (entries: number) => number } | undefined;
  /** How teams are put into series. */
  readonly series: SeriesRules | undefined;
  readonly incidents: MatchIncidents;
  /** What becomes of a board that went wrong in one room. */
  readonly spoiltBoards: SpoiltBoardRules | undefined;
  /** What the use of a substitute in a match breaks. */
  readonly substitutionBreaches: ((asked: RtpTeamSubstitution) => readonly Breach[]) | undefined;
  readonly ties: Readonly<Record<'teams' | 'pairs', LeagueTies>>;
  /** What a round without a match is worth. */
  readonly bye: { readonly clause: string; readonly vps: Fraction } | undefined;
  /** Whether a team that has missed matches is out of the event. */
  readonly exclusion: ((asked: MissedMatches) => ExclusionFinding) | undefined;
  /** What is recorded at once when the opponents do not appear. */
  readonly noShow: ((missed: MissedMatch) => readonly AwardedResult[]) | undefined;
  /** Awards for matches not played as they stand after the last round of the league. */
  readonly settled: (league: League, plan: EventPlan) => Result<SettledLeague>;
  /** The league once a team is out of the event. */
  readonly without: (league: League, team: ContestantId, plan: EventPlan) => League;
  /** The ranking of a pool whose teams withdrew, where it is not simply theirs at the end. */
  readonly afterWithdrawals: ((league: League) => Standing | undefined) | undefined;
}

/** Whether a team that enters late is taken: how many are entered, and whether the captains have met. */
export interface LateEntryRule {
  readonly clause: string;
  readonly helps: (asked: { readonly entries: number; readonly beforeMeeting: boolean }) => boolean;
}

/** Series evenly by value, by the serpentine or by lot from pots, and the scheme of pools that a regulation may have. */
export interface SeriesRules {
  readonly clause: string;
  readonly way: 'serpentine' | 'pots';
  readonly table?: SeriesTable;
}

/** The matches of a team and which of its own, counted from 1, it missed. */
export interface MissedMatches {
  readonly matches: number;
  readonly missed: readonly number[];
  readonly swiss: boolean;
}

/** Whether a team is out of the event, and what to confirm. */
export interface ExclusionFinding {
  readonly excluded: boolean;
  readonly clause: string;
  readonly sentence: string;
  readonly check?: string;
}

export const NO_TIES: LeagueTies = { roundRobin: undefined, swiss: () => undefined };

/** A league as it is, where a regulation says nothing of awards. */
export const asItStands = (league: League): Result<SettledLeague> => ok({ league, checks: [] });

/** A team out of the event is last (RTP 3.6.7.3, ROP 6.18). */
export const lastInLeague = (league: League, team: ContestantId): League => ({
  ...league,
  out: [...(league.out ?? []).filter((one) => one !== team), team],
});

/** Ranks a league by a regulation. */
export function rankLeague(
  rules: TeamRules,
  league: League,
  plan: EventPlan,
  of: 'teams' | 'pairs',
  moment: SwissMoment,
  playOffs?: Omit<PlayOffs, 'clause'>,
): Standing {
  const { roundRobin, swiss } = rules.ties[of];
  const withdrawals = plan.swiss ? undefined : rules.afterWithdrawals?.(league);
  const ladder = plan.swiss ? swiss(moment) : roundRobin;
  const played =
    playOffs === undefined
      ? ladder
      : withPlayOffs(ladder ?? SHARED, { ...playOffs, clause: rules.playOffs?.clause ?? 'Law 78D' });
  return withdrawals ?? standing(league, played);
}

/** Equals share their place. */
const SHARED: TieBreakLadder<LeagueTable> = {
  name: 'Law 78D',
  steps: [],
  isTied: (first, other) => first.equals(other),
  afterSplit: 'next-step',
};
