import { randomUUID } from 'node:crypto';
import type { CommandData, CommandType } from 'naipe/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { at, boardAt, Club, deals, threeTables } from '../testing/club.ts';

let club: Club;
let tournament: string;
let people: Record<'director' | 'table' | 'player' | 'public', Client>;
type Person = keyof typeof people;
const PEOPLE = ['director', 'table', 'player', 'public'] as const;

beforeAll(async () => {
  club = await Club.open();
  tournament = await club.play();
  people = {
    director: club.director,
    table: await club.table(tournament, 1),
    player: await club.player(tournament, '1'),
    public: club.client(),
  };
});

afterAll(() => club.close());

const version = async (): Promise<number> => (await club.director.view(tournament, 'overview')).json.version;

describe('who one is', () => {
  test('everybody is told', async () => {
    const who = async (person: Person) => (await people[person].get('/api/session')).json.viewer;
    expect(await who('director')).toEqual({ role: 'director', name: 'Director' });
    expect(await who('table')).toEqual({ role: 'table', tournament, session: 1, section: 'A', table: 1 });
    expect(await who('player')).toEqual({ role: 'player', tournament, pair: '1' });
    expect(await who('public')).toEqual({ role: 'public' });
  });

  test('a table or a player of another tournament is the public here', async () => {
    const elsewhere = await club.play();
    for (const person of ['table', 'player'] as const) {
      const answer = await people[person].command(elsewhere, 'call-director', {
        session: 1,
        section: 'A',
        table: 1,
      });
      expect(answer.status).toBe(403);
      expect(
        (await people[person].view(elsewhere, 'table', { session: 1, section: 'A', table: 1 })).status,
      ).toBe(403);
    }
  });
});

/** Who sees a view while the first round is played: the status of each, in the order of `PEOPLE`. */
const VIEWS: readonly [view: string, query: Record<string, string | number>, statuses: readonly number[]][] =
  [
    ['overview', {}, [200, 200, 200, 200]],
    ['entries', {}, [200, 200, 200, 200]],
    ['guide-cards', { session: 1 }, [200, 200, 200, 200]],
    ['table-cards', { session: 1 }, [200, 200, 200, 200]],
    ['desk', {}, [200, 403, 403, 401]],
    ['room', { session: 1 }, [200, 403, 403, 401]],
    ['oddities', { session: 1 }, [200, 403, 403, 401]],
    ['history', {}, [200, 403, 403, 401]],
    ['table', { session: 1, section: 'A', table: 1 }, [200, 200, 200, 401]],
    ['table', { session: 1, section: 'A', table: 2 }, [200, 403, 403, 401]],
    ['ranking', {}, [200, 403, 403, 403]],
    ['ranking', { session: 1 }, [200, 403, 403, 403]],
    ['traveller', { session: 1, board: boardAt(1, 2) }, [200, 403, 403, 403]],
    ['frequencies', { session: 1, board: boardAt(1, 2) }, [200, 403, 403, 403]],
    ['hands', { session: 1 }, [200, 200, 200, 200]],
    ['scorecard', { contestant: '1' }, [200, 200, 200, 200]],
  ];

describe.each(VIEWS)('%s %j', (view, query, statuses) => {
  test.each(PEOPLE.map((person, index) => [person, statuses[index]!] as const))(
    '%s: %i',
    async (person, status) => {
      const answer = await people[person].view(tournament, view, query);
      expect(answer.status, answer.text).toBe(status);
      if (status !== 200) expect(answer.json.error.message).toMatch(/\.$/);
    },
  );
});

test('licence numbers are not for everybody', async () => {
  expect((await club.director.view(tournament, 'entries')).text).toContain('"101"');
  for (const person of ['table', 'player', 'public'] as const)
    expect((await people[person].view(tournament, 'entries')).text).not.toContain('"101"');
});

const here = at(1, 1);
const pairMoves = { session: 1, section: 'A', table: 1 };

