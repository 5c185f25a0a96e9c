export {
  dealsHiddenFromPlaying,
  fileHiddenFromPlaying,
  hiddenFromPlaying,
  whoIsEntered,
} from './access/director-plays.ts';
export { mayCommand } from './access/permission.ts';
export { isShownAlike } from './access/shown-alike.ts';
export { ROLES, type Role, type Viewer } from './access/viewer.ts';
export { see } from './access/visibility.ts';
export {
  type Announced,
  type Announcement,
  MOST_LETTERS_ANNOUNCED,
  READY_ANNOUNCEMENTS,
  type ReadyAnnouncement,
} from './announcements.ts';
export * from './appeals/appeal.ts';
export type * from './appeals/deadlines.ts';
export type * from './appeals/heard.ts';
export type * from './appeals/panel.ts';
export type * from './appeals/views.ts';
export * from './calls/call.ts';
export * from './cases/case.ts';
export type * from './cases/facts.ts';
export { type LawRuledOn, lawOfClause, lawsRuledOn } from './cases/laws-ruled-on.ts';
export { type CaseOutcome, outcomeOf, writtenBefore } from './cases/outcome.ts';
export type { ProposedScore } from './cases/proposed-score.ts';
export type * from './cases/ruled-view.ts';
export { tableOfTold, toldAt } from './cases/tell.ts';
export type * from './cases/views.ts';
export {
  type Clock,
  type ClockPause,
  isStanding,
  millisecondsLeft,
  type PauseView,
  sessionEndsAt,
  WARNING_MINUTES,
} from './clock/clock.ts';
export { correctionsUntil, type RequestsUntil } from './clock/corrections.ts';
export { isTimeZone } from './clock/days.ts';
export { minutesBehind } from './clock/pace.ts';
export * from './command.ts';
export * from './contestant.ts';
export type * from './corrections.ts';
export { boardsToDeal } from './decide/deals.ts';
export type { Decision } from './decide/decision.ts';
export { decide, refuseTakenId } from './decide/index.ts';
export { phaseFindings } from './decide/phases.ts';
export * from './directing/log.ts';
export {
  GROUPS_WAYS,
  type GroupsWay,
  type GroupsWishes,
  type ProposedGroups,
} from './draws/propose-groups.ts';
export * from './erase-person.ts';
export * from './evolve/fact-chain.ts';
export { factFault } from './evolve/fact-fault.ts';
export { evolve, replay } from './evolve/index.ts';
export * from './fact.ts';
export type * from './format/index.ts';
export type * from './format/pairs/ranking-rules.ts';
export * from './makeable/solutions.ts';
export { toSolve } from './makeable/to-solve.ts';
export * from './match.ts';
export * from './match-proposals.ts';
export * from './meeting.ts';
export type { AbsenceView } from './meetings/absences.ts';
export {
  pairsWithoutSeat,
  type SeatingCommand,
  type WayForPairs,
  waysForPairs,
} from './meetings/arrivals.ts';
export { replanSection } from './meetings/as-played.ts';
export type { BoardsNext } from './meetings/boards-next.ts';
export type { BreakPlaces } from './meetings/break-places.ts';
export {
  drawnRounds,
  type FoundMatch,
  type MatchAtTable,
  matchAt,
  matchAtTable,
  matchesPhaseOf,
  type PlacedRound,
  type PlaceInMatch,
  placeInMatch,
  type RoundAndSegment,
} from './meetings/drawn-rounds.ts';
export {
  MISSED_BECAUSE,
  type MissedBecause,
  type MissedBoard,
  missedBoards,
  scoresForMissed,
} from './meetings/missed-boards.ts';
export { type MoveQuestion, scoresForStopped } from './meetings/move-call.ts';
export { resultsIn } from './meetings/plays.ts';
export { boardsInPlay, lastRoundBegun, seatingNow } from './meetings/schedule.ts';
export type { SeatNow } from './meetings/seat-now.ts';
export type { NamesBySeat, SideSeats } from './meetings/who-sits.ts';
export * from './penalties/exclusion.ts';
export * from './penalties/offence.ts';
export * from './phase.ts';
export { roundsOf as roundsOfMatches } from './phase.ts';
export type { Finding, Params, Refusal } from './refusal.ts';
export * from './report/report.ts';
export type * from './report/view.ts';
export * from './score-data.ts';
export * from './scores/hand-in.ts';
export { unitsOfMatches } from './scores/penalties-fit.ts';
export { scoresOf } from './scores/scores.ts';
export { linesOfSession } from './scores/traveller-lines.ts';
export * from './settings.ts';
export {
  defaultSettings,
  EVERY_PLACE,
  eventClassOf,
  METHODS,
  profileOf,
  settingsFrom,
  settingsOfNew,
  usualDevices,
} from './settings-defaults.ts';
export * from './state.ts';
export * from './team-figures.ts';
export { tableName, tablesTouched } from './touched.ts';
export * from './upcast.ts';
export { answer } from './views/answer.ts';
export type * from './views/cards.ts';
export { guideCardsView, tableCardsView } from './views/cards.ts';
export type * from './views/encounters.ts';
export type * from './views/entries.ts';
export { entriesView } from './views/entries.ts';
export type * from './views/explanation.ts';
export { explanationView } from './views/explanation.ts';
export * from './views/fact-groups.ts';
export type * from './views/hands.ts';
export { handsView } from './views/hands.ts';
export type * from './views/history.ts';
export { historyView } from './views/history.ts';
export type * from './views/makeable.ts';
export type * from './views/matches/types.ts';
export type * from './views/next-place.ts';
export * from './views/oddities.ts';
export type * from './views/overview.ts';
export { overview } from './views/overview.ts';
export type * from './views/penalties.ts';
export type * from './views/ranking.ts';
export { rankingView } from './views/ranking.ts';
export type * from './views/review.ts';
export type * from './views/room.ts';
export { deskView, roomView } from './views/room.ts';
export type * from './views/score-preview.ts';
export type * from './views/scorecard.ts';
export { scorecardView } from './views/scorecard.ts';
export type * from './views/shared.ts';
export { isSettledStatus } from './views/shared.ts';
export type * from './views/table.ts';
export { cardOf, isDoneForNow, pointsOfSide, tableView } from './views/table.ts';
export type * from './views/traveller.ts';
export { frequencyView, travellerView } from './views/traveller.ts';
export type * from './views/views.ts';
export type * from './views/what-follows.ts';
export { whatFollows } from './views/what-follows.ts';
