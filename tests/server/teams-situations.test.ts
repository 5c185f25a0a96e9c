import type { MatchProposalView, MatchTile, RoundMatches } from 'naipe/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Club } from '../testing/club.ts';
import { ROUND_ROBIN, type Sheet, sheets, standing, swissOf, typed } from '../testing/sheets.ts';
import { TeamClub } from '../testing/team-club.ts';

/*
 * What goes wrong in an event of teams, several things at once, over HTTP. VPs were looked up in RTP Annex I (16 boards: 1 IMP
 * 10.31, 4 11.20, 5 11.48, 6 11.76, 8 12.29, 9 12.55, 10 12.80, 13 13.52, 14 13.75, 20 15.00 ...) and in ROP 11, and added by hand.
 */

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const at = ({ round }: RoundMatches, { match }: MatchTile) => ({ session: 1, section: 'A', round, match });

const tileOf = ({ matches }: RoundMatches, team: string): MatchTile | undefined =>
  matches.find(({ home, away }) => home.contestant === team || away.contestant === team);

const otherThan = ({ home, away }: MatchTile, team: string): string =>
  home.contestant === team ? away.contestant : home.contestant;

/** What the regulation says of what happened, and the ruling that it leads to. */
async function proposed(
  event: TeamClub,
  drawn: RoundMatches,
  tile: MatchTile,
  incident: object,
): Promise<MatchProposalView> {
  return event.see('match-proposal', { ...at(drawn, tile), incident: JSON.stringify(incident) });
}

/** The director rules as proposed. */
async function ruledAsProposed(
  event: TeamClub,
  drawn: RoundMatches,
  tile: MatchTile,
  incident: object,
): Promise<MatchProposalView> {
  const proposal = await proposed(event, drawn, tile, incident);
  const { ruling, clause } = proposal;
  if (ruling === undefined) throw new Error(`Nothing to rule: ${JSON.stringify(proposal)}`);
  const grounds = { clause, reason: 'As reported.', confirmed: ['results-set-aside'] };
  await event.must('rule-match', { ...at(drawn, tile), ruling, ...grounds });
  return proposal;
}

/** A round of which these teams stay away; the others play as their sheets say. */
async function playedWithout(
  event: TeamClub,
  drawn: RoundMatches,
  all: readonly Sheet[],
  absent: readonly string[],
): Promise<readonly MatchProposalView[]> {
  const proposals: MatchProposalView[] = [];
  for (const tile of drawn.matches) {
    const teams = [tile.home.contestant, tile.away.contestant].filter((team) => absent.includes(team));
    if (teams.length === 0) await typed(event, { ...drawn, matches: [tile] }, all);
    else proposals.push(await ruledAsProposed(event, drawn, tile, { kind: 'absent', teams }));
  }
  return proposals;
}

const sixteen = (teams: string, more: Partial<Parameters<typeof TeamClub.plan>[1]> = {}) =>
  TeamClub.plan(club, { teams: [...teams], match: { boards: 16 }, draw: ROUND_ROBIN, ...more });

describe('a pool of five by the RTP, everybody sits out once', () => {
  const played = 'A–B 40–20, A–C 30–20, A–E 33–20, B–C 25–25, B–D 50–20, C–D 20–20, C–E 40–20, D–E 30–20';

  test('RTP 3.6.7.1, 3.6.7.2: a no-show; its opponents’ own mean without their bye is the best of three', async () => {
    const event = await sixteen('ABCDE');
    const all = sheets(`${played}, B–E 20–30`);
    for (let round = 1; round <= 5; round++) {
      const drawn = await event.next(1);
      const isAD = tileOf(drawn, 'A') !== undefined && otherThan(tileOf(drawn, 'A')!, 'A') === 'D';
      await playedWithout(event, drawn, all, isAD ? ['D'] : []);
    }
    // A 15 + 12.80 + 13.52 = 41.32, a mean of 13.77; won against D 16.73, 10 and 7.20, a mean of 11.31. 41.32 + 13.77 + 12 = 67.09.
    // D has missed one of four matches, which is not more than a quarter (3.6.7.3): it stays.
    expect(standing(await event.ranking())).toBe('A 67.09, C 54.20, B 50.93, E 43.48, D 38.07');
  });

  test('RTP 3.6.7.2: neither team comes: neither has anything', async () => {
    const event = await sixteen('ABCDE');
    const all = sheets(`${played}, A–D 20–20`);
    for (let round = 1; round <= 5; round++) {
      const drawn = await event.next(1);
      const isBE = tileOf(drawn, 'B') !== undefined && otherThan(tileOf(drawn, 'B')!, 'B') === 'E';
      const [proposal] = await playedWithout(event, drawn, all, isBE ? ['B', 'E'] : []);
      if (isBE) expect(proposal).toMatchObject({ home: { kind: 'no-show' }, away: { kind: 'no-show' } });
    }
    expect(standing(await event.ranking())).toBe('A 63.32, C 54.20, D 48.07, B 43.73, E 30.68');
  });
});

