import { expect, test } from 'vitest';
import { seededNotForCompetition } from '../base/index.ts';
import {
  type Finding,
  linOfPbn,
  pbnOfResults,
  readGames,
  readHandRecord,
  readHandText,
  readLin,
  readMachine,
  readPbn,
  readResults,
  readResultsCsv,
  readUsebio,
  writeLin,
} from './index.ts';

/** Random or mutated files into each reader: none may throw or hang, and what it notes is a sentence with its place. With NAIPE_SEED a million others. */
const SEED = process.env.NAIPE_SEED;
const ROUNDS = SEED === undefined ? 3000 : 1_000_000;
/** Nothing hangs: a text takes less than this on any machine. */
const MOST_MS_A_TEXT = 100;

const NUMBERS = '180437272408224221062507175150321516492941264031464543351128302039140152133403';
const HANDS =
  '\x06J987\x03JT7643\x04A4\x05Q\x06\x03KQ2\x04QT9\x05AK98543\x06AQ42\x03A8\x04KJ762\x05J2\x06KT653\x0395\x04853\x05T76';

/** A small file of each format. */
const SEEDS = {
  pbn: `% PBN 2.1\n[Board "1"]\n[Dealer "N"]\n[Deal "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765"]\n[Auction "N"]\n1NT =1= Pass 3NT $2 AP\n[Note "1:15-17"]\n[Play "E"]\nST S7 S4 SA\n*\n[ScoreTable "Table;Round;PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;MP_NS\\3R"]\n1 1 1 2 3NT N 9 400 2\n2 1 3 4 "4S" N 10 420 0\n\n[Event "#"]\n[Board "2"]\n{a comment}\n`,
  lin: 'vg|Final,Seg 1,I,1,2,Home,0,Away,0|\nrs|3NN=,4SE-1|\npn|a,b,c,d,e,f,g,h|pg||\nqx|o1|md|3SAKQJHT98D765C432,ST98H765D432CAKQJ,S765H432DAKQJCT98,|sv|o|mb|1N!|an|15-17|mb|p|mb|3N|mb|p|mb|p|mb|p|pg||pc|ST|pc|S7|mc|9|\n',
  dlm: `[Document]\r\nFrom board=1\r\nTo board=1\r\nCrypto key=0\r\nBoard 01=jlifaelnecgmoldfjmcflinlap023\r\n`,
  bri: `${NUMBERS}${' '.repeat(32)}${'\0'.repeat(18)}`.repeat(2),
  dge: HANDS.padEnd(128, '\0'),
  dup: `${NUMBERS}${HANDS}YN1  1 32 `,
  txt: 'Board 2       S AKQJ\nEast Deals    H 1098\nN-S Vul       D 765\n              C 432\nS 432                       S 1098\nH AKQJ                      H 765\nD 1098                      D 432\nC 765                       C AKQJ\n              S 765\n              H 432\n              D AKQJ\n              C 1098\n',
  csv: 'section,round,table,board,ns,ew,result,lead,score ns\nA,1,1,1,1,2,4SN+1,HA,450\nA,1,2,1,3,4,60%-40%,,\n',
  usebio:
    '<?xml version="1.0"?><USEBIO Version="1.2"><EVENT EVENT_TYPE="PAIRS"><BOARD_SCORING_METHOD>MATCH_POINTS</BOARD_SCORING_METHOD><PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PERCENTAGE>50.00</PERCENTAGE></PAIR></PARTICIPANTS><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS><SCORE>420</SCORE></TRAVELLER_LINE></BOARD></EVENT></USEBIO>',
};
type Format = keyof typeof SEEDS;

const ALPHABET = [...'AKQJT98765432NESWCDHSXP |[]"{}<>/%;:,.=+-*^$#\\\r\n\t\0\x03\x06é&\ud800\u{1F0A1}'];

function* texts(format: Format): Generator<string> {
  const entropy = seededNotForCompetition(Number(SEED ?? 77));
  const word = new Uint8Array(4);
  const view = new DataView(word.buffer);
  const random = (below: number): number => {
    entropy(word);
    return view.getUint32(0) % below;
  };
  const pick = (): string => ALPHABET[random(ALPHABET.length)] as string;
  for (let round = 0; round < ROUNDS; round++) {
    if (random(10) === 0) {
      yield Array.from({ length: random(40) }, pick).join('');
      continue;
    }
    let text: string = SEEDS[format];
    for (let changes = 1 + random(3); changes > 0; changes--) {
      const at = random(text.length + 1);
      const kind = random(3);
      if (kind === 0) text = text.slice(0, at) + pick() + text.slice(at);
      else if (kind === 1) text = text.slice(0, at) + text.slice(at + 1 + random(6));
      else text = text.slice(0, at) + text.slice(random(text.length + 1));
    }
    yield text.slice(0, 5000);
  }
}

/** What is noted is a sentence, and stands on a line. */
function checkFindings(text: string, findings: readonly Finding[] = []): void {
  for (const { line, column, message } of findings)
    if (!/[.?!…]$/.test(message) || line < 1 || (column !== undefined && column < 0))
      expect.fail(`${JSON.stringify(text)}: line ${line}, column ${column}: ${message}`);
}

test.each<[string, Format, (text: string) => readonly Finding[] | undefined]>([
  ['readPbn', 'pbn', (text) => readPbn(text).findings],
  ['readHandRecord', 'pbn', (text) => readHandRecord(text).findings],
  ['readLin', 'lin', (text) => readLin(text).findings],
  ['readMachine', 'dlm', (text) => readMachine(text)?.findings],
  ['readMachine', 'bri', (text) => readMachine(text)?.findings],
  ['readMachine', 'dge', (text) => readMachine(text)?.findings],
  ['readMachine', 'dup', (text) => readMachine(text)?.findings],
  ['readHandText', 'txt', (text) => readHandText(text).findings],
  ['readGames', 'txt', (text) => readGames(text).findings],
  [
    'readUsebio',
    'usebio',
    (text) => {
      const read = readUsebio(text);
      return read.ok ? read.value.findings : [];
    },
  ],
  [
    'readResultsCsv',
    'csv',
    (text) => {
      const read = readResultsCsv(text);
      return read.ok ? read.value.findings : [];
    },
  ],
  [
    'readGames and writeLin',
    'pbn',
    (text) => {
      const { file, findings } = readGames(text);
      writeLin(linOfPbn(file));
      return findings;
    },
  ],
  ['readGames', 'lin', (text) => readGames(text).findings],
  [
    'readResults and pbnOfResults',
    'pbn',
    (text) => {
      const read = readResults(text);
      if (!read.ok) return [];
      pbnOfResults(read.value.file);
      return read.value.findings;
    },
  ],
])(
  '%s answers any text like %s',
  (_, format, read) => {
    let answered = 0;
    for (const text of texts(format)) {
      checkFindings(text, read(text));
      answered++;
    }
    expect(answered).toBe(ROUNDS);
  },
  ROUNDS * MOST_MS_A_TEXT,
);
