import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { printDeal } from '../../game/index.ts';
import { contestantsOf, fieldOf, linesOf, matchesOf, sectionsOf } from '../results/walk.ts';
import { INDIVIDUAL, MATCHPOINT_PAIRS, SWISS_PAIRS, TEAMS } from '../testing/usebio-samples.ts';
import { readUsebio } from './usebio.ts';

const read = (text: string) => orThrow(readUsebio(text));

describe('a pairs event', () => {
  const { file, findings } = read(MATCHPOINT_PAIRS);

  test('says what it is', () => {
    expect(file).toMatchObject({
      version: '1.2',
      program: { name: 'Sample', version: '1' },
      club: { name: 'Club of Nowhere', id: '0042' },
      event: {
        name: 'Tuesday & friends',
        date: '01/02/2020',
        competition: 'pairs',
        boardScoring: 'matchpoints',
        winners: 2,
        declared: { sessions: 1, sections: 1, pairs: 4 },
      },
    });
  });

  test('lists its contestants with what was published of them', () => {
    const [session] = file.event.sessions;
    const [section] = sectionsOf(file);
    expect(
      contestantsOf(file.event, session!, section!).map(({ number, side, published }) => [
        number,
        side,
        published,
      ]),
    ).toEqual([
      [
        '1',
        'NS',
        { place: { rank: 1, tied: false }, percentage: { units: 75, decimals: 0 }, masterPoints: [] },
      ],
      [
        '2',
        'NS',
        { place: { rank: 2, tied: false }, percentage: { units: 25, decimals: 0 }, masterPoints: [] },
      ],
      [
        '3',
        'EW',
        { place: { rank: 1, tied: true }, percentage: { units: 50, decimals: 0 }, masterPoints: [] },
      ],
      [
        '4',
        'EW',
        { place: { rank: 1, tied: true }, percentage: { units: 50, decimals: 0 }, masterPoints: [] },
      ],
    ]);
    expect(section?.contestants[0]?.players).toEqual([
      { name: 'Player 1a', nationalId: '10' },
      { name: 'Player 1b', nationalId: '11' },
    ]);
  });

  test('has one line for each result', () => {
    const [doubled, passed, artificial, misprinted] = linesOf(file);
    expect(doubled).toMatchObject({
      seated: { kind: 'pairs', NS: '1', EW: '3' },
      outcome: {
        kind: 'played',
        result: { contract: { level: 4, strain: 'S', doubling: 'X', declarer: 'N' }, tricks: 10 },
      },
      lead: 'DT',
      score: { NS: 590, EW: -590 },
      points: {
        NS: { matchpoints: { units: 2, decimals: 0 } },
        EW: { matchpoints: { units: 0, decimals: 0 } },
      },
    });
    expect(passed?.outcome).toEqual({ kind: 'played', result: 'passed-out' });
    expect(passed?.score).toEqual({ NS: 0, EW: 0 });
    expect(artificial?.outcome).toEqual({
      kind: 'artificial',
      percent: { NS: { units: 60, decimals: 0 }, EW: { units: 40, decimals: 0 } },
    });
    expect(artificial?.score).toBeUndefined();
    expect(misprinted?.outcome).toEqual({ kind: 'unreadable', contract: '42', declarer: 'E', tricks: '9' });
    expect(misprinted?.score).toEqual({ NS: -110, EW: 110 });
  });

  test('a misprinted contract is a finding with its line, and nothing else is', () => {
    const lineBefore = MATCHPOINT_PAIRS.split('\n').findIndex((text) => text.includes('>42<'));
    expect(findings.map(({ code, line }) => [code, line])).toEqual([['usebio-contract', lineBefore]]);
  });

  test('has the hands of its boards', () => {
    expect(file.deals.map(({ board, deal }) => [board, printDeal(deal)])).toEqual([
      [1, 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432'],
    ]);
  });
});

test('a team event: matches, the side the first team sat, VPs and IMPs', () => {
  const { file, findings } = read(TEAMS);
  expect(findings).toEqual([]);
  expect(file.event).toMatchObject({ competition: 'teams', boardScoring: 'imps', matchScoring: 'vps' });
  expect(
    sectionsOf(file)[0]?.contestants.map(({ number, name, pairs }) => [number, name, pairs.length]),
  ).toEqual([
    ['1', 'Owls', 2],
    ['2', undefined, 2],
  ]);
  expect(matchesOf(file)).toMatchObject([
    {
      round: 1,
      first: '1',
      second: '2',
      boards: { from: 1, to: 1 },
      score: { first: { units: 1255, decimals: 2 }, second: { units: 745, decimals: 2 } },
      travellers: [{ board: 1, imps: { units: 6, decimals: 0 }, lines: [{ side: 'NS' }, { side: 'EW' }] }],
    },
  ]);
});

test('Swiss pairs: a line without numbers is that of the pairs of its match', () => {
  const { file, findings } = read(SWISS_PAIRS);
  expect(findings).toEqual([]);
  expect(file.event).toMatchObject({ competition: 'swiss-pairs', boardScoring: 'cross-imps' });
  expect(linesOf(file)).toMatchObject([
    {
      seated: { kind: 'pairs', NS: '7', EW: '9' },
      points: { NS: { crossImps: { units: 25, decimals: 1 } } },
    },
  ]);
});

test('an individual: four players, and a score of its own for each side', () => {
  const { file, findings } = read(INDIVIDUAL);
  expect(findings).toEqual([]);
  expect(linesOf(file)).toMatchObject([
    {
      seated: { kind: 'players', N: '1', E: '3', S: '2', W: '4' },
      outcome: { kind: 'scored' },
      score: { NS: -50, EW: -140 },
    },
  ]);
});

test('a field over two sections is compared board by board', () => {
  const board = (number: number, ns: number) =>
    `<BOARD><BOARD_NUMBER>${number}</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER>
     <EW_PAIR_NUMBER>${ns}</EW_PAIR_NUMBER><SCORE>${ns}0</SCORE></TRAVELLER_LINE></BOARD>`;
  const { file, findings } = read(
    `<USEBIO><EVENT EVENT_TYPE="PAIRS"><PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR>
     <PAIR><PAIR_NUMBER>2</PAIR_NUMBER></PAIR></PARTICIPANTS>
     <SESSION><SECTION SECTION_ID="A">${board(2, 1)}${board(1, 1)}</SECTION>
     <SECTION SECTION_ID="B">${board(1, 2)}</SECTION></SESSION></EVENT></USEBIO>`,
  );
  expect(findings).toEqual([]);
  expect(file.event.overall.map(({ number }) => number)).toEqual(['1', '2']);
  const field = fieldOf(sectionsOf(file));
  expect(field.map(({ board, lines }) => [board, lines.map(({ score }) => score?.NS)])).toEqual([
    [1, [10, 20]],
    [2, [10]],
  ]);
});

describe('what is wrong in a file is found, and the rest is read', () => {
  const line = (inside: string) =>
    `<USEBIO><EVENT EVENT_TYPE="PAIRS"><PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR></PARTICIPANTS>
     <BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE>${inside}</TRAVELLER_LINE></BOARD></EVENT></USEBIO>`;
  const seated = '<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>1</EW_PAIR_NUMBER>';

  test.each([
    ['nobody at the table', '<SCORE>50</SCORE>', 'usebio-seated'],
    [
      'a stranger',
      '<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>8</EW_PAIR_NUMBER>',
      'usebio-contestant',
    ],
    ['a score in words', `${seated}<SCORE>lots</SCORE>`, 'usebio-score'],
    [
      'fourteen tricks',
      `${seated}<CONTRACT>3NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>14</TRICKS>`,
      'usebio-contract',
    ],
    ['a lead that is no card', `${seated}<LEAD>S1</LEAD>`, 'usebio-lead'],
    ['matchpoints in words', `${seated}<NS_MATCH_POINTS>top</NS_MATCH_POINTS>`, 'usebio-number'],
  ])('%s', (_, inside, code) => {
    expect(read(line(inside)).findings.map((finding) => finding.code)).toEqual([code]);
  });

  test('an event of no known kind', () => {
    const { file, findings } = read('<USEBIO><EVENT EVENT_TYPE="POKER"/></USEBIO>');
    expect(findings.map(({ code }) => code)).toEqual(['usebio-event-type']);
    expect(file.event.sessions).toHaveLength(1);
  });

  test('a document that is no results file is refused', () => {
    expect(readUsebio('<html/>')).toMatchObject({ ok: false, error: { code: 'usebio-root', line: 1 } });
    expect(readUsebio('not xml')).toMatchObject({ ok: false, error: { code: 'xml-text' } });
  });
});

test('a file damaged anywhere is read or refused, never thrown at', () => {
  const samples = fc.constantFrom(MATCHPOINT_PAIRS, TEAMS, SWISS_PAIRS, INDIVIDUAL);
  const damage = fc.record({ at: fc.nat(6000), cut: fc.nat(40), insert: fc.string({ maxLength: 6 }) });
  fc.assert(
    fc.property(samples, fc.array(damage, { minLength: 1, maxLength: 4 }), (sample, damages) => {
      const damaged = damages.reduce((text, { at, cut, insert }) => {
        const place = at % text.length;
        return text.slice(0, place) + insert + text.slice(place + cut);
      }, sample);
      const result = readUsebio(damaged);
      expect(result.ok || result.error.line >= 1).toBe(true);
    }),
    { numRuns: 300 },
  );
});