describe('a pool of six by the RTP that a team leaves', () => {
  const others =
    'B–E 20–40, C–D 20–20, A–B 26–20, E–C 32–20, C–A 22–20, D–E 20–35, A–D 23–20, B–C 25–20, E–A 20–27, D–B 29–20';

  test('RTP 3.6.7.3: two absences in a row after three matches: last, with more than others; what was won against it stays', async () => {
    const event = await sixteen('ABCDEF');
    const all = sheets(`${others}, A–F 20–40, F–D 45–20, B–F 20–28`);
    for (let round = 1; round <= 5; round++) {
      const drawn = await event.next(1);
      const proposals = await playedWithout(event, drawn, all, round >= 4 ? ['F'] : []);
      if (round >= 4) expect(proposals.map(({ out }) => out)).toEqual([round === 4 ? [] : ['F']]);
    }
    await event.must('withdraw-contestant', { contestant: 'F', reason: 'Two absences.', excluded: true });
    // E: its own mean (15 + 13.28 + 13.97 + 7.97) / 4 = 12.555, 12.56. C: its own 8.96 and 5.60 against F are less than 12.
    expect(standing(await event.ranking())).toBe('E 62.78, A 49.09, C 47.85, D 41.75, B 39.88, F 43.21');
  });

  test('RTP 3.6.7.3: out after a single match: that is annulled, and nobody has anything from it', async () => {
    const event = await sixteen('ABCDEF');
    const all = sheets(`${others}, A–F 20–40`);
    for (let round = 1; round <= 5; round++) {
      const drawn = await event.next(1);
      await playedWithout(event, drawn, all, round === 2 || round === 3 ? ['F'] : []);
      if (round === 3)
        await event.must('withdraw-contestant', { contestant: 'F', reason: 'Two absences.', excluded: true });
    }
    expect(standing((await event.ranking()).filter(({ contestant }) => contestant !== 'F'))).toBe(
      'E 50.22, A 44.09, D 37.67, C 35.85, B 32.17',
    );
    expect((await event.ranking()).map(({ contestant }) => contestant)).not.toContain('F');
  });
});

test('RTP 3.6.12.4(c): out of a Swiss after one match: 12 VPs at once and not its IMPs, the bye goes to whom the draw allows, revised before the last', async () => {
  const event = await sixteen('ABCDEF', { draw: swissOf({ rounds: 5 }) });
  const first = await event.next(1);
  await playedWithout(event, first, sheets('A–F 49–20, B–E 30–20, C–D 30–29'), []);
  const second = await event.next(1);
  // A 16.58, B 12.80, C 10.31, D 9.69, E 7.20, F 3.42.
  await playedWithout(event, second, sheets('A–B 46–20, C–E 26–20'), ['F']);
  const third = await event.next(1);
  const [absence] = await playedWithout(event, third, sheets('A–C 14–20, D–B 31–30'), ['F']);
  expect(absence?.out).toEqual(['F']);
  await event.must('withdraw-contestant', {
    contestant: 'F',
    from: { session: 1, round: 4 },
    reason: 'Two absences.',
    excluded: true,
  });
  expect(standing(await event.ranking())).toBe('A 36.33, C 33.83, D 32.00, E 27.44, B 26.40, F 3.42');
  // B is the lowest of the five; without it A, C, D, E could not be drawn: A–C, C–D and C–E have met. So E sits out.
  const fourth = await event.next(1);
  expect(fourth.bye?.contestant).toBe('E');
  const met = fourth.matches.map(({ home, away }) => [home.contestant, away.contestant].toSorted().join(''));
  expect(met.toSorted()).toEqual(['AD', 'BC']);
  await playedWithout(event, fourth, sheets('A–D 30–20, C–B 20–20'), []);
  // Revised after the last but one: A (16.09 + 8.24 + 12.80) / 3 = 12.38; D and E have less than 12.
  expect(standing(await event.ranking())).toBe('A 49.51, C 43.83, E 39.44, D 39.20, B 36.40, F 3.42');
});

