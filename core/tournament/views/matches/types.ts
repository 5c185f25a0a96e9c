import type { Fault } from '../../../base/index.ts';
import type { DrawBreach, DrawChanges, DrawFault, Reason, Stage } from '../../../draw/index.ts';
import type { Seat, Side, Vulnerability } from '../../../game/index.ts';
import type { Breach, ProposalNote } from '../../../regulation/index.ts';
import type { Room } from '../../../scoring/index.ts';
import type { PenaltyAppeal } from '../../appeals/heard.ts';
import type { ProposedGroups } from '../../draws/propose-groups.ts';
import type { AwardData, DrawnTables, LineUpData, MatchAt, MatchRuling } from '../../match.ts';
import type { ContestantId, SectionId, SessionNumber } from '../../meeting.ts';
import type { RoundAndSegment } from '../../meetings/drawn-rounds.ts';
import type { MatchesFormat, PhaseNumber, PhasePlan } from '../../phase.ts';
import type { Refusal } from '../../refusal.ts';
import type { PenaltyAmount } from '../../score-data.ts';
import type { AdjustmentView, BoardStatus, ContestantName, ResultView } from '../shared.ts';

/** How far one room of a match is. */
export interface RoomTile {
  readonly table: number;
  readonly boardsIn: number;
  readonly missing: readonly number[];
}

/** `scored`: all boards are in, and nobody has signed yet. */
export type MatchState = 'drawn' | 'published' | 'playing' | 'scored' | 'agreed' | 'ruled';

/** A figure for each team, as text. */
export interface HomeAndAway {
  readonly home: string;
  readonly away: string;
}

/** What decided a knockout match: figures of a part, the director's word; `nothing` while it is tied. */
export interface DecidedBy {
  readonly by: 'imps' | 'points' | 'boardsWon' | 'ruling' | 'nothing';
  /** 0 the match itself, 1 the boards played after it, and so on. */
  readonly part: number;
  readonly clause: string;
  readonly figures?: HomeAndAway;
  readonly reason?: string;
}

/** A match at a glance. */
export interface MatchTile {
  readonly match: number;
  readonly home: ContestantName;
  readonly away: ContestantName;
  readonly open: RoomTile;
  /** Matches of pairs have one table only. */
  readonly closed?: RoomTile;
  /** On the boards compared so far; nothing where IMPs count for nothing. */
  readonly imps?: HomeAndAway;
  /** Once all boards are in, or as ruled; provisional until agreed. In points of the boards as far as they compare. */
  readonly vps?: HomeAndAway;
  /** What it brings is added up from its boards: board-a-match, total points. */
  readonly inPoints?: true;
  /** What it brings is no VPs. */
  readonly noVps?: true;
  readonly compared: number;
  readonly boards: number;
  /** Which they are, where not those of the round: a half of a triple, a set of a movement. */
  readonly ownBoards?: readonly number[];
  /** Of a movement: the round in which it begins. */
  readonly inRound?: number;
  /** Boards of it that do not count: annulled, or not to be compared. */
  readonly annulled?: number;
  /** Of a knockout that ends with a winner: which of its last rounds it belongs to. */
  readonly stage?: Stage;
  readonly state: MatchState;
  readonly agreed: readonly ContestantId[];
  readonly ruling?: {
    readonly clause: string;
    /** For directors. */
    readonly reason?: string;
    readonly kind: MatchRuling['kind'];
  };
  /** Teams with a pair that plays a highly unusual system, which sits down so long before the match if the opponents ask. */
  readonly seatedEarly?: {
    readonly teams: readonly ContestantId[];
    readonly minutes: number;
    readonly clause: string;
  };
  /** Of a knockout. */
  readonly winner?: ContestantId;
  readonly decidedBy?: DecidedBy;
  /** Extra boards that a tie asks for. */
  readonly playOn?: number;
  /** Which team has declared its line-up. */
  readonly lineUps?: readonly {
    readonly segment: number;
    readonly home: boolean;
    readonly away: boolean;
  }[];
}

/** What a session plays of a round that goes on in another. */
export interface SittingView {
  readonly session: SessionNumber;
  /** The round of the section's movement that the first of its segments is. */
  readonly first: number;
  readonly segments: readonly number[];
}

