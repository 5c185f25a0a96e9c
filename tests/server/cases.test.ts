import { randomUUID } from 'node:crypto';
import type { PairMovement } from 'naipe/movement';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REVOKE_DEAL as DEAL, REVOKE_TRICKS as TRICKS } from '../../core/tournament/testing/revoked.ts';
import { caseOfLaws } from '../../core/tournament/testing/told-case.ts';
import type { Client } from '../testing/client.ts';
import { at, Club, PASSWORD, SMALL, threeTables } from '../testing/club.ts';

const BEGUN = { dealer: 'N', vulnerable: 'None', hands: 'record', contract: '4SS' } as const;
const GROUNDS = { reason: 'West revoked in trick 4', clause: 'Law 64A1' };
const ASSISTANT = { name: 'Bruno Faia', password: 'tricks and trumps' };
const TABLE = { session: 1, section: 'A', table: 1 } as const;
const HERE = at(1, 1);

let club: Club;
let assistant: Client;
let tournament: string;

beforeAll(async () => {
  club = await Club.open();
  await club.director.post('/api/directors', { own: PASSWORD, ...ASSISTANT });
  assistant = club.client();
  await assistant.post('/api/session/director', ASSISTANT);
});
afterAll(() => club.close());

async function evening(settings: Parameters<Club['play']>[0] = {}): Promise<string> {
  const id = await club.play({ laws: 2017, ...settings });
  await club.must('attach-deals', id, { session: 1, deals: [{ board: HERE.board, deal: DEAL }] });
  return id;
}

/** The case of a board, opened by somebody: its number and what a further change builds on. */
async function opened(who: Client, id: string, more: object = {}) {
  const change = randomUUID();
  const answer = await who.command(id, 'open-case', { ...HERE, ...more }, change);
  expect(answer.status, answer.text).toBe(200);
  return { case: answer.json.version as number, after: change };
}

