import { describe, expect, test } from 'vitest';
import type { Settings } from '../settings.ts';
import { agree, at, openEvening, record, TWO_TABLES } from '../testing/evening.ts';
import { type AnyCommand, command, continued, timeAt } from '../testing/given.ts';
import { tableView } from '../views/table.ts';
import { beyondDoubtUntil, publicationDue } from './corrections.ts';
import { sessionEndedAt, tableEndedAt } from './session-end.ts';

const later = (asked: AnyCommand, minute: number): AnyCommand => ({ ...asked, time: timeAt(minute) });

/** Table 1 agrees its second board at minute 20, table 2 at minute 25; the director closes at minute 40. */
const evening = (settings: Partial<Settings> = {}, closed = true) =>
  continued(
    openEvening(TWO_TABLES, settings),
    ...([1, 2] as const).flatMap((table) =>
      [1, 2].flatMap((board) => {
        const minute = (table === 1 ? 10 : 15) * board;
        const where = at(1, table, board);
        const end = table === 2 && board === 2 ? 25 : minute;
        return [later(record(where, 'Pass'), end - 2), later(agree(where), end)];
      }),
    ),
    ...(closed ? [command('close-session', { session: 1 }, { time: timeAt(40) })] : []),
  ).tournament!;

describe('Law 8C: the session ends for each table when its last score stands without objection', () => {
  test('table by table', () => {
    const tournament = evening({}, false);
    const session = tournament.sessions.get(1)!;
    const section = session.sections.get('A')!;
    expect(tableEndedAt(tournament, session, section, 1)).toBe(timeAt(20));
    expect(tableEndedAt(tournament, session, section, 2)).toBe(timeAt(25));
    expect(tableView(tournament, 1, session, section, 1).endedAt).toBe(timeAt(20));
  });

  test('not while a board of it is disputed or missing', () => {
    const open = continued(
      openEvening(TWO_TABLES),
      record(at(1, 1, 1), 'Pass'),
      agree(at(1, 1, 1)),
      record(at(1, 1, 2), 'Pass'),
    ).tournament!;
    const session = open.sessions.get(1)!;
    expect(tableEndedAt(open, session, session.sections.get('A')!, 1)).toBeUndefined();
  });

  test('the whole session with its last table, though it is closed later', () => {
    const tournament = evening();
    expect(sessionEndedAt(tournament, tournament.sessions.get(1)!)).toBe(timeAt(25));
  });

  test('RTP 3.7.1: results are due 30 minutes after that', () => {
    const tournament = evening();
    expect(publicationDue(tournament, tournament.sessions.get(1)!)?.by).toBe(timeAt(55));
  });

  test('RTP 2.2.7.2: and the 48 hours of an official event run from there', () => {
    const tournament = evening({ official: true });
    expect(beyondDoubtUntil(tournament, tournament.sessions.get(1)!)).toBe(timeAt(25 + 48 * 60));
  });
});
