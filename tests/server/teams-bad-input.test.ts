import type { CommandData, CommandType, RoundMatches } from 'naipe/tournament';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Club } from '../testing/club.ts';
import { TeamClub } from '../testing/team-club.ts';

/* What cannot be of an event of teams, and what is not for everybody's eyes: four teams, the second round drawn, the first played. */

let club: Club;
let event: TeamClub;
let first: RoundMatches;

beforeAll(async () => {
  club = await Club.open();
  event = await TeamClub.plan(club, {
    teams: ['1', '2', '3', '4'],
    match: { boards: 8 },
    settings: { showRanking: 'live', showTraveller: 'after-agreement' },
    draw: {
      kind: 'swiss',
      rounds: 3,
      first: 'fold',
      method: 'regulation',
      odd: 'bye',
      danishRounds: 0,
      apart: [],
      lag: 0,
    },
  });
  first = await event.next(1);
});

afterAll(() => club.close());

const team = (contestant: string, names: readonly string[]): CommandData['enter-contestant'] => ({
  kind: 'team',
  contestant,
  name: `Team ${contestant}`,
  players: names.map((name) => ({ name, id: name })),
  captain: 0,
});

describe('a sentence, and nothing changed', () => {
  let version: number;

  beforeEach(async () => {
    version = (await event.see('overview')).version;
  });

  async function refused<T extends CommandType>(type: T, data: CommandData[T], code: string, as?: Client) {
    const answer = await (as ?? event.director).command(event.tournament, type, data);
    const { error } = answer.json;
    expect([400, 403, 422]).toContain(answer.status);
    const codes = [error.code, ...(error.findings ?? []).map((finding: { code: string }) => finding.code)];
    expect(codes).toContain(code);
    expect(error.message).toMatch(/^\S+ \S+.*[.!?]$/s);
    expect((await event.see('overview')).version).toBe(version);
  }

  const at = { session: 1, section: 'A', round: 1, match: 1 } as const;
  const table = { session: 1, section: 'A', table: 1 } as const;
  const sheet = (home: string, away: string) => ({ ...at, imps: { home, away } });

  test('a team entered twice', () =>
    refused('enter-contestant', team('1', ['a', 'b', 'c', 'd']), 'pair-twice'));
  test('a player in two teams', () =>
    refused('enter-contestant', team('9', ['11', 'b', 'c', 'd']), 'player-twice'));
  test('a player twice in a team', () =>
    refused('enter-contestant', team('9', ['x', 'x', 'c', 'd']), 'same-number'));
  test('a team of three', () => refused('enter-contestant', team('9', ['a', 'b', 'c']), 'team-size'));
  test('a captain who is not in it', () =>
    refused(
      'enter-contestant',
      { ...team('9', ['a', 'b', 'c', 'd']), captain: 7 } as never,
      'captain-missing',
    ));
  test('a pair among teams', () =>
    refused(
      'enter-contestant',
      { kind: 'pair', contestant: '9', players: [{ name: 'a' }, { name: 'b' }] },
      'contestant-kind',
    ));
  test('a sheet of a match that is not drawn', () =>
    refused('score-match', { ...sheet('3', '2'), match: 7 }, 'no-such-match'));
  test('a sheet of a round that is not drawn', () =>
    refused('score-match', { ...sheet('3', '2'), round: 2 }, 'round-not-drawn'));
  test.each(['-3', '1000', '1e9', 'many', '', '3/0'])('a sheet of %s IMPs', async (imps) => {
    const answer = await event.ask('score-match', sheet(imps, '0'));
    expect([400, 422]).toContain(answer.status);
    expect((await event.see('overview')).version).toBe(version);
  });
  test('a result at a table of no match', () =>
    refused(
      'record-result',
      { ...table, round: 1, table: 9, board: 1, result: '4SN=', by: 'director' },
      'no-such-table',
    ));
  test('a result of a round that is not drawn', () =>
    refused(
      'record-result',
      { ...table, round: 2, board: 9, result: '4SN=', by: 'director' },
      'no-such-table',
    ));
  test('a result of a board of another round', () =>
    refused(
      'record-result',
      { ...table, round: 1, board: 9, result: '4SN=', by: 'director' },
      'board-not-here',
    ));
  test('a line-up for a team that is not there', () =>
    refused(
      'declare-line-up',
      { session: 1, section: 'A', round: 1, segment: 1, contestant: '99', open: [0, 1], closed: [2, 3] },
      'not-in-round',
    ));
  test('a signature of a team of another match', () => {
    const [, other] = first.matches;
    return refused('agree-match', { ...at, by: other!.home.contestant }, 'not-in-match');
  });
  test('a signature with another team’s code', async () => {
    const [own, other] = first.matches;
    const stranger = await event.captain(other!.home.contestant);
    await refused('agree-match', { ...at, by: own!.home.contestant }, 'not-for-you', stranger);
  });
  test('a signature before the match is over', () =>
    refused('agree-match', { ...at, by: first.matches[0]!.home.contestant }, 'match-not-over'));
  test('a no-show of a team of another match', () =>
    refused(
      'rule-match',
      {
        ...at,
        ruling: { kind: 'no-show', absent: [first.matches[1]!.home.contestant] },
        clause: 'x',
        reason: 'y',
      },
      'not-in-match',
    ));
  test('a ruling without its grounds', () =>
    refused(
      'rule-match',
      { ...at, ruling: { kind: 'no-show', absent: ['1'] }, clause: '', reason: '' },
      'bad-input',
    ));
  test('an award of 21 VPs', () =>
    refused(
      'rule-match',
      {
        ...at,
        ruling: { kind: 'award', home: { kind: 'vps', vps: '21' }, away: { kind: 'vps', vps: '0' } },
        clause: 'RTP 2.3.6.6',
        reason: 'y',
      },
      'vps-impossible',
    ));
  test('extra boards where nothing is knocked out', () =>
    refused('set-extra-boards', { ...at, boards: [20] }, 'not-a-knockout'));
  test('a draw of a round that comes later', () =>
    refused('draw-round', { session: 1, section: 'A', round: 3 }, 'draw-order'));
  test('a draw while matches are played, unless it is said how they count', () =>
    refused('draw-round', { session: 1, section: 'A' }, 'results-missing'));
  test('a phase planned anew while it is played', () =>
    refused(
      'plan-phase',
      {
        phase: 1,
        format: {
          kind: 'matches',
          draw: { kind: 'knockout', thirdPlace: false },
          match: { boards: 8, segments: 1, scoring: 'imps', lineUps: 'none', deals: 'common' },
        },
        groups: [{ section: 'A', contestants: ['1', '2'] }],
      },
      'phase-begun',
    ));
});

