import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

const fileOf = (json: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'naipe-rule-')), 'case.json');
  writeFileSync(file, JSON.stringify(json));
  return file;
};

/** East discards on a club with the nine in his hand; his side wins two of the three tricks that follow. */
const REVOKE = {
  record: {
    contract: '3NTS',
    deal: 'N:..876.3 9.9.2.9 543...A .654..2',
    earlier: { NS: 5, EW: 4 },
    play: ['S: CA C2 C3 D2', 'S: S5 H4 D6 S9', 'E: H9 S3 H5 D7', 'E: C9 S4 H6 D8'],
  },
};

const CLAIM = {
  claim: {
    contract: '4HS',
    by: 'S',
    hands: { N: '...432', E: 'QJT...', S: 'AK.A..', W: '.2.43.' },
    trumpLikelyForgotten: true,
  },
};

describe('naipe rule', () => {
  test('64A2: a record of play gets its revoke, the tricks that go over and the result', async () => {
    const { code, out } = await run('rule', fileOf(REVOKE), '--edition', '2017');
    expect(code).toBe(0);
    expect(out).toContain('East revoked in ♣ with ♦2 to trick 10 (61A).');
    expect(out).toContain('Tricks that go over to North–South: 11 (64A2).');
    expect(out).toContain('Result: 3NT by South, 7 tricks, -100 for North–South (77).');
  });

  test('in Portuguese', async () => {
    const { out } = await run('rule', fileOf(REVOKE), '--edition', '2017', '--language', 'pt');
    expect(out).toContain('Leis de 2017\nEste renunciou em ♣ com ♦2 na vaza 10 (61A).');
  });

  test('70C: a claim gets its tricks and the line that decides, also for programs', async () => {
    const file = fileOf(CLAIM);
    expect((await run('rule', file, '--edition', '2017')).out).toContain(
      'North–South get 2 of the 3 tricks left',
    );
    const { out } = await run('rule', file, '--json');
    expect(JSON.parse(out)).toMatchObject([
      { edition: 1997, awarded: 2 },
      { edition: 2007, awarded: 2 },
      { edition: 2017, awarded: 2 },
    ]);
  });

  test('69A, 77: what happened at a table gets its result once all the tricks are shared out', async () => {
    const file = fileOf({ contract: '4SS', vulnerable: 'NS', steps: ['S claims 10', '> agreed'] });
    const { out } = await run('rule', file, '--edition', '2017');
    expect(out).toContain('Result: 4♠ by South, 10 tricks, 620 for North–South (77).');
  });

  test('a case that cannot be read says where', async () => {
    const { code, err } = await run('rule', fileOf({ record: { contract: '9SS' } }));
    expect(code).toBe(1);
    expect(err).toContain('record.contract');
  });

  test.each([
    ['en', 'Case 1, steps[0]: "lead" is no step: “lead” cannot be read; there could stand N, E, S, W,'],
    ['pt', 'Caso 1, steps[0]: "lead" não se entende: “lead” não se consegue ler; podia estar N, E, S, W,'],
    ['es', 'Caso 1, steps[0]: "lead" no se entiende: «lead» no puede leerse; podría figurar N, E, S, W,'],
    [
      'it',
      'Caso 1, steps[0]: "lead" non si capisce: «lead» non si può leggere; potrebbe esserci N, E, S, W,',
    ],
  ])('a case that cannot be read is refused in the language asked for: %s', async (language, sentence) => {
    const { code, err } = await run('rule', fileOf({ dealer: 'N', steps: ['lead'] }), '--language', language);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
  });

  test('a contract that cannot be read: in English with what was expected', async () => {
    const file = fileOf({ claim: { contract: '4QS' } });
    expect((await run('rule', file)).err).toContain('claim.contract: ');
    expect((await run('rule', file, '--language', 'it')).err).toContain(
      'claim.contract: “QS” non si può leggere.',
    );
  });

  describe('what a case expects', () => {
    const INSUFFICIENT = { steps: ['N 1H', 'E P', 'S 1D', 'W 1H'], editions: [2017] };

    test('--check: as expected', async () => {
      const { code, out } = await run(
        'rule',
        fileOf({ ...INSUFFICIENT, expect: { clauses: ['27A1'], turn: 'N' } }),
        '--check',
      );
      expect(code).toBe(0);
      expect(out).toContain('As the case expects.');
    });

    test('--check: what differs is shown, and the exit code says so', async () => {
      const more = fileOf({ ...INSUFFICIENT, expect: { clauses: [], turn: 'N' } });
      expect((await run('rule', more, '--check')).out).toContain('clauses: expected [], found ["27A1"]');
      const file = fileOf({ ...INSUFFICIENT, expect: { clauses: ['27B'], turn: 'N' } });
      const { code, out } = await run('rule', file, '--check');
      expect(code).toBe(1);
      expect(out).toContain('clauses: expected ["27B"], found ["27A1"]');
      const { out: json } = await run('rule', file, '--check', '--json');
      expect(JSON.parse(json)).toMatchObject([{ edition: 2017, differences: [{ what: 'clauses' }] }]);
    });
  });

  describe('--edition', () => {
    const steps = ['N 1S', 'E 2H', 'S 2D', '> decline'];
    const file = fileOf({ steps, editions: [2017], expect: { clauses: ['27B', '16C'] } });

    test('an edition that the case does not name rules on it too', async () => {
      const { code, out } = await run('rule', file, '--edition', '2007');
      expect(code).toBe(0);
      expect(out).toContain('Laws of 2007');
      expect(out).toContain('(16D)');
    });

    test('where nothing is expected of it, --check says so and the exit code is 1', async () => {
      expect((await run('rule', file, '--check', '--edition', '2017')).code).toBe(0);
      expect((await run('rule', file, '--check', '--edition', '1997')).code).toBe(1);
    });
  });

  test('--answers: the questions, with the names of their answers', async () => {
    const { code, out } = await run(
      'rule',
      fileOf({ steps: ['N 1S', 'E 2H', 'S 2D', '> decline', 'S 2S'], editions: [2017] }),
      '--answers',
    );
    expect(code).toBe(0);
    expect(out).toContain(
      '  accept: Does West accept the insufficient bid of 2♦?\n    - accept: Accept it (27A1)\n    > decline: Do not accept it (27B)',
    );
    expect(out).toContain('    - yes: Yes (27B1(b))\n    - no: No (27B2)');
  });

  test('27B1(b): the name of an answer’s question has to be that of the open one', async () => {
    const steps = ['N 1S', 'E 2H', 'S 2D', '> comparable decline'];
    const { code, out } = await run('rule', fileOf({ steps, editions: [2017] }));
    expect(code).toBe(1);
    expect(out).toContain('The open question is “accept”, not “comparable”.\nWhat was refused: steps[3].');
  });

  test('a standing answer that is none of its question’s is refused with its place', async () => {
    const file = fileOf({
      steps: ['N 1S', 'E 2H', 'S 2D'],
      answers: { accept: 'declines' },
      editions: [2017],
    });
    const { code, out } = await run('rule', file);
    expect(code).toBe(1);
    expect(out).toContain('What was refused: answers.accept.');
  });

  describe('a record of play', () => {
    const answering = (answers: object) => fileOf({ ...REVOKE, answers, editions: [2017] });

    test.each([
      [{ '64C1:T10W': 'no' }, 'answers.64C1:T10W: no edition of the case asks this, or not so often.'],
      [{ '64C1:T10E': 'maybe' }, 'answers.64C1:T10E: "maybe" is none of yes, no.'],
    ])('an answer that is none, %j, is refused with its place', async (answers, sentence) => {
      const { code, err } = await run('rule', answering(answers));
      expect(code).toBe(1);
      expect(err).toContain(sentence);
    });

    test('--answers: the keys of the questions, in the order in which they come up', async () => {
      const { out } = await run('rule', answering({ '64C1:T10E': 'yes' }), '--answers');
      expect(out).toContain('  64C1:T10E: Were North–South damaged by the revoke in trick 10');
      expect(out).toContain('    > yes: Yes (64C1)\n    - no: No (64C1)');
      expect(out).toContain('  12C1:T10E: ');
      const { out: json } = await run('rule', answering({ '64C1:T10E': 'yes' }), '--json');
      expect(JSON.parse(json)).toMatchObject([
        { asked: [{ key: '64C1:T10E', answer: 'yes' }, { key: '12C1:T10E' }] },
      ]);
    });

    test('that cannot be makes the exit code 1', async () => {
      const earlier = { NS: 5, EW: 5 };
      const { code, out } = await run('rule', fileOf({ record: { ...REVOKE.record, earlier } }));
      expect(code).toBe(1);
      expect(out).toContain('A board has 13 tricks');
    });
  });

  test.each([
    ['no case at all', [], [], 1, 'The file holds no case.'],
    ['nothing expected', { steps: ['N 1H'] }, ['--check'], 1, 'The case says nothing of what it expects.'],
    ['a second file', { steps: ['N 1H'] }, ['other.json'], 2, 'One file at a time: what is "other.json"?'],
    ['a small letter', { steps: ['N 1h'] }, [], 1, '“1h” cannot be read; there could stand 1H.'],
    ['a seat in a small letter', { steps: ['n 1H'] }, [], 1, '“n” cannot be read; there could stand N.'],
  ])('%s: told, and the exit code says so', async (_what, json, words, exit, sentence) => {
    const { code, out, err } = await run('rule', fileOf(json), ...words);
    expect(code).toBe(exit);
    expect(`${out}${err}`).toContain(sentence);
  });

  test.each([
    {
      claim: {
        ...CLAIM.claim,
        statement: ['H10'],
        hands: { N: '...432', E: 'QJ9...', S: 'AK.10..', W: '.2.43.' },
      },
    },
    { claim: { ...CLAIM.claim, penaltyCards: { E: 'S10' } } },
    { steps: [{ type: 'counted', counts: { N: 13, E: 12, S: 13, W: 13 }, missing: 'D10' }] },
    { record: { ...REVOKE.record, faced: ['E C10 major from T10'] } },
  ])('a ten may be written 10 wherever a card is: %j', async (json) => {
    expect((await run('rule', fileOf(json), '--edition', '2017')).err).toBe('');
  });

  test.each([
    [{ accept: 'decline', 'both-natural': 'yes' }, 'answers.both-natural'],
    [{ accept: ['decline', 'accept'] }, 'answers.accept[1]'],
  ])('a standing answer without a use, %j, is refused with its place', async (answers, place) => {
    const file = fileOf({ steps: ['N 1S', 'E 2H', 'S 2D'], answers, editions: [2017] });
    const { code, err } = await run('rule', file);
    expect(code).toBe(1);
    expect(err).toContain(`Case 1, ${place}: no edition of the case asks this, or not so often.`);
  });

  test('an answer that one edition of the case asks for stands, whatever edition is wanted', async () => {
    const steps = ['N 1S', 'E 2H', 'S 2D', '> decline', 'S 2S'];
    const file = fileOf({ steps, answers: { comparable: 'no', 'more-precise': 'no' } });
    const { code, out } = await run('rule', file, '--edition', '1997');
    expect(code).toBe(0);
    expect(out).not.toContain('Laws of 2017');
  });

  test('a refused step makes the exit code 1, and is told with its clause', async () => {
    const file = fileOf({ contract: '4SS', steps: ['W H4', 'hands returned'], editions: [2017] });
    const { code, out } = await run('rule', file);
    expect(code).toBe(1);
    expect(out).toContain('Cards have been played: the hands go back when the play is over. (17D)');
    expect(out).not.toContain('Nothing irregular');
  });

  test('the legal cards of the hand to play are told, and JSON holds sentences and consequences', async () => {
    const file = fileOf({
      contract: '3NTS',
      trick: 12,
      leader: 'N',
      hands: { E: '8...10' },
      steps: ['N C4'],
      editions: [2017],
    });
    expect((await run('rule', file)).out).toContain('Legal cards, E: ♣10');
    const ruled = fileOf({ steps: ['N 1H', 'E P', 'S 1D', 'W 1H'], editions: [2017] });
    const [one] = JSON.parse((await run('rule', ruled, '--json')).out) as [object];
    expect(one).toMatchObject({
      sentences: ['South made an insufficient bid, 1♦.', '1♦ by South counts as legal (27A1).'],
      rulings: [{ clauses: ['27A1'], consequences: [{ type: 'accepted', clause: '27A1' }] }],
    });
  });
});

