import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { HashedFactRow } from '../fact-hash.ts';
import { factHash } from '../fact-hash.ts';
import type { Removal, SignInRow, Store } from '../store.ts';

/** An empty place that any number of times can be opened. */
export interface StorePlace {
  readonly open: () => Promise<Store>;
  readonly remove: () => Promise<void>;
}

const NOW = '2026-03-14T20:00:00.000Z';

const signIn = (id: string, more: Partial<SignInRow> = {}): SignInRow => ({
  tokenHash: `hash of ${id}`,
  id,
  who: '{"role":"public"}',
  device: 'Firefox, Linux',
  since: NOW,
  seen: NOW,
  expires: '2026-03-21T20:00:00.000Z',
  ...more,
});

const fact = (cause: string, actor: string, text: string) => ({
  time: NOW,
  actor,
  cause,
  type: 'noted',
  data: { text },
});

const removal = (kind: Removal['kind'], tournament: string, facts: number): Removal => ({
  time: NOW,
  actor: 'director Ada Nobody',
  kind,
  tournament,
  date: '2026-03-14',
  facts,
  chain: '',
});

async function rowsOf(store: Store, stream: string): Promise<readonly HashedFactRow[]> {
  const all: HashedFactRow[] = [];
  for await (const rows of store.erasure.rows(stream)) all.push(...rows);
  return all;
}

