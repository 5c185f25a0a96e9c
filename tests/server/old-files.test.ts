import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Club } from '../testing/club.ts';

/** A tournament of pairs as the version wrote it that knew nothing but pairs, and the rankings that it gave. */
const fixture = (ending: string): string =>
  readFileSync(new URL(`../fixtures/pairs-tournament.${ending}`, import.meta.url), 'utf8');

interface Ranked {
  readonly line?: string;
  readonly phase?: string;
  readonly lines: readonly {
    readonly place: number;
    readonly contestant: string;
    readonly score: string;
    readonly exact: string;
    readonly penalty?: string;
  }[];
}
interface Rankings {
  /** The facts that are undone, one after the other. */
  readonly undo: readonly number[];
  readonly before: Readonly<Record<string, readonly Ranked[]>>;
  readonly after: Readonly<Record<string, readonly Ranked[]>>;
}

const known = JSON.parse(fixture('rankings.json')) as Rankings;
const TOURNAMENT = 'nowhere-open';
let club: Club;

beforeAll(async () => {
  club = await Club.open();
  const answer = await club.director.fetch('/api/tournaments/import', {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: fixture('ndjson'),
  });
  expect(answer.status, await answer.text()).toBe(201);
});

afterAll(() => club.close());

async function rankings(): Promise<Rankings['before']> {
  const asked = Object.keys(known.before).map(async (which) => {
    const query = which === 'tournament' ? '' : `?session=${which}`;
    const { json } = await club.director.get(`/api/tournaments/${TOURNAMENT}/views/ranking${query}`);
    const lists = json.lists.map(({ line, phase, lines }: Ranked) => ({
      ...(line === undefined ? {} : { line }),
      ...(phase === undefined ? {} : { phase }),
      lines: lines.map(({ place, contestant, score, exact, penalty }) => ({
        place,
        contestant,
        score,
        exact,
        ...(penalty === undefined ? {} : { penalty }),
      })),
    }));
    return [which, lists] as const;
  });
  return Object.fromEntries(await Promise.all(asked));
}

describe('a tournament of pairs written before there were other contestants', () => {
  test('ranks as it did', async () => {
    expect(await rankings()).toEqual(known.before);
  });

  test('is undone as it was', async () => {
    for (const sequence of known.undo) await club.must('undo', TOURNAMENT, { sequence });
    expect(await rankings()).toEqual(known.after);
    expect(known.after).not.toEqual(known.before);
  });
});

test('commands and questions of before are understood over the wire', async () => {
  const asked = await club.director.post(`/api/tournaments/${TOURNAMENT}/commands`, {
    id: 'of-an-older-page',
    type: 'enter-pair',
    data: { pair: '40', players: [{ name: 'Ada Nobody' }, { name: 'Bo Nobody' }] },
  });
  expect(asked.json).toMatchObject({ facts: [{ type: 'contestant-entered' }] });
  const of = (name: string) => club.director.get(`/api/tournaments/${TOURNAMENT}/views/scorecard?${name}=40`);
  expect((await of('pair')).json).toEqual((await of('contestant')).json);
  expect((await of('pair')).json).toMatchObject({ contestant: { names: ['Ada Nobody', 'Bo Nobody'] } });
  const withdrawn = { id: 'of-an-older-script', type: 'withdraw-pair', data: { pair: '40' } };
  const { status } = await club.director.post(`/api/tournaments/${TOURNAMENT}/commands`, withdrawn);
  expect(status).toBe(200);
});