describe('who sees what', () => {
  const board = 1;
  let viewers: { readonly name: string; readonly client: Client }[];
  const tables = () => ({ open: first.matches[0]!.open.table, closed: first.matches[0]!.closed!.table });
  const views = (match: number) =>
    [
      ['match', { session: 1, section: 'A', round: 1, match }],
      ['traveller', { session: 1, board }],
      ['frequencies', { session: 1, board }],
      ['matches', { phase: 1 }],
      ['ranking', {}],
      ['cross-table', { phase: 1, section: 'A' }],
      ['butler', { phase: 1 }],
      ['players', { contestant: first.matches[0]!.home.contestant, player: 0 }],
      ['players', { contestant: first.matches[0]!.away.contestant, player: 2, partner: 3 }],
      ['team', { contestant: first.matches[0]!.home.contestant }],
      ['scorecard', { contestant: first.matches[0]!.home.contestant }],
      ['hands', { session: 1 }],
    ] as const;

  beforeAll(async () => {
    const [own, other] = first.matches;
    viewers = [
      { name: 'the other room', client: await event.phone(own!.closed!.table) },
      { name: 'the captain', client: await event.captain(own!.home.contestant) },
      { name: 'the opponents', client: await event.captain(own!.away.contestant) },
      { name: 'another team', client: await event.captain(other!.home.contestant) },
      { name: 'another table', client: await event.phone(other!.open.table) },
      { name: 'nobody', client: club.client() },
    ];
  });

  test('a room’s result is seen by nobody but the desk and its table before both rooms agree', async () => {
    await event.record(1, 1, tables().open, board, '6HS=');
    for (const { name, client } of viewers)
      for (const [view, query] of views(1)) {
        const answer = await client.view(event.tournament, view, query);
        expect([200, 401, 403, 422, 404], `${name}, ${view}: ${answer.text}`).toContain(answer.status);
        expect(answer.text, `${name}, ${view}`).not.toMatch(/6HS|980|1430/);
      }
    const own = await event.see(
      'table',
      { session: 1, section: 'A', table: tables().open },
      await event.phone(tables().open),
    );
    expect(JSON.stringify(own)).toContain('6HS=');
    const elsewhere = await event.see(
      'table',
      { session: 1, section: 'A', table: tables().closed },
      await event.phone(tables().closed),
    );
    expect(JSON.stringify(elsewhere)).not.toContain('6HS=');
    const desk = await event.see('match', { session: 1, section: 'A', round: 1, match: 1 });
    expect(desk.lines[0]!.open).toMatchObject({ status: 'agreed', result: { result: '6HS=' } });
  });

  test('written in both rooms and agreed in one: still not', async () => {
    const phone = await event.phone(tables().closed);
    const at = { session: 1, section: 'A', round: 1, table: tables().closed, board };
    await phone.must(event.tournament, 'record-result', { ...at, result: '6HS-1', by: 'NS' });
    for (const { name, client } of viewers)
      for (const [view, query] of views(1)) {
        const answer = await client.view(event.tournament, view, query);
        expect(answer.text, `${name}, ${view}`).not.toMatch(/6HS=/);
      }
  });

  test('agreed in both: the match sees it; with common deals others who have it to play do not', async () => {
    const phone = await event.phone(tables().closed);
    const at = { session: 1, section: 'A', round: 1, table: tables().closed, board };
    await phone.must(event.tournament, 'agree-result', { ...at, by: 'EW', expects: '6HS-1' });
    for (const { name, client } of viewers) {
      const answer = await client.view(event.tournament, 'match', {
        session: 1,
        section: 'A',
        round: 1,
        match: 1,
      });
      const isOfMatch = ['the other room', 'the captain', 'the opponents'].includes(name);
      const shown = answer.text.includes('6HS=');
      expect([name, shown]).toEqual([name, isOfMatch]);
    }
  });

  test('a draw is the director’s until it is published', async () => {
    for (const tile of first.matches)
      await event.play(first, tile, ({ board: each }) => (each === 2 ? '4SN=' : 'Pass')).catch(() => {});
    for (const tile of first.matches) await finish(tile);
    await event.must('draw-round', { session: 1, section: 'A' });
    const query = { session: 1, section: 'A' };
    expect((await event.director.view(event.tournament, 'draw', query)).status).toBe(200);
    for (const { name, client } of viewers) {
      const { json } = await client.view(event.tournament, 'matches', { phase: 1 });
      expect([name, json.rounds.length]).toEqual([name, 1]);
      expect([401, 403], name).toContain((await client.view(event.tournament, 'draw', query)).status);
      const match = await client.view(event.tournament, 'match', {
        session: 1,
        section: 'A',
        round: 2,
        match: 1,
      });
      expect(match.status, name).not.toBe(200);
      const { json: own } = await client.view(event.tournament, 'team', { contestant: '1' });
      expect([name, own.rounds?.length ?? 1]).toEqual([name, 1]);
    }
    for (const { client } of viewers.filter(({ name }) => name.includes('room') || name.includes('table'))) {
      const ahead = await client.view(event.tournament, 'table', {
        session: 1,
        section: 'A',
        table: 3,
        round: 2,
      });
      expect(ahead.status === 200 ? (ahead.json.ns ?? ahead.json.match) : undefined).toBeUndefined();
    }
    await event.must('publish-draw', { session: 1, section: 'A', round: 2 });
    for (const { name, client } of viewers) {
      const { json } = await client.view(event.tournament, 'matches', { phase: 1 });
      expect([name, json.rounds.length]).toEqual([name, 2]);
    }
  });

  /** What is still missing of a match. */
  async function finish({ match, open, closed }: RoundMatches['matches'][number]) {
    const { lines } = await event.see('match', { session: 1, section: 'A', round: 1, match });
    for (const line of lines)
      for (const room of ['open', 'closed'] as const)
        if (line[room] === undefined)
          await event.record(1, 1, room === 'open' ? open.table : closed!.table, line.board, 'Pass');
  }

  test('a draw edited into a rematch asks, and changes nothing until it is said', async () => {
    const { version } = await event.see('overview');
    const matches = first.matches.map(({ match, home, away, open, closed }) => ({
      match,
      home: home.contestant,
      away: away.contestant,
      open: open.table,
      closed: closed!.table,
    }));
    const answer = await event.ask('draw-round', { session: 1, section: 'A', round: 2, matches, bye: null });
    const codes = answer.json.error.findings.map(({ code }: { code: string }) => code);
    expect([answer.status, codes]).toEqual([422, expect.arrayContaining(['has-met'])]);
    expect((await event.see('overview')).version).toBe(version);
    const twice = [matches[0]!, { ...matches[1]!, home: matches[0]!.home }];
    const impossible = await event.ask('draw-round', {
      session: 1,
      section: 'A',
      round: 2,
      matches: twice,
      bye: null,
    });
    expect([impossible.status, impossible.json.error.code]).toEqual([422, 'two-matches']);
  });
});