export interface RoundMatches {
  readonly session: SessionNumber;
  readonly section: SectionId;
  readonly round: number;
  /** The round of the section's movement that its first segment is. */
  readonly first: number;
  readonly segments: number;
  /** All rounds of a movement, which is drawn as one: its segments are called rounds. */
  readonly ofMovement?: true;
  /** Where it is played in several sessions: which segments when. */
  readonly sittings?: readonly SittingView[];
  /** From this segment on it can still go on in another session. */
  readonly goesOnFrom?: number;
  readonly boards: readonly number[];
  readonly published: boolean;
  readonly publishedAt?: string;
  readonly method: string;
  readonly reasons: readonly Reason[];
  /** What lots were drawn from, where any were: whoever knows it can repeat the draw. */
  readonly lots?: string;
  /** Whose captains were there when it was drawn (RTP 3.6.3, ROP 6.3). */
  readonly present?: readonly ContestantName[];
  /** Of an official event: it is not the regulation's own draw, and the director confirmed that. */
  readonly leavesRegulation?: true;
  readonly bye?: ContestantName;
  readonly matches: readonly MatchTile[];
}

/** What was drawn and decided before a phase began: who has which number, who is exempt, whose captain did not come. */
export interface PhaseRecord {
  /** What it was drawn from by lot. */
  readonly seed?: string;
  /** In the order of the numbers, from 1 (ROP 6.5). */
  readonly numbers?: readonly ContestantName[];
  readonly exempt?: readonly ContestantName[];
  /** Of the captains' meeting, where one was held (ROP 6.3). */
  readonly absent?: readonly ContestantName[];
}

export interface MatchesView {
  readonly phase: PhaseNumber;
  readonly format: MatchesFormat;
  readonly record: PhaseRecord;
  readonly rounds: readonly RoundMatches[];
}

/** What stands for a board in a room. */
export interface RoomResult {
  readonly status: BoardStatus;
  readonly result?: ResultView;
  readonly adjustment?: AdjustmentView;
}

/** A board of a match, both rooms side by side. */
export interface MatchBoardLine {
  readonly board: number;
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability;
  /** 0 the match, from 1 on the boards played after a tie. */
  readonly part: number;
  readonly segment: number;
  /** The session and the round of its movement in which it is played. */
  readonly session: SessionNumber;
  readonly round: number;
  readonly open?: RoomResult;
  readonly closed?: RoomResult;
  readonly difference?: number;
  /** What it brings; points of the board where those are added up. */
  readonly imps?: HomeAndAway;
}

/** Who sat on each side of a room, by name. */
export interface RoomNames {
  readonly ns: readonly string[];
  readonly ew: readonly string[];
}

export interface MatchPenalty {
  readonly contestant: ContestantId;
  readonly amount: PenaltyAmount | 'warning' | 'suspension';
  readonly clause: string;
  /** For directors, and for whoever was penalised: why, in which session, and what can be done about it. */
  readonly reason?: string;
  readonly session?: SessionNumber;
  readonly appeals?: PenaltyAppeal;
}

export interface MatchView extends MatchTile {
  readonly session: SessionNumber;
  readonly section: SectionId;
  readonly round: number;
  /** The round of the section's movement that its first segment is. */
  readonly first: number;
  /** Where it is played in several sessions: which segments when. */
  readonly sittings?: readonly SittingView[];
  readonly lines: readonly MatchBoardLine[];
  readonly seats: readonly {
    readonly segment: number;
    readonly open: RoomNames;
    readonly closed?: RoomNames;
  }[];
  readonly penalties: readonly MatchPenalty[];
  /** IMPs that the team worth less began with (RTP 3.6.9). */
  readonly handicap?: { readonly contestant: ContestantId; readonly imps: string };
  /** Penalties proposed for players who make a team stronger: for the director alone. */
  readonly stronger?: readonly StrongerTeam[];
}

/** What a player who makes his team stronger costs it in a match (RTP 3.6.4). */
export interface StrongerTeam {
  readonly contestant: ContestantId;
  readonly player: string;
  /** He is in a line-up of the match; otherwise no line-up tells. */
  readonly plays: boolean;
  readonly vps: string;
  readonly clause: string;
}

