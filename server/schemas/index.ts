export {
  contestant,
  date,
  directorName,
  name,
  newPassword,
  section,
  table,
  text,
  tournamentId,
} from './atoms.ts';
export * from './commands.ts';
export { fact } from './facts.ts';
export * from './federation.ts';
export * from './simultaneous.ts';
export { parseViewRequest, VIEW_NAMES } from './views.ts';
