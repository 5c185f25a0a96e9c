// What goes otherwise than planned during the evening, and what the director does about it.

/** At which table of which round the players themselves have a story. */
const AT_TABLES = [
  { round: 2, table: 3, happening: 'dispute' },
  { round: 3, table: 2, happening: 'lost-connection' },
];

export const happeningAt = (round, table) =>
  AT_TABLES.find((each) => each.round === round && each.table === table)?.happening;

/** What the director does while a round is played. */
const AT_THE_DESK = [
  { round: 1, does: seatLatePair },
  { round: 3, does: correctResult },
  { round: 4, does: adjustScore },
  { round: 5, does: weighScore },
  { round: 6, does: penalise },
];

export async function incidentsAfter(desk, phones, round) {
  for (const { does } of AT_THE_DESK.filter((each) => each.round === round)) await does(desk, phones);
}

const tablePlan = ({ movement }, round, table) =>
  movement.rounds[round - 1].tables.find((plan) => plan.table === table);

/** The last pair comes when the others have begun: it takes its number, and misses the first board. */
async function seatLatePair(desk, phones) {
  const { send, at, movement, latePair, enter, say, wait } = desk;
  const [number] = movement.vacant;
  const plan = movement.rounds[0].tables.find(({ ns, ew }) => ns === number || ew === number);
  await wait(4);
  await enter(latePair);
  await send('seat-contestant', { ...at, number, contestant: `${latePair}` });
  say(`Pair ${latePair} has come late and takes number ${number} at table ${plan.table}.`);
  const [missed] = plan.boards;
  const late = { kind: 'named', name: 'late' };
  const waited = { kind: 'named', name: 'late-opponent' };
  const [ns, ew] = plan.ns === number ? [late, waited] : [waited, late];
  const grounds = { clause: 'RTP 2.2.4', reason: 'The pair came late and the board could not be played.' };
  await send('adjust-score', { ...at, round: 1, table: plan.table, board: missed, ns, ew, ...grounds });
  await phones.find(({ table }) => table === plan.table)?.playRound(1);
}

/** A score was entered and agreed the wrong way round; both sides say so two rounds later. */
async function correctResult({ send, at, tournament, director, movement, say, wait }) {
  const [late] = movement.vacant;
  const { table, boards } = movement.rounds[0].tables.find(({ ns, ew }) => ns !== late && ew !== late);
  const [board] = boards;
  await wait(3);
  const { rows } = await director.view(tournament, 'traveller', { session: at.session, board });
  const row = rows.find((each) => each.round === 1 && each.table === table);
  const result = oneTrickOther(row.result.result);
  const grounds = { clause: 'Law 79C', reason: 'Both sides agree that the tricks were miscounted.' };
  await send('correct-result', { ...at, round: 1, table, board, result, ...grounds });
  say(`Board ${board} at table ${table} is corrected from ${row.result.result} to ${result}.`);
}

/** `4SN=` becomes `4SN+1`; where all thirteen were written down, one trick fewer. */
function oneTrickOther(result) {
  const [, contract, sign, count] = /^(.*[NESW])(=|\+|-)(\d*)$/.exec(result) ?? [];
  if (contract === undefined) return '1NTN=';
  const margin = sign === '=' ? 0 : Number(`${sign}${count}`);
  const other = Number(contract[0]) + margin === 7 ? margin - 1 : margin + 1;
  return contract + (other === 0 ? '=' : other > 0 ? `+${other}` : other);
}

/** Cards of two boards were mixed: the board cannot be played at this table. */
async function adjustScore({ send, at, movement, say, wait }, phones) {
  const table = 4;
  const { boards } = tablePlan({ movement }, 4, table);
  const board = boards.at(-1);
  await wait(2);
  const phone = phones.find((each) => each.table === table);
  await phone?.call('Two cards of a suit are here twice');
  say(`Table ${table} calls the director.`);
  await wait(1);
  await send('answer-director', { ...at, table });
  const both = { kind: 'named', name: 'A+' };
  const grounds = { clause: 'Law 12C2', reason: 'The board had been fouled before it came to this table.' };
  await send('adjust-score', { ...at, round: 4, table, board, ns: both, ew: both, ...grounds });
  say(`Board ${board} cannot be played at table ${table}: average plus to both sides.`);
}

/** A hesitation, a bid that it suggested: the director weighs what would have happened. */
async function weighScore({ send, at, movement, say, wait }) {
  const [board] = tablePlan({ movement }, 4, 1).boards;
  await wait(5);
  const outcomes = [
    { result: '4SN=', weight: '2/3' },
    { result: '4SN-1', weight: '1/3' },
  ];
  const grounds = {
    clause: 'Law 16B3',
    reason: 'The double was suggested by partner’s hesitation; without it 4♠ would often make.',
  };
  const assigned = { kind: 'assigned', outcomes };
  await send('adjust-score', { ...at, round: 4, table: 1, board, ns: assigned, ew: assigned, ...grounds });
  say(`Board ${board} at table 1: a weighted score after unauthorised information.`);
}

async function penalise({ send, at, say, wait }) {
  await wait(2);
  const { session } = at;
  await send('give-warning', {
    session,
    contestant: '7',
    clause: 'Law 90A',
    reason: 'Discussed a board aloud.',
  });
  const amount = { unit: 'percent-of-top', value: '10' };
  const grounds = { clause: 'Law 90B2', reason: 'Slow play that held up two tables, after a warning.' };
  await send('give-penalty', { session, contestant: '5', amount, ...grounds });
  say('Pair 7 is warned; pair 5 has a penalty of 10% of a top.');
}