describe.sequential('from the call to the score', () => {
  let phone: Client;
  let number: number;
  let before: string;

  const ranking = async (): Promise<string> =>
    JSON.stringify((await club.director.view(tournament, 'ranking', { session: 1 })).json);
  const callNow = async () => (await phone.view(tournament, 'table', TABLE)).json.call;

  beforeAll(async () => {
    tournament = await evening();
    phone = await club.table(tournament, 1);
    await club.must('record-result', tournament, { ...HERE, result: '4SS-1', by: 'director' });
    // Another table, in a later round, to be compared with.
    const later = threeTables()
      .rounds.flatMap(({ round, tables }) => tables.map((each) => ({ ...each, round })))
      .find(({ round, boards }) => round > 1 && boards.includes(HERE.board))!;
    await club.must('record-result', tournament, {
      ...HERE,
      round: later.round,
      table: later.table,
      result: '4SS=',
      by: 'director',
      confirmed: ['later-round'],
    });
    before = await ranking();
  });

  test('a table calls: who, about which board and what; the queue says since when', async () => {
    const call = { ...TABLE, board: HERE.board, by: 'S', subject: 'play' } as const;
    expect((await phone.command(tournament, 'call-director', call)).status).toBe(200);
    const { json } = await assistant.view(tournament, 'directing');
    expect(json.calls).toMatchObject([{ table: 1, board: HERE.board, by: 'S', subject: 'play', round: 1 }]);
    expect(json.calls[0].ns.names).toHaveLength(2);
    expect(Date.parse(json.calls[0].since)).not.toBeNaN();
  });

  test('it is handed over, postponed, and taken by an assistant, whose name the record has', async () => {
    await club.must('take-call', tournament, { ...TABLE, director: ASSISTANT.name });
    expect((await callNow()).taken.by).toBe(`director ${ASSISTANT.name}`);
    await assistant.must(tournament, 'postpone-call', TABLE);
    // The board has a result: it is due at once.
    expect((await assistant.view(tournament, 'directing')).json.calls[0].due).toBe(true);
    await assistant.must(tournament, 'take-call', TABLE);
    expect(await callNow()).toMatchObject({ taken: { by: `director ${ASSISTANT.name}` } });
    expect((await callNow()).postponed).toBeUndefined();
    const gone = await assistant.command(tournament, 'take-call', { ...TABLE, table: 2 });
    expect([gone.status, gone.json.error.code]).toEqual([422, 'not-called']);
  });

  test('64A1: the revoke is told with the hands of the record, and two tricks go over', async () => {
    const told = await opened(assistant, tournament, {
      setup: BEGUN,
      steps: [...TRICKS, 'N notices-revoke'],
    });
    number = told.case;
    const asked = { session: 1, case: number };
    const waiting = await assistant.command(tournament, 'rule-case', {
      ...asked,
      ...GROUNDS,
      after: told.after,
    });
    expect(waiting.json.error.code).toBe('case-unanswered');
    const change = randomUUID();
    await assistant.command(
      tournament,
      'tell-case',
      { ...asked, from: 14, steps: ['> revoke-damage no'], after: told.after },
      change,
    );
    const { json: view } = await assistant.view(tournament, 'case', asked);
    expect(view).toMatchObject({
      edition: 2017,
      deal: DEAL,
      result: { result: '4SS-1' },
      outcome: { waits: false, moved: { to: 'NS', tricks: 2 }, result: '4SS+1', decides: '64A1' },
    });
    await assistant.must(tournament, 'rule-case', { ...asked, ...GROUNDS, result: '4SS+1', after: change });
    expect(await ranking()).not.toBe(before);
    expect(await callNow()).toBeUndefined();
  });

  test('the phone of the table is told what it came to, and no more; other tables nothing', async () => {
    const { json } = await phone.view(tournament, 'table', TABLE);
    const [board] = json.boards;
    expect(board.ruled).toEqual({
      at: expect.any(String),
      case: number,
      clause: 'Law 64A1',
      moved: { to: 'NS', tricks: 2 },
      result: '4SS+1',
    });
    const other = await club.table(tournament, 2);
    expect((await other.view(tournament, 'table', { ...TABLE, table: 2 })).text).not.toContain('ruled');
    for (const view of ['cases', 'directing', 'case'])
      expect(
        (await phone.view(tournament, view, view === 'case' ? { session: 1, case: number } : {})).status,
      ).toBe(403);
  });

  test('the register finds it by law, and history says it', async () => {
    const { json } = await club.director.view(tournament, 'cases');
    expect(json.cases).toMatchObject([{ case: number, board: HERE.board, status: 'ruled' }]);
    expect(json.cases[0].clauses).toContain('64A1');
    expect(json.laws).toContainEqual({ law: 64, cases: 1 });
    const history = await club.director.view(tournament, 'history');
    expect(history.json.lines.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['case-opened', 'case-told', 'case-ruled', 'call-taken', 'call-postponed']),
    );
  });

  test('undone together, the ranking is as before and the case open again', async () => {
    const { json } = await club.director.view(tournament, 'case', { session: 1, case: number });
    await club.must('undo', tournament, { sequence: json.rulings[0].number });
    expect(await ranking()).toBe(before);
    const after = await club.director.view(tournament, 'case', { session: 1, case: number });
    expect(after.json).toMatchObject({ status: 'open', rulings: [], result: { result: '4SS-1' } });
  });

  test('the file of the tournament is read again with its cases', async () => {
    const file = await club.director.get(`/api/tournaments/${tournament}/export`);
    const elsewhere = await Club.open();
    try {
      const read = await elsewhere.director.post('/api/tournaments/import', file.text, {
        'content-type': 'application/x-ndjson',
      });
      expect(read.status, read.text).toBeLessThan(300);
      const { json } = await elsewhere.director.view(tournament, 'case', { session: 1, case: number });
      expect(json.outcome).toMatchObject({ moved: { to: 'NS', tricks: 2 } });
    } finally {
      await elsewhere.close();
    }
  });
});

