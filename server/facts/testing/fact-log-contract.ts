import fc from 'fast-check';
import { orThrow } from 'naipe/base';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Fact, FactLog, UnnumberedFact } from '../fact-log.ts';

/** An empty place to keep facts in, which any number of times can be opened as a log. */
export interface Place {
  readonly open: () => Promise<FactLog>;
  readonly remove: () => Promise<void>;
}

export const fact = (
  cause: string,
  type = 'board-scored',
  data: UnnumberedFact['data'] = {},
): UnnumberedFact => ({
  time: '2026-01-31T20:00:00.000Z',
  actor: 'table-1',
  cause,
  type,
  data,
});

/** The sequence numbers that a follower sees, until it is stopped. */
export async function seen(
  facts: AsyncIterable<Fact>,
  each: (fact: Fact) => void = () => {},
): Promise<number[]> {
  const numbers: number[] = [];
  for await (const one of facts) {
    numbers.push(one.sequence);
    each(one);
  }
  return numbers;
}

/** What every fact log does, wherever it keeps its facts. */
export function keepsTheContract(makePlace: () => Promise<Place>): void {
  let place: Place;
  let log: FactLog;

  beforeEach(async () => {
    place = await makePlace();
    log = await place.open();
  });

  afterEach(async () => {
    await log.close();
    await place.remove();
  });

  async function reopen(): Promise<void> {
    await log.close();
    log = await place.open();
  }

  describe('append', () => {
    test('numbers the facts from 1 without gaps and answers the new version', async () => {
      const first = orThrow(await log.append('club', 0, [fact('a'), fact('a')]));
      const second = orThrow(await log.append('club', 2, [fact('b')]));
      expect(first).toMatchObject({ version: 2, repeated: false });
      expect(first.facts.map(({ sequence }) => sequence)).toEqual([1, 2]);
      expect(second.facts.map(({ sequence }) => sequence)).toEqual([3]);
    });

    test('refuses when the stream stands elsewhere, says where, and changes nothing', async () => {
      orThrow(await log.append('club', 0, [fact('a')]));
      const refused = await log.append('club', 0, [fact('b')]);
      expect(refused).toMatchObject({ ok: false, error: { code: 'version-conflict', version: 1 } });
      expect(await log.append('club', 2, [fact('c')])).toMatchObject({ ok: false });
      expect(await log.read('club')).toHaveLength(1);
    });

    test('the same command id twice changes nothing and answers the same facts, at any expected version', async () => {
      const first = orThrow(await log.append('club', 0, [fact('a', 'entered'), fact('a', 'seated')]));
      orThrow(await log.append('club', 2, [fact('b')]));
      const again = orThrow(await log.append('club', 0, [fact('a', 'entered'), fact('a', 'seated')]));
      expect(again).toEqual({ version: 3, facts: first.facts, repeated: true });
      expect(await log.read('club')).toHaveLength(3);
    });

    test('refuses when the number is right and the fact before it is not the one believed', async () => {
      orThrow(await log.append('club', 0, [fact('a')]));
      expect(await log.append('club', 1, [fact('c')], 'b')).toMatchObject({ ok: false });
      expect(orThrow(await log.append('club', 1, [fact('c')], 'a')).version).toBe(2);
    });

    test('a command id belongs to its stream', async () => {
      orThrow(await log.append('monday', 0, [fact('a')]));
      expect(orThrow(await log.append('friday', 0, [fact('a')])).repeated).toBe(false);
    });

    test('no facts change nothing', async () => {
      expect(orThrow(await log.append('club', 0, []))).toEqual({ version: 0, facts: [], repeated: false });
    });

    test('facts of two commands in one append are a bug, and none of them is kept', async () => {
      await expect(log.append('club', 0, [fact('a'), fact('b')])).rejects.toThrow('one command');
      expect(await log.read('club')).toEqual([]);
    });

    test('what was appended is read back the same after the log is opened again', async () => {
      await fc.assert(
        fc.asyncProperty(fc.uuid(), fc.jsonValue(), fc.string(), async (stream, data, actor) => {
          const given = { ...fact('a', 'noted', data as UnnumberedFact['data']), actor };
          orThrow(await log.append(stream, 0, [given]));
          await reopen();
          const [kept] = await log.read(stream);
          expect(kept).toEqual({ ...given, sequence: 1, data: JSON.parse(JSON.stringify(data)) });
        }),
        { numRuns: 20 },
      );
    });
  });

  describe('read', () => {
    test('from a sequence number on; nothing for a stream that is not there', async () => {
      orThrow(await log.append('club', 0, [fact('a'), fact('a'), fact('a')]));
      expect((await log.read('club', 2)).map(({ sequence }) => sequence)).toEqual([2, 3]);
      expect(await log.read('club', 4)).toEqual([]);
      expect(await log.read('elsewhere')).toEqual([]);
    });
  });

  describe('follow', () => {
    test('sees what is there and then what is appended, each fact once and in order', async () => {
      orThrow(await log.append('club', 0, [fact('a'), fact('a')]));
      const stop = new AbortController();
      const following = seen(log.follow('club', 2, stop.signal), ({ sequence }) => {
        if (sequence === 5) stop.abort();
      });
      orThrow(await log.append('club', 2, [fact('b')]));
      orThrow(await log.append('other', 0, [fact('b')]));
      orThrow(await log.append('club', 3, [fact('c'), fact('c')]));
      expect(await following).toEqual([2, 3, 4, 5]);
    });

    test('does not see what was refused or repeated', async () => {
      const stop = new AbortController();
      const following = seen(log.follow('club', 1, stop.signal), ({ type }) => {
        if (type === 'last') stop.abort();
      });
      orThrow(await log.append('club', 0, [fact('a')]));
      await log.append('club', 0, [fact('b')]);
      await log.append('club', 1, [fact('a')]);
      orThrow(await log.append('club', 1, [fact('z', 'last')]));
      expect(await following).toEqual([1, 2]);
    });

    test('two followers see the same', async () => {
      const stop = new AbortController();
      const until3 = ({ sequence }: Fact) => {
        if (sequence === 3) stop.abort();
      };
      const followers = [
        seen(log.follow('club', 1, stop.signal), until3),
        seen(log.follow('club', 1), () => {}),
      ];
      for (const [version, cause] of ['a', 'b', 'c'].entries()) {
        orThrow(await log.append('club', version, [fact(cause)]));
      }
      await followers[0];
      await log.close();
      expect(await Promise.all(followers)).toEqual([
        [1, 2, 3],
        [1, 2, 3],
      ]);
    });

    test('ends when it is stopped while waiting, and when the log is closed', async () => {
      const stop = new AbortController();
      const stopped = seen(log.follow('club', 1, stop.signal));
      const closed = seen(log.follow('club', 1));
      await new Promise(setImmediate);
      stop.abort();
      expect(await stopped).toEqual([]);
      await log.close();
      expect(await closed).toEqual([]);
    });
  });

  describe('streams', () => {
    test('are told with their versions', async () => {
      expect(await log.streams()).toEqual(new Map());
      orThrow(await log.append('monday', 0, [fact('a'), fact('a')]));
      orThrow(await log.append('friday', 0, [fact('a')]));
      expect(await log.streams()).toEqual(
        new Map([
          ['friday', 1],
          ['monday', 2],
        ]),
      );
    });

    test('are taken over whole, or not at all when there is one of that name', async () => {
      const facts = [1, 2].map((sequence) => ({ ...fact('a'), sequence }));
      expect(orThrow(await log.adopt('club', facts))).toBe(2);
      expect(await log.read('club')).toEqual(facts);
      expect(await log.adopt('club', facts)).toMatchObject({ ok: false, error: { code: 'exists-already' } });
      expect(orThrow(await log.append('club', 2, [fact('b')])).version).toBe(3);
    });
  });

  describe('a burst', () => {
    test('is committed together, and one that is refused or a bug does not disturb the others', async () => {
      const answers = await Promise.allSettled([
        log.append('club', 0, [fact('a')]),
        log.append('club', 0, [fact('b')]),
        log.append('club', 1, [fact('c'), fact('d')]),
        log.append('club', 1, [fact('e')]),
        log.append('other', 0, [fact('a')]),
      ]);
      expect(answers.map((each) => (each.status === 'fulfilled' ? each.value.ok : 'thrown'))).toEqual([
        true,
        false,
        'thrown',
        true,
        true,
      ]);
      expect((await log.read('club')).map(({ cause }) => cause)).toEqual(['a', 'e']);
    });

    test('that waits when the log is closed is on disk', async () => {
      const appended = log.append('club', 0, [fact('a')]);
      await reopen();
      expect((await appended).ok).toBe(true);
      expect(await log.read('club')).toHaveLength(1);
    });
  });
}