/** Commands that only the director gives. */
const DIRECTORS: { readonly [T in CommandType]?: CommandData[T] } = {
  'change-settings': { changes: { showRanking: 'live' } },
  'enter-contestant': {
    kind: 'pair',
    contestant: '99',
    players: [{ name: 'Ada Nobody' }, { name: 'Bo Nobody' }],
  },
  'change-contestant': { kind: 'pair', contestant: '1', valueIndex: 5 },
  'withdraw-contestant': { contestant: '6' },
  'plan-session': { session: 2, sections: [{ section: 'A', movement: threeTables(), seating: { 1: '1' } }] },
  'seat-contestant': { session: 1, section: 'A', number: 1, contestant: '1' },
  'attach-deals': { session: 1, deals: deals() },
  'deal-boards': { session: 1 },
  'open-session': { session: 1 },
  'start-round': { session: 1, round: 2 },
  'end-round': { session: 1, round: 1 },
  'record-results': { session: 1, results: [{ section: 'A', round: 1, table: 1, board: 1, result: '4SN=' }] },
  'correct-result': { ...here, result: '4SN=', reason: 'a slip', clause: 'Law 79C1' },
  'adjust-score': {
    ...here,
    ns: { kind: 'percent', percent: '60' },
    ew: { kind: 'percent', percent: '40' },
    reason: 'a',
    clause: 'Law 12',
  },
  'score-missed': {
    scores: [{ ...here, ns: { kind: 'no-score' }, ew: { kind: 'no-score' } }],
    reason: 'late',
    clause: 'Law 12',
  },
  'give-penalty': {
    session: 1,
    contestant: '1',
    amount: { unit: 'percent-of-top', value: '10' },
    reason: 'late',
    clause: 'Law 90',
  },
  'give-warning': { session: 1, contestant: '1', reason: 'late', clause: 'Law 90' },
  'cancel-board': { session: 1, board: 1, reason: 'fouled', clause: 'Law 87' },
  'group-board': {
    session: 1,
    board: 1,
    group: 'x',
    meetings: [{ section: 'A', round: 1, table: 1 }],
    reason: 'fouled',
    clause: 'Law 87',
  },
  'turn-seats': { ...pairMoves, round: 1, reason: 'so they sat', clause: 'RTP 2.2.4.4' },
  'change-opponents': {
    ...pairMoves,
    round: 1,
    ns: '1',
    ew: '5',
    stay: false,
    reason: 'so they sat',
    clause: 'RTP 2.2.4.2',
  },
  'change-board': {
    ...here,
    played: 3,
    later: false,
    fault: { ns: 'direct', ew: 'none' },
    reason: 'so they played',
    clause: 'RTP 2.2.4.2',
  },
  'substitute-player': {
    session: 1,
    contestant: '1',
    player: 0,
    substitute: { name: 'Cy Nobody' },
    fromRound: 2,
  },
  'replan-movement': {
    session: 1,
    section: 'A',
    fromRound: 2,
    movement: threeTables(),
    seating: { 1: '1' },
    reason: 'late',
  },
  'take-call': pairMoves,
  'postpone-call': pairMoves,
  'answer-director': pairMoves,
  'open-case': here,
  'tell-case': { session: 1, case: 9, from: 0, steps: [], after: 'another-change' },
  'note-case': { session: 1, case: 9, text: 'so judged' },
  'rule-case': { session: 1, case: 9, after: 'another-change', reason: 'so ruled', clause: 'Law 64' },
  'close-case': { session: 1, case: 9 },
  'note-report': { item: 'other', text: 'nothing' },
  'name-committee': { members: [] },
  'make-appeal': {
    session: 1,
    case: 9,
    contestant: '6',
    subject: 'law',
    concurs: 'agrees',
    about: 'the clause',
  },
  'take-deposit': { session: 1, appeal: 9 },
  'decide-appeal': {
    session: 1,
    appeal: 9,
    body: 'committee',
    outcome: 'stands',
    reason: 'so decided',
    clause: 'Law 93B3',
  },
  'withdraw-appeal': { session: 1, appeal: 9 },
  'note-appeal': { session: 1, appeal: 9, paper: 'facts', text: 'x' },
  'hold-match': { session: 1, appeal: 9, holds: true },
  'take-further': { session: 1, appeal: 9, contestant: '1', subject: 'law', about: 'x' },
  'log-incident': { session: 1, kind: 'other', contestants: [], text: 'x' },
  'hand-over': { director: 'Ana', standing: 'director' },
  'send-report': {},
  'return-report': { items: ['other'] },
  'close-session': { session: 1 },
  'publish-results': { session: 1 },
  'reopen-session': { session: 1, reason: 'a slip' },
  undo: { sequence: 1 },
};