describe('two directors at one case', () => {
  test('the second is told who was quicker, and nothing of the first is lost', async () => {
    const id = await evening();
    const told = await opened(club.director, id, { steps: ['N 1S'] });
    const change = { session: 1, case: told.case, from: 1, after: told.after };
    await assistant.must(id, 'tell-case', { ...change, steps: ['E 2H'] });
    const late = await club.director.command(id, 'tell-case', { ...change, steps: ['E Pass'] });
    expect(late.json.error).toMatchObject({
      code: 'case-changed',
      params: { who: `director ${ASSISTANT.name}` },
    });
    const { json } = await club.director.view(id, 'case', { session: 1, case: told.case });
    expect(json.told.steps).toEqual(['N 1S', 'E 2H']);
    await club.must('tell-case', id, { ...change, steps: ['E Pass'], after: json.latest });
  });

  test('the same change sent twice is told once', async () => {
    const id = await evening();
    const told = await opened(club.director, id, { steps: ['N 1S'] });
    const data = { session: 1, case: told.case, from: 1, steps: ['E 2H'], after: told.after };
    const change = randomUUID();
    await club.director.command(id, 'tell-case', data, change);
    const again = await club.director.command(id, 'tell-case', data, change);
    expect([again.status, again.json.repeated]).toEqual([200, true]);
  });
});

describe('what is wrong is said', () => {
  test.each([
    ['a step that is none', { steps: ['North laughs'] }, 422, 'case-unreadable'],
    ['what cannot have happened', { setup: BEGUN, steps: ['> revoke-damage no'] }, 422, 'case-impossible'],
    ['a board that is not played there', { board: 99 }, 422, 'board-not-here'],
    ['hands that are none', { setup: { ...BEGUN, hands: { N: 'hello' } } }, 422, 'case-unreadable'],
    ['a step that is too long', { steps: ['N '.repeat(100)] }, 400, undefined],
    ['an object that is too large', { steps: [{ type: 'x'.repeat(5000) }] }, 400, undefined],
    ['something that was not asked for', { more: true }, 400, undefined],
  ])('%s', async (_, wrong, status, code) => {
    const id = await evening();
    const { json: then } = await club.director.view(id, 'overview');
    const answer = await club.director.command(id, 'open-case', { ...HERE, ...wrong } as never);
    expect(answer.status, answer.text).toBe(status);
    expect(answer.json.error.message).toMatch(/\S/);
    if (code !== undefined) expect(answer.json.error.code).toBe(code);
    expect((await club.director.view(id, 'overview')).json.version).toBe(then.version);
  });
});

test('a director who plays does not see the hands of a board that he has still to play (Law 16)', async () => {
  const id = await evening();
  // A player of pair 1, who sits at the table.
  const own = { name: 'Álvaro Pêra 1', password: 'tricks and trumps' };
  await club.director.post('/api/directors', { own: PASSWORD, ...own });
  const playing = club.client();
  await playing.post('/api/session/director', own);
  const told = await opened(club.director, id);
  const seen = async (who: Client) => (await who.view(id, 'case', { session: 1, case: told.case })).json;
  expect((await seen(assistant)).deal).toBe(DEAL);
  const hidden = await seen(playing);
  expect(hidden).toMatchObject({ handsHidden: true });
  expect(JSON.stringify(hidden)).not.toContain('KJ74');
  for (const [view, query] of [
    ['hands', { session: 1 }],
    ['traveller', { session: 1, board: HERE.board }],
  ] as const)
    expect((await playing.view(id, view, query)).text).not.toContain('KJ74');
  await club.must('record-result', id, { ...HERE, result: '4SS-1', by: 'director' });
  expect((await seen(playing)).deal).toBe(DEAL);
});

