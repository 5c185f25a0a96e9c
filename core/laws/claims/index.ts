export * from './fewest.ts';
export * from './judge.ts';
export type { LinePlay, LineTrick, PlayReason } from './line.ts';
export type { PlayMark } from './normal-play.ts';
export {
  PLAY_CLASSES,
  PLAYER_CLASSES,
  type PlayClass,
  type PlayerClass,
  type Proposal,
  type Standing as PlayClassStanding,
} from './play-classes.ts';
export { type ClaimPosition, type ShownOut, tricksLeft } from './position.ts';
export * from './proposed-line.ts';
export type { ClaimQuestion, ClassStanding, DirectorsView } from './question.ts';
export { type Counted, NOTHING_SAID, type Statement, type Step } from './statement.ts';
export { type ClassWeight, weighClass } from './weigh.ts';