test.each(Object.entries(DIRECTORS))('%s is the director’s alone: nothing changes', async (type, data) => {
  const before = await version();
  for (const [person, status] of [
    ['table', 403],
    ['player', 403],
    ['public', 401],
  ] as const) {
    const answer = await people[person].command(tournament, type as CommandType, data as never);
    expect(answer.status, `${person}: ${answer.text}`).toBe(status);
    expect(answer.json.error.code).toBe('not-for-you');
  }
  expect(await version()).toBe(before);
});

test.each([
  ['GET', '/api/tournaments/TOURNAMENT/codes'],
  ['GET', '/api/tournaments/TOURNAMENT/export'],
  ['GET', '/api/players?name=Zo'],
  ['POST', '/api/tournaments'],
  ['POST', '/api/tournaments/import'],
  ['POST', '/api/tournaments/TOURNAMENT/what-follows'],
])('%s %s is for the director alone', async (method, path) => {
  for (const [person, status] of [
    ['table', 403],
    ['player', 403],
    ['public', 401],
  ] as const) {
    const response = await people[person].fetch(path.replace('TOURNAMENT', tournament), { method });
    expect(response.status).toBe(status);
  }
});

test('the director is told what would follow, and nothing changes', async () => {
  const before = await version();
  const ask = (data: unknown) =>
    club.director.post(`/api/tournaments/${tournament}/what-follows`, {
      id: randomUUID(),
      type: 'change-opponents',
      data,
    });
  const sat = DIRECTORS['change-opponents'];
  const told = await ask(sat);
  expect(told.json).toMatchObject({
    meetings: [
      { round: 2, table: 3, ns: '3', ew: '5', boards: [3, 4] },
      { round: 3, table: 3, ns: '3', ew: '4', boards: [1, 2] },
    ],
    losses: [],
  });
  const refused = await ask({ ...sat, ew: '4' });
  expect([refused.status, refused.json.error.code]).toEqual([422, 'as-planned']);
  expect(await version()).toBe(before);
});

