// The phone at a table: what its two pairs enter, agree and confirm, round after round.
import { randomUUID } from 'node:crypto';
import { createDevice } from './client.mjs';

/** Minutes of an evening: a board, and how long a table takes to pass the phone across. */
const MINUTES = { board: 6.2, spread: 1.6, across: 0.3 };

/** However fast the evening runs, the other side reads a result before it agrees to it. */
const READING = { seconds: 20 };

/**
 * @param {object} room what all tables share: `address`, `tournament`, `session`, `play(board, ns, ew)` that says what
 *   happens, `wait(minutes)`, `random`, `say(sentence)`
 */
export async function joinTable(room, { section, table, code }) {
  const device = createDevice(room.address);
  await device.post('/session/table', { tournament: room.tournament, code });
  const at = { session: room.session, section, table };
  const send = (type, data, id) => device.command(room.tournament, type, { ...at, ...data }, id);

  async function playBoard(round, board, view, happening) {
    const { random, wait } = room;
    await wait(MINUTES.board + MINUTES.spread * (random() - 0.5));
    const { result, lead } = room.play(board, view.ns.contestant.contestant, view.ew.contestant.contestant);
    const where = { round, board };
    const written = { ...where, result, ...(lead ? { lead } : {}) };
    if (happening === 'lost-connection') return { written };
    try {
      await send('record-result', { ...written, by: 'NS' });
    } catch (error) {
      // The director has ruled on the board meanwhile.
      if (error.code === 'already-agreed') return {};
      throw error;
    }
    await wait(MINUTES.across * random());
    if (happening === 'dispute') await settleDispute(where, written);
    else await send('agree-result', { ...where, by: 'EW', expects: result, ...READING });
    return {};
  }

  /** East–West say no; both look at the board again, and North writes down what it was. */
  async function settleDispute(where, written) {
    const { result, lead } = room.play(where.board, '', '');
    await send('dispute-result', {
      ...where,
      by: 'EW',
      expects: written.result,
      reason: 'We count otherwise',
    });
    room.say(`Table ${table}: East–West do not agree ${written.result} on board ${where.board}.`);
    await room.wait(1);
    const second = { ...where, result, ...(lead ? { lead } : {}) };
    await send('record-result', { ...second, by: 'NS', expects: written.result });
    await send('agree-result', { ...where, by: 'EW', expects: result, ...READING });
  }

  /** What was kept while the network was away goes out at once, the first of it twice. */
  async function sendKept(kept) {
    room.say(`Table ${table}: connected again, ${kept.length} results are sent.`);
    for (const written of kept) {
      const id = randomUUID();
      await send('record-result', { ...written, by: 'NS' }, id);
      await send('record-result', { ...written, by: 'NS' }, id);
      await send('agree-result', {
        round: written.round,
        board: written.board,
        by: 'EW',
        expects: written.result,
        ...READING,
      });
    }
  }

  return {
    section,
    table,
    call: (about) => send('call-director', { about }),
    /** Plays what is still to be played of a round; its first boards only, if so many are asked for. */
    async playRound(round, happening, boards = Number.POSITIVE_INFINITY) {
      const view = await device.view(room.tournament, 'table', { ...at, round });
      if (!view.ns || !view.ew) return;
      if (happening === 'lost-connection') room.say(`Table ${table}: the phone has lost its connection.`);
      const kept = [];
      let stillToCome = happening; // one dispute is enough
      for (const { board, status } of view.boards.slice(0, boards)) {
        if (status !== 'to-play') continue;
        const { written } = await playBoard(round, board, view, stillToCome);
        if (stillToCome === 'dispute') stillToCome = undefined;
        if (written) kept.push(written);
      }
      if (kept.length > 0) await sendKept(kept);
      if (boards < view.boards.length) return;
      for (const by of ['NS', 'EW']) await send('confirm-round', { round, by });
    },
  };
}
