export * from './absent-pair.ts';
export * from './appeals.ts';
export * from './article-map.ts';
export * from './best-of-three.ts';
export type { Breach } from './breach.ts';
export * from './federation/index.ts';
export { exactText, vpsText } from './files/exact.ts';
export * from './files/match-answer.ts';
export { MATCH_METHODS, type MatchFile, type MatchMethod, parseMatchFile } from './files/match-file.ts';
export * from './files/standings-answer.ts';
export { parseStandingsFile, type StandingsFile } from './files/standings-file.ts';
export { parseSystemFile } from './files/system-file.ts';
export * from './for-players.ts';
export * from './law-86.ts';
export * from './line-up.ts';
export * from './match-incidents.ts';
export * from './match-proposal.ts';
export * from './match-worth.ts';
export * from './minimum.ts';
export * from './penalty-table.ts';
export {
  OFFENCE_COMPETITIONS,
  type Offence,
  type OffenceCompetition,
  PENALTY_FORMS,
  type PenaltyForm,
  type PenaltyMeasure,
} from './penalty-tariff.ts';
export * from './penalty-words.ts';
export * from './profile.ts';
export * from './profiles.ts';
export * from './readings/index.ts';
export * from './rop/absences.ts';
export * from './rop/entries.ts';
export * from './rop/match-incidents.ts';
export * from './rop/movements.ts';
export * from './rop/pairs-scoring.ts';
export * from './rop/pairs-ties.ts';
export * from './rop/penalties.ts';
export * from './rop/profile.ts';
export * from './rop/series.ts';
export * from './rop/spoilt-board.ts';
export * from './rop/substitution.ts';
export * from './rop/team-ties.ts';
export * from './rop/vp.ts';
export * from './rop/withdrawal.ts';
export * from './rtp2014/absences.ts';
export * from './rtp2014/match-incidents.ts';
export * from './rtp2014/movements.ts';
export * from './rtp2014/pairs-scoring.ts';
export * from './rtp2014/pairs-ties.ts';
export * from './rtp2014/penalties.ts';
export * from './rtp2014/profile.ts';
export * from './rtp2014/spoilt-board.ts';
export * from './rtp2014/substitution.ts';
export * from './rtp2014/swiss.ts';
export * from './rtp2014/team-change.ts';
export * from './rtp2014/team-entry.ts';
export * from './rtp2014/team-handicap.ts';
export * from './rtp2014/team-substitution.ts';
export * from './rtp2014/team-ties.ts';
export * from './rtp2014/value-index.ts';
export * from './rtp2014/vp.ts';
export * from './seats.ts';
export * from './shortened-match.ts';
export * from './slips.ts';
export * from './spoilt-board.ts';
export * from './team-event.ts';
export * from './team-rules.ts';
export * from './vp-scales.ts';
export * from './wbf/profile.ts';
export * from './wbf/vp.ts';
export { workingDayAfter } from './working-days.ts';
