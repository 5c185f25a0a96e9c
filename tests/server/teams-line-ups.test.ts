import type { LineUpData, RoundMatches } from 'naipe/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Club } from '../testing/club.ts';
import { TeamClub } from '../testing/team-club.ts';

/* Line-ups over HTTP, declared by the captains with their teams' codes: in the regulation's order, or blind. */

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const OLD_PAIRS: LineUpData = { open: [0, 1], closed: [2, 3] };
const OTHER_ROOMS: LineUpData = { open: [2, 3], closed: [0, 1] };
const RESERVES: LineUpData = { open: [4, 5], closed: [2, 3] };

/** A round of two segments between teams of six, drawn and published, not called. */
async function published(lineUps: 'in-order' | 'blind') {
  const event = await TeamClub.plan(club, {
    teams: ['1', '2', '3', '4'],
    players: 6,
    match: { boards: 8, segments: 2, lineUps },
    draw: { kind: 'round-robin', double: false, neighboursEarly: false },
  });
  await event.must('draw-round', { session: 1, section: 'A' });
  await event.must('publish-draw', { session: 1, section: 'A', round: 1 });
  const { rounds } = await event.see('matches', { phase: 1 });
  const drawn = rounds[0] as RoundMatches;
  const [{ home, away }] = drawn.matches as [RoundMatches['matches'][number]];
  const declare = (as: Client, contestant: string, segment: number, lineUp: LineUpData) =>
    as.command(event.tournament, 'declare-line-up', {
      session: 1,
      section: 'A',
      round: 1,
      segment,
      contestant,
      ...lineUp,
    });
  return { event, drawn, home: home.contestant, away: away.contestant, declare };
}

describe('RTP 2.3.4.2: in the order of the regulation', () => {
  let made: Awaited<ReturnType<typeof published>>;

  beforeAll(async () => {
    made = await published('in-order');
  });

  test('the visitors declare first in the first segment; home waits, and is told why', async () => {
    const { event, home, away, declare } = made;
    const captain = await event.captain(home);
    const waiting = await event.see('line-up', { contestant: home }, captain);
    expect(waiting).toMatchObject({ segment: 1, home: true, mayDeclare: false, first: { contestant: away } });
    const refused = await declare(captain, home, 1, OLD_PAIRS);
    expect([refused.status, refused.json.error.code]).toEqual([422, 'declares-second']);
    const first = await declare(await event.captain(away), away, 1, OLD_PAIRS);
    expect(first.status).toBe(200);
    const seen = await event.see('line-up', { contestant: home }, captain);
    expect(seen).toMatchObject({ mayDeclare: true, theirs: OLD_PAIRS });
    expect((await declare(captain, home, 1, OLD_PAIRS)).status).toBe(200);
  });

  test('the line-up of one team is not another captain’s to see first, nor to declare', async () => {
    const { event, home, declare } = made;
    const stranger = await event.captain('3' === home ? '4' : '3');
    const refused = await declare(stranger, home, 2, OLD_PAIRS);
    expect(refused.status).toBe(403);
    expect((await stranger.view(event.tournament, 'line-up', { contestant: home })).status).toBe(403);
    const nobody = club.client();
    expect((await nobody.view(event.tournament, 'line-up', { contestant: home })).status).toBe(401);
  });

  test('in the second segment home declares first, its unchanged pair in the same room', async () => {
    const { event, home, away, declare } = made;
    const [host, guest] = [await event.captain(home), await event.captain(away)];
    const tooEarly = await declare(guest, away, 2, OLD_PAIRS);
    expect(tooEarly.json.error.code).toBe('declares-second');
    const turned = await declare(host, home, 2, OTHER_ROOMS);
    expect(turned.status).not.toBe(200);
    expect(turned.json.error.findings[0].clause).toBe('RTP 2.3.4.2');
    const { choices } = await event.see(
      'line-up',
      { contestant: home, round: 1, session: 1, section: 'A', segment: 2 },
      host,
    );
    const breached = choices.find(({ lineUp }) => JSON.stringify(lineUp) === JSON.stringify(OTHER_ROOMS));
    expect(breached === undefined || breached.breaches.length > 0).toBe(true);
    expect((await declare(host, home, 2, OLD_PAIRS)).status).toBe(200);
  });

  test('the second to declare may not send the same pair against the same pair', async () => {
    const { event, away, declare } = made;
    const guest = await event.captain(away);
    const again = await declare(guest, away, 2, OLD_PAIRS);
    expect(again.status).not.toBe(200);
    expect((await declare(guest, away, 2, OTHER_ROOMS)).status).toBe(200);
  });

  test('the table shows who sits there by name', async () => {
    const { event, drawn, home } = made;
    await event.must('start-round', { session: 1, round: 1 });
    const { table } = drawn.matches[0]!.open;
    const view = await event.see('table', { session: 1, section: 'A', table }, await event.phone(table));
    expect(JSON.stringify(view.ns)).toContain(`Player ${home}1`);
    expect(view.match).toMatchObject({ round: 1, segment: 1, segments: 2, room: 'open' });
  });
});