describe('what an inquiry found', () => {
  const both = {
    kind: 'assigned',
    outcomes: [
      { result: '2HN=', weight: '3/5' },
      { result: '2HN-1', weight: '2/5' },
    ],
  };

  test('12C1(c), 16B1(b): the weighted score is proposed, looked at beforehand, and written once', async () => {
    const id = await evening();
    await club.must('record-result', id, { ...HERE, result: '3SW=', by: 'director' });
    const told = await opened(
      club.director,
      id,
      caseOfLaws('16-unauthorised-information', '16B3, 16B1(b) five'),
    );
    const { json } = await club.director.view(id, 'case', { session: 1, case: told.case });
    expect(json.outcome.adjustment).toMatchObject({ strength: 'shall', ns: both, ew: both });
    const score = JSON.stringify({ ns: both, ew: both });
    const seen = await club.director.view(id, 'score-preview', { ...HERE, score });
    expect(seen.json).toMatchObject({ unit: 'percent', outcomes: [{ result: '2HN=' }, { result: '2HN-1' }] });
    const phone = await club.table(id, 1);
    expect((await phone.view(id, 'score-preview', { ...HERE, score })).status).toBe(403);
    for (const wrong of [
      'x',
      '{}',
      '{"ns":{"kind":"kept"}}',
      JSON.stringify({ ns: both, ew: { kind: 'z' } }),
    ])
      expect((await club.director.view(id, 'score-preview', { ...HERE, score: wrong })).status).toBe(400);
    const ruling = {
      session: 1,
      case: told.case,
      after: told.after,
      reason: 'As polled',
      clause: 'Law 16B3',
      adjustment: { ns: both, ew: both },
    } as never;
    const change = randomUUID();
    const first = await club.director.command(id, 'rule-case', ruling, change);
    expect(first.status, first.text).toBe(200);
    const again = await club.director.command(id, 'rule-case', ruling, change);
    expect([again.status, again.json.repeated]).toEqual([200, true]);
    const { json: after } = await club.director.view(id, 'case', { session: 1, case: told.case });
    expect(after.rulings).toHaveLength(1);
    expect(after.adjustment).toMatchObject({ ns: both, ew: both, clause: 'Law 16B3' });
    // Who was asked what he would call is for directors alone.
    expect(JSON.stringify(after)).toContain('Player A');
    expect((await phone.view(id, 'table', TABLE)).text).not.toContain('Player A');
  });
});

