import type { MatchTile, RoundMatches, Settings } from 'naipe/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type NaiveKnockoutMatch,
  type NaiveRooms,
  naiveKnockoutImps,
  naivePairs,
  naiveVerdict,
} from '../../core/tournament/testing/naive/knockout.ts';
import { Club } from '../testing/club.ts';
import { pointsOf, whatHappens } from '../testing/played.ts';
import { TeamClub } from '../testing/team-club.ts';

/*
 * A whole knockout of six teams by each regulation, over HTTP: two byes, a tie that four boards leave open and single boards
 * break, one decided by ten points, a match that a penalty turns round, a final that is level and a match for the third place.
 * Every draw, every score and who goes on are held against a second reckoning.
 */

const SEEDS = ['1', '2', '3', '4', '5', '6'];

/** Law 77: 60 and 50 for 110; 40, 30 and 50 for 120. */
const worth = (result: string, board: number): number =>
  ({ '2SN=': 110, '1NTN+1': 120 })[result] ?? pointsOf(result, board);

interface Room {
  readonly part: number;
  /** From 0, within the part. */
  readonly at: number;
  readonly room: 'open' | 'closed';
  readonly board: number;
}

/** What happens in the rooms of a match: as it comes, or as it takes to end level. */
type Story = (room: Room, home: number, away: number) => string;

const asItComes: Story = ({ board, room }, home, away) =>
  whatHappens(board, room === 'open' ? home : away, room === 'open' ? away : home).result;

/** Level through four more boards and one; the next differs by ten points, home ahead. */
const levelToTheSecondSingle: Story = ({ part, at, room }) =>
  part === 3 && at === 0 ? (room === 'open' ? '1NTN+1' : '2SN=') : 'Pass';

/** The visitors have ten points more. */
const tenPoints: Story = ({ part, at, room }) =>
  part === 0 && at === 0 ? (room === 'open' ? '2SN=' : '1NTN+1') : 'Pass';

/** Home has ten points more in the match; where these do not count, nobody has anything in the first set, home 110 in the second. */
const tenPointsThenASet: Story = ({ part, at, room }) => {
  if (part === 0 && at === 0) return room === 'open' ? '1NTN+1' : '2SN=';
  return part === 2 && at === 1 && room === 'open' ? '2SN=' : 'Pass';
};

interface Played {
  readonly round: number;
  readonly home: string;
  readonly away: string;
  readonly naive: NaiveKnockoutMatch;
  readonly tile: MatchTile;
  /** Which more boards were asked for, time after time. */
  readonly asked: readonly number[];
  readonly expectedAsked: readonly number[];
  readonly onlyImps: boolean;
}

/** Plays an event to its end and tells what was drawn and played. */
async function wholeKnockout(club: Club, profile: Settings['profile']) {
  const event = await TeamClub.plan(club, {
    teams: SEEDS,
    match: { boards: 8, segments: 2 },
    draw: { kind: 'knockout', thirdPlace: true },
    settings: { profile },
  });
  const draws: (readonly string[])[] = [];
  const played: Played[] = [];
  let board = 0;
  for (let round = 1; round <= 3; round++) {
    const drawn = await event.next(1);
    await event.must('start-round', { session: 1, round: drawn.first + 1 });
    draws.push(drawn.matches.map(({ home, away }) => [home, away].map((t) => t.contestant).join('-')));
    board = Math.max(board, ...drawn.boards);
    for (const tile of drawn.matches) {
      const final = round === 3 && tile.match === 1;
      const made = await playMatch(event, drawn, tile, {
        story: storyOf(round, tile),
        onlyImps: profile === 'rtp-2014' && final,
        // A semi-final that its winner loses again through a penalty (ROP 6.10: it comes off the IMPs).
        penalise: round === 2 && tile.match === 2,
        nextBoard: board + 1,
      });
      board = made.lastBoard;
      played.push(made.played);
    }
  }
  return { event, draws, played };
}

function storyOf(round: number, { match }: MatchTile): Story {
  if (round === 1) return match === 1 ? levelToTheSecondSingle : asItComes;
  if (round === 2) return match === 1 ? tenPoints : asItComes;
  return match === 1 ? tenPointsThenASet : asItComes;
}

