import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEALS, type Deal, dealOfIndex, parseDeal } from '../../game/index.ts';
import { MACHINE_FORMATS, machineFormat, readMachine, writeMachine } from './index.ts';

const dealt = (text: string): Deal => {
  const deal = parseDeal(text);
  if (!deal.ok) throw new Error(deal.error.message);
  return deal.value;
};

/** The example that the maker of the machine documents. */
const NUMBERS = '180437272408224221062507175150321516492941264031464543351128302039140152133403';
const EXAMPLE = dealt('N:J987.JT7643.A4.Q .KQ2.QT9.AK98543 AQ42.A8.KJ762.J2 KT653.95.853.T76');

const text = (format: (typeof MACHINE_FORMATS)[number], ...deals: readonly Deal[]): string => {
  const written = writeMachine(
    format,
    deals.map((deal, at) => ({ board: at + 1, deal })),
  );
  if (!written.ok) throw new Error(written.error.message);
  return written.value;
};

test('every format gives back the boards that were written, any deals', () => {
  const boards = fc.array(fc.bigInt(0n, DEALS - 1n), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(boards, fc.integer({ min: 1, max: 90 }), (indexes, first) => {
      const deals = indexes.map((index, at) => ({ board: first + at, deal: dealOfIndex(index) as Deal }));
      for (const format of MACHINE_FORMATS) {
        const written = writeMachine(format, deals);
        if (!written.ok) throw new Error(written.error.message);
        expect([...written.value].every((character) => character.charCodeAt(0) < 128)).toBe(true);
        const numbered = format === 'dup' || format === 'dlm';
        expect(readMachine(written.value)).toEqual({
          format,
          deals: numbered ? deals : deals.map((deal, at) => ({ ...deal, board: at + 1 })),
          findings: [],
        });
      }
    }),
    { numRuns: 50 },
  );
});

describe('BRI, DGE and DUP: records of fixed length', () => {
  test('the documented example: 01 the ace of spades to 52 the two of clubs, North, East and South, in any order', () => {
    const bri = `${NUMBERS}${' '.repeat(32)}${'\0'.repeat(18)}`;
    expect(readMachine(bri)).toEqual({ format: 'bri', deals: [{ board: 1, deal: EXAMPLE }], findings: [] });
    expect(text('bri', EXAMPLE)).toHaveLength(128);
    expect(text('bri', EXAMPLE).slice(0, 26)).toBe('04060708171821222425273742');
    // The older way: a line for each board.
    expect(readMachine(`${NUMBERS}\r\n${NUMBERS}\r\n`)?.deals.map(({ board }) => board)).toEqual([1, 2]);
  });

  test('the four hands with the signs of the DOS character set, 17 characters each', () => {
    const hands =
      '\x06J987\x03JT7643\x04A4\x05Q\x06\x03KQ2\x04QT9\x05AK98543\x06AQ42\x03A8\x04KJ762\x05J2\x06KT653\x0395\x04853\x05T76';
    expect(text('dge', EXAMPLE)).toBe(hands.padEnd(128, '\0'));
    expect(readMachine(hands)?.deals).toEqual([{ board: 1, deal: EXAMPLE }]);
  });

  test('a DUP record ends with how the set is dealt; sets of 32: YN1  1 32', () => {
    const set = text('dup', ...Array.from({ length: 32 }, () => EXAMPLE));
    expect(set).toHaveLength(32 * 156);
    expect(set.slice(146, 156)).toBe('YN1  1 32 ');
    const backwards = set.replaceAll('YN1  1 32 ', 'YY1  1 32 ').slice(0, 2 * 156);
    expect(readMachine(backwards)?.deals.map(({ board }) => board)).toEqual([1, 2]);
  });

  test('the hands of a DUP record may be left out, but not contradict its numbers', () => {
    const record = text('dup', EXAMPLE);
    expect(readMachine(`${record.slice(0, 78)}${' '.repeat(68)}${record.slice(146)}`)?.deals).toHaveLength(1);
    const other = `${record.slice(0, 78)}${record.slice(78, 146).replace('J987', 'J986').replace('T76', 'T77')}`;
    expect(readMachine(`${other}${record.slice(146)}`)).toMatchObject({
      deals: [],
      findings: [{ line: 1, column: 79 }],
    });
  });

  test('what is wrong is told by record and character, and the other boards are read', () => {
    const twice = `${NUMBERS.slice(0, 76)}18`;
    expect(readMachine(`${NUMBERS}\n${twice}\n${NUMBERS}`)).toMatchObject({
      deals: [{ board: 1 }, { board: 3 }],
      findings: [{ line: 2, column: 77, message: 'Record 2, character 77: HT (18) stands there twice.' }],
    });
    expect(readMachine(`${NUMBERS}\n00${NUMBERS.slice(2)}`)?.findings[0]?.message).toBe(
      'Record 2, character 1: "00" is no number of a card from 01 to 52.',
    );
    expect(
      readMachine(`${NUMBERS}${NUMBERS}`.slice(0, 78).concat('\n', NUMBERS.slice(0, 40)))?.findings,
    ).toMatchObject([{ message: 'Record 2: it ends after 40 of 78 characters.' }]);
  });
});

