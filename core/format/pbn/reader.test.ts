import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEAL, GAMES } from '../testing/pbn-samples.ts';
import { tableOf, tagValue } from './model.ts';
import { readPbn } from './reader.ts';

const codes = (text: string): string[] => readPbn(text).findings.map(({ code, line }) => `${code} ${line}`);

describe('a file', () => {
  const { file, findings } = readPbn(GAMES);
  const [first, second, third] = file.games;

  test('is read without a finding', () => {
    expect(findings).toEqual([]);
    expect(file.games).toHaveLength(3);
    expect(file).toMatchObject({ version: '2.1', exportFormat: true });
    expect(file.directives.map(({ text }) => text)).toEqual([
      ' PBN 2.1',
      ' EXPORT',
      'Creator: nobody',
      ' between games',
    ]);
  });

  test('has tags, whose strings may hold quotes, on one line or on several', () => {
    expect(tagValue(first!, 'North')).toBe('N "the" one');
    expect(tagValue(first!, 'Deal')).toBe(DEAL);
    expect(tagValue(second!, 'Dealer')).toBe('E');
    expect(tagValue(first!, 'Score')).toBe('NS 1790');
    expect(tagValue(first!, 'West')).toBeUndefined();
  });

  test('PBN 4.8: "#" is the value of the game before, "##" stands until the tag is given again', () => {
    expect(file.games.map((game) => tagValue(game, 'Event'))).toEqual([
      'Club evening',
      'Club evening',
      'Another',
    ]);
    expect(file.games.map((game) => tagValue(game, 'Site'))).toEqual(['Nowhere', 'Nowhere', undefined]);
    expect(second?.tags.filter(({ inherited }) => inherited).map(({ name }) => name)).toEqual([
      'Site',
      'Event',
    ]);
  });

  test('has comments, which know the tag they follow and may hold empty lines', () => {
    expect(first?.comments).toEqual([
      { text: 'rest of the line', line: 5, after: 'Site' },
      { text: 'A comment\n  over an\n\nempty line', line: 12, after: 'Deal' },
    ]);
  });

  test('PBN 3.5: the auction, with notes, suffixes, annotations and a turn skipped', () => {
    expect(first?.auction).toMatchObject({
      first: 'W',
      ended: false,
      notes: [{ index: 1, text: 'strong' }],
      actions: [
        { text: '-', nags: [] },
        { text: '2C', note: 1, nags: [] },
        { text: 'Pass', nags: [] },
        { text: '7NT', nags: [3] },
        { text: 'X', nags: [25] },
        { text: 'Pass', nags: [] },
        { text: '^S', nags: [] },
        { text: 'AP', nags: [] },
      ],
    });
  });

  test('PBN 3.6: the play, in columns', () => {
    expect(first?.play?.first).toBe('E');
    expect(first?.play?.actions.map(({ text }) => text).join(' ')).toBe('ST S3 S2 SA + - - SK');
  });

  test('tables, with quoted cells', () => {
    const table = tableOf(third!, 'ScoreTable');
    expect(table?.columns).toEqual([
      { name: 'Rank', order: 'ascending', width: 3, align: 'R' },
      { name: 'Score_NS', order: 'descending', width: 5, align: 'R' },
      { name: 'Names', width: 20, align: 'L' },
      { name: 'Lead' },
    ]);
    expect(table?.rows).toEqual([
      ['1', '420', 'Ann "A" Other; Ben', 'SA'],
      ['2', '-100', 'Cid', '-'],
    ]);
  });

  test('a section that the standard does not define is kept', () => {
    expect(third?.sections).toMatchObject([{ name: 'MyOwn', value: 'x', lines: ['anything goes, 1 2 3'] }]);
  });

  test('line ends of other systems make no difference', () => {
    for (const end of ['\r\n', '\r']) {
      expect(readPbn(GAMES.replaceAll('\n', end))).toEqual(readPbn(GAMES));
    }
  });
});

