import { join } from 'node:path';
import { openSqliteFactLog } from '@naipe/server';
import { orThrow } from 'naipe/base';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, Club } from '../testing/club.ts';
import { Events } from '../testing/events.ts';

let club: Club;
let broken: string;
let sound: string;

/** Facts that an earlier version of the program let pass: a penalty in per cent of a top, and then cross-IMPs. */
async function letPassLongAgo(tournament: string): Promise<void> {
  await club.stop();
  const log = orThrow(openSqliteFactLog(join(club.dataFolder, 'naipe.sqlite')));
  const { length } = await log.read(tournament);
  const data = { changes: { method: 'cross-imps' } };
  const fact = { type: 'settings-changed', data, time: '2026-03-14T20:00:00.000Z', actor: 'director' };
  orThrow(await log.append(tournament, length, [{ ...fact, cause: 'long-ago' }]));
  await log.close();
  await club.start();
  const { cookie } = club.director;
  club.director = club.client();
  club.director.cookie = cookie;
}

beforeAll(async () => {
  club = await Club.open();
  sound = await club.play({ showRanking: 'live' });
  broken = await club.play({ showRanking: 'live' });
  const amount = { unit: 'percent-of-top', value: '10' } as const;
  const grounds = { clause: 'RTP 2.1.11', reason: 'slow play' };
  await club.must('give-penalty', broken, { session: 1, contestant: '1', amount, ...grounds });
});

afterAll(() => club.close());

test('a change of the method that leaves penalties without meaning is refused, and names them', async () => {
  const changed = await club.director.command(broken, 'change-settings', {
    changes: { method: 'cross-imps' },
  });
  expect(changed.status).toBe(422);
  expect(changed.json.error).toMatchObject({ code: 'penalties-unfit', params: { pairs: '1' } });
  expect(changed.json.error.message).toContain('Pair 1 in session 1 (10 percent-of-top)');
});

describe('a tournament that cannot be scored', () => {
  beforeAll(async () => {
    await letPassLongAgo(broken);
    await club.must('record-result', broken, { ...at(1, 1), result: '1NN=', by: 'director' });
  });

  const ranking = (tournament: string, who = club.client()) => who.view(tournament, 'ranking');

  test('answers that its ranking cannot be shown; to the director also why', async () => {
    const toAnybody = await ranking(broken);
    expect(toAnybody.status).toBe(500);
    expect(toAnybody.json.error.code).toBe('cannot-be-shown');
    expect(toAnybody.json.error.message).not.toContain('penalty');
    const toDirector = await ranking(broken, club.director);
    expect(toDirector.status).toBe(500);
    expect(toDirector.json.error.message).toContain('The penalty of 1 is in per cent of a top');
  });

  test('is played on, its listeners told, and all other tournaments with it', async () => {
    const events = await Events.open(`${club.address}/api/tournaments/${broken}/live`);
    await events.next();
    await club.must('record-result', broken, { ...at(1, 2), result: '1NN=', by: 'director' });
    expect((await events.next()).event).toBe('version');
    events.close();
    await club.must('record-result', sound, { ...at(1, 1), result: '1NN=', by: 'director' });
    expect((await ranking(sound)).status).toBe(200);
    expect((await club.client().get('/api/tournaments')).json.tournaments).toHaveLength(2);
    expect(club.logged.some((line) => line.includes(`view ranking of tournament ${broken}`))).toBe(true);
  });

  test('says so on the desk, with the reason, until the director has mended it', async () => {
    const desk = async () => (await club.director.view(broken, 'desk')).json;
    expect((await desk()).unscorable).toMatchObject({ code: 'penalties-unfit', params: { pairs: '1' } });
    expect((await club.director.view(sound, 'desk')).json.unscorable).toBeUndefined();
    const [penalty] = (await desk()).unscorable.facts;
    await club.must('undo', broken, { sequence: penalty });
    expect((await desk()).unscorable).toBeUndefined();
    expect((await ranking(broken)).status).toBe(200);
  });
});
