export {
  type Answer,
  addressOf,
  client,
  type Intent,
  type JoinCodes,
  type SignedIn,
  type TournamentSummary,
} from './client.ts';
export { newCommandId } from './command-id.ts';
export type { Queued } from './queue.ts';
export { filledIn, refusalSentence } from './refusal.ts';
export { useCommand } from './use-command.ts';
export { useBeat } from './use-feed.ts';
export { queueOf, useQueue } from './use-queue.ts';
export { useSession } from './use-session.ts';
export { usePublicView, useView, views } from './use-view.ts';
