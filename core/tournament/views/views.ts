import type { AppealNumber } from '../appeals/appeal.ts';
import type { AppealPaperView } from '../appeals/views.ts';
import type { CaseNumber } from '../cases/case.ts';
import type { CasesView, CaseView, DirectingView } from '../cases/views.ts';
import type { GroupsWishes } from '../draws/propose-groups.ts';
import type { MatchAt } from '../match.ts';
import type { ContestantId, SectionId, SessionNumber } from '../meeting.ts';
import type { PhaseNumber } from '../phase.ts';
import type { ReportView } from '../report/view.ts';
import type { GuideCardsView, TableCardsView } from './cards.ts';
import type { EncountersView } from './encounters.ts';
import type { EntriesView } from './entries.ts';
import type { ExplanationView } from './explanation.ts';
import type { HandsView } from './hands.ts';
import type { HistoryQuery, HistoryView } from './history.ts';
import type { DrawQuery } from './matches/draw.ts';
import type { LineUpQuery } from './matches/line-up.ts';
import type { PlayersQuery } from './matches/players.ts';
import type { MatchProposalQuery } from './matches/proposal.ts';
import type {
  ButlerView,
  CrossTableView,
  DrawView,
  GroupsView,
  LineUpView,
  MatchesView,
  MatchProposalView,
  MatchView,
  PlayersView,
  TeamView,
} from './matches/types.ts';
import type { Oddity } from './oddities.ts';
import type { Overview } from './overview.ts';
import type { PenaltiesView } from './penalties.ts';
import type { RankingView } from './ranking.ts';
import type { ReviewView } from './review.ts';
import type { DeskView, RoomView } from './room.ts';
import type { ScorePreview, ScorePreviewQuery } from './score-preview.ts';
import type { ScorecardView } from './scorecard.ts';
import type { TableView } from './table.ts';
import type { FrequencyView, TravellerView } from './traveller.ts';

/** Every view by name, and what it answers. */
export interface Views {
  readonly overview: Overview;
  readonly desk: DeskView;
  readonly room: RoomView;
  readonly table: TableView;
  readonly ranking: RankingView;
  readonly traveller: TravellerView;
  readonly frequencies: FrequencyView;
  readonly hands: HandsView;
  readonly scorecard: ScorecardView;
  readonly review: ReviewView;
  readonly explanation: ExplanationView;
  readonly oddities: readonly Oddity[];
  readonly history: HistoryView;
  readonly entries: EntriesView;
  readonly encounters: EncountersView;
  readonly penalties: PenaltiesView;
  readonly cases: CasesView;
  readonly case: CaseView;
  readonly appeal: AppealPaperView;
  readonly directing: DirectingView;
  readonly 'score-preview': ScorePreview;
  readonly report: ReportView;
  readonly 'guide-cards': GuideCardsView;
  readonly 'table-cards': TableCardsView;
  readonly matches: MatchesView;
  readonly match: MatchView;
  readonly 'cross-table': CrossTableView;
  readonly team: TeamView;
  readonly butler: ButlerView;
  readonly players: PlayersView;
  readonly 'line-up': LineUpView;
  readonly draw: DrawView;
  readonly groups: GroupsView;
  readonly 'match-proposal': MatchProposalView;
}
export type ViewName = keyof Views;

interface OfSession {
  readonly session: SessionNumber;
}

interface OfPhase {
  readonly phase: PhaseNumber;
}

interface OfBoard extends OfSession {
  readonly board: number;
}

/** The time of asking, ISO 8601: with it, late tables are known. */
interface Asked {
  readonly now?: string;
}

/** What each view is asked with. */
export interface ViewQueries {
  readonly overview: Asked;
  readonly desk: Asked;
  readonly room: OfSession & Asked;
  /** The round that the table is in, unless told. */
  readonly table: OfSession & {
    readonly section: SectionId;
    readonly table: number;
    readonly round?: number;
  };
  /** All sessions together, unless told. */
  readonly ranking: Partial<OfSession>;
  readonly traveller: OfBoard;
  readonly frequencies: OfBoard;
  readonly hands: OfSession;
  readonly scorecard: { readonly contestant: ContestantId };
  readonly review: { readonly contestant: ContestantId };
  readonly explanation: OfBoard & { readonly contestant: ContestantId };
  readonly oddities: OfSession;
  readonly history: HistoryQuery;
  readonly entries: Record<never, never>;
  readonly encounters: Record<never, never>;
  readonly penalties: Record<never, never>;
  readonly cases: Record<never, never>;
  readonly case: OfSession & { readonly case: CaseNumber };
  readonly appeal: OfSession & { readonly appeal: AppealNumber };
  /** Of the session in play, or else the latest. */
  readonly directing: Record<never, never>;
  readonly 'score-preview': ScorePreviewQuery;
  /** Of the whole event, or of a session (ROP 7). */
  readonly report: Partial<OfSession>;
  readonly 'guide-cards': OfSession;
  readonly 'table-cards': OfSession;
  /** Of the phase in play, or else the latest, unless told. */
  readonly matches: Partial<OfSession & OfPhase & { readonly round: number }>;
  readonly match: MatchAt;
  readonly 'cross-table': OfPhase & { readonly section: SectionId };
  readonly team: { readonly contestant: ContestantId };
  readonly butler: Partial<OfPhase>;
  readonly players: PlayersQuery;
  readonly 'line-up': LineUpQuery;
  readonly draw: DrawQuery;
  readonly groups: GroupsWishes;
  readonly 'match-proposal': MatchProposalQuery;
}

export type ViewRequest<V extends ViewName = ViewName> = {
  [N in V]: { readonly view: N } & ViewQueries[N];
}[V];