describe('DLM: keys and values', () => {
  // Two boards that others published; the check is that of the machine's own program.
  test.each([
    ['jlifaelnecgmoldfjmcflinlap', '023'],
    ['cgcajjjnakpkchipnjhmbmbpbh', '022'],
  ])('board 01=%s has the check %s', (letters, check) => {
    const file = `[Document]\nFrom board=1\nTo board=1\nBoard 01=${letters}${check}\n`;
    const read = readMachine(file);
    expect(read).toMatchObject({ format: 'dlm', findings: [] });
    const [first] = read?.deals ?? [];
    expect(first && text('dlm', first.deal)).toContain(`Board 01=${letters}${check}\r\n`);
  });

  test('the first letters say who holds the highest spades: j is South and East, l South and West', () => {
    const read = readMachine(
      '[Document]\nFrom board=1\nTo board=1\nBoard 01=jlifaelnecgmoldfjmcflinlap023\n',
    );
    const deal = read?.deals[0]?.deal;
    expect(deal).toEqual(dealt('N:9653.T94.Q54.T54 K874.QJ7.T972.A8 AQT2.862.A83.KJ7 J.AK53.KJ6.Q9632'));
  });

  test('only the boards it says are dealt; a wrong check and a wrong letter are told with their place', () => {
    const file = text('dlm', EXAMPLE, EXAMPLE);
    expect(file.match(/^Board \d\d=/gm)).toHaveLength(99);
    expect(file).toContain('From board=1\r\nTo board=2\r\n');
    expect(readMachine(file)?.deals).toHaveLength(2);
    const spoilt = file.replace(/^(Board 02=[a-p]{26})\d{3}/m, '$1999');
    expect(readMachine(spoilt)?.findings).toMatchObject([{ code: 'dlm-check', line: 14, column: 36 }]);
    expect(readMachine(file.replace(/^(Board 02=)./m, '$1z'))?.findings).toMatchObject([
      { code: 'dlm-board', line: 14, column: 10 },
      { code: 'dlm-missing', message: 'Board 2 has no cards.' },
    ]);
  });

  test('a sealed set says so, and its check counts it', () => {
    const written = writeMachine('dlm', [{ board: 3, deal: EXAMPLE }], { title: 'Clube\n♠', sealed: true });
    expect(written.ok && written.value).toContain('Headline=Clube\r\nStatus=Sealed\r\n');
    expect(written.ok && written.value).toContain('Checksum=0\r\n');
  });
});

test('boards that do not follow one another, or too many, are refused', () => {
  const boards = (...numbers: number[]) => numbers.map((board) => ({ board, deal: EXAMPLE }));
  expect(writeMachine('dup', [])).toMatchObject({ ok: false });
  expect(writeMachine('dup', boards(1, 3))).toMatchObject({
    error: { message: 'Board 2 is missing; a dealing machine takes boards that follow one another.' },
  });
  expect(writeMachine('bri', boards(1, 1))).toMatchObject({
    error: { message: 'Board 1 is there twice; a dealing machine takes each board once.' },
  });
  expect(writeMachine('dlm', boards(100))).toMatchObject({
    error: { message: 'A DLM file has boards up to 99; 100 is too high.' },
  });
  expect(machineFormat('[Event "x"]')).toBeUndefined();
});
