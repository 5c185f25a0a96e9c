import { type Finding, findingList, type Note } from '../finding.ts';
import { type Tell, telling } from './finding-text.ts';
import { GameBuilder } from './game-builder.ts';
import { Inheritance } from './inheritance.ts';
import type { PbnFile, PbnGame } from './model.ts';

/** A file as far as it could be read, and what was wrong or doubtful in it. */
export interface PbnReading {
  readonly file: PbnFile;
  readonly findings: readonly Finding[];
}

const MOST_CHARACTERS = 32_000_000;
const MOST_DIRECTIVES = 10_000;
/** The standard allows 255. */
const MOST_LINE = 100_000;

const NAME = /[A-Za-z0-9_]+/y;
const STRING = /"((?:[^"\\]|\\.)*)"/y;
const SPACES = /\s*/y;

/** A tag whose four parts may stand on several lines. */
interface OpenTag {
  readonly line: number;
  name?: string;
  value?: string;
}

interface OpenComment {
  readonly line: number;
  readonly texts: string[];
}

/** Reads a file line by line; an empty line that stands in no comment ends a game. */
class PbnReader {
  private readonly tell: Tell;
  private readonly inheritance: Inheritance;
  private readonly games: PbnGame[] = [];
  private readonly directives: { text: string; line: number }[] = [];
  private game: GameBuilder | undefined;
  private tag: OpenTag | undefined;
  private comment: OpenComment | undefined;
  private line = 0;
  /** Where on the line it reads; nothing between lines. */
  private column: number | undefined;
  /** Where the first tag of a line stands: what is wrong with its value is found later. */
  private readonly tagColumns = new Map<number, number>();

  constructor(note: Note) {
    this.tell = telling(note, (line) =>
      line === this.line && this.column !== undefined ? this.column : this.tagColumns.get(line),
    );
    this.inheritance = new Inheritance(this.tell);
  }

  read(text: string): PbnFile {
    for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
      this.line++;
      this.readLine(line);
    }
    if (this.comment !== undefined) {
      this.tell('pbn-comment', this.comment.line, 'comment-open');
    }
    this.endGame();
    const claims = this.directives.map(({ text: claim }) => claim.trim());
    const version = claims
      .map((claim) => /^PBN (\d\.\d)$/.exec(claim)?.[1])
      .find((found) => found !== undefined);
    return {
      ...(version === undefined ? {} : { version }),
      exportFormat: claims.includes('EXPORT'),
      directives: this.directives,
      games: this.games,
    };
  }

  private readLine(line: string): void {
    if (this.comment !== undefined) this.scan(line, this.closeComment(line, 0));
    else if (line.startsWith('%')) this.directive(line.slice(1));
    else if (line.trim() === '') this.endGame();
    else this.scan(line, 0);
  }

  private directive(text: string): void {
    if (this.directives.length < MOST_DIRECTIVES) this.directives.push({ text, line: this.line });
  }

  private endGame(): void {
    if (this.tag !== undefined) this.dropTag('tag-unfinished');
    const game = this.game?.finish();
    if (game !== undefined) this.games.push(game);
    this.game = undefined;
  }

  private current(): GameBuilder {
    this.game ??= new GameBuilder(this.line, this.inheritance, this.tell);
    return this.game;
  }

  private scan(line: string, from: number): void {
    let at = from;
    if (line.length > MOST_LINE) {
      this.tell('pbn-line', this.line, 'line-long', { most: MOST_LINE });
      at = line.length;
    }
    while (at < line.length) {
      SPACES.lastIndex = at;
      SPACES.exec(line);
      at = SPACES.lastIndex;
      const mark = line[at];
      if (mark === undefined) break;
      this.column = at + 1;
      at = this.tag === undefined ? this.content(line, at, mark) : this.tagPart(this.tag, line, at, mark);
    }
    this.column = undefined;
  }

  /** Reads what stands at an offset outside any tag; answers the offset after it. */
  private content(line: string, at: number, mark: string): number {
    const game = this.current();
    if (mark === '[') {
      this.tag = { line: this.line };
      if (!this.tagColumns.has(this.line)) this.tagColumns.set(this.line, at + 1);
      return at + 1;
    }
    if (mark === ';') {
      game.comment(line.slice(at + 1).trim(), this.line);
      return line.length;
    }
    if (mark === '{') {
      this.comment = { line: this.line, texts: [] };
      return this.closeComment(line, at + 1);
    }
    return game.sectionText(line, at, this.line);
  }

  /** Looks for the end of the open comment; comments do not nest. Answers the offset after it. */
  private closeComment(line: string, from: number): number {
    const end = line.indexOf('}', from);
    this.comment?.texts.push(line.slice(from, end < 0 ? line.length : end));
    if (end < 0) return line.length;
    if (this.comment !== undefined)
      this.current().comment(this.comment.texts.join('\n').trim(), this.comment.line);
    this.comment = undefined;
    return end + 1;
  }

  private tagPart(tag: OpenTag, line: string, at: number, mark: string): number {
    if (tag.name === undefined) {
      NAME.lastIndex = at;
      const name = NAME.exec(line)?.[0];
      if (name === undefined) return this.dropTag('tag-name', line);
      tag.name = name;
      return at + name.length;
    }
    if (tag.value === undefined) {
      STRING.lastIndex = at;
      const string = STRING.exec(line);
      if (string === null) return this.dropTag('tag-value', line);
      tag.value = (string[1] ?? '').replace(/\\(["\\])/g, '$1');
      return STRING.lastIndex;
    }
    if (mark !== ']') return this.dropTag('tag-end', line);
    this.tag = undefined;
    this.current().tag(tag.name, tag.value, tag.line);
    return at + 1;
  }

  /** Gives up a tag that is wrong, and the rest of its line with it. */
  private dropTag(told: Parameters<Tell>[2], line = ''): number {
    this.tell('pbn-tag', this.tag?.line ?? this.line, told, { tag: this.tag?.name ?? '' });
    this.current().skipSection();
    this.tag = undefined;
    return line.length;
  }
}

/**
 * Reads a PBN file, versions 1.0 to 2.1, already decoded. Nothing is refused: what is wrong is noted with its line,
 * and reading goes on.
 */
export function readPbn(text: string): PbnReading {
  const { findings, note } = findingList();
  const tooLong = text.length > MOST_CHARACTERS;
  if (tooLong) telling(note, () => undefined)('pbn-size', 1, 'file-long', { most: MOST_CHARACTERS });
  const file = new PbnReader(note).read(tooLong ? '' : text);
  return { file, findings: findings.toSorted((a, b) => a.line - b.line) };
}