test('RTP 3.6.12.4(c), 3.6.7.3: who sat out has a match less to play: one absence of three is more than a quarter', async () => {
  const event = await sixteen('ABCDE', { draw: swissOf({ rounds: 4 }) });
  const first = await event.next(1);
  expect(first.bye?.contestant).toBe('E');
  await playedWithout(event, first, sheets('A–D 30–20, B–C 24–20'), []);
  // A 12.80, E 12.00, B 11.20, C 8.80, D 7.20: D sits out.
  const second = await event.next(1);
  expect(second.bye?.contestant).toBe('D');
  const absentFrom = (team: string) =>
    proposed(event, second, tileOf(second, team)!, { kind: 'absent', teams: [team] });
  expect((await absentFrom('E')).out).toEqual(['E']);
  // Of those who have not sat out it is one of four, exactly a quarter, which the director looks at.
  const whole = await absentFrom('A');
  expect([whole.out, whole.notes.map(({ code }) => code)]).toEqual([[], ['exactly-a-quarter']]);
});

describe('a match cut short by the RTP', () => {
  const PLAIN = '1NTN=';

  /** The first boards of a match in both rooms: 230 points for the home team on the first, nothing on the others. */
  async function begun(event: TeamClub, drawn: RoundMatches, tile: MatchTile, boards: number): Promise<void> {
    for (const board of drawn.boards.slice(0, boards)) {
      const isFirst = board === drawn.boards[0];
      await event.record(1, drawn.first, tile.open.table, board, isFirst ? '3NTN=' : PLAIN);
      await event.record(1, drawn.first, tile.closed!.table, board, isFirst ? '2HN+2' : PLAIN);
    }
  }
  const interrupted = { kind: 'interrupted', resumption: 'impossible' };

  test('RTP 3.6.8.1, 2.3.6.6, 2.1.11.1: 9 of 16 compare: of the columns for 8 and 10 the larger; a penalty counts for its team alone', async () => {
    const event = await sixteen('ABCD');
    const drawn = await event.next(1);
    const [tile, other] = drawn.matches;
    await begun(event, drawn, tile!, 9);
    const proposal = await ruledAsProposed(event, drawn, tile!, interrupted);
    expect(proposal).toMatchObject({ kind: 'scored', column: 10, vps: { home: '12.18', away: '7.82' } });
    await event.must('give-penalty', {
      session: 1,
      contestant: tile!.home.contestant,
      amount: { unit: 'imps', value: '3' },
      match: { section: 'A', round: 1 },
      clause: 'RTP 2.1.11.2',
      reason: 'Slow.',
    });
    const { vps } = await event.see('match', at(drawn, tile!));
    // 3 IMPs by the column for 10 boards: 11.14; the opponents lost by 6.
    expect(vps).toEqual({ home: '11.14', away: '7.82' });
    await typed(event, { ...drawn, matches: [other!] }, [
      { teams: [other!.home.contestant, other!.away.contestant], imps: [20, 20] },
    ]);
  });

  test('RTP 3.6.8.1: 7 of 16 compare and it cannot be resumed: both as opponents of a team that did not come', async () => {
    const event = await sixteen('ABCD');
    const drawn = await event.next(1);
    const [tile] = drawn.matches;
    await begun(event, drawn, tile!, 7);
    expect(await proposed(event, drawn, tile!, { ...interrupted, resumption: 'to-come' })).toMatchObject({
      kind: 'resumed',
    });
    const proposal = await ruledAsProposed(event, drawn, tile!, interrupted);
    expect(proposal).toMatchObject({ home: { kind: 'best-of-three' }, away: { kind: 'best-of-three' } });
    expect((await event.see('match', at(drawn, tile!))).vps).toEqual({ home: '12.00', away: '12.00' });
    const lines = standing(await event.ranking());
    const { home, away } = tile!;
    for (const { contestant } of [home, away]) expect(lines).toContain(`${contestant} 12.00`);
  });

  test('RTP 3.2.1(5): a player suspended with half the boards compared; his team’s mean elsewhere is less than the column gives', async () => {
    const event = await TeamClub.plan(club, { teams: [...'ABCD'], match: { boards: 8 }, draw: ROUND_ROBIN });
    const drawn = await event.next(1);
    const tile = tileOf(drawn, 'A')!;
    const other = otherThan(tile, 'A');
    await begun(event, drawn, tile, 4);
    const rest = [...'ABCD'].filter((team) => team !== 'A' && team !== other);
    await typed(
      event,
      { ...drawn, matches: drawn.matches.filter((one) => one !== tile) },
      sheets(`${rest.join('–')} 20–20`),
    );
    // 8 boards: 10 IMPs lost 6.22, 5 lost 7.95; their mean is 7.085, 7.09 in hundredths, halves up.
    const lost = sheets(
      `A–${rest[0]} 20–30, A–${rest[1]} 20–25, ${other}–${rest[0]} 20–20, ${other}–${rest[1]} 20–20`,
    );
    for (let round = 2; round <= 3; round++) await typed(event, await event.next(1), lost);
    const isHome = tile.home.contestant === 'A';
    const suspended = { kind: 'suspended', team: 'A' };
    const proposal = await proposed(event, drawn, tile, suspended);
    // 4 boards are nearest to the column for 6: 6 IMPs there are 12.75. A home team won by 6, a visiting one lost by 6: 7.25.
    expect(proposal).toMatchObject({
      kind: 'awarded',
      clause: 'RTP 3.2.1(5)',
      [isHome ? 'home' : 'away']: { kind: 'vps', vps: '7.09' },
      [isHome ? 'away' : 'home']: { kind: 'vps', vps: '12.91' },
    });
    expect(await proposed(event, drawn, tile, { ...suspended, team: other })).toMatchObject({
      kind: 'scored',
    });
  });
});

