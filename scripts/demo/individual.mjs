// An individual through the HTTP API alone: the director at the desk, a phone at every table, partners that change.
import { randomUUID } from 'node:crypto';
import { recommendIndividual } from 'naipe/movement';
import { PROFILES } from 'naipe/regulation';
import { cardTable } from './card-table.mjs';
import { signIn } from './director.mjs';
import { happeningAt } from './incidents.mjs';
import { playerNames } from './names.mjs';
import { joinTable } from './phone.mjs';

const SESSION = 1;
const PENALISED = 3;
const SUBSTITUTED = 5;

const letter = (index) => String.fromCharCode('A'.charCodeAt(0) + index);

/** Players on the numbers of the sections, in order. */
function seated(movements) {
  let next = 0;
  return movements.map((movement, index) => ({
    section: letter(index),
    movement,
    seating: Object.fromEntries(
      Array.from({ length: movement.players }, (_, number) => [number + 1, `${++next}`]),
    ),
  }));
}

const boardsOf = (movements) => [
  ...new Set(
    movements.flatMap(({ rounds }) => rounds.flatMap(({ tables }) => tables.flatMap(({ boards }) => boards))),
  ),
];

/**
 * Creates an individual and opens its session.
 * @param {object} options as those of `openEvening`, `players` instead of `tables`
 */
export async function openIndividual({
  address,
  setupCode,
  players = 22,
  seed = 1,
  wait = async () => {},
  say = () => {},
  settings = {},
}) {
  const director = await signIn(address, setupCode);
  const wishes = { minutesPerBoard: PROFILES['rtp-2014'].minutesPerBoard.open };
  const [best] = recommendIndividual(players, wishes);
  if (best === undefined) throw new Error(`No individual for ${players} players.`);
  const { movements, rounds } = best;
  const data = {
    name: 'Sunday Individual',
    date: new Date().toISOString().slice(0, 10),
    venue: 'Clube do Naipe',
    settings: { contestants: 'player', showRanking: 'after-each-round', ...settings },
  };
  const { tournament } = await director.post('/tournaments', { id: randomUUID(), data });
  const send = (type, what) => director.command(tournament, type, what);
  for (const [index, name] of playerNames(players).entries()) {
    await send('enter-contestant', { kind: 'player', contestant: `${index + 1}`, player: { name } });
  }
  await send('plan-session', { session: SESSION, sections: seated(movements) });
  const { random, play, records } = cardTable(boardsOf(movements), players, seed);
  await send('attach-deals', { session: SESSION, deals: records });
  await send('open-session', { session: SESSION });
  const codes = await director.get(`/tournaments/${tournament}/codes`);
  // What a side is worth is what its first player is.
  const played = (board, ns, ew) => play(board, ns.split('+')[0], ew.split('+')[0]);
  const room = { address, tournament, session: SESSION, random, play: played, wait, say };
  const phones = await Promise.all(codes.tables.map((table) => joinTable(room, table)));

  /** What happens to single players: a penalty that the partner has no part in (Law 12C3), a substitute. */
  async function incidents(round) {
    if (round === PENALISED) {
      const amount = { unit: 'percent-of-top', value: '10' };
      const grounds = { clause: 'Law 90B', reason: 'Compared results while others played the board.' };
      await send('give-penalty', { session: SESSION, contestant: '2', amount, ...grounds });
      say('Player 2 has a penalty of 10% of a top; his partner has none.');
    }
    if (round === SUBSTITUTED) {
      const substitute = { name: 'Bonifaz Passaro' };
      const data = { session: SESSION, contestant: '4', player: 0, substitute, fromRound: round + 1 };
      const answer = await send('substitute-player', { ...data, reason: 'Taken ill' }).catch(
        (error) => error,
      );
      if (!(answer instanceof Error)) say(`${substitute.name} plays for player 4 from round ${round + 1}.`);
    }
  }

  /** Calls a round and plays it at every table, with what happens in it. */
  async function playRound(round) {
    say(`Round ${round} of ${rounds}`);
    await send('start-round', { session: SESSION, round });
    await Promise.all([
      incidents(round),
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
    rounds,
    players,
    codes,
    playRound,
    playPart,
    close: () => send('close-session', { session: SESSION }),
    publish: () => send('publish-results', { session: SESSION }),
  };
}