describe.sequential('an appeal (Laws 92, 93)', () => {
  let id: string;
  let phone: Client;
  let number: number;
  let appeal: number;
  const score = (share: string, other: string) => {
    const side = {
      kind: 'assigned',
      outcomes: [
        { result: '2HN=', weight: share },
        { result: '2HN-1', weight: other },
      ],
    } as const;
    return { ns: side, ew: side };
  };
  const caseNow = async () => (await club.director.view(id, 'case', { session: 1, case: number })).json;

  beforeAll(async () => {
    id = await evening({ profile: 'rtp-2014' });
    phone = await club.table(id, 1);
    await club.must('record-result', id, { ...HERE, result: '3SW=', by: 'director' });
    const told = await opened(club.director, id, { steps: ['N Pass'] });
    number = told.case;
    await club.must('rule-case', id, {
      session: 1,
      case: number,
      after: told.after,
      reason: 'As polled',
      clause: 'Law 16B3',
      adjustment: score('3/5', '2/5'),
    });
  });

  test('92A: made on the phone of the table, for those who sit there', async () => {
    const { json } = await phone.view(id, 'table', TABLE);
    const [board] = json.boards;
    expect(board.ruled).toMatchObject({ case: number, adjusted: true });
    const made = {
      session: 1,
      case: number,
      subject: 'judgement',
      concurs: 'agrees',
      about: 'Pass was no alternative',
    } as const;
    const other = await club.table(id, 2);
    const contestant = json.ew.contestant.contestant as string;
    expect((await other.command(id, 'make-appeal', { ...made, contestant })).status).toBe(403);
    expect((await phone.command(id, 'make-appeal', { ...made, contestant: '99' })).status).toBe(403);
    const answer = await phone.command(id, 'make-appeal', { ...made, contestant });
    expect(answer.status, answer.text).toBe(200);
    appeal = answer.json.version;
    expect((await phone.view(id, 'table', TABLE)).json.boards[0].ruled.appeal).toBe('made');
    const { json: directing } = await assistant.view(id, 'directing');
    expect(directing.appeals).toMatchObject([
      { number: appeal, place: { board: HERE.board }, depositDue: true },
    ]);
  });

  test('RTP 3.8.2: a committee without interest in it; its changed weights are the score, and undone it is as before', async () => {
    await club.must('name-committee', id, {
      members: [{ name: 'Ana Ficta' }, { name: 'Rui Ficto' }, { name: 'Eva Ficta' }],
    });
    await club.must('take-deposit', id, { session: 1, appeal });
    const before = (await caseNow()).adjustment;
    await club.must('decide-appeal', id, {
      session: 1,
      appeal,
      body: 'committee',
      outcome: 'changed',
      reason: 'One more would have passed',
      clause: 'Law 93B3',
      adjustment: score('4/5', '1/5'),
    });
    const { adjustment, appeals } = await caseNow();
    expect(adjustment).toMatchObject({ ...score('4/5', '1/5'), clause: 'Law 93B3' });
    expect(appeals[0].decisions).toMatchObject([
      { deposit: 'returned', panel: ['Ana Ficta', 'Rui Ficto', 'Eva Ficta'] },
    ]);
    const seen = (await phone.view(id, 'table', TABLE)).text;
    expect(seen).toContain('"appeal":"changed"');
    for (const secret of ['One more would have passed', 'Rui Ficto', 'Pass was no alternative'])
      expect(seen).not.toContain(secret);
    await club.must('undo', id, { sequence: appeals[0].decisions[0].number });
    expect((await caseNow()).adjustment).toEqual(before);
  });

  test('RTP 3.2.2: the report has both, for directors alone', async () => {
    await club.must('note-report', id, { item: 'technical', text: 'Nothing' });
    const { json } = await club.director.view(id, 'report');
    const of = (item: string) => json.parts.find((each: { item: string }) => each.item === item);
    expect(of('incidents').lines).toMatchObject([{ kind: 'ruling', clause: 'Law 16B3' }]);
    expect(of('appeals').lines).toMatchObject([{ kind: 'appeal', deposited: true }]);
    expect(of('technical')).toMatchObject({ note: 'Nothing', missing: false });
    expect((await phone.view(id, 'report')).status).toBe(403);
  });
});

test('27D: a case told before is attached to a board, and looked at again when the result is in', async () => {
  const id = await evening();
  const told = await opened(club.director, id, {
    setup: { dealer: 'N', vulnerable: 'None' },
    steps: ['N 1S', 'E 2H', 'S 2D', '> accept decline', 'S 3D', '> same-denomination yes'],
  });
  const { json } = await club.director.view(id, 'case', { session: 1, case: told.case });
  expect(json.outcome.reviews).toMatchObject([{ type: 'review', offender: 'S', clause: '27D' }]);
  await club.must('rule-case', id, {
    session: 1,
    case: told.case,
    reason: 'The replacement is the lowest in the same strain',
    clause: 'Law 27B1',
    after: told.after,
  });
  // 27D is looked at when the result is in.
  expect((await club.director.view(id, 'directing')).json.reminders).toEqual([]);
  await club.must('record-result', id, { ...HERE, result: '4SS-1', by: 'director' });
  expect((await club.director.view(id, 'directing')).json.reminders).toMatchObject([
    { case: told.case, board: HERE.board, lasting: { clause: '27D' } },
  ]);
  await club.must('close-case', id, { session: 1, case: told.case, reason: 'Not damaged' });
  expect((await club.director.view(id, 'directing')).json.reminders).toEqual([]);
});

