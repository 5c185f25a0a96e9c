import { type Call, type Card, isCard, parseCall, type Seat, type Vulnerability } from '../../game/index.ts';
import { type Finding, findingList, type Note } from '../finding.ts';
import { type LinCommand, linCommands } from './commands.ts';
import { type Dealt, LIN_SEATS, readDealt } from './hands.ts';
import type { LinBoard, LinCall, LinFile, LinMatch, Room } from './model.ts';

/** A file as far as it could be read, and what was wrong in it. */
export interface LinReading {
  readonly file: LinFile;
  readonly findings: readonly Finding[];
}

const VULNERABLE: Readonly<Record<string, Vulnerability>> = {
  O: 'None',
  '0': 'None',
  '-': 'None',
  '': 'None',
  N: 'NS',
  E: 'EW',
  B: 'All',
};

const CALL = /([1-7](?:NT|[CDHSN])|PASS|P|DBL|D|XX|X|RDBL|R)(!?)/giy;
const CARD = /[SHDC](?:10|[AKQJT2-9])/giy;

/** More boards than this are no evening and no match. */
const MOST_BOARDS = 10_000;

/** The parts of a value, one after another; `undefined` when something else stands there. */
function partsOf(pattern: RegExp, value: string): readonly RegExpExecArray[] | undefined {
  const text = value.replace(/\s/g, '');
  const parts: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text);
    if (found === null) return undefined;
    parts.push(found);
  }
  return parts;
}

type Draft = {
  -readonly [K in keyof LinBoard]: LinBoard[K];
} & { calls: LinCall[]; cards: Card[]; comments: string[] };

class LinReader {
  private readonly note: Note;
  private readonly boards: LinBoard[] = [];
  private names: readonly string[] = [];
  private match: LinMatch | undefined;
  private results: readonly string[] = [];
  private current: Draft | undefined;
  private dealt = false;

  constructor(note: Note) {
    this.note = note;
  }

  read(text: string): LinFile {
    for (const command of linCommands(text)) {
      if (this.boards.length >= MOST_BOARDS) {
        this.fault(command, 'lin-size', `there are more than ${MOST_BOARDS} boards; the rest is left out`);
        break;
      }
      this.take(command);
    }
    this.endBoard();
    return {
      ...(this.match === undefined ? {} : { match: this.match }),
      results: this.results,
      boards: this.boards,
    };
  }

  private fault({ line, column, name }: LinCommand, code: string, why: string): void {
    this.note(code, { line, column }, `Line ${line}, column ${column}, "${name}": ${why}.`);
  }

  private take(command: LinCommand): void {
    const { name, value } = command;
    switch (name) {
      case 'vg':
        this.match = matchOf(value);
        return;
      case 'rs':
        this.results = value.split(',').map((result) => result.trim());
        return;
      case 'pn':
        if (this.dealt) this.endBoard();
        this.names = value.split(',').map((player) => player.trim());
        return;
      case 'qx':
        this.endBoard();
        this.begin(command, roomOf(value), boardNumber(value));
        return;
      case 'md':
        this.deal(command);
        return;
      case 'ah': {
        const board = boardNumber(value);
        if (board !== undefined) this.board(command).board = board;
        return;
      }
      case 'sv':
        this.vulnerable(command);
        return;
      case 'mb':
        this.call(command);
        return;
      case 'an':
        this.explain(command);
        return;
      case 'pc':
        this.play(command);
        return;
      case 'mc':
        this.claim(command);
        return;
      case 'nt':
        if (value.trim() !== '' && this.current !== undefined) this.current.comments.push(value.trim());
        return;
      default:
        return; // Page turns, fonts, pauses and the like say nothing of what happened at the table.
    }
  }

  private begin({ line }: LinCommand, room: Room | undefined, board: number | undefined): Draft {
    const players = Object.fromEntries(
      LIN_SEATS.flatMap((seat, at): [Seat, string][] => {
        const player = this.names[at + (room === 'closed' ? LIN_SEATS.length : 0)];
        return player === undefined || player === '' ? [] : [[seat, player]];
      }),
    );
    this.dealt = false;
    this.current = {
      ...(room === undefined ? {} : { room }),
      ...(board === undefined ? {} : { board }),
      players,
      hands: {},
      calls: [],
      cards: [],
      comments: [],
      line,
    };
    return this.current;
  }