test('RTP 3.6.10.1: a double round robin: of two tied the matches between them count together, 21.20 against 18.80', async () => {
  const event = await sixteen('ABCD', { draw: { ...ROUND_ROBIN, double: true } });
  const legs = [
    sheets('A–B 34–20, A–C 20–20, A–D 20–20, B–C 24–20, B–D 24–20, C–D 21–20'),
    sheets('A–B 20–29, A–C 20–20, A–D 20–20, B–C 20–20, B–D 20–20, C–D 20–20'),
  ];
  for (let round = 1; round <= 6; round++) await typed(event, await event.next(1), legs[round <= 3 ? 0 : 1]!);
  // A 13.75 + 7.45 + 40, B 6.25 + 12.55 + 11.20 + 11.20 + 20: 61.20 each, although B lost fewer IMPs for each it won.
  expect(standing(await event.ranking())).toBe('A 61.20, B 61.20, C 59.11, D 58.49');
});

describe('by the ROP', () => {
  const rop = (teams: string, boards: number, more: Partial<Parameters<typeof TeamClub.plan>[1]> = {}) =>
    TeamClub.plan(club, {
      teams: [...teams],
      match: { boards },
      draw: ROUND_ROBIN,
      settings: { profile: 'rop' },
      ...more,
    });

  test('ROP 6.17: an absence in the first third is worth 18 to the opponents, later the best of three', async () => {
    const event = await rop('ABCDEF', 24);
    // ROP 11, 24 boards: 0–3 15–15, 4–9 16–14, 10–14 17–13, 15–19 18–12, 20–24 19–11, 25–29 20–10, 30–34 21–9.
    const all = sheets(
      'A–F 24–20, B–E 50–20, C–D 20–45, A–B 20–20, E–C 20–40, C–A 30–20, B–F 35–20, A–D 20–42, B–C 20–20, F–E 45–20, E–A 20–40, D–B 50–20, C–F 24–20',
    );
    for (let round = 1; round <= 5; round++) {
      const drawn = await event.next(1);
      await playedWithout(event, drawn, all, round === 2 ? ['F'] : round === 3 ? ['E'] : []);
    }
    // D is the opponent both times: 18 for round 2. For round 3 its own mean in played matches (20 + 19 + 21) / 3 = 20; the others
    // won 21, 19, 20 and 19 against E, a mean of 19.75.
    expect(standing(await event.ranking())).toBe('D 98, B 78, C 77, A 74, F 60, E 41');
  });

  test('ROP 6.9, 6.10: 13 of 16 compare, more than three quarters: of the columns for 12 and 14 the larger, and 9 IMPs are 1.5 VPs', async () => {
    const event = await rop('ABCD', 16);
    const drawn = await event.next(1);
    const [tile] = drawn.matches;
    for (const board of drawn.boards.slice(0, 13)) {
      const isFirst = board === drawn.boards[0];
      await event.record(1, drawn.first, tile!.open.table, board, isFirst ? '6NTN=' : '1NTN=');
      await event.record(1, drawn.first, tile!.closed!.table, board, '1NTN=');
    }
    // 900 points are 14 IMPs: 18–12 by the column for 14 boards, 19–11 by that for 12.
    const proposal = await ruledAsProposed(event, drawn, tile!, {
      kind: 'interrupted',
      resumption: 'to-come',
    });
    expect(proposal).toMatchObject({ kind: 'scored', column: 14, vps: { home: '18', away: '12' } });
    await event.must('give-penalty', {
      session: 1,
      contestant: tile!.home.contestant,
      amount: { unit: 'imps', value: '9' },
      match: { section: 'A', round: 1 },
      clause: 'ROP 9.2',
      reason: 'Late.',
    });
    expect((await event.see('match', at(drawn, tile!))).vps).toEqual({ home: '16.5', away: '12' });
  });

  test('ROP 6.9: 11 of 16 compare, fewer than three quarters: it goes on with the same players, or is a no-show of who cannot', async () => {
    const event = await rop('ABCD', 16);
    const drawn = await event.next(1);
    const [tile] = drawn.matches;
    for (const board of drawn.boards.slice(0, 11))
      for (const table of [tile!.open.table, tile!.closed!.table])
        await event.record(1, drawn.first, table, board, '1NTN=');
    const incident = (resumption: string | object) => ({ kind: 'interrupted', resumption });
    expect((await proposed(event, drawn, tile!, incident('to-come'))).kind).toBe('resumed');
    const unable = incident({ unable: tile!.away.contestant });
    expect(await proposed(event, drawn, tile!, unable)).toMatchObject({
      kind: 'awarded',
      home: { kind: 'best-of-three' },
      away: { kind: 'no-show' },
    });
  });

  test('ROP 6.9 in a knock-out: 12 of 16 compare, three quarters: over, and who leads goes on', async () => {
    const event = await rop('ABCD', 16, { draw: { kind: 'knockout', thirdPlace: false } });
    const drawn = await event.next(1);
    const [tile] = drawn.matches;
    for (const board of drawn.boards.slice(0, 12)) {
      const isFirst = board === drawn.boards[0];
      await event.record(1, drawn.first, tile!.open.table, board, '1NTN=');
      await event.record(1, drawn.first, tile!.closed!.table, board, isFirst ? '3NTN=' : '1NTN=');
    }
    // 310 points are 7 IMPs to the visitors.
    const proposal = await ruledAsProposed(event, drawn, tile!, {
      kind: 'interrupted',
      resumption: 'to-come',
    });
    expect(proposal).toMatchObject({ kind: 'goes-through', who: tile!.away.contestant, clause: 'ROP 6.9' });
    expect((await event.see('match', at(drawn, tile!))).winner).toBe(tile!.away.contestant);
  });

  test('ROP 6.10, 9.2: eight minutes late in a knock-out cost 4 IMPs, which turn 22–20 into 18–20', async () => {
    const event = await rop('ABCD', 24, { draw: { kind: 'knockout', thirdPlace: false } });
    const drawn = await event.next(1);
    const tile = tileOf(drawn, 'A')!;
    const isHome = tile.home.contestant === 'A';
    await typed(event, drawn, sheets('A–D 22–20, B–C 30–20'));
    const penalty = {
      session: 1,
      contestant: 'A',
      amount: { unit: 'imps', value: '4' },
      match: { section: 'A', round: 1 },
      clause: 'ROP 9.2',
      reason: 'Eight minutes late.',
    } as const;
    expect((await event.see('match', at(drawn, tile))).winner).toBe('A');
    await event.must('give-penalty', penalty);
    const after = await event.see('match', at(drawn, tile));
    expect([after.winner, after.imps?.[isHome ? 'home' : 'away']]).toEqual(['D', '18']);
  });
});