test('60 cases are open at once on 200 tables while results come in, and two directors tell the same one', async () => {
  const TABLES = 200;
  const CASES = 60;
  const all = Array.from({ length: TABLES }, (_, index) => index + 1);
  /** One round in which every table plays the same two boards. */
  const movement: PairMovement = {
    kind: 'custom',
    pairs: 2 * TABLES,
    rounds: [
      { round: 1, tables: all.map((table) => ({ table, ns: table, ew: TABLES + table, boards: [1, 2] })) },
    ],
    vacant: [],
    rankings: [all, all.map((table) => TABLES + table)],
    shares: [all],
    copies: TABLES,
    barometer: false,
  };
  const id = await club.create({ profile: 'wbf' });
  const numbers = Array.from({ length: 2 * TABLES }, (_, index) => index + 1);
  await Promise.all(
    numbers.map((pair) =>
      club.must('enter-contestant', id, {
        kind: 'pair',
        contestant: `${pair}`,
        players: [{ name: `North ${pair}` }, { name: `South ${pair}` }],
      }),
    ),
  );
  const seating = Object.fromEntries(numbers.map((number) => [number, `${number}`]));
  const planned = { session: 1, sections: [{ section: 'A', movement, seating }] };
  const first = await club.director.command(id, 'plan-session', planned);
  if (first.status !== 200) {
    const confirmed = first.json.error.findings.map(({ code }: { code: string }) => code);
    await club.must('plan-session', id, { ...planned, confirmed });
  }
  await club.must('open-session', id, { session: 1, ...SMALL });
  await club.must('start-round', id, { session: 1, round: 1 });
  const tables = movement.rounds[0]!.tables;
  const place = (index: number) => {
    const { table, boards } = tables[index]!;
    return { session: 1, section: 'A', round: 1, table, board: boards[0]! };
  };
  const cases = await Promise.all(
    Array.from({ length: CASES }, async (_, index) => {
      const change = randomUUID();
      const answer = await club.director.command(
        id,
        'open-case',
        { ...place(index), steps: ['N 1S'], setup: { dealer: 'N', vulnerable: 'None' } },
        change,
      );
      expect(answer.status, answer.text).toBe(200);
      return { case: answer.json.version as number, after: change };
    }),
  );
  expect(new Set(cases.map((each) => each.case)).size).toBe(CASES);
  const CALLS = ['E 2H', 'S Pass', 'W Pass', 'N Pass'];
  const [shared] = cases;
  /** Tells on, and begins again from what stands when another was quicker: what a director's page does. */
  const tell = async (who: Client, told: { case: number; after: string }, from: number, steps: string[]) => {
    const change = randomUUID();
    const answer = await who.command(
      id,
      'tell-case',
      { session: 1, case: told.case, from, steps, after: told.after },
      change,
    );
    if (answer.status !== 200) expect(answer.json.error.code).toBe('case-changed');
    return answer.status === 200 ? { case: told.case, after: change } : undefined;
  };
  const directors = cases.slice(1).map(async (told) => {
    let now: { case: number; after: string } | undefined = told;
    for (const [index, call] of CALLS.entries()) {
      now = await tell(club.director, now!, index + 1, [call]);
      expect(now).toBeDefined();
    }
  });
  /** Both keep telling the shared case, each the next call that it still needs. */
  const both = [club.director, assistant].map(async (who) => {
    for (;;) {
      const { json } = await who.view(id, 'case', { session: 1, case: shared!.case });
      const said = json.told.steps.length;
      if (said > CALLS.length) return;
      // Whoever comes second is told so, and looks again: nothing is told twice.
      await tell(who, { case: shared!.case, after: json.latest }, said, [CALLS[said - 1]!]);
    }
  });
  const results = tables.slice(CASES).map(({ table, boards }) =>
    club.must('record-result', id, {
      session: 1,
      section: 'A',
      round: 1,
      table,
      board: boards[0]!,
      result: '4SN=',
      by: 'director',
    }),
  );
  await Promise.all([...directors, ...both, ...results]);
  const { json: register } = await club.director.view(id, 'cases');
  expect(register.cases).toHaveLength(CASES);
  for (const told of cases) {
    const { json } = await club.director.view(id, 'case', { session: 1, case: told.case });
    expect(json.told.steps).toEqual(['N 1S', ...CALLS]);
  }
  const { json: room } = await club.director.view(id, 'room', { session: 1 });
  expect(room.resultsIn).toBe(TABLES - CASES);
});