  private board(command: LinCommand): Draft {
    return this.current ?? this.begin(command, undefined, undefined);
  }

  private endBoard(): void {
    const { current } = this;
    if (current !== undefined && (this.dealt || current.calls.length > 0)) this.boards.push(current);
    this.current = undefined;
    this.dealt = false;
  }

  private deal(command: LinCommand): void {
    if (this.dealt) this.endBoard();
    const dealt = readDealt(command.value);
    const board = this.board(command);
    this.dealt = true;
    if (!dealt.ok) {
      this.fault(command, 'lin-hands', dealt.error.message);
      return;
    }
    const { dealer, hands }: Dealt = dealt.value;
    board.hands = hands;
    if (dealer !== undefined) board.dealer = dealer;
  }

  private vulnerable(command: LinCommand): void {
    const vulnerability = VULNERABLE[command.value.trim().toUpperCase()];
    if (vulnerability === undefined)
      this.fault(command, 'lin-vulnerable', `"${command.value}" is none of o, n, e and b`);
    else this.board(command).vulnerability = vulnerability;
  }

  private call(command: LinCommand): void {
    const parts = partsOf(CALL, command.value);
    const calls = parts?.map(([, word = '']) => parseCall(wordOf(word)));
    if (parts === undefined || calls === undefined || calls.length === 0) {
      this.fault(command, 'lin-call', `"${command.value}" is no call such as 1N, p, d or r`);
      return;
    }
    for (const [at, call] of calls.entries()) {
      if (call.ok)
        this.board(command).calls.push({ call: call.value satisfies Call, alerted: parts[at]?.[2] === '!' });
    }
  }

  private explain(command: LinCommand): void {
    const calls = this.current?.calls;
    const last = calls?.pop();
    if (calls === undefined || last === undefined)
      this.fault(command, 'lin-explanation', 'an explanation stands before any call');
    else calls.push({ ...last, explanation: command.value.replace(/\s+/g, ' ').trim() });
  }

  private play(command: LinCommand): void {
    const cards = partsOf(CARD, command.value)?.map(([card]) => card.toUpperCase().replace('10', 'T'));
    if (cards === undefined || cards.length === 0 || !cards.every(isCard))
      this.fault(command, 'lin-card', `"${command.value}" is no card such as SA or DT`);
    else this.board(command).cards.push(...cards);
  }

  private claim(command: LinCommand): void {
    const tricks = command.value.trim();
    if (/^(\d|1[0-3])$/.test(tricks)) this.board(command).claimed = Number(tricks);
    else this.fault(command, 'lin-claim', `"${tricks}" is no number of tricks from 0 to 13`);
  }
}

const WORDS: Readonly<Record<string, string>> = {
  P: 'Pass',
  PASS: 'Pass',
  D: 'X',
  DBL: 'X',
  R: 'XX',
  RDBL: 'XX',
};

function wordOf(word: string): string {
  const text = word.toUpperCase();
  return WORDS[text] ?? (/^[1-7]N$/.test(text) ? `${text}T` : text);
}

/** `o12`, `c12`; a name without a room is only a number. */
const roomOf = (value: string): Room | undefined => {
  const [letter] = /^\s*([oc])(?=\d)/i.exec(value) ?? [];
  if (letter === undefined) return undefined;
  return letter.trim().toLowerCase() === 'o' ? 'open' : 'closed';
};

const boardNumber = (value: string): number | undefined => {
  const [digits] = /\d{1,6}/.exec(value) ?? [];
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
};

/** `title,segment,I,1,16,home,0,away,0`. */
function matchOf(value: string): LinMatch {
  const [title = '', segment = '', scoring = '', , , home = '', , away = ''] = value
    .split(',')
    .map((part) => part.trim());
  return { title, segment, scoring, home, away };
}

/** Reads a LIN file, already decoded. Nothing is refused: what is wrong is noted with its place, and reading goes on. */
export function readLin(text: string): LinReading {
  const { findings, note } = findingList();
  const file = new LinReader(note).read(text.replace(/^\uFEFF/, ''));
  return { file, findings };
}