/** What a team made against another, seen from the first. */
export interface CrossTableCell {
  readonly round: number;
  readonly vps?: string;
  /** As it stands, `40-20`: in IMPs, or in points where those are added up. */
  readonly imps?: string;
  /** Of a knockout, which brings no VPs: it is over. */
  readonly over?: true;
}

export interface CrossTableView {
  readonly phase: PhaseNumber;
  readonly section: SectionId;
  readonly contestants: readonly ContestantName[];
  /** Those of them who have left the event. */
  readonly withdrawn: readonly ContestantId[];
  /** A row for each contestant, a column for each opponent, with all their matches. */
  readonly cells: readonly (readonly (readonly CrossTableCell[])[])[];
  /** Who sat out, and what that brought. */
  readonly byes: readonly {
    readonly contestant: ContestantId;
    readonly round: number;
    readonly vps?: string;
  }[];
  /** Of a knockout IMPs won less IMPs lost. */
  readonly totals: readonly string[];
}

/** What two players made against everybody who played the same boards. */
export interface ButlerLine {
  readonly players: readonly [string, string];
  /** Their places among the players of the team, from 0. */
  readonly places: readonly [number, number];
  readonly team: ContestantName;
  readonly boards: number;
  readonly imps: string;
  readonly mean: string;
}

export interface ButlerView {
  /** How the tables are compared. */
  readonly by: 'butler' | 'cross-imps';
  readonly lines: readonly ButlerLine[];
}

/** A board that a player played: what came of it, and what it brought against all tables. */
export interface PlayersBoard {
  readonly board: number;
  readonly result?: ResultView;
  readonly adjustment?: AdjustmentView;
  readonly imps?: string;
}

/** A part of a match that a player played with one partner, or two together. */
export interface PlayersSitting extends MatchAt {
  readonly segment: number;
  readonly opponent: ContestantName;
  readonly table: number;
  /** Nothing where the tables of a match are no rooms: a movement, a triple. */
  readonly room?: Room;
  readonly side: Side;
  readonly partner: string;
  readonly against: readonly [string, string];
  readonly boards: readonly PlayersBoard[];
}

/** What a player of a team made, or two together, match by match and board by board. */
export interface PlayersView {
  readonly team: ContestantName;
  readonly players: readonly string[];
  readonly by: ButlerView['by'];
  /** Nothing where no board has been compared. */
  readonly total?: { readonly boards: number; readonly imps: string; readonly mean: string };
  /** Of a player: with whom. */
  readonly partners: readonly ButlerLine[];
  readonly sittings: readonly PlayersSitting[];
}

export interface TeamRoundLine {
  readonly round: number;
  /** Of a movement: the round in which the match begins. */
  readonly inRound?: number;
  readonly session: SessionNumber;
  readonly section: SectionId;
  readonly match?: number;
  readonly opponent?: ContestantName;
  readonly home: boolean;
  readonly imps?: string;
  readonly vps?: string;
  readonly running?: string;
  readonly bye?: true;
  readonly ruling?: { readonly clause: string; readonly kind: MatchRuling['kind'] };
}

export interface TeamView extends ContestantName {
  /** It has left the event. */
  readonly withdrawn?: true;
  /** What its matches bring, in the last of its phases that is no knockout; there nothing is added up. */
  readonly worth?: 'vps' | 'points' | 'match-points';
  readonly players: readonly { readonly name: string }[];
  /** Who may be in the closed room and who may watch, where the regulation says it. */
  readonly rooms?: { readonly clause: string; readonly captainMayWatch: boolean };
  /** Of a mixed event: where women sit, and by which rule boards played in other seats stand. */
  readonly womenSit?: {
    readonly seats: readonly Seat[];
    readonly clause: string;
    readonly wrongSeatsStand?: string;
  };
  /** Who hands in the sheets. */
  readonly sheets?: { readonly clause: string; readonly handedInBy: 'home' | 'both' };
  /** Of a team of more players than a national event takes: who goes on to one, and among whom the captain chooses. */
  readonly goingOn?: {
    readonly clause: string;
    readonly boards: readonly { readonly name: string; readonly boards: number }[];
    readonly players: readonly string[];
    readonly captainChooses?: { readonly among: readonly string[]; readonly places: number };
  };
  readonly captain: string;
  readonly rounds: readonly TeamRoundLine[];
  readonly butler: readonly ButlerLine[];
  readonly penalties: readonly MatchPenalty[];
}