describe('a table', () => {
  test('records, agrees and calls for itself', async () => {
    const { table, player } = people;
    expect(
      (await table.command(tournament, 'record-result', { ...here, result: '4SN=', by: 'NS' })).status,
    ).toBe(200);
    expect(
      (await table.command(tournament, 'agree-result', { ...here, by: 'EW', expects: '4SN=' })).status,
    ).toBe(200);
    expect((await table.command(tournament, 'call-director', pairMoves)).status).toBe(200);
    const second = at(1, 1, 1);
    expect(
      (await player.command(tournament, 'record-result', { ...second, result: '1NE-1', by: 'NS' })).status,
    ).toBe(200);
  });

  test('not for another table, side, round, or as the director', async () => {
    const before = await version();
    const { table, player } = people;
    const answers = [
      await table.command(tournament, 'record-result', { ...at(1, 2), result: '4SN=', by: 'NS' }),
      await table.command(tournament, 'record-result', { ...at(2, 1), result: '4SN=', by: 'NS' }),
      await table.command(tournament, 'record-result', { ...here, result: '4SN=', by: 'director' }),
      await player.command(tournament, 'agree-result', { ...at(1, 1, 1), by: 'EW' }),
      await player.command(tournament, 'record-result', { ...at(1, 2), result: '4SN=', by: 'NS' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 422, 403, 403, 403]);
    expect(answers[1]?.json.error.code).toBe('round-not-started');
    expect(await version()).toBe(before);
  });
});

describe('Law 8B: when the next round is called and the table has moved on', () => {
  let evening: string;
  let table: Client;
  let left: Client;
  const first = { ...at(1, 1), result: '4SN=', by: 'NS' } as const;
  const second = { ...at(1, 1, 1), result: '3NTE-1', by: 'EW' } as const;
  const view = (round?: number) =>
    table.view(evening, 'table', {
      session: 1,
      section: 'A',
      table: 1,
      ...(round === undefined ? {} : { round }),
    });
  const traveller = (board: number) => table.view(evening, 'traveller', { session: 1, board });

  beforeAll(async () => {
    evening = await club.play();
    table = await club.table(evening, 1);
    const [ns] = threeTables()
      .rounds[0]!.tables.filter((each) => each.table === 1)
      .map((each) => each.ns);
    left = await club.player(evening, `${ns}`);
    await table.must(evening, 'record-result', first);
    await table.must(evening, 'agree-result', { ...at(1, 1), by: 'EW' });
    await club.must('start-round', evening, { session: 1, round: 2 });
  });

  test('a table that still plays goes on with its round, and its late board is marked', async () => {
    expect((await view()).json).toMatchObject({ round: 1, late: true, goesOnTo: 2 });
    expect((await traveller(first.board)).status).toBe(200);
    await table.must(evening, 'record-result', second);
    const rows = (await club.director.view(evening, 'traveller', { session: 1, board: second.board })).json
      .rows;
    expect(rows).toMatchObject([{ table: 1, late: true }]);
    const room = (await club.director.view(evening, 'room', { session: 1 })).json;
    expect(room.sections[0].tables[0]).toMatchObject({ table: 1, round: 1, late: true });
  });

  test('then its phone neither changes nor reads what those before did, whatever it asks', async () => {
    await table.must(evening, 'agree-result', { ...at(1, 1, 1), by: 'NS' });
    expect((await view()).json).toMatchObject({ round: 2 });
    const before = (await club.director.view(evening, 'overview')).json.version;
    const meeting = { session: 1, section: 'A', round: 1, table: 1 };
    const answers = [
      await table.command(evening, 'record-result', { ...first, result: '4SN-1', expects: null }),
      await table.command(evening, 'agree-result', { ...at(1, 1), by: 'EW', expects: 'Pass' }),
      await table.command(evening, 'dispute-result', { ...at(1, 1), by: 'NS', expects: 'Pass' }),
      await table.command(evening, 'confirm-round', { ...meeting, by: 'NS' }),
      await left.command(evening, 'dispute-result', { ...at(1, 1), by: 'NS', expects: 'Pass' }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(422);
      expect(answer.json.error).toMatchObject({ code: 'round-over', clause: 'Law 8B' });
      expect(answer.text).not.toContain('4SN=');
    }
    expect((await club.director.view(evening, 'overview')).json.version).toBe(before);
    for (const path of [...ASKED(first.board), ...ASKED(second.board)]) {
      const { text } = await table.get(path.replace('TOURNAMENT', evening));
      expect(text, path).not.toContain('4SN=');
      expect(text, path).not.toContain('3NTE-1');
    }
    expect((await view(1)).status).toBe(403);
    expect((await view(3)).status).toBe(403);
    // The pair takes with it what it has played.
    expect((await left.view(evening, 'traveller', { session: 1, board: first.board })).status).toBe(200);
  });

  test('the desk is asked about a later round, with its pairs, and about what hardly happens', async () => {
    const later = { ...at(3, 1), result: '4SN=', by: 'director' } as const;
    const asked = await club.director.command(evening, 'record-result', later);
    expect(asked.status).toBe(422);
    expect(asked.json.error).toMatchObject({
      code: 'to-confirm',
      findings: [{ code: 'later-round', params: { round: 3, now: 2 } }],
    });
    const absurd = { ...at(2, 2), result: '7NTXXN-13', by: 'director' } as const;
    const doubted = await club.director.command(evening, 'record-result', absurd);
    expect(doubted.json.error.findings).toMatchObject([{ code: 'unlikely-result' }]);
    const confirmed = ['later-round'];
    expect((await club.director.command(evening, 'record-result', { ...later, confirmed })).status).toBe(200);
  });

  test('what was agreed unread, or changed after it, is among the odd ones', async () => {
    const here = { ...at(2, 1), by: 'NS' } as const;
    await table.must(evening, 'record-result', { ...here, result: '2SN=' });
    await table.must(evening, 'agree-result', { ...at(2, 1), by: 'EW' });
    await table.must(evening, 'dispute-result', here);
    await table.must(evening, 'record-result', { ...here, result: '2SN+1', expects: '2SN=' });
    await table.must(evening, 'agree-result', { ...at(2, 1), by: 'EW', seconds: 0 });
    const odd = (await club.director.view(evening, 'oddities', { session: 1 })).json as {
      board: number;
      code: string;
    }[];
    const codes = odd.filter(({ board }) => board === here.board).map(({ code }) => code);
    expect(codes).toEqual(['agreed-then-changed', 'agreed-in-seconds']);
  });
});

/** Every request by which what is on a board might leak. */
const ASKED = (board: number) =>
  [
    ...['traveller', 'frequencies'].map((view) => `/views/${view}?session=1&board=${board}`),
    ...['1', '2', '5', '6'].map((pair) => `/views/explanation?session=1&board=${board}&pair=${pair}`),
    ...['1', '2', '3', '4', '5', '6'].map((pair) => `/views/scorecard?pair=${pair}`),
    ...[1, 2, 3].map((table) => `/views/table?session=1&section=A&table=${table}`),
    ...[1, 2, 3].map((table) => `/views/table?session=1&section=A&table=${table}&round=1`),
    ...[
      'overview',
      'desk',
      'entries',
      'history',
      'ranking',
      'ranking?session=1',
      'room?session=1',
      'oddities?session=1',
    ].map((view) => `/views/${view}`),
    ...['guide-cards', 'table-cards', 'hands'].map((view) => `/views/${view}?session=1`),
    '/results.csv',
    '/boards.csv',
    '/matches.csv',
    '/entries.csv',
    '/results.pbn',
    '/results.xml',
    '/export',
    '/codes',
  ].map((path) => `/api/tournaments/TOURNAMENT${path}`);

/** The first thing that a live view says. */
async function firstSaid(person: Client, path: string): Promise<string> {
  const stop = new AbortController();
  const response = await person.fetch(path, { signal: stop.signal });
  const { value } = await response.body!.getReader().read();
  stop.abort();
  return new TextDecoder().decode(value);
}

describe('Law 16: a board', () => {
  const others = at(1, 2);
  const contract = '6HXXS+1';

  test('of another table is not obtainable by any request before one has played it', async () => {
    const elsewhere = await club.table(tournament, 2);
    expect(
      (await elsewhere.command(tournament, 'record-result', { ...others, result: contract, by: 'NS' }))
        .status,
    ).toBe(200);
    expect((await elsewhere.command(tournament, 'agree-result', { ...others, by: 'EW' })).status).toBe(200);
    expect(
      (await club.director.view(tournament, 'traveller', { session: 1, board: others.board })).text,
    ).toContain(contract);
    for (const person of ['table', 'player', 'public'] as const) {
      for (const path of ASKED(others.board)) {
        const answer = await people[person].get(path.replace('TOURNAMENT', tournament));
        expect(answer.text, `${person} ${path}`).not.toContain('6HXX');
        expect(answer.text, `${person} ${path}`).not.toContain('6Hxx');
      }
    }
  });

  test('nor through live updates', async () => {
    for (const person of ['table', 'player', 'public'] as const) {
      const said = await firstSaid(people[person], `/api/tournaments/${tournament}/live`);
      expect(said).toMatch(/^id: \d+-[0-9a-f]+\nevent: version\ndata: \{"version":\d+\}\n\n$/);
    }
  });

  test('is seen by those who have played it and agreed', async () => {
    const player = await club.player(tournament, '2');
    const answer = await player.view(tournament, 'traveller', { session: 1, board: others.board });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(contract);
  });
});

describe('Law 16, RTP 2.1.5: the hands of a board', () => {
  const OTHERS = ['table', 'player', 'public'] as const;
  const here = deals().find(({ board }) => board === boardAt(1, 1))!;
  let evening: string;
  let seated: typeof people;

  beforeAll(async () => {
    evening = await club.create({ showRanking: 'live' });
    await club.plan(evening);
    await club.must('attach-deals', evening, { session: 1, deals: deals() });
    await club.must('open-session', evening, { session: 1 });
    await club.must('start-round', evening, { session: 1, round: 1 });
    seated = {
      director: club.director,
      table: await club.table(evening, 1),
      player: await club.player(evening, '1'),
      public: club.client(),
    };
  });

  /** Every hand that an answer holds. */
  const handsIn = (text: string) =>
    deals().flatMap(({ board, deal }) =>
      deal
        .slice(2)
        .split(' ')
        .filter((hand) => text.includes(hand))
        .map((hand) => `${board}: ${hand}`),
    );

  async function expectNoHands(person: (typeof OTHERS)[number]) {
    const paths = deals().flatMap(({ board }) => ASKED(board));
    for (const path of new Set([...paths, '/api/openapi.json', '/api/tournaments', '/api/session'])) {
      const answer = await seated[person].get(path.replace('TOURNAMENT', evening));
      expect(handsIn(answer.text), `${person} ${path}`).toEqual([]);
    }
    const said = await firstSaid(seated[person], `/api/tournaments/${evening}/live`);
    expect(handsIn(said), `${person} live`).toEqual([]);
  }

  test('are the director’s', async () => {
    const answer = await club.director.view(evening, 'hands', { session: 1 });
    expect(handsIn(answer.text)).toHaveLength(4 * deals().length);
    expect((await club.director.get(`/api/tournaments/${evening}/export`)).text).toContain(here.deal);
  });

  test.each(OTHERS)('are not obtainable early by any request: %s', expectNoHands);

  test('a lead that is not there is taken like any other: the answer tells nothing', async () => {
    const [north = '', east = ''] = here.deal.slice(2).split(' ');
    const spade = (hand: string) => `S${hand[0]}`;
    const { table } = seated;
    const lead = async (card: string, expects: string | null) =>
      table.command(evening, 'record-result', { ...at(1, 1), result: '4SN=', lead: card, by: 'NS', expects });
    const impossible = await lead(spade(north), null);
    const right = await lead(spade(east), '4SN=');
    expect([impossible.status, right.status]).toEqual([200, 200]);
    expect(Object.keys(impossible.json)).toEqual(Object.keys(right.json));
  });

  test.each(OTHERS)('nor when one table has played and agreed it: %s', async (person) => {
    if (person === 'table')
      expect((await seated.table.command(evening, 'agree-result', { ...at(1, 1), by: 'EW' })).status).toBe(
        200,
      );
    await expectNoHands(person);
  });

  test('are shown when every table has played it and its rounds are over, no others with them', async () => {
    for (const { round, tables } of threeTables().rounds) {
      for (const { table, boards } of tables) {
        if (!boards.includes(here.board) || (round === 1 && table === 1)) continue;
        const where = { session: 1, section: 'A', round, table, board: here.board };
        const confirmed = ['later-round'];
        await club.must('record-result', evening, { ...where, result: '4SN=', by: 'director', confirmed });
      }
    }
    for (const person of OTHERS) await expectNoHands(person);
    await club.must('record-result', evening, { ...at(1, 1, 1), result: 'Pass', by: 'director' });
    for (const { round } of threeTables().rounds.slice(1)) {
      await club.must('start-round', evening, { session: 1, round });
      for (const { table, boards } of threeTables().rounds[round - 1]!.tables) {
        if (!boards.includes(here.board)) continue;
        const board = boards.find((each) => each !== here.board)!;
        const where = { session: 1, section: 'A', round, table, board };
        await club.must('record-result', evening, { ...where, result: 'Pass', by: 'director' });
      }
    }
    await club.must('end-round', evening, { session: 1, round: threeTables().rounds.length });
    const both = [boardAt(1, 1), boardAt(1, 1, 1)];
    const shown = deals().filter(({ board }) => both.includes(board));
    const hands = shown.flatMap(({ board, deal }) =>
      deal
        .slice(2)
        .split(' ')
        .map((hand) => `${board}: ${hand}`),
    );
    const own = hands.filter((hand) => hand.startsWith(`${here.board}: `));
    for (const person of OTHERS) {
      const seen = await seated[person].view(evening, 'hands', { session: 1 });
      expect(handsIn(seen.text), person).toEqual(hands);
      const traveller = await seated[person].view(evening, 'traveller', { session: 1, board: here.board });
      expect(handsIn(traveller.text), person).toEqual(own);
    }
  });
});

describe('signing in', () => {
  test('a wrong password, code or pair is refused with a sentence, and slows down', async () => {
    const stranger = club.client();
    const wrong = () => stranger.post('/api/session/director', { password: 'wrong horse' });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) statuses.push((await wrong()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const slow = await wrong();
    expect(Number(slow.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(slow.json.error.message).toMatch(/Wait \d+ second/);
    expect((await stranger.get('/api/session')).json.viewer).toEqual({ role: 'public' });
    expect((await stranger.post('/api/session/table', { tournament, code: '0000000' })).status).toBe(401);
    expect(
      (await stranger.post('/api/session/player', { tournament, pair: '77', code: '123456' })).status,
    ).toBe(401);
  });

  test('signing out ends it on the server too', async () => {
    const table = await club.table(tournament, 3);
    const { cookie } = table;
    expect((await table.delete('/api/session')).json.viewer).toEqual({ role: 'public' });
    const thief = club.client();
    thief.cookie = cookie;
    expect((await thief.get('/api/session')).json.viewer).toEqual({ role: 'public' });
  });

  test('the password is chosen once', async () => {
    const answer = await club.client().post('/api/session/setup', { password: 'another one' });
    expect(answer.status).toBe(409);
    expect((await people.director.get('/api/session')).json.passwordSet).toBe(true);
  });

  test('the cookie is out of reach of scripts and other sites', async () => {
    const { code } = (await club.codes(tournament)).tables[2]!;
    const response = await club.client().fetch('/api/session/table', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tournament, code }),
    });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
  });
});

describe('a page of another site', () => {
  const call = (headers: Record<string, string>) =>
    people.director.post(
      `/api/tournaments/${tournament}/commands`,
      { id: randomUUID(), type: 'answer-director', data: pairMoves },
      headers,
    );

  test.each([{ origin: 'http://elsewhere.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    '%j changes nothing',
    async (headers) => {
      const answer = await call(headers as Record<string, string>);
      expect(answer.status).toBe(403);
      expect(answer.json.error.code).toBe('other-origin');
    },
  );

  test('our own page does', async () => {
    expect((await call({ origin: club.address })).status).toBe(200);
  });
});
