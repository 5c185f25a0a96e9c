import { ok, type Result } from '../base/index.ts';
import type { Command, CommandData, CommandOf, CommandType } from './command.ts';
import { notForYou, type Refusal, type Refused } from './refusal.ts';
import { meetingsOf, roundOfTable, seatOf } from './schedule.ts';
import type { Tournament, TournamentState } from './state.ts';
import { isSameTable, type Viewer, type ViewerOf } from './viewer.ts';

/* Who may ask for what: the only place that says so. */

/** Anybody but the director, who may ask for everything. */
type Other = Exclude<Viewer, ViewerOf<'director'>>;

type Permit<T extends CommandType> = (
  tournament: Tournament,
  viewer: Other,
  data: CommandData[T],
) => Refused | undefined;

const byDirector = (): Refused => notForYou('Only the director does this.');

type TableCommand = 'record-result' | 'agree-result' | 'dispute-result' | 'confirm-round' | 'call-director';

/** A device speaks for its table, of rounds up to the one it is in; a player for the side where his pair sits. */
const byTable = (
  tournament: Tournament,
  viewer: Other,
  data: CommandData[TableCommand],
): Refused | undefined => {
  if ('by' in data && data.by === 'director') return byDirector();
  const session = tournament.sessions.get(data.session);
  const section = session?.sections.get(data.section);
  if (session === undefined || section === undefined) return notForYou('There is no such table.');
  const current = roundOfTable(tournament, session, section, data.table);
  const round = 'round' in data ? data.round : current;
  switch (viewer.role) {
    case 'table':
      if (!isSameTable(viewer, data)) return notForYou('This device belongs to another table.');
      return round <= current ? undefined : notForYou(`This table is in round ${current}.`);
    case 'player': {
      const seat = seatOf(meetingsOf(tournament, session.session, section)[round - 1] ?? [], viewer.pair);
      const isThere = seat?.meeting.table === data.table && (!('by' in data) || data.by === seat.side);
      return isThere ? undefined : notForYou(`Pair ${viewer.pair} does not sit there.`);
    }
    case 'public':
      return byDirector();
  }
};

const PERMISSION: { readonly [T in CommandType]: Permit<T> } = {
  'record-result': byTable,
  'agree-result': byTable,
  'dispute-result': byTable,
  'confirm-round': byTable,
  'call-director': byTable,
  'create-tournament': byDirector,
  'change-settings': byDirector,
  'enter-pair': byDirector,
  'change-pair': byDirector,
  'withdraw-pair': byDirector,
  'plan-session': byDirector,
  'seat-pair': byDirector,
  'attach-deals': byDirector,
  'open-session': byDirector,
  'start-round': byDirector,
  'end-round': byDirector,
  'correct-result': byDirector,
  'adjust-score': byDirector,
  'give-penalty': byDirector,
  'give-warning': byDirector,
  'cancel-board': byDirector,
  'group-board': byDirector,
  'substitute-player': byDirector,
  'replan-movement': byDirector,
  'answer-director': byDirector,
  'close-session': byDirector,
  'publish-results': byDirector,
  'reopen-session': byDirector,
  undo: byDirector,
};

const permitted = <T extends CommandType>(
  tournament: Tournament,
  viewer: Other,
  { type, data }: CommandOf<T>,
): Refused | undefined => PERMISSION[type](tournament, viewer, data);

/** May the viewer send the command? Whether it makes sense is for `decide` to say. */
export function mayCommand(
  { tournament }: TournamentState,
  viewer: Viewer,
  command: Command,
): Result<true, Refusal> {
  if (viewer.role === 'director') return ok(true);
  const refused = tournament === undefined ? byDirector() : permitted(tournament, viewer, command);
  return refused ?? ok(true);
}