test('RTP 3.6.8.1: a knock-out match stopped with fewer than half its boards and no other day: both go on', async () => {
  const event = await TeamClub.plan(club, {
    teams: [...'ABCD'],
    match: { boards: 16 },
    draw: { kind: 'knockout', thirdPlace: false },
  });
  const drawn = await event.next(1);
  const [tile] = drawn.matches;
  for (const board of drawn.boards.slice(0, 7))
    for (const table of [tile!.open.table, tile!.closed!.table])
      await event.record(
        1,
        drawn.first,
        table,
        board,
        board === drawn.boards[0] && table === tile!.open.table ? '3NTN=' : '1NTN=',
      );
  const impossible = { kind: 'interrupted', resumption: 'impossible' };
  // Where both cannot, who was ahead: 310 points, 7 IMPs, to the home team.
  expect(await proposed(event, drawn, tile!, { ...impossible, bothCannotGoOn: true })).toMatchObject({
    kind: 'goes-through',
    who: tile!.home.contestant,
    ruling: { kind: 'winner', contestant: tile!.home.contestant },
  });
  const both = await ruledAsProposed(event, drawn, tile!, impossible);
  expect(both).toMatchObject({ kind: 'goes-through', who: 'both', ruling: { kind: 'both' } });
  await typed(event, { ...drawn, matches: drawn.matches.slice(1) }, sheets('B–C 30–20'));
  // The bracket has no place for three: it is said, and the next phase is theirs. Who has not lost stands first.
  const next = await event.ask('draw-round', { session: 1, section: 'A' });
  expect([next.status, next.json.error.message]).toEqual([
    422,
    'Round 1: A and D both go on. Plan the next phase with those who are left.',
  ]);
  expect((await event.ranking()).map(({ contestant, place }) => `${place} ${contestant}`)).toEqual([
    '1 A',
    '1 B',
    '1 D',
    '4 C',
  ]);
  await event.must('close-session', { session: 1 });
  const { groups } = await event.see('groups', { groups: 1, way: 'by-place', goOn: 3 });
  expect(groups.map(({ contestants }) => contestants)).toEqual([['A', 'B', 'D']]);
  await event.must('plan-phase', {
    phase: 2,
    format: {
      kind: 'matches',
      draw: { kind: 'knockout', thirdPlace: false },
      match: { boards: 16, segments: 1, scoring: 'imps', lineUps: 'none', deals: 'common' },
    },
    groups: [{ section: 'A', contestants: ['A', 'B', 'D'] }],
  });
  await event.must('open-session', { session: 2 });
  await event.must('draw-round', { session: 2, section: 'A' });
  const { rounds } = await event.see('matches', { phase: 2 });
  expect(rounds[0]!.matches.map(({ home, away }) => `${home.contestant}–${away.contestant}`)).toEqual([
    'B–D',
  ]);
});