/** What a captain needs to declare a line-up. */
export interface LineUpView {
  readonly session: SessionNumber;
  readonly section: SectionId;
  readonly round: number;
  readonly segment: number;
  /** What the round and its segment are called: the rounds of a movement, which is drawn as one. */
  readonly called: Omit<RoundAndSegment, 'rounds'>;
  readonly contestant: ContestantId;
  readonly opponent: ContestantName;
  /** In a movement and a triple a team meets two others at a time; its pairs are named by side, the first North–South. */
  readonly meets?: { readonly ns?: ContestantName; readonly ew?: ContestantName };
  readonly home: boolean;
  readonly way: 'in-order' | 'blind';
  /** Who declares first, and by which rule; nobody where teams meet two others. */
  readonly first?: { readonly contestant: ContestantId; readonly clause: string };
  readonly mine?: LineUpData;
  readonly theirs?: LineUpData;
  /** The opponents' players by their places, given together with their line-up. */
  readonly theirPlayers?: readonly string[];
  readonly mayDeclare: boolean;
  readonly why?: Refusal;
  readonly players: readonly { readonly index: number; readonly name: string }[];
  readonly choices: readonly { readonly lineUp: LineUpData; readonly breaches: readonly Breach[] }[];
}

/** A draw as it would be made. */
export interface DrawProposal {
  readonly matches: readonly DrawnTables[];
  readonly bye: ContestantId | null;
  readonly boards: readonly number[];
  /** Parts in which it is played: those of the plan, two with a triple, of a movement its rounds. */
  readonly segments: number;
  readonly method: string;
  readonly reasons: readonly Reason[];
  /** Some of the three that meet each other have met: the lowest three who have not (RTP 3.6.12.2). */
  readonly unmetThree?: readonly ContestantId[];
}

export interface DrawView {
  readonly session: SessionNumber;
  readonly section: SectionId;
  readonly round: number;
  readonly standing: readonly (ContestantName & { readonly vps: string })[];
  readonly proposal?: DrawProposal;
  /** What lots are drawn from, where any are. */
  readonly lots?: string;
  /** Why none can be made. */
  readonly why?: DrawFault | Fault;
  readonly breaks: readonly DrawBreach[];
  /** Matches of the round before that are still played. */
  readonly pending: readonly MatchTile[];
  /** Against the draw that stands. */
  readonly changes?: DrawChanges;
  /** The standings are no longer those on which the draw that stands was made. */
  readonly outdated?: true;
  /** How many rounds the phase has. */
  readonly rounds: number;
  /** All rounds, where they are known at once. */
  readonly calendar?: readonly (Pick<DrawProposal, 'matches' | 'bye' | 'boards'> & {
    readonly round: number;
  })[];
}

/** Groups for the phase of that number. */
export interface GroupsView extends ProposedGroups {
  readonly phase: PhaseNumber;
  /** The phase as it is planned already, to be planned anew. */
  readonly planned?: Omit<PhasePlan, 'name' | 'format'>;
}

/** What the teams of a match lose besides: VPs, in a knockout IMPs. */
export interface TakenOff extends HomeAndAway {
  readonly unit: 'vps' | 'imps';
}

/** What the regulation says of a match that did not go as it should, and the ruling that comes to, if any. */
export type MatchProposalView = {
  readonly clause: string;
  /** What the director should know or confirm besides. */
  readonly notes: readonly ProposalNote[];
  readonly ruling?: MatchRuling;
  /** Teams that are out of the event with it, and where that is said. */
  readonly out: readonly ContestantId[];
  readonly outClause?: string;
} & (
  | { readonly kind: 'stands' | 'resumed' }
  | { readonly kind: 'scored'; readonly column: number; readonly vps: HomeAndAway }
  | { readonly kind: 'goes-on'; readonly cancelled: number; readonly off?: TakenOff }
  | { readonly kind: 'awarded'; readonly home: AwardData; readonly away: AwardData }
  | { readonly kind: 'goes-through'; readonly who: ContestantId | 'both' }
  | { readonly kind: 'decide'; readonly who: 'director' | 'organiser' }
);
