import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { printDeal } from '../../game/index.ts';
import { readPbn } from '../pbn/reader.ts';
import { writePbn } from '../pbn/writer.ts';
import { linOfPbn } from './from-pbn.ts';
import { readLin } from './reader.ts';
import { pbnOfLin } from './to-pbn.ts';
import { writeLin } from './writer.ts';

/** South has all spades, West all hearts, North all diamonds; the clubs are left for East. */
const SUITS_EACH = '3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,';

const BOARD = `pn|Ana,Bia,Caio,Davi|st||md|${SUITS_EACH}|rh||ah|Board 3|sv|e|
mb|1D!|an|all of them|mb|p|mb|7S|mb|d|mb|p|mb|p|mb|p|pg||
pc|HA|pc|DA|pc|CA|pc|S2|pg||mc|13|nt|It was the first of April.|`;

describe('a board of a LIN file', () => {
  const { file, findings } = readLin(BOARD);
  const [board] = file.boards;

  test('is read: players from South on, dealer by number, the fourth hand from what is left', () => {
    expect(findings).toEqual([]);
    expect(file.boards).toHaveLength(1);
    expect(board).toMatchObject({
      board: 3,
      players: { S: 'Ana', W: 'Bia', N: 'Caio', E: 'Davi' },
      dealer: 'N',
      vulnerability: 'EW',
      cards: ['HA', 'DA', 'CA', 'S2'],
      claimed: 13,
      comments: ['It was the first of April.'],
    });
    expect(printDeal(board!.hands, 'E')).toBe(
      'E:...AKQJT98765432 AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432.',
    );
  });

  test('with its auction, alerts and explanations', () => {
    expect(board?.calls.map(({ call }) => call).join(' ')).toBe('1D Pass 7S X Pass Pass Pass');
    expect(board?.calls[0]).toEqual({ call: '1D', alerted: true, explanation: 'all of them' });
    expect(board?.calls[1]).toEqual({ call: 'Pass', alerted: false });
  });

  test('comes back as it was, from LIN and through PBN', () => {
    const { line: _line, ...first } = board!;
    const { line: _again, ...again } = readLin(writeLin(file)).file.boards[0]!;
    expect(again).toEqual(first);
    const pbn = orThrow(writePbn(pbnOfLin(file)));
    const { line: _pbn, comments: _lost, ...through } = linOfPbn(readPbn(pbn).file).boards[0]!;
    expect({ ...through, comments: first.comments }).toEqual(first);
  });

  test('as PBN: the contract, the result, and the cards in the columns of the seats', () => {
    const pbn = orThrow(writePbn(pbnOfLin(file)));
    expect(readPbn(pbn).findings).toEqual([]);
    for (const line of ['[Contract "7SX"]', '[Declarer "S"]', '[Result "13"]', '[Play "W"]', 'HA DA CA S2'])
      expect(pbn).toContain(line);
  });
});

describe('what files hold besides', () => {
  test('several calls and cards in one command, calls as people write them', () => {
    const [board] = readLin(`md|1${SUITS_EACH.slice(1)}|sv|b|mb|1NTpPASSp|pc|HAC10|`).file.boards;
    expect(board?.calls.map(({ call }) => call)).toEqual(['1NT', 'Pass', 'Pass', 'Pass']);
    expect(board?.cards).toEqual(['HA', 'CT']);
    expect(board).toMatchObject({ dealer: 'S', vulnerability: 'All' });
  });

  test('a match with two rooms: eight names, boards by room', () => {
    const text = `vg|Cup,Final,I,1,1,Aces,0,Kings,0|rs|7SS=,7CE-1|pn|a,b,c,d,e,f,g,h|pg||
qx|o1|md|${SUITS_EACH}|sv|o|mb|p|qx|c1|md|${SUITS_EACH}|sv|o|mb|1D|`;
    const { file, findings } = readLin(text);
    expect(findings).toEqual([]);
    expect(file.match).toEqual({ title: 'Cup', segment: 'Final', scoring: 'I', home: 'Aces', away: 'Kings' });
    expect(file.results).toEqual(['7SS=', '7CE-1']);
    expect(file.boards.map(({ room, board, players }) => [room, board, players.S, players.E])).toEqual([
      ['open', 1, 'a', 'd'],
      ['closed', 1, 'e', 'h'],
    ]);
    const again = readLin(writeLin(file)).file;
    expect(again.match).toEqual(file.match);
    expect(again.boards.map(({ line, ...board }) => board)).toEqual(
      file.boards.map(({ line, ...board }) => board),
    );
    const pbn = orThrow(writePbn(pbnOfLin(file)));
    for (const line of ['[Room "Closed"]', '[HomeTeam "Aces"]', '[Event "Cup"]']) expect(pbn).toContain(line);
  });

  test('the results of a match are listed board by board, the open room first', () => {
    const game = (room: string, played: string) =>
      `[Board "1"]\n[Room "${room}"]\n[Dealer "N"]\n[Auction "N"]\n1NT AP\n${played}\n`;
    const text = [
      game('Closed', '[Contract "Pass"]').replace('1NT AP', 'AP'),
      game('Open', '[Contract "1NT"]\n[Declarer "N"]\n[Result "8"]'),
    ].join('\n');
    const lin = linOfPbn(readPbn(text.replace(/(\[Auction[^[]*)((?:\[.*\n)*)/g, '$2$1')).file);
    expect(lin.results).toEqual(['1NN+1', 'P']);
    expect(readLin(writeLin(lin)).file.results).toEqual(lin.results);
  });

  test('the last trick may be short: the columns of those who did not play stay empty', () => {
    const { file } = readLin(
      `md|${SUITS_EACH}|sv|o|mb|p|mb|p|mb|7S|mb|p|mb|p|mb|p|pc|HA|pc|DA|pc|CA|pc|S2|pc|SA|`,
    );
    // West led, South ruffed: South's spade ace stands in the last column of the second row.
    expect(orThrow(writePbn(pbnOfLin(file)))).toContain('HA DA CA S2\r\n- - - SA\r\n*');
  });

  test.each([
    ['md|3SAKX,,,|', 'lin-hands', 'column 1'],
    [`md|${SUITS_EACH}|mb|8C|`, 'lin-call', '8C'],
    [`md|${SUITS_EACH}|\nsv|q|`, 'lin-vulnerable', 'Line 2, column 1'],
    [`md|${SUITS_EACH}|pc|ZZ|`, 'lin-card', 'ZZ'],
    [`md|${SUITS_EACH}|mc|14|`, 'lin-claim', '14'],
    ['an|nothing yet|', 'lin-explanation', 'before any call'],
    ['md|1SAK,SAK,,|', 'lin-hands', 'SA'],
  ])('%s is noted with its place', (text, code, told) => {
    const [finding] = readLin(text).findings;
    expect(finding?.code).toBe(code);
    expect(finding?.message).toContain(told);
  });

  test('any text is read to the end, never thrown at', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(BOARD.length), (stray, at) => {
        readLin(stray);
        const { file } = readLin(`${BOARD.slice(0, at)}${stray}${BOARD.slice(at)}`);
        writeLin(file);
        pbnOfLin(file);
      }),
    );
  });
});