test('--answers: what Laws 68 to 71 ask about a claim, by clause and player, with what the case answers', async () => {
  const hands = { N: '.5.4.3', E: '.Q.Q.Q', S: 'T.A.A.', W: '4.32..' };
  const told = { contract: '4SS', by: 'S', hands, act: 'wins 3', trumpLikelyForgotten: true };
  const file = fileOf({
    claim: { ...told, response: 'W asks to play on, NSW concur' },
    editions: [2017],
  });
  const { out } = await run('rule', file, '--answers');
  expect(out).toContain('  70C2: Is it at all likely that South had forgotten a trump?');
  expect(out).toContain('    > yes: ');
  const { out: json } = await run('rule', file, '--json');
  const [first] = JSON.parse(json) as [{ asked: readonly { key: string; answer: string }[] }];
  expect(first.asked.map(({ key, answer }) => `${key} ${answer}`)).toEqual([
    '68D play-on',
    '68D2(b) W',
    '68D2(b)(i):N yes',
    '68D2(b)(i):E no',
    '70C2 yes',
    '70A 2',
  ]);
});

describe('a claim answered by the keys of its questions', () => {
  const answering = (answers: object) => fileOf({ ...CLAIM, answers, editions: [2017] });

  test('70A: the director’s own number stands, and what was proposed is said', async () => {
    const { code, out } = await run('rule', answering({ '70A': '3' }));
    expect(code).toBe(0);
    expect(out).toContain('North–South get 3 of the 3 tricks left (70A).');
    expect(out).toContain('Not followed: 2 were proposed, by this line: ');
  });

  test.each([
    [{ '70C3': 'yes' }, 'answers.70C3: no edition of the case asks this, or not so often.'],
    [{ '70A': '4' }, 'answers.70A: "4" is none of 0, 1, 2, 3.'],
  ])('an answer that is none, %j, is refused with its place', async (answers, sentence) => {
    const { code, err } = await run('rule', answering(answers));
    expect(code).toBe(1);
    expect(err).toContain(sentence);
  });
});

test.each(['en', 'pt', 'es', 'it'])('the questions about a claim leave no gap, in %s', async (language) => {
  const hands = { N: '.5.4.3', E: '.Q.Q.Q', S: 'T.A.A.', W: '4.32..' };
  const claims = [
    { by: 'W', act: 'shows cards', response: 'doubted', leader: 'S' },
    { by: 'W', act: 'loses 1', response: 'E asks to play on, NESW concur', leader: 'S' },
    { by: 'E', withdrawn: { alreadyWon: 0, likelyWon: 1 }, leader: 'S', claimed: 2 },
    { by: 'S', cancelled: { conceded: 1 } },
  ].map((claim) => ({ claim: { contract: '4SS', hands, ...claim } }));
  const { out } = await run('rule', fileOf(claims), '--answers', '--language', language);
  expect(out).toContain('  68A: ');
  expect(out).toContain('  71B: ');
  expect(out).not.toMatch(/[{}]/);
});
