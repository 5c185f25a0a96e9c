import { describe, expect, test } from 'vitest';
import { readPbn } from '../../format/index.ts';
import { LAWS_EDITIONS, type LawsEdition, recordOutcome } from '../../laws/index.ts';
import { auditBoard, type BoardAudit } from './audit-board.ts';

const audited = (pbn: string, edition: LawsEdition = 2017): BoardAudit =>
  auditBoard(readPbn(pbn).file.games[0]!, edition);

const auction = (calls: string): string =>
  `[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Auction "N"]\n${calls}`;

const found = ({ calls }: BoardAudit) =>
  calls.map(({ at, rulings, open }) => {
    const [first] = [...rulings, ...(open === undefined ? [] : [open])];
    return [at, first?.irregularity.type, first?.irregularity.offender, first?.clauses];
  });

describe('auditBoard: the auction', () => {
  test('a legal auction has nothing irregular', () => {
    expect(audited(auction('1H Pass 2H Pass\n4H AP')).calls).toEqual([]);
    expect(audited(auction('Pass Pass Pass Pass')).calls).toEqual([]);
  });

  test.each(LAWS_EDITIONS)(
    '%i 27A: an insufficient bid over which the next player called was accepted',
    (edition) => {
      expect(found(audited(auction('1S 1H Pass Pass\nPass'), edition))).toEqual([
        [2, 'insufficient-bid', 'E', expect.arrayContaining([edition === 1997 ? '27A' : '27A1'])],
      ]);
    },
  );

  test('27A1: with nothing called over it the left-hand opponent is asked', () => {
    const [entry] = audited(auction('1S 1H')).calls;
    expect(entry?.open?.question).toMatchObject({ answerer: 'S' });
    expect(entry?.open?.question.answers.map(({ id }) => id)).toContain('accept');
  });

  test('29: a turn skipped makes the next call one out of rotation', () => {
    expect(found(audited(auction('1S ^S 2S Pass\n4S AP')))).toEqual([[2, 'out-of-rotation', 'S', ['29A']]]);
  });

  test('29: the dealer’s own turn is skipped', () => {
    expect(found(audited(auction('^S 1H Pass Pass\nPass')))).toEqual([[1, 'out-of-rotation', 'E', ['29A']]]);
  });

  test('17D3: a turn lost to a pass out of rotation is told once', () => {
    const { calls } = audited(auction('1S Pass ^S Pass\nPass Pass'));
    expect(calls.map(({ at }) => at)).toEqual([3]);
    expect(calls[0]?.rulings.map(({ irregularity }) => irregularity.type)).toEqual([
      'out-of-rotation',
      'skipped-player',
    ]);
  });

  test('38B: a bid of eight', () => {
    expect(found(audited(auction('7NT Pass 8C Pass\nPass Pass')))).toEqual([
      [3, 'over-seven', 'S', expect.arrayContaining(['38B', '38D'])],
    ]);
  });

  test('39A: a call after the final pass, and when the director came is not asked', () => {
    const { calls } = audited(auction('1S Pass Pass Pass\n2H'));
    expect(calls.map(({ at }) => at)).toEqual([5]);
    expect(calls[0]?.rulings[0]).toMatchObject({ answers: [], clauses: expect.arrayContaining(['39A']) });
  });

  test('36: a double of partner’s bid', () => {
    expect(found(audited(auction('1S Pass X Pass\nPass Pass')))).toEqual([
      [3, 'inadmissible-double', 'S', expect.arrayContaining(['36A'])],
    ]);
  });
});

/** A defender ruffs a club that he could follow to the fourth trick, and his side wins the eleventh. */
const PLAYED = `[Board "2"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "N:KJ74.J8.AKJ5.AQ6 A.AQT94.82.KT932 Q532.763.T93.875 T986.K52.Q764.J4"]
[Declarer "S"]
[Contract "4S"]
[Result "9"]
[Play "W"]
DQ DA D2 D3
S6 SK SA S2
H2 H8 HA H3
S8 C6 C2 C5
D7 D5 D8 D9
S9 S4 C3 SQ
ST SJ H4 S5
D4 DJ H9 DT
C4 CA C9 C7
CJ CQ CT C8
HK HJ HT H6
H5 S7 HQ H7
D6 DK CK S3
*
`;

describe('auditBoard: the play', () => {
  test.each(LAWS_EDITIONS)('%i 64A1: a revoke with the tricks that go over and the result', (edition) => {
    const { play, leads, recordedTricks } = audited(PLAYED, edition);
    expect(leads).toEqual([]);
    expect(recordedTricks).toBe(9);
    expect(play && recordOutcome(play)).toMatchObject({
      revokes: ['T4 W S8 in C; established 63A1 by W; transfer T4 T11 (64A1)'],
      tricks: 11,
      score: 450,
    });
  });

  test('64A: a play that stops early with a result was claimed', () => {
    const claimed = `${PLAYED.split('\n').slice(0, 18).join('\n')}\n*\n`;
    const { play } = audited(claimed);
    expect(play && recordOutcome(play)).toMatchObject({
      revokes: ['T4 W S8 in C; established 63A1 by W; transfer T4 claimed (64A1)'],
      tricks: 11,
    });
  });

  test('a card that the player was not dealt: the record says so', () => {
    const { play } = audited(PLAYED.replace('S6 SK SA S2', 'S6 SK SA SJ'));
    expect(play && recordOutcome(play)).toMatchObject({ refused: 'not-in-hand' });
  });

  test('53A: an opening lead from the wrong hand, on which declarer’s side played, was accepted', () => {
    const led = PLAYED.replace('DQ DA D2 D3', 'D4 DA ^L D8 D3').replace('D7 D5 D8 D9', 'D7 D5 D2 D9');
    const { leads } = audited(led.replace('D4 DJ H9 DT', 'DQ DJ H9 DT'));
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ at: 1 });
    const [first] = [...(leads[0]?.rulings ?? []), leads[0]?.open];
    expect(first?.irregularity).toMatchObject({ type: 'lead-out-of-turn', offender: 'E', leader: 'W' });
  });

  test('54: the play names the wrong defender as the one who led', () => {
    const led = `${PLAYED.slice(0, PLAYED.indexOf('[Play'))}[Play "E"]\nD8 D3 D4 DA\n*\n`;
    const [opening] = audited(led).leads;
    const [first] = [...(opening?.rulings ?? []), opening?.open];
    expect(first?.irregularity).toMatchObject({ type: 'lead-out-of-turn', offender: 'E', leader: 'W' });
  });

  test('79C: the tricks of the record and those of the cards', () => {
    expect(audited(PLAYED)).toMatchObject({ recordedTricks: 9, countedTricks: 9 });
    expect(audited(PLAYED.replace('[Result "9"]', '[Result "12"]'))).toMatchObject({
      recordedTricks: 12,
      countedTricks: 9,
    });
    expect(audited(PLAYED.split('\n').slice(0, 18).join('\n')).countedTricks).toBeUndefined();
  });

  test('nothing can be said of a play without a contract', () => {
    const unknown = PLAYED.replace('[Declarer "S"]\n[Contract "4S"]\n', '');
    expect(audited(unknown)).toMatchObject({ contractUnknown: true, play: undefined, leads: [] });
    expect(audited(PLAYED).contractUnknown).toBe(false);
  });

  test('67: a trick to which somebody played no card', () => {
    const { play } = audited(PLAYED.replace('D7 D5 D8 D9', 'D7 D5 - D9'));
    expect(play && recordOutcome(play)).toMatchObject({ defects: [expect.stringContaining('T5 E missing')] });
  });
});
