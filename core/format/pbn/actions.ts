import type { Seat } from '../../game/index.ts';
import { callAsWritten, cardAsWritten, type Reading } from './as-written.ts';
import type { Tell } from './finding-text.ts';
import type { PbnAction, PbnAuction, PbnNote } from './model.ts';
import { cardAfterPlus } from './play-order.ts';

/** How the two sections that hold actions differ. */
interface Grammar {
  readonly tag: 'Auction' | 'Play';
  readonly word: RegExp;
  /** A word that the standard does not have, as people mean it. */
  readonly asWritten: (word: string) => Reading | undefined;
  /** What stands where no action of the section can be read. */
  readonly unreadable: 'not-a-call' | 'not-a-card';
  readonly irregularities: string;
  /** The number of the annotation that `!` stands for; the other suffixes follow it. */
  readonly firstSuffix: number;
}

const GRAMMARS = {
  Auction: {
    tag: 'Auction',
    word: /^(pass|ap|x|xx|-|[1-7](c|d|h|s|nt))$/i,
    asWritten: callAsWritten,
    unreadable: 'not-a-call',
    irregularities: 'IS',
    firstSuffix: 1,
  },
  Play: {
    tag: 'Play',
    word: /^(-|[shdc][akqjt2-9])$/i,
    asWritten: cardAsWritten,
    unreadable: 'not-a-card',
    irregularities: 'RL',
    firstSuffix: 7,
  },
} as const satisfies Record<string, Grammar>;

const SUFFIXES = ['!', '?', '!!', '??', '!?', '?!'];
const TOKEN = /\^([A-Za-z])|\$(\d{1,5})|=(\d{1,5})=|([!?]{1,2})|([*+])|([A-Za-z0-9-]+)/y;
const NOTES = { least: 1, most: 32 } as const;
const MOST_NAG = 255;
/** No auction is longer than 319 calls and no play than 52 cards; skipped turns and dashes included. */
const MOST_ACTIONS = 1000;

type Draft = { -readonly [K in keyof PbnAction]: PbnAction[K] } & { nags: number[] };

const caseOf = (word: string): string => (/^pass$/i.test(word) ? 'Pass' : word.toUpperCase());

/** Collects the calls or cards of one section, with the notes that explain them. */
export class ActionCollector {
  private readonly grammar: Grammar;
  private readonly first: Seat;
  private readonly line: number;
  private readonly tell: Tell;
  private readonly actions: Draft[] = [];
  private readonly notes: PbnNote[] = [];
  private pending: 'I' | 'R' | 'L' | undefined;
  private ended = false;
  /** What has been met that bears on what may follow. */
  private readonly met = { plus: false, allPass: false, call: false, ending: false };

  constructor(tag: 'Auction' | 'Play', first: Seat, line: number, tell: Tell) {
    this.grammar = GRAMMARS[tag];
    this.first = first;
    this.line = line;
    this.tell = tell;
  }

  /** Reads the token at an offset of a line; answers the offset after it. */
  token(text: string, at: number, line: number): number {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (found === null) {
      const stray = text.slice(at, at + 1);
      this.odd(stray, line);
      return at + 1;
    }
    const [, irregularity, nag, noteIndex, suffix, mark, word] = found;
    if (irregularity !== undefined) this.irregular(irregularity.toUpperCase(), line);
    else if (nag !== undefined) this.annotate(Number(nag), line);
    else if (noteIndex !== undefined) this.refer(Number(noteIndex), line);
    else if (suffix !== undefined) this.annotate(this.grammar.firstSuffix + SUFFIXES.indexOf(suffix), line);
    else if (mark === '*') this.end(line);
    else this.act(mark ?? word ?? '', line);
    return TOKEN.lastIndex;
  }

  private odd(found: string, line: number): void {
    const { tag, unreadable } = this.grammar;
    this.tell('pbn-token', line, unreadable, { tag, found });
  }

  private say(line: number, told: Parameters<Tell>[2], found: string | number = ''): void {
    this.tell('pbn-action', line, told, { tag: this.grammar.tag, found });
  }