describe('blind', () => {
  let made: Awaited<ReturnType<typeof published>>;

  beforeAll(async () => {
    made = await published('blind');
  });

  test('nobody but the director sees a line-up before both are in', async () => {
    const { event, home, away, declare } = made;
    const [host, guest] = [await event.captain(home), await event.captain(away)];
    expect((await declare(host, home, 1, RESERVES)).status).toBe(200);
    const before = await guest.view(event.tournament, 'line-up', { contestant: away });
    expect(before.json.theirs).toBeUndefined();
    expect(before.text).not.toContain('theirPlayers');
    const table = await event.phone(made.drawn.matches[0]!.open.table);
    const at = { session: 1, section: 'A', round: 1, match: 1 };
    for (const other of [guest, table, club.client()]) {
      const match = await other.view(event.tournament, 'match', at);
      expect(match.text).not.toContain(`Player ${home}5`);
      const seen = await other.view(event.tournament, 'table', { session: 1, section: 'A', table: 1 });
      expect(seen.text).not.toContain(`Player ${home}5`);
    }
    expect((await event.director.view(event.tournament, 'match', at)).text).toContain(`Player ${home}5`);
    expect((await declare(guest, away, 1, OLD_PAIRS)).status).toBe(200);
    const after = await guest.view(event.tournament, 'line-up', {
      contestant: away,
      session: 1,
      section: 'A',
      round: 1,
      segment: 1,
    });
    expect(after.json.theirs).toEqual(RESERVES);
  });

  test.each([
    ['a player of another team', { open: [0, 9], closed: [2, 3] }, 'not-of-the-team'],
    ['the same player twice', { open: [0, 1], closed: [1, 2] }, 'seat-twice'],
    ['a player against himself', { open: [0, 0], closed: [2, 3] }, 'seat-twice'],
  ] as const)('%s is refused in a sentence, and nothing changes', async (_what, lineUp, code) => {
    const { event, home, declare } = made;
    const { version } = await event.see('overview');
    const captain = await event.captain(home);
    for (const as of [captain, event.director]) {
      const answer = await declare(as, home, 2, lineUp);
      expect([answer.status, answer.json.error.code]).toEqual([422, code]);
      expect(answer.json.error.message).toMatch(/\w+ \w+/);
    }
    expect((await event.see('overview')).version).toBe(version);
  });

  test.each([
    ['a fraction of a player', { open: [0, 0.5], closed: [2, 3] }],
    ['a player before the first', { open: [0, -1], closed: [2, 3] }],
    ['three players', { open: [0, 1, 2], closed: [2, 3] }],
    ['no closed room', { open: [0, 1] }],
    ['an absurd number', { open: [0, 1e12], closed: [2, 3] }],
  ])('%s is no line-up', async (_what, lineUp) => {
    const { event, home, declare } = made;
    const answer = await declare(event.director, home, 2, lineUp as unknown as LineUpData);
    expect([400, 422]).toContain(answer.status);
  });

  test.each([
    ['a segment that is none', 3],
    ['a segment far away', 90],
  ])('%s is told so', async (_what, segment) => {
    const { event, home, declare } = made;
    const answer = await declare(event.director, home, segment, OLD_PAIRS);
    expect([answer.status, answer.json.error.code]).toEqual([422, 'no-such-segment']);
  });
});

test('a captain whose phone still shows a draw that is being changed declares nothing for it', async () => {
  const { event, drawn, away, declare } = await published('in-order');
  const captain = await event.captain(away);
  expect((await declare(captain, away, 1, OLD_PAIRS)).status).toBe(200);
  const at = { session: 1, section: 'A', round: 1 };
  const turned = drawn.matches.map(({ match, home, away: visitors, open, closed }) => ({
    ...{ match, home: visitors.contestant, away: home.contestant, open: open.table },
    closed: closed!.table,
  }));
  const changed = { ...at, matches: turned, bye: null, confirmed: ['published-draw-changes'] };
  await event.must('draw-round', changed);
  const refused = await declare(captain, away, 1, OLD_PAIRS);
  expect([refused.status, refused.json.error.code]).toEqual([403, 'round-not-drawn']);
  await event.must('publish-draw', at);
  // It is at home now, and the visitors declare first: what it had declared for the other draw is gone.
  const second = await declare(captain, away, 1, OLD_PAIRS);
  expect([second.status, second.json.error.code]).toEqual([422, 'declares-second']);
});
