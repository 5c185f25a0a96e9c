// An evening of bridge through the HTTP API alone: the director at the desk, a phone at every table.
import { randomUUID } from 'node:crypto';
import { recommend } from 'naipe/movement';
import { PROFILES } from 'naipe/regulation';
import { cardTable } from './card-table.mjs';
import { signIn } from './director.mjs';
import { happeningAt, incidentsAfter } from './incidents.mjs';
import { pairNames } from './names.mjs';
import { joinTable } from './phone.mjs';

export { DEMO_PASSWORD } from './director.mjs';

const SESSION = 1;
const SECTION = 'A';
const PROFILE = PROFILES['rtp-2014'];
/**
 * The minutes of a board where the evening runs so many times as fast as in a club: then the time left on every clock is
 * the time until the next round is called.
 */
export const minutesPerBoardAt = (speed) => Math.round((PROFILE.minutesPerBoard.open / speed) * 1000) / 1000;

/** The movement that a director would be recommended for so many pairs, one of whom is late. */
function movementFor(pairs) {
  const wishes = { minutesPerBoard: PROFILE.minutesPerBoard.open, boards: 26 };
  const suggestion = recommend(pairs, wishes, PROFILE.movements).find(
    ({ sessions }) => sessions[0].vacant.length === 1,
  );
  if (suggestion === undefined) throw new Error(`No movement for ${pairs} pairs and one that is late.`);
  return suggestion.sessions[0];
}

const boardsOf = ({ rounds }) => [
  ...new Set(rounds.flatMap(({ tables }) => tables.flatMap(({ boards }) => boards))),
];

/** Everybody has a table before the pair that is late: the first numbers of the movement. */
const seatingOf = ({ pairs, vacant }) =>
  Object.fromEntries(
    Array.from({ length: pairs + vacant.length }, (_, index) => index + 1)
      .filter((number) => !vacant.includes(number))
      .map((number) => [number, `${number}`]),
  );

/**
 * Creates a tournament, seats the pairs, attaches the hands and opens the session.
 * @param {object} options
 * @param {string} options.address where the server is
 * @param {string | undefined} options.setupCode what it says on its terminal until it has a password
 * @param {number} [options.tables] at least 4
 * @param {number} [options.seed]
 * @param {(minutes: number) => Promise<void>} [options.wait] how minutes of the evening pass; not at all unless told
 * @param {(sentence: string) => void} [options.say]
 * @param {object} [options.settings] what differs from the demonstration's own
 */
export async function openEvening({
  address,
  setupCode,
  tables = 14,
  seed = 1,
  wait = async () => {},
  say = () => {},
  settings = {},
}) {
  const director = await signIn(address, setupCode);
  const movement = movementFor(2 * tables - 1);
  const data = {
    name: 'Friday Pairs',
    date: new Date().toISOString().slice(0, 10),
    venue: 'Clube do Naipe',
    settings: { showRanking: 'after-each-round', ...settings },
  };
  const { tournament } = await director.post('/tournaments', { id: randomUUID(), data });
  const send = (type, what) => director.command(tournament, type, what);
  const names = pairNames(2 * tables);
  const enter = (pair) =>
    send('enter-contestant', {
      kind: 'pair',
      contestant: `${pair}`,
      players: names[pair - 1].map((name) => ({ name })),
    });
  for (let pair = 1; pair < 2 * tables; pair++) await enter(pair);
  const plan = { section: SECTION, movement, seating: seatingOf(movement) };
  await send('plan-session', { session: SESSION, sections: [plan] });
  const { random, play, records } = cardTable(boardsOf(movement), movement.pairs + 1, seed);
  await send('attach-deals', { session: SESSION, deals: records });
  await send('open-session', { session: SESSION });
  const codes = await director.get(`/tournaments/${tournament}/codes`);
  const room = { address, tournament, session: SESSION, random, play, wait, say };
  const phones = await Promise.all(codes.tables.map((table) => joinTable(room, table)));
  const at = { session: SESSION, section: SECTION };
  const desk = { send, say, wait, at, director, tournament, movement, latePair: 2 * tables, enter };

  /** Calls a round and plays it at every table, with what happens in it. */
  async function playRound(round) {
    say(`Round ${round} of ${movement.rounds.length}`);
    await send('start-round', { session: SESSION, round });
    const meanwhile = incidentsAfter(desk, phones, round);
    await Promise.all([
      meanwhile,
      ...phones.map((phone) => phone.playRound(round, happeningAt(round, phone.table))),
    ]);
    await send('end-round', { session: SESSION, round });
  }

  /** Calls a round and leaves it half played: at each table so many of its boards as `boardsAt(table)` says. */
  async function playPart(round, boardsAt) {
    await send('start-round', { session: SESSION, round });
    await Promise.all(phones.map((phone) => phone.playRound(round, undefined, boardsAt(phone.table))));
  }

  return {
    tournament,
    rounds: movement.rounds.length,
    codes,
    playRound,
    playPart,
    /** Whatever else a director does. */
    direct: send,
    callDirector: (table, about) => phones.find((phone) => phone.table === table)?.call(about),
    close: () => send('close-session', { session: SESSION }),
    publish: () => send('publish-results', { session: SESSION }),
  };
}