/** What every store does, whatever keeps it. */
export function keepsTheStoreContract(make: () => Promise<StorePlace>): void {
  let place: StorePlace;
  let store: Store;

  beforeEach(async () => {
    place = await make();
    store = await place.open();
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  async function openedAgain(): Promise<void> {
    await store.close();
    store = await place.open();
  }

  test('secrets are long, differ, and outlive the program', async () => {
    const before = [store.secret('join-codes'), store.secret('known-devices')];
    expect(before.every((secret) => secret.length >= 40) && before[0] !== before[1]).toBe(true);
    expect(store.setupCode).toMatch(/^\d{8}$/);
    await openedAgain();
    expect([store.secret('join-codes'), store.secret('known-devices')]).toEqual(before);
  });

  test('directors: a name once, a hash each, the last one stays', async () => {
    const { directors } = store;
    expect(await directors.names()).toEqual([]);
    expect([await directors.add('Bo Nobody', 'b'), await directors.add('Ada Nobody', 'a')]).toEqual([
      true,
      true,
    ]);
    expect(await directors.add('Ada Nobody', 'c')).toBe(false);
    expect(await directors.rename('Bo Nobody', 'Ada Nobody')).toBe(false);
    expect(await directors.rename('Bo Nobody', 'Cy Nobody')).toBe(true);
    expect(await directors.rename('Cy Nobody', 'Cy Nobody')).toBe(true);
    expect(await directors.setPassword('Nobody at all', 'x')).toBe(false);
    expect(await directors.setPassword('Cy Nobody', 'd')).toBe(true);
    await openedAgain();
    expect(await store.directors.names()).toEqual(['Ada Nobody', 'Cy Nobody']);
    expect(await store.directors.passwordHash('Cy Nobody')).toBe('d');
    expect(await store.directors.passwordHash('Bo Nobody')).toBeUndefined();
    expect(await store.directors.remove('Ada Nobody')).toBe(true);
    expect(await store.directors.remove('Cy Nobody')).toBe(false);
  });

  test('sign-ins: found by the hash of their token, listed in order, rewritten, seen and taken away', async () => {
    const { signIns } = store;
    await signIns.add(signIn('b', { since: '2026-03-14T21:00:00.000Z' }));
    await signIns.add(signIn('a'));
    expect(await signIns.find('hash of b')).toMatchObject({ id: 'b', device: 'Firefox, Linux' });
    expect(await signIns.find('hash of c')).toBeUndefined();
    expect((await signIns.all()).map(({ id }) => id)).toEqual(['a', 'b']);
    await signIns.rewrite(['a'], '{"role":"director","name":"Ada Nobody"}');
    await signIns.see([['a', '2026-03-15T00:00:00.000Z']]);
    await signIns.remove(['b']);
    expect(await signIns.present(['a', 'b', 'c'])).toEqual(new Set(['a']));
    await openedAgain();
    expect(await store.signIns.all()).toEqual([
      signIn('a', {
        who: '{"role":"director","name":"Ada Nobody"}',
        seen: '2026-03-15T00:00:00.000Z',
      }),
    ]);
  });

  test('renewals of codes are counted by tournament and by what is renewed', async () => {
    for (const what of ['tables', 'tables', 'pair 7']) await store.renewals.renew('monday', what);
    await store.renewals.renew('friday', 'tables');
    expect(await store.renewals.of('monday')).toEqual(
      new Map([
        ['tables', 2],
        ['pair 7', 1],
      ]),
    );
    await openedAgain();
    expect(await store.renewals.of('friday')).toEqual(new Map([['tables', 1]]));
    expect(await store.renewals.of('sunday')).toEqual(new Map());
  });

  test('guesses: from every door or from none, and what was no guess is given back', async () => {
    const own = { key: 'own', allowance: { burst: 3, perHour: 1 } };
    const shared = { key: 'shared', allowance: { burst: 2, perHour: 1 }, shared: true };
    const { guesses } = store;
    expect([await guesses.take([own, shared]), await guesses.take([own, shared])]).toEqual([0, 0]);
    const wait = await guesses.take([own, shared]);
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
    expect(await guesses.take([own])).toBe(0); // it was not taken when the other had none
    await guesses.giveBack([own, shared]);
    expect(await guesses.take([own, shared])).toBe(0);
    expect(await guesses.take([])).toBe(0);
  });

  test('guesses made at once are all counted', async () => {
    const door = { key: 'many', allowance: { burst: 5, perHour: 1 } };
    const waits = await Promise.all(Array.from({ length: 30 }, () => store.guesses.take([door])));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
  });

  test('summaries: of tournaments that are there, with their players, the latest first', async () => {
    const kept = { tournament: 'monday', version: 3, name: 'Monday', date: '2026-03-14', status: 'playing' };
    await store.summaries.keep(kept, []);
    expect(await store.summaries.all()).toEqual([]); // there is no such tournament
    await store.facts.append('monday', 0, [fact('a', 'director', 'x')]);
    await store.facts.append('friday', 0, [fact('a', 'director', 'x')]);
    await store.summaries.keep(kept, [
      { name: 'Zoë Ñandú', id: '' },
      { name: 'Álvaro Pêra', id: '7' },
      { name: 'Álvaro Pêra', id: '7' },
    ]);
    await store.summaries.keep({ ...kept, version: 4, status: 'over' }, undefined);
    const friday = { ...kept, tournament: 'friday', date: '2026-03-20' };
    await store.summaries.keep(friday, [{ name: 'Zoë Ñandú', id: '' }]);
    expect(await store.summaries.players()).toEqual([
      { name: 'Zoë Ñandú', id: '' },
      { name: 'Álvaro Pêra', id: '7' },
    ]);
    expect(new Set(await store.summaries.all())).toEqual(
      new Set([{ ...kept, version: 4, status: 'over' }, friday]),
    );
  });

  test('what was worked out of deals is kept of tournaments that are there, and which are not finished', async () => {
    await store.facts.append('evening', 0, [fact('first', 'director', 'x')]);
    await store.solved.keep('evening', 'N:…', '{"S2":12}');
    await store.solved.keep('elsewhere', 'N:…', '{"S2":12}');
    expect([...(await store.solved.of('evening'))]).toEqual([['N:…', '{"S2":12}']]);
    expect((await store.solved.of('elsewhere')).size).toBe(0);
    expect(await store.solved.holders(['N:…', 'N:other'])).toEqual([{ stream: 'evening', asked: 'N:…' }]);
    await store.solved.note('evening', false);
    await store.solved.note('evening', false);
    expect(await store.solved.unfinished()).toEqual(['evening']);
    await store.solved.note('evening', true);
    expect(await store.solved.unfinished()).toEqual([]);
  });

  describe('erasing', () => {
    beforeEach(async () => {
      for (const [at, text] of ['one', 'Ada Nobody', 'three'].entries())
        await store.facts.append('monday', at, [fact(`c${at}`, 'director Ada Nobody', text)]);
      await store.facts.append('friday', 0, [fact('c', 'director', 'x')]);
    });

    test('writes a stream anew with its chain, says so at its end, and gives the log another name', async () => {
      const before = store.facts.epoch;
      const friday = await rowsOf(store, 'friday');
      const written = await store.erasure.rewrite({
        which: (versions) => [...versions.keys()],
        rewrite: (stream, rows) => {
          if (stream !== 'monday') return undefined;
          let hash = '';
          const changed = rows.map((row) => {
            const rest = { ...row, actor: 'director', data: row.data.replace('Ada Nobody', 'Anon.') };
            hash = factHash(stream, hash, rest);
            return { ...rest, hash };
          });
          const added = { sequence: 4, time: NOW, actor: 'x', cause: 'e', type: 'person-erased', data: '{}' };
          return {
            changed,
            added: { ...added, hash: factHash(stream, hash, added) },
            removal: removal('person', stream, 3),
          };
        },
        actor: (actor) => actor.replace(' Ada Nobody', ''),
      });
      expect(written).toEqual(['monday']);
      const rows = await rowsOf(store, 'monday');
      expect(JSON.stringify(rows)).not.toContain('Ada');
      expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
      expect(await store.facts.read('monday')).toHaveLength(4); // every hash is right
      expect(await rowsOf(store, 'friday')).toEqual(friday);
      expect((await store.erasure.removals()).map(({ actor }) => actor)).toEqual(['director']);
      await openedAgain();
      expect(store.facts.epoch).not.toBe(before);
      expect(await store.facts.append('monday', 4, [fact('c9', 'x', 'y')])).toMatchObject({ ok: true });
    });

    test('that fails changes nothing', async () => {
      const before = await rowsOf(store, 'monday');
      const failing = store.erasure.rewrite({
        which: () => ['monday'],
        rewrite: () => {
          throw new Error('damaged');
        },
        actor: (actor) => actor,
      });
      await expect(failing).rejects.toThrow('damaged');
      expect(await rowsOf(store, 'monday')).toEqual(before);
      expect(await store.erasure.removals()).toEqual([]);
    });

    test('takes a whole tournament away, with what is kept of it elsewhere', async () => {
      await store.renewals.renew('monday', 'tables');
      const told = await store.erasure.remove('monday', (first, last) => ({
        ...removal('tournament', 'monday', last.sequence),
        date: first.time.slice(0, 10),
      }));
      expect(told).toMatchObject({ facts: 3, date: '2026-03-14' });
      expect(await store.erasure.remove('monday', () => expect.unreachable())).toBeUndefined();
      expect([...(await store.facts.streams()).keys()]).toEqual(['friday']);
      expect(await store.erasure.sweep()).toBe(true);
      await openedAgain();
      expect(await store.renewals.of('monday')).toEqual(new Map());
      expect((await store.erasure.removals()).map(({ kind }) => kind)).toEqual(['tournament']);
    });
  });

  test('says that it is well', async () => {
    expect(await store.care.check()).toBeUndefined();
    expect(await store.care.notices()).toEqual([]);
    expect(await store.leases.take('work', 1000)).toBe(true);
    expect(store.place).not.toContain('only-for-tests');
  });
}
