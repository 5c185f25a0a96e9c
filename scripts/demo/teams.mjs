// A Swiss of teams through the HTTP API alone: the director at the desk, a phone at every table, and every captain's.
import { randomUUID } from 'node:crypto';
import { cardTable } from './card-table.mjs';
import { createDevice } from './client.mjs';
import { signIn } from './director.mjs';
import { happeningAt } from './incidents.mjs';
import { teamNames } from './names.mjs';
import { joinTable } from './phone.mjs';

const SESSION = 1;
const SECTION = 'A';
const AT = { session: SESSION, section: SECTION };
const BOARDS = 8;
const PENALISED = 2;
const WEIGHED = 3;

const SWISS = {
  kind: 'swiss',
  first: 'fold',
  method: 'regulation',
  odd: 'bye',
  danishRounds: 1,
  apart: [],
  lag: 0,
};
const MATCH = { boards: BOARDS, segments: 1, scoring: 'imps', lineUps: 'blind', deals: 'common' };

/** A captain's phone: it declares who sits where, and signs what came of it. */
async function joinCaptain({ address, tournament, random }, { pair: contestant, code }) {
  const device = createDevice(address);
  await device.post('/session/player', { tournament, pair: contestant, code });
  const send = (type, data) => device.command(tournament, type, { ...AT, ...data });
  return {
    contestant,
    declare: (round) => {
      const rooms = [
        [0, 1],
        [2, 3],
      ]; // prettier-ignore
      const [open, closed] = random() < 0.5 ? rooms : rooms.toReversed();
      return send('declare-line-up', { round, segment: 1, contestant, open, closed });
    },
    sign: (round, match) => send('agree-match', { round, match, by: contestant }),
  };
}

/**
 * Creates a Swiss of teams and opens its session.
 * @param {object} options as those of `openEvening`, `teams` instead of `tables`
 */
export async function openTeams({
  address,
  setupCode,
  teams = 16,
  rounds = 7,
  seed = 1,
  wait = async () => {},
  say = () => {},
  settings = {},
}) {
  const director = await signIn(address, setupCode);
  const data = {
    name: 'Autumn Teams',
    date: new Date().toISOString().slice(0, 10),
    venue: 'Clube do Naipe',
    settings: { contestants: 'team', showRanking: 'live', ...settings },
  };
  const { tournament } = await director.post('/tournaments', { id: randomUUID(), data });
  const send = (type, what) => director.command(tournament, type, what);
  const contestants = Array.from({ length: teams }, (_, index) => `${index + 1}`);
  for (const [index, { name, players }] of teamNames(teams).entries())
    await send('enter-contestant', {
      kind: 'team',
      contestant: contestants[index],
      name,
      players: players.map((player) => ({ name: player })),
      captain: 0,
    });
  const format = { kind: 'matches', draw: { ...SWISS, rounds }, match: MATCH };
  await send('plan-phase', { phase: 1, format, groups: [{ section: SECTION, contestants }] });
  const boards = Array.from({ length: rounds * BOARDS }, (_, index) => index + 1);
  const { random, play, records } = cardTable(boards, teams, seed);
  await send('open-session', { session: SESSION });
  const room = { address, tournament, session: SESSION, random, play, wait, say };

  /** The next round drawn and published with its hands. */
  async function draw(round) {
    await send('draw-round', AT);
    const { rounds: drawn } = await director.view(tournament, 'matches', { phase: 1, round });
    const [{ boards: own, matches }] = drawn;
    await send('attach-deals', {
      session: SESSION,
      deals: records.filter(({ board }) => own.includes(board)),
    });
    await send('publish-draw', { ...AT, round });
    return matches;
  }

  const first = await draw(1);
  const codes = await director.get(`/tournaments/${tournament}/codes`);
  const phones = await Promise.all(codes.tables.map((table) => joinTable(room, table)));
  const captains = await Promise.all(codes.pairs.map((team) => joinCaptain(room, team)));
  const captainOf = ({ contestant }) => captains.find((each) => each.contestant === contestant);

  /** What the director does in a round besides. */
  async function incidents(round, [, second, third]) {
    if (round === PENALISED) {
      const { contestant, names } = second.home;
      await send('give-penalty', {
        session: SESSION,
        contestant,
        amount: { unit: 'imps', value: '3' },
        match: { section: SECTION, round },
        clause: 'RTP 2.1.11.2',
        reason: 'Late for the round.',
      });
      say(`${names[0]} was late: 3 IMPs.`);
    }
    if (round === WEIGHED) {
      const { table } = third.closed;
      const { boards: own } = await director.view(tournament, 'table', { ...AT, table, round });
      const side = {
        kind: 'assigned',
        outcomes: [
          { result: '3NTN=', weight: '60/100' },
          { result: '3NTN-1', weight: '40/100' },
        ],
      };
      const grounds = { clause: 'Law 12C1(c)', reason: 'A wrong explanation in the closed room.' };
      await send('adjust-score', {
        ...AT,
        round,
        table,
        board: own[0].board,
        ns: side,
        ew: side,
        ...grounds,
      });
      say(`A weighted score on board ${own[0].board} in the closed room of match ${third.match}.`);
    }
  }

  /** Draws a round, plays it in both rooms of every match, and has it signed. */
  async function playRound(round) {
    const matches = round === 1 ? first : await draw(round);
    say(`Round ${round} of ${rounds}: ${matches.length} matches`);
    await Promise.all(captains.map((captain) => captain.declare(round)));
    await send('start-round', { session: SESSION, round });
    await Promise.all(phones.map((phone) => phone.playRound(round, happeningAt(round, phone.table))));
    await incidents(round, matches);
    await Promise.all(
      matches.flatMap(({ match, home, away }) =>
        [home, away].map((team) => captainOf(team).sign(round, match)),
      ),
    );
    await send('end-round', { session: SESSION, round });
  }

  /** Draws a round, calls it and leaves it half played: at each table so many boards as `boardsAt(table)` says. */
  async function playPart(round, boardsAt) {
    if (round > 1) await draw(round);
    await Promise.all(captains.map((captain) => captain.declare(round)));
    await send('start-round', { session: SESSION, round });
    await Promise.all(phones.map((phone) => phone.playRound(round, undefined, boardsAt(phone.table))));
  }

  return {
    tournament,
    rounds,
    codes,
    playRound,
    playPart,
    close: () => send('close-session', { session: SESSION }),
    publish: () => send('publish-results', { session: SESSION }),
  };
}
