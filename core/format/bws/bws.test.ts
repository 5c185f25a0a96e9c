import { describe, expect, test } from 'vitest';
import { withTableScores } from '../results/table-scores.ts';
import { readUsebio } from '../usebio/usebio.ts';
import { writeUsebio } from '../usebio/writer.ts';
import { type BwsRow, readBws, resultsOfBws } from './index.ts';

const SECTION: BwsRow = { ID: 1, Letter: 'A  ', Tables: 2 };
const ROUND: BwsRow = {
  Section: 1,
  Table: 1,
  Round: 1,
  NSPair: 1,
  EWPair: 1,
  LowBoard: 1,
  HighBoard: 3,
  CustomBoards: null,
};
const RECEIVED: BwsRow = {
  Section: 1,
  Table: 1,
  Round: 1,
  Board: 1,
  PairNS: 1,
  PairEW: 1,
  'NS/EW': 'N',
  Contract: '4 S',
  Result: '+2',
  LeadCard: '',
  Remarks: '',
  Erased: false,
};
const received = (...rows: readonly BwsRow[]) =>
  readBws({
    Section: [SECTION],
    RoundData: [ROUND],
    ReceivedData: rows.map((row) => ({ ...RECEIVED, ...row })),
  });
const outcomes = (...rows: readonly BwsRow[]) => received(...rows).bws.results.map(({ outcome }) => outcome);

describe('what devices received', () => {
  test.each([
    [
      { Contract: '4 S', 'NS/EW': 'N', Result: '+2' },
      { level: 4, strain: 'S', doubling: '', declarer: 'N' },
      12,
    ],
    [
      { Contract: '3 NT x', 'NS/EW': 'E', Result: '-1' },
      { level: 3, strain: 'NT', doubling: 'X', declarer: 'E' },
      8,
    ],
    [
      { Contract: '1 C xx', 'NS/EW': 'W', Result: '=' },
      { level: 1, strain: 'C', doubling: 'XX', declarer: 'W' },
      7,
    ],
  ] as const)('%o', (row, contract, tricks) => {
    expect(outcomes(row)).toEqual([{ kind: 'played', result: { contract, tricks } }]);
  });

  test('passed out, not played, and what the director gave instead', () => {
    expect(outcomes({ Contract: 'PASS', Result: '' })).toEqual([{ kind: 'played', result: 'passed-out' }]);
    expect(outcomes({ Contract: '', Result: '', Remarks: 'Not played' })).toEqual([{ kind: 'not-played' }]);
    expect(outcomes({ Contract: '', Result: '', Remarks: '60%-40%' })).toEqual([
      { kind: 'artificial', percent: { NS: { units: 60, decimals: 0 }, EW: { units: 40, decimals: 0 } } },
    ]);
  });

  test('a row that was erased is none; a board entered again stands as it was entered last', () => {
    const { bws } = received({ Result: '+1' }, { Result: '=' }, { Board: 2, Erased: true });
    expect(bws.results).toMatchObject([{ board: 1, outcome: { result: { tricks: 10 } } }]);
  });

  test('what cannot be read, or is not as planned, is told by its row', () => {
    expect(received({ Contract: '9 S' }).findings).toMatchObject([{ code: 'bws-row', line: 1 }]);
    expect(received({}, { Board: 7 }).findings).toMatchObject([
      { line: 2, message: 'ReceivedData, row 2: table A1 in round 1 does not play board 7.' },
    ]);
    expect(received({ PairEW: 4 }).findings).toMatchObject([
      { message: 'ReceivedData, row 1: table A1 in round 1 has pairs 1 and 1, not 1 and 4.' },
    ]);
    expect(received({ Round: 9 }).findings).toMatchObject([
      { message: 'ReceivedData, row 1: table A1 in round 9 is not planned.' },
    ]);
    expect(received({ Board: 0 }).findings).toMatchObject([{ line: 1 }]);
  });

  test('the lead, suit or rank first', () => {
    expect(
      received({ LeadCard: 'S10' }, { Board: 2, LeadCard: '4H' }).bws.results.map(({ lead }) => lead),
    ).toEqual(['ST', 'H4']);
  });
});

test('players belong to the pair that begins at their table; two fields count from 1 each', () => {
  const seat = (Direction: string, Name: string): BwsRow => ({
    Section: 1,
    Table: 1,
    Direction,
    Number: '0',
    Name,
  });
  const { bws } = readBws({
    Session: [{ Name: 'Quinta', Date: new Date('2026-03-14T00:00:00Z') }],
    Section: [SECTION],
    RoundData: [ROUND, { ...ROUND, Table: 2, NSPair: 2, EWPair: 2, LowBoard: 4, HighBoard: 6 }],
    PlayerNumbers: [seat('N', 'Ana'), seat('S', 'Bia'), seat('E', 'Caio'), seat('W', 'Davi')],
    ReceivedData: [RECEIVED],
  });
  expect(bws).toMatchObject({
    name: 'Quinta',
    date: '2026-03-14',
    sections: [{ section: 'A', tables: 2, numberedApart: true }],
  });
  const file = resultsOfBws(bws);
  expect(file.event.winners).toBe(2);
  expect(file.event.sessions[0]?.sections[0]?.contestants).toMatchObject([
    { number: '1', side: 'NS', players: [{ name: 'Ana' }, { name: 'Bia' }] },
    { number: '2', side: 'NS', players: [] },
    { number: '1', side: 'EW', players: [{ name: 'Caio' }, { name: 'Davi' }] },
    { number: '2', side: 'EW', players: [] },
  ]);
  const again = readUsebio(writeUsebio(withTableScores(file)));
  expect(again.ok && again.value.findings).toEqual([]);
  // Law 77: 4S by North with two overtricks, nobody vulnerable: 120 + 300 + 60.
  expect(again.ok && again.value.file.event.sessions[0]?.sections[0]?.travellers[0]?.lines[0]?.score).toEqual(
    {
      NS: 480,
      EW: -480,
    },
  );
});

test('the hands of a board; one that is no deal is told', () => {
  const suits = (seat: string, ...cards: string[]) =>
    Object.fromEntries(
      ['Spades', 'Hearts', 'Diamonds', 'Clubs'].map((suit, at) => [`${seat}${suit}`, cards[at] ?? '']),
    );
  const whole = 'AKQJT98765432';
  const row = {
    Section: 1,
    Board: 5,
    ...suits('North', whole),
    ...suits('East', '', whole),
    ...suits('South', '', '', whole),
    ...suits('West', '', '', '', whole),
  };
  expect(readBws({ HandRecord: [row] }).bws.deals).toMatchObject([{ board: 5 }]);
  const { bws, findings } = readBws({ HandRecord: [{ ...row, WestClubs: 'AKQJT9876543' }] });
  expect(bws.deals).toEqual([]);
  expect(findings[0]?.message).toContain('HandRecord, row 1: board 5: Not a deal');
});

test('a database with nothing in it is an empty session', () => {
  expect(readBws({})).toEqual({
    findings: [],
    bws: { sections: [], meetings: [], players: [], results: [], deals: [] },
  });
});
