export {
  type Answer,
  addressOf,
  client,
  type DataFinding,
  type DeviceSignIn,
  type EarlierDeal,
  type FoundPerson,
  type Intent,
  type JoinCodes,
  type Removal,
  type RenewedCodes,
  type SessionAnswer,
  type SignedIn,
  type StorageAnswer,
  type Swept,
  type TournamentCases,
  type TournamentSummary,
} from './client.ts';
export { newCommandId } from './command-id.ts';
export type { OwnPlace } from './own-place.ts';
export type { Queued } from './queue.ts';
export { filledIn, refusalSentence } from './refusal.ts';
export { serverTime } from './server-time.ts';
export { useBeat } from './use-feed.ts';
export { useOwnPlace } from './use-own-place.ts';
export { deskQueueOf, queueOf, useDeskQueue, useQueue } from './use-queue.ts';
export { useSession } from './use-session.ts';
export { usePublicView, useView, views } from './use-view.ts';