async function playMatch(
  event: TeamClub,
  drawn: RoundMatches,
  tile: MatchTile,
  asked: {
    readonly story: Story;
    readonly onlyImps: boolean;
    readonly penalise: boolean;
    readonly nextBoard: number;
  },
): Promise<{ readonly played: Played; readonly lastBoard: number }> {
  const { story, onlyImps, penalise } = asked;
  const [home, away] = [tile.home.contestant, tile.away.contestant];
  const at = { session: 1, section: 'A', round: drawn.round, match: tile.match };
  const resultOf = (part: number, index: number, board: number, room: 'open' | 'closed') =>
    story({ part, at: index, room, board }, Number(home), Number(away));
  const rooms = (part: number, boards: readonly number[]) =>
    boards.map((board, index): NaiveRooms => {
      const of = (room: 'open' | 'closed') => worth(resultOf(part, index, board, room), board);
      return [of('open'), of('closed')];
    });
  await event.play(drawn, tile, ({ board, room }) => resultOf(0, drawn.boards.indexOf(board), board, room));
  let naive: NaiveKnockoutMatch = { parts: [rooms(0, drawn.boards)] };
  if (penalise) {
    const [own, theirs] = naiveKnockoutImps(naive);
    const side = own > theirs ? 'home' : 'away';
    const imps = Math.abs(own - theirs) + 1;
    await event.must('give-penalty', {
      session: 1,
      contestant: side === 'home' ? home : away,
      amount: { unit: 'imps', value: String(imps) },
      match: { section: 'A', round: drawn.round },
      clause: 'Law 91',
      reason: 'A rule was broken on purpose.',
      confirmed: ['penalty-unlikely'],
    });
    naive = { ...naive, off: { [side]: imps } };
  }
  let lastBoard = asked.nextBoard - 1;
  const [askedFor, expectedAsked]: [number[], number[]] = [[], []];
  const now = async (): Promise<MatchTile> => {
    const { rounds } = await event.see('matches', { phase: 1, round: drawn.round });
    return rounds[0]!.matches.find(({ match }) => match === tile.match)!;
  };
  for (let part = 1; ; part++) {
    const verdict = naiveVerdict(naive, { onlyImps });
    const current = await now();
    if (current.playOn !== undefined) askedFor.push(current.playOn);
    if (!('playOn' in verdict)) break;
    expectedAsked.push(verdict.playOn);
    const boards = Array.from({ length: verdict.playOn }, (_, index) => lastBoard + 1 + index);
    lastBoard += verdict.playOn;
    await event.must('set-extra-boards', { ...at, boards });
    for (const [index, board] of boards.entries())
      for (const [room, { table }] of [['open', tile.open] as const, ['closed', tile.closed!] as const])
        await event.record(1, drawn.first + 1, table, board, resultOf(part, index, board, room));
    naive = { ...naive, parts: [...naive.parts, rooms(part, boards)] };
  }
  const played = {
    round: drawn.round,
    home,
    away,
    naive,
    tile: await now(),
    asked: askedFor,
    expectedAsked,
    onlyImps,
  };
  return { played, lastBoard };
}

const winnerOf = ({ naive, home, away, onlyImps }: Played): string => {
  const verdict = naiveVerdict(naive, { onlyImps });
  if ('playOn' in verdict) throw new Error('Still open.');
  return verdict.winner === 'home' ? home : away;
};
const loserOf = (match: Played): string => (winnerOf(match) === match.home ? match.away : match.home);

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

describe.each(['rtp-2014', 'rop'] as const)(
  'RTP 3.6.10.3, ROP 6.16: a knockout of six teams by %s',
  (profile) => {
    let whole: Awaited<ReturnType<typeof wholeKnockout>>;

    beforeAll(async () => {
      whole = await wholeKnockout(club, profile);
    });

    test('byes for the first two seeds, winners meet as the bracket has them, the beaten semi-finalists for the third place', () => {
      const { draws, played } = whole;
      const ofRound = (round: number) => played.filter((each) => each.round === round);
      const won = (round: number) => ofRound(round).map(winnerOf);
      const pairs = (...winners: readonly (readonly string[])[]) =>
        naivePairs(SEEDS, winners).map((pair) => pair.toSorted().join('-'));
      const sorted = (round: number) => draws[round - 1]!.map((pair) => pair.split('-').toSorted().join('-'));
      expect(sorted(1).toSorted()).toEqual(pairs().toSorted());
      expect(sorted(2).toSorted()).toEqual(pairs(won(1)).toSorted());
      const third = ofRound(2).map(loserOf).toSorted().join('-');
      expect(sorted(3)).toEqual([...pairs(won(1), won(2)), third]);
    });

    test('the IMPs of every match, after penalties', () => {
      for (const { naive, tile } of whole.played)
        expect([Number(tile.imps!.home), Number(tile.imps!.away)]).toEqual([...naiveKnockoutImps(naive)]);
    });

    test('who goes on, by what, and how many boards were played for it', () => {
      for (const match of whole.played) {
        const verdict = naiveVerdict(match.naive, { onlyImps: match.onlyImps });
        expect(match.tile.winner).toBe(winnerOf(match));
        expect(match.tile.decidedBy).toMatchObject(
          'playOn' in verdict ? {} : { by: verdict.by, part: verdict.part },
        );
        expect(match.asked).toEqual(match.expectedAsked);
      }
      const [level] = whole.played;
      expect(level!.asked).toEqual([4, 1, 1]);
      const final = whole.played.find(({ round, tile }) => round === 3 && tile.match === 1)!;
      // RTP: a final is not decided by points; ROP 6.16 knows no exception.
      expect(final.asked).toEqual(profile === 'rop' ? [] : [4, 4]);
    });

    test('the ranking: winner, finalist, third and fourth, those beaten in the first round together', async () => {
      const { played, event } = whole;
      const final = played.find(({ round, tile }) => round === 3 && tile.match === 1)!;
      const third = played.find(({ round, tile }) => round === 3 && tile.match === 2)!;
      const lines = (await event.ranking()).map(({ contestant, place }) => `${place} ${contestant}`);
      expect(lines.slice(0, 4)).toEqual([
        `1 ${winnerOf(final)}`,
        `2 ${loserOf(final)}`,
        `3 ${winnerOf(third)}`,
        `4 ${loserOf(third)}`,
      ]);
      expect(lines.slice(4).toSorted()).toEqual(
        played
          .filter(({ round }) => round === 1)
          .map((match) => `5 ${loserOf(match)}`)
          .toSorted(),
      );
    });
  },
);
