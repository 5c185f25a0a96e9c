// `npm run demo`: a tournament that plays itself, on a server of its own that leaves nothing behind.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readOptions } from './demo/options.mjs';
import { buildIfStale } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { root } from './lib/run.mjs';
import { endWith } from './lib/usage.mjs';

const read = readOptions(process.argv.slice(2));
const { teams, individual, tables, speed, seed, end } = read.options ?? endWith(read);

await installIfNeeded();
await buildIfStale();

// Only now: before, there may have been no dependencies and no build.
const { serve } = await import('@naipe/server');
const { DEMO_PASSWORD, minutesPerBoardAt, openEvening } = await import('./demo/evening.mjs');
const { openIndividual } = await import('./demo/individual.mjs');
const { openTeams } = await import('./demo/teams.mjs');

const dataFolder = mkdtempSync(join(tmpdir(), 'naipe-demo-'));
const serving = await serve({ dataFolder, webFolder: `${root}web/dist`, port: 0 });
if (!serving.ok) {
  console.error(serving.error.message);
  process.exit(1);
}
const { address, setupCode, close } = serving.value;

let ending = false;
async function stop(code) {
  if (ending) return;
  ending = true;
  await close();
  rmSync(dataFolder, { recursive: true, force: true });
  process.exit(code);
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

const MINUTE = 60_000;
const wait = async (minutes) => {
  if (!end) await sleep((minutes * MINUTE) / speed);
};
const say = (sentence) => console.log(`  ${sentence}`);

try {
  const clock = end ? {} : { minutesPerBoard: minutesPerBoardAt(speed) };
  const asked = { address, setupCode, seed, wait, say, settings: clock };
  const opening = {
    teams: () => openTeams(asked),
    individual: () => openIndividual(asked),
    pairs: () => openEvening({ ...asked, tables }),
  };
  const evening = await opening[teams ? 'teams' : individual ? 'individual' : 'pairs']();
  const { tournament, codes, rounds } = evening;
  console.log(`
A tournament of ${teams ? '16 teams' : individual ? `${evening.players} players` : `${tables} tables`} plays itself here${end ? '' : `, ${speed} times as fast as in a club`}.

  Results     ${address}/r/${tournament}/ranking
  Projector   ${address}/r/${tournament}/screen
  Desk        ${address}/desk/${tournament}/room   password: ${DEMO_PASSWORD}
  A table     ${codes.tables[0].url}
${end ? '' : '\nCtrl-C ends it; nothing is kept.\n'}`);
  for (let round = 1; round <= rounds; round++) {
    await evening.playRound(round);
    await wait(1);
  }
  await evening.close();
  await evening.publish();
  say('The session is over and its results are published.');
  if (end) await stop(0);
} catch (error) {
  // The server was closed under the phones: that is Ctrl-C, not a fault.
  if (!ending) {
    console.error(`The demonstration stopped: ${error.message}`);
    await stop(1);
  }
}