test('nothing is a file without games', () => {
  expect(readPbn('')).toEqual({ file: { exportFormat: false, directives: [], games: [] }, findings: [] });
  expect(readPbn('{ only a comment }\n\n').file.games).toEqual([]);
});

test('comments do not nest: the first brace closes', () => {
  const { file, findings } = readPbn('[Board "1"]\n{ {} { open\n\n{{{ }[Site "x"]');
  expect(findings).toEqual([]);
  expect(file.games).toHaveLength(1);
  expect(tagValue(file.games[0]!, 'Site')).toBe('x');
});

test('PBN 3.4: a tag that has already occurred is ignored', () => {
  const { file, findings } = readPbn('[Board "1"]\n[Board "2"]\n[Play "N"]\nSA\n[Play "E"]\nnonsense');
  expect(findings).toEqual([]);
  expect(tagValue(file.games[0]!, 'Board')).toBe('1');
});

describe('PBN 4.8: "##"', () => {
  test('ends when the tag is given in any other way, and "#" alone does not renew it', () => {
    const { file } = readPbn('[Hidden "##NS"]\n\n[Board "2"]\n\n[Hidden "#"]\n\n[Board "4"]');
    expect(file.games.map((game) => tagValue(game, 'Hidden'))).toEqual(['NS', 'NS', 'NS', undefined]);
  });

  test('is nothing when there is no game before', () => {
    expect(tagValue(readPbn('[Site "#"]').file.games[0]!, 'Site')).toBe('');
  });

  test('a table takes the columns of the game before', () => {
    const { file, findings } = readPbn('[ScoreTable "A;B"]\n1 2\n\n[ScoreTable "#"]\n3 4');
    expect(findings).toEqual([]);
    expect(file.games[1]?.tables[0]?.columns.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  test.each(['Dealer', 'Vulnerable', 'Deal', 'Declarer', 'Contract'])('is not for %s', (name) => {
    expect(codes(`[Board "1"]\n\n[${name} "#"]`)).toEqual(['pbn-inheritance 3']);
  });
});

describe('what is wrong is found with its line, and the next game is read', () => {
  test.each([
    ['a string that is not closed', '[Site "x]', 'pbn-tag 1'],
    ['a string closed by an escaped quote', '[Site "x\\"]', 'pbn-tag 1'],
    ['a tag without a name', '[ "x"]', 'pbn-tag 1'],
    ['a tag without a value', '[Site ]', 'pbn-tag 1'],
    ['a tag without its end', '[Site "x"', 'pbn-tag 1'],
    ['a tag in small letters', '[site "x"]', 'pbn-tag 1'],
    ['text where none may stand', '[Site "x"]\nhello', 'pbn-text 2'],
    ['a closing brace alone', '[Site "x"]\n}', 'pbn-text 2'],
    ['a date of another form', '[Date "1/2/2020"]', 'pbn-value 1'],
    ['board zero', '[Board "0"]', 'pbn-value 1'],
    ['a dealer that is no seat', '[Dealer "X"]', 'pbn-value 1'],
    ['a vulnerability in other words', '[Vulnerable "Some"]', 'pbn-value 1'],
    ['a contract that is none', '[Contract "8C"]', 'pbn-value 1'],
    ['fourteen tricks', '[Result "14"]', 'pbn-value 1'],
    ['a score in words', '[Score "many"]', 'pbn-value 1'],
    ['three hands', '[Deal "N:A... K... Q..."]', 'pbn-value 1'],
    ['three suits', '[Deal "N:A.. - - -"]', 'pbn-value 1'],
    ['a card twice', '[Deal "N:A... A... - -"]', 'pbn-value 1'],
    ['a rank that is none', '[Deal "N:1... - - -"]', 'pbn-value 1'],
    ['fourteen cards', '[Deal "N:AKQJT98765432.A.. - - -"]', 'pbn-value 1'],
    ['scoring that names nothing', '[Scoring "IMP;;"]', 'pbn-value 1'],
    ['an optimum without a side', '[OptimumScore "420"]', 'pbn-value 1'],
    ['an optimum without points', '[OptimumScore "NS"]', 'pbn-value 1'],
    [
      'a rubber of other vulnerability',
      '[Vulnerable "EW"]\n[ScoreRubberHistory "NS 0 0 / 100 0 EW 0 0 / 0 0"]',
      'pbn-rubber 2',
    ],
    [
      'a rubber told before it',
      '[ScoreRubberHistory "NS 0 0 / 0 EW 0 0 / 0"]\n[Vulnerable "All"]',
      'pbn-rubber 1',
    ],
    ['half a rubber', '[ScoreRubberHistory "NS 0 0 / 100"]', 'pbn-value 1'],
    ['an auction from nowhere', '[Auction "Q"]\n1C', 'pbn-value 1'],
    ['a call that is none', '[Auction "N"]\n8C', 'pbn-token 2'],
    ['a character in the auction', '[Auction "N"]\n1C @', 'pbn-token 2'],
    ['a call after AP', '[Auction "N"]\nAP\nPass', 'pbn-action 3'],
    ['a call after "+"', '[Auction "N"]\n1C + Pass', 'pbn-action 2'],
    ['a second "+"', '[Auction "N"]\n1C + +', 'pbn-action 2'],
    ['a dash after a call', '[Auction "N"]\n1C -', 'pbn-action 2'],
    ['a call after "*"', '[Auction "N"]\n1C * 1D', 'pbn-action 2'],
    ['"*" after "+"', '[Auction "N"]\n1C + *', 'pbn-action 2'],
    ['two notes for one call', '[Auction "N"]\n1C =1= =2=', 'pbn-action 2'],
    ['a note beyond 32', '[Auction "N"]\n1C =33=', 'pbn-action 2'],
    ['an annotation of nothing', '[Auction "N"]\n$3 1C', 'pbn-action 2'],
    ['a revoke in the auction', '[Auction "N"]\n^R 1C', 'pbn-action 2'],
    ['an irregularity of nothing', '[Auction "N"]\n1C ^I', 'pbn-action 1'],
    ['a note outside its section', '[Note "1:x"]', 'pbn-note 1'],
    ['a note without a number', '[Auction "N"]\n1C\n[Note "x"]', 'pbn-note 3'],
    ['a note explained twice', '[Auction "N"]\n1C\n[Note "1:x"]\n[Note "1:y"]', 'pbn-note 4'],
    ['a card that is none', '[Play "N"]\nS1', 'pbn-token 2'],
    ['a second "+" in the play', '[Play "N"]\n+ + - -', 'pbn-action 2'],
    ['a trick after "+"', '[Play "N"]\n+ - - -\nSA S2 S3 S4', 'pbn-action 3'],
    ['a column without a width', '[ScoreTable "A;B\\L"]', 'pbn-column 1'],
    ['a cell too few', '[ScoreTable "A;B"]\n1 2\n3', 'pbn-row 3'],
    ['a comment among the cells', '[ScoreTable "A;B"]\n1 2 ; x', 'pbn-table-character 2'],
    ['a brace among the cells', '[ScoreTable "A;B"]\n1 {', 'pbn-table-character 2'],
    ['a bracket among the cells', '[ScoreTable "A;B"]\n1 [', 'pbn-table-character 2'],
    ['a percent sign among the cells', '[ScoreTable "A;B"]\n1 %', 'pbn-table-character 2'],
    ['rows out of the order promised', '[ScoreTable "+A"]\n2\n2\n3', 'pbn-order 1'],
    ['a line without end', `[Site "${'x'.repeat(100_001)}"]`, 'pbn-line 1'],
  ])('%s', (_, text, expected) => {
    const reading = readPbn(`${text}\n\n[Board "77"]`);
    expect(reading.findings.map(({ code, line }) => `${code} ${line}`)).toEqual([expected]);
    expect(tagValue(reading.file.games.at(-1)!, 'Board')).toBe('77');
  });

  test('a comment that is never closed', () => {
    expect(codes('[Board "1"]\n{ x\n\n[Board "2"]')).toEqual(['pbn-comment 2']);
  });

  test('more faults than anyone would read', () => {
    const findings = readPbn('[Board "x"]\n\n'.repeat(3000)).findings;
    expect(findings).toHaveLength(1001);
    expect(findings.at(-1)?.code).toBe('too-many');
  });
});

test('what may be left open is no fault', () => {
  const nothing = [
    'Date',
    'Board',
    'Dealer',
    'Vulnerable',
    'Deal',
    'Scoring',
    'Declarer',
    'Contract',
    'Result',
  ];
  for (const value of ['', '?']) {
    expect(codes(nothing.map((name) => `[${name} "${value}"]`).join('\n'))).toEqual([]);
  }
  expect(
    codes('[Deal "S:QT8.AT764.KQJ93. - - -"]\n[Contract "H"]\n[Declarer "^W"]\n[Result "^EW 7"]'),
  ).toEqual([]);
});

/** North led the last trick of each: the ace of spades is in the fourth column. */
describe('PBN 3.6: a card after "+" is told by the order of play, not by the columns', () => {
  const play = (lastTrick: string) =>
    codes(`[Contract "6S"]\n[Play "E"]\nH7 D5 H8 HJ\n${lastTrick}`).map((code) => code.split(' ')[0]);

  test.each(['S3 C3 + SA', 'S3 + - SA', '+ - - SA', '- - - +'])('%s', (lastTrick) => {
    expect(play(lastTrick)).toEqual([]);
  });

  test.each(['S3 + S7 SA', '+ S2 - SA', '- - S7 +'])('%s is wrong', (lastTrick) => {
    expect(play(lastTrick)).toEqual(['pbn-action']);
  });

  test('trumps and a lead out of turn are followed', () => {
    expect(codes('[Contract "2H"]\n[Play "E"]\nSA H2 S3 S4\n+ DA D3 D4')).toEqual([]);
    expect(codes('[Contract "2NT"]\n[Play "E"]\nSA H2 S3 S4\n+ DA D3 D4')).toEqual(['pbn-action 4']);
    expect(codes('[Contract "2NT"]\n[Play "E"]\nSA H2 S3 S4\n+ ^L DA D3 D4')).toEqual([]);
  });
});

test('a file damaged anywhere is read to the end, never thrown at', () => {
  const damage = fc.record({
    at: fc.nat(2000),
    cut: fc.nat(30),
    insert: fc.oneof(
      fc.constantFrom(
        '[',
        ']',
        '"',
        '{',
        '}',
        ';',
        '%',
        '\\',
        '#',
        '##',
        '+',
        '*',
        '^',
        '\n',
        '\n\n',
        '$',
        '=',
      ),
      fc.string({ maxLength: 5 }),
    ),
  });
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 6 }), (damages) => {
      const damaged = damages.reduce((text, { at, cut, insert }) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + insert + text.slice(place + cut);
      }, GAMES);
      const { findings } = readPbn(damaged);
      const lines = damaged.split(/\r\n|\n|\r/).length;
      expect(findings.every(({ line }) => line >= 1 && line <= lines)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('what is wrong is told by line and column: of the word, of the character, of its tag', () => {
  const text = [
    '[Board "1"]',
    '  [Dealer "Q"]',
    '[Auction "N"]',
    '1S Pass 9H Pass',
    '[ActionTable "Rank;Text"]',
    '1 a {',
    '[Event "x"',
  ].join('\n');
  expect(readPbn(text).findings.map(({ code, line, column }) => [code, line, column])).toEqual([
    ['pbn-value', 2, 3],
    ['pbn-token', 4, 9],
    ['pbn-table-character', 6, 5],
    ['pbn-tag', 7, 1],
  ]);
});
