import { findingList, type Note } from '../finding.ts';
import type { DealRecord } from '../results/model.ts';
import { DLM_LETTERS, lettersCheck, printLetters, readLetters } from './dlm-record.ts';
import type { MachineOptions, MachineReading } from './model.ts';

/** A file has boards 1 to 99, whatever is dealt of them. */
export const MOST_DLM_BOARDS = 99;
const NEW_LINE = '\r\n';

/** What stands where no board is dealt: a whole suit for each player. */
const UNUSED = 'aaaaaabffffffkkkkkklpppppp';

const BOARD = /^Board (\d{1,3})\s*=\s*([a-p]{26})(\d{3})\s*$/i;
const KEY = /^([^=]+?)\s*=\s*(.*?)\s*$/;

/** Does the text begin as a DLM file does? */
export const isDlm = (text: string): boolean => /^\uFEFF?\s*\[Document\]/i.test(text);

class DlmReader {
  private readonly note: Note;
  private readonly values = new Map<string, string>();
  private readonly boards = new Map<number, DealRecord>();

  constructor(note: Note) {
    this.note = note;
  }

  read(text: string): readonly DealRecord[] {
    for (const [index, line] of text.split(/\r\n?|\n/).entries()) this.line(line.trim(), index + 1);
    const [from, to] = ['from board', 'to board'].map((key) => Number(this.values.get(key)));
    const known = [...this.boards.values()].toSorted((a, b) => a.board - b.board);
    if (from === undefined || to === undefined || !(from >= 1 && to >= from)) {
      this.note('dlm-range', 1, 'The file does not say which boards are dealt: "From board" and "To board".');
      return known;
    }
    for (let board = from; board <= Math.min(to, MOST_DLM_BOARDS); board++)
      if (!this.boards.has(board)) this.note('dlm-missing', 1, `Board ${board} has no cards.`);
    return known.filter(({ board }) => board >= from && board <= to);
  }

  private line(text: string, line: number): void {
    if (text === '' || text.startsWith('[')) return;
    if (/^Board \d/i.test(text)) {
      this.board(text, line);
      return;
    }
    const [, key, value] = KEY.exec(text) ?? [];
    if (key === undefined || value === undefined)
      this.note(
        'dlm-line',
        { line, column: 1 },
        `Line ${line}: "${text.slice(0, 40)}" is no key with a value.`,
      );
    else this.values.set(key.toLowerCase(), value);
    if (key?.toLowerCase() === 'crypto key' && Number(value) !== 0)
      this.note(
        'dlm-locked',
        line,
        `Line ${line}: the cards are locked with a key; write the file without one.`,
      );
  }

  private board(text: string, line: number): void {
    const column = text.indexOf('=') + 2;
    const [, number = '', letters = '', check = ''] = BOARD.exec(text) ?? [];
    if (letters === '') {
      const message = `Line ${line}, column ${column}: a board is 26 letters from a to p and three figures.`;
      this.note('dlm-board', { line, column }, message);
      return;
    }
    const board = Number(number);
    const deal = readLetters(letters.toLowerCase());
    if (!deal.ok)
      this.note('dlm-deal', { line, column }, `Line ${line}, column ${column}: ${deal.error.message}.`);
    else this.boards.set(board, { board, deal: deal.value });
    const right = lettersCheck(board, letters.toLowerCase());
    const at = column + DLM_LETTERS;
    if (Number(check) !== right) {
      const message = `Line ${line}, column ${at}: board ${board} has the check ${check}, its letters give ${printCheck(right)}: a letter may be wrong.`;
      this.note('dlm-check', { line, column: at }, message);
    }
  }
}

const printCheck = (check: number): string => String(check).padStart(3, '0');

/** Reads a DLM file: the boards that it says are dealt. */
export function readDlm(text: string): MachineReading {
  const { findings, note } = findingList();
  const deals = new DlmReader(note).read(text);
  return { format: 'dlm', deals, findings };
}

const clean = (text: string): string => text.replace(/[^ -~]+/g, ' ').trim();

/** The text of boards that follow one another, none above 99. */
export function writeDlm(
  deals: readonly DealRecord[],
  { title = '', sealed = false }: MachineOptions,
): string {
  const [first, last] = [deals[0]?.board ?? 1, deals.at(-1)?.board ?? 1];
  const letters = new Map(deals.map(({ board, deal }) => [board, printLetters(deal)]));
  const copies = 0;
  const boards = Array.from({ length: MOST_DLM_BOARDS }, (_, index) => {
    const board = index + 1;
    const number = String(board).padStart(2, '0');
    const text = letters.get(board) ?? UNUSED;
    return [
      `Duplicates ${number}=${copies}`,
      `Board ${number}=${text}${printCheck(lettersCheck(board, text))}`,
    ];
  });
  return [
    '[Document]',
    `Headline=${clean(title)}`,
    `Status=${sealed ? 'Sealed' : 'Show'}`,
    `Duplicates=${copies}`,
    `From board=${first}`,
    `To board=${last}`,
    'Next board to duplimate=0',
    'PrintOuts=0',
    'Crypto key=0',
    `Checksum=${copies ^ first ^ last ^ (sealed ? 0 : 1)}`,
    ...boards.flat(),
  ]
    .map((line) => line + NEW_LINE)
    .join('');
}
