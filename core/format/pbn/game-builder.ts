import { ActionCollector } from './actions.ts';
import type { Tell } from './finding-text.ts';
import type { Inheritance } from './inheritance.ts';
import type { PbnColumn, PbnComment, PbnGame, PbnSection, PbnTable, PbnTag } from './model.ts';
import { checkTable, readColumns, readRow } from './tables.ts';
import { checkedTags, readSeatValue } from './tag-values.ts';

/** Tags that the standard defines and that no text may follow (PBN 2.1, 3.4 and 4). */
const PLAIN_TAGS = new Set(
  `Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result Competition
  DealId Description FrenchMP Generator Hidden Room Termination Score ScoreIMP ScoreMP ScorePercentage ScoreRubber
  ScoreRubberHistory OptimumScore BidSystemEW BidSystemNS PairEW PairNS WestNA NorthNA EastNA SouthNA WestType
  NorthType EastType SouthType EventDate EventSponsor HomeTeam Round Section Stage Table VisitTeam Time UTCDate
  UTCTime TimeControl TimeCall TimeCard Annotator AnnotatorNA Application Mode`.split(/\s+/),
);

/** `Table` alone is the number of a table; `ScoreTable` and its like begin a table. */
const isTableTag = (name: string): boolean => name.endsWith('Table') && name !== 'Table';

interface OpenTable {
  readonly name: string;
  readonly columns: readonly PbnColumn[];
  readonly rows: (readonly string[])[];
  readonly rowLines: number[];
  readonly line: number;
}

/** What the text that follows the latest tag belongs to. */
type Open =
  | { readonly kind: 'actions'; readonly collector: ActionCollector }
  | { readonly kind: 'table'; readonly table: OpenTable }
  | { readonly kind: 'section'; readonly section: PbnSection & { readonly lines: string[] } }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'nothing' };

/** Puts one game together from its tags, comments and the text between them. */
export class GameBuilder {
  private readonly line: number;
  private readonly inheritance: Inheritance;
  private readonly tell: Tell;
  private readonly given = new Set<string>();
  private readonly tags: PbnTag[] = [];
  private readonly comments: PbnComment[] = [];
  private readonly tables: OpenTable[] = [];
  private readonly sections: PbnSection[] = [];
  private auction: ActionCollector | undefined;
  private play: ActionCollector | undefined;
  private open: Open = { kind: 'nothing' };
  private latestTag: string | undefined;
  private isGame = false;

  constructor(line: number, inheritance: Inheritance, tell: Tell) {
    this.line = line;
    this.inheritance = inheritance;
    this.tell = tell;
  }

  comment(text: string, line: number): void {
    this.comments.push({ text, line, ...(this.latestTag === undefined ? {} : { after: this.latestTag }) });
  }

  /** The text after a tag that could not be read belongs to nothing. */
  skipSection(): void {
    this.isGame = true;
    this.open = { kind: 'skipped' };
  }

  tag(name: string, raw: string, line: number): void {
    this.isGame = true;
    this.latestTag = name;
    if (!/^[A-Z]/.test(name)) this.tell('pbn-tag', line, 'tag-capital', { tag: name });
    if (name === 'Note') {
      this.explain(raw, line);
    } else if (this.given.has(name)) {
      this.open = { kind: 'skipped' }; // a tag that has already occurred is ignored (PBN 2.1, 3.4)
    } else {
      this.given.add(name);
      const { value, inherited } = this.inheritance.resolve(name, raw, line);
      if (name === 'Auction' || name === 'Play') this.beginActions(name, value, line);
      else if (isTableTag(name)) this.beginTable(name, value, line);
      else this.beginTag({ name, value, inherited, line });
    }
  }

  private explain(value: string, line: number): void {
    if (this.open.kind === 'actions') this.open.collector.explain(value, line);
    else this.tell('pbn-note', line, 'note-place');
  }

  private beginActions(name: 'Auction' | 'Play', value: string, line: number): void {
    const first = readSeatValue(value);
    if (first === undefined) {
      this.tell('pbn-value', line, 'value', { tag: name, found: value, expected: 'seat' });
      this.open = { kind: 'skipped' };
      return;
    }
    const collector = new ActionCollector(name, first, line, this.tell);
    if (name === 'Auction') this.auction = collector;
    else this.play = collector;
    this.open = { kind: 'actions', collector };
  }

  private beginTable(name: string, value: string, line: number): void {
    const columns = readColumns(value, line, this.tell);
    if (columns === undefined) {
      this.open = { kind: 'skipped' };
      return;
    }
    const table: OpenTable = { name, columns, rows: [], rowLines: [], line };
    this.tables.push(table);
    this.open = { kind: 'table', table };
  }

  private beginTag(tag: PbnTag): void {
    this.tags.push(tag);
    if (PLAIN_TAGS.has(tag.name)) {
      this.open = { kind: 'nothing' };
      return;
    }
    const section = { name: tag.name, value: tag.value, lines: [], line: tag.line };
    this.sections.push(section);
    this.open = { kind: 'section', section };
  }

  /** Reads what stands at an offset of a line and is neither tag nor comment; answers the offset after it. */
  sectionText(text: string, at: number, line: number): number {
    switch (this.open.kind) {
      case 'actions':
        return this.open.collector.token(text, at, line);
      case 'table': {
        const row = readRow(text, at, line, this.tell);
        if (row !== undefined) {
          this.open.table.rows.push(row);
          this.open.table.rowLines.push(line);
        }
        return text.length;
      }
      case 'section':
        this.open.section.lines.push(text.slice(at).trim());
        return text.length;
      case 'skipped':
        return text.length;
      case 'nothing':
        this.tell('pbn-text', line, 'text', { found: text.slice(at, at + 20).trim() });
        return text.length;
    }
  }

  /** The game, unless nothing but comments was met. */
  finish(): PbnGame | undefined {
    if (!this.isGame) return undefined;
    const tags = checkedTags(
      [...this.tags, ...this.inheritance.inheritedBy(this.given, this.line)],
      this.tell,
    );
    const contract = tags.find(({ name }) => name === 'Contract')?.value;
    const auction = this.auction?.finish(contract);
    const play = this.play?.finish(contract);
    for (const table of this.tables) checkTable(table, table.rowLines, this.tell);
    return {
      tags,
      ...(auction === undefined ? {} : { auction }),
      ...(play === undefined ? {} : { play }),
      tables: this.tables.map(({ name, columns, rows, line }): PbnTable => ({ name, columns, rows, line })),
      sections: this.sections.filter(({ lines }) => lines.length > 0),
      comments: this.comments,
      line: this.line,
    };
  }
}
