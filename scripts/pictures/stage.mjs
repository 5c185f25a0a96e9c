// What the pictures show: a server with one tournament that is over, one in its third round, and teams in their fourth.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@naipe/server';
import { DEMO_PASSWORD, openEvening } from '../demo/evening.mjs';
import { openTeams } from '../demo/teams.mjs';
import { root } from '../lib/run.mjs';

/** Boards played in the round that is under way, by table: table 1 has yet to begin, table 5 is done. */
const PLAYED = [0, 2, 1, 2, 3, 1, 2, 3, 2];

/** A slow pair was penalised and appeals; the committee is named. */
async function appealIn({ direct }) {
  await direct('name-committee', {
    members: ['Ana Vale', 'Rui Serra', 'Eva Monte', 'Ivo Ribeiro', 'Lia Prado'].map((name) => ({ name })),
  });
  const given = await direct('give-penalty', {
    session: 1,
    contestant: '3',
    amount: { unit: 'percent-of-top', value: '10' },
    reason: 'Slow for the second time',
    clause: 'RTP 2.1.11.2',
  });
  const made = await direct('make-appeal', {
    session: 1,
    penalty: given.version,
    contestant: '3',
    subject: 'judgement',
    concurs: 'agrees',
    about: 'The other side asked about every call',
  });
  return made.version;
}

export async function setStage() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'naipe-pictures-'));
  const serving = await serve({ dataFolder, webFolder: `${root}web/dist`, port: 0 });
  if (!serving.ok) throw new Error(serving.error.message);
  const { address, setupCode, close } = serving.value;

  const over = await openEvening({ address, setupCode });
  for (let round = 1; round <= over.rounds; round++) await over.playRound(round);
  await over.close();
  await over.publish();

  const playing = await openEvening({
    address,
    setupCode,
    tables: PLAYED.length,
    seed: 2,
    settings: { showRanking: 'live', showTraveller: 'after-agreement' },
  });
  for (const round of [1, 2]) await playing.playRound(round);
  await playing.playPart(3, (table) => PLAYED[table - 1]);
  await playing.callDirector(6, 'A card was led out of turn');

  const appeal = await appealIn(playing);

  const teams = await openTeams({
    address,
    setupCode,
    seed: 3,
    settings: { showRanking: 'live', showTraveller: 'after-agreement' },
  });
  for (const round of [1, 2, 3]) await teams.playRound(round);
  await teams.playPart(4, (table) => 3 + (table % 5));

  return {
    address,
    over,
    playing,
    appeal,
    teams,
    password: DEMO_PASSWORD,
    async strike() {
      await close();
      rmSync(dataFolder, { recursive: true });
    },
  };
}