  private irregular(letter: string, line: number): void {
    if (!this.grammar.irregularities.includes(letter)) {
      this.say(line, 'no-irregularity', `^${letter}`);
    } else if (letter === 'S') {
      this.add('^S', line);
    } else if (letter === 'I' || letter === 'R' || letter === 'L') {
      this.pending = letter;
    }
  }

  private annotate(nag: number, line: number): void {
    const last = this.actions.at(-1);
    if (last === undefined || nag > MOST_NAG) this.say(line, 'nag', `$${nag}`);
    else last.nags.push(nag);
  }

  private refer(index: number, line: number): void {
    const last = this.actions.at(-1);
    if (last === undefined || last.note !== undefined || index < NOTES.least || index > NOTES.most) {
      this.say(line, 'note-reference', `=${index}=`);
    } else {
      last.note = index;
    }
  }

  private end(line: number): void {
    if (this.ended) this.say(line, 'second-mark', '*');
    else if (this.met.plus) this.say(line, 'end-after-plus');
    this.ended = true;
  }

  /** The word in the standard's form, where it is plain what is meant. */
  private standard(word: string, line: number): string {
    if (word === '+' || this.grammar.word.test(word)) return word;
    const read = this.grammar.asWritten(word);
    if (read === undefined) {
      this.odd(word, line);
      return word;
    }
    const { tag } = this.grammar;
    this.tell('pbn-as-written', line, 'as-written', { tag, found: word, ...read });
    this.met.ending = read.habit === 'all-pass';
    return read.meant;
  }

  private act(written: string, line: number): void {
    this.met.ending = false;
    const word = this.standard(written, line);
    if (this.ended) this.say(line, 'after-end', word);
    else if (word === '+' && this.met.plus) this.say(line, 'second-mark', '+');
    else if (this.grammar.tag === 'Auction') this.checkCall(word, line);
    this.add(caseOf(word), line);
    this.met.plus ||= word === '+';
    this.met.allPass ||= caseOf(word) === 'AP';
    this.met.call ||= word !== '-';
  }

  private checkCall(word: string, line: number): void {
    if (this.met.plus) this.say(line, 'after-plus', word);
    else if (this.met.allPass) this.say(line, 'after-all-pass', word);
    else if (word === '-' && this.met.call) {
      this.say(line, 'dash');
    }
  }

  private add(text: string, line: number): void {
    if (this.actions.length >= MOST_ACTIONS) {
      if (!this.ended)
        this.tell('pbn-action', line, 'many-actions', { tag: this.grammar.tag, most: MOST_ACTIONS });
      this.ended = true;
      return;
    }
    this.actions.push({
      text,
      nags: [],
      line,
      ...(this.pending === undefined ? {} : { irregularity: this.pending }),
    });
    this.pending = undefined;
  }

  /** Takes the value of a Note tag: `1:explanation`. */
  explain(value: string, line: number): void {
    const [, index, text] = /^\s*(\d{1,2})\s*:(.*)$/.exec(value) ?? [];
    const number = Number(index);
    if (text === undefined || !(number >= NOTES.least && number <= NOTES.most)) {
      this.tell('pbn-note', line, 'note-value', { found: value });
    } else if (this.notes.some((known) => known.index === number)) {
      this.tell('pbn-note', line, 'note-twice', { number });
    } else {
      this.notes.push({ index: number, text: text.trim() });
    }
  }

  /** An auction whose last word says that everybody passes is over, however often it stands there. */
  private endAll(): void {
    const last = this.actions.at(-1);
    if (this.met.ending && last !== undefined) last.text = 'AP';
  }

  /** The section as it stands; `contract` tells the trumps, which tell who had to lead. */
  finish(contract: string | undefined): PbnAuction {
    if (this.pending !== undefined) this.say(this.line, 'nothing-follows', `^${this.pending}`);
    this.endAll();
    if (this.grammar.tag === 'Play') {
      const late = cardAfterPlus(this.actions, contract);
      if (late !== undefined) this.say(late.line, 'card-after-plus', late.text);
    }
    return {
      first: this.first,
      actions: this.actions,
      ended: this.ended,
      notes: this.notes,
      line: this.line,
    };
  }
}
