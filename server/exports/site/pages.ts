import {
  type Language,
  margin,
  parseBoardResult,
  parseDeal,
  printMargin,
  ranksIn,
  SEATS,
  SUIT_SYMBOLS,
  SUITS,
  type Suit,
} from 'naipe/game';
import type { RankingView, TravellerRow, TravellerView } from 'naipe/tournament';
import type { Results, SessionResults } from '../results.ts';
import { type Column, type Html, html, page, table } from './html.ts';
import { SITE_STYLE } from './style.ts';
import { SITE_WORDS, type SiteWords } from './words.ts';

const RED: ReadonlySet<Suit> = new Set(['H', 'D']);
const suitSign = (suit: Suit): Html =>
  RED.has(suit) ? html`<span class="red">${SUIT_SYMBOLS[suit]}</span>` : html`${SUIT_SYMBOLS[suit]}`;

const figures = (heading: string): Column => ({ heading, figures: true });

const sessionFile = (session: number): string => `session-${session}.html`;
const boardFile = (session: number, board: number): string => `board-${session}-${board}.html`;
/** Numbers of contestants are letters, figures and hyphens. */
const contestantFile = (contestant: string): string => `contestant-${contestant}.html`;

/** The pages of a tournament, all made of what everybody may see. */
class Site {
  private readonly results: Results;
  private readonly language: Language;
  private readonly words: SiteWords;
  private readonly isIndividual: boolean;

  constructor(results: Results, language: Language) {
    this.results = results;
    this.language = language;
    this.words = SITE_WORDS[language];
    this.isIndividual = results.overview.settings.contestants === 'player';
  }

  private numbered(word: 'session' | 'board' | 'section', number: number | string): string {
    return this.words[word].replace('{n}', String(number));
  }

  private page(title: string, body: Html): string {
    const { name } = this.results.overview;
    return page(this.language, title === name ? name : `${title} · ${name}`, body);
  }

  private home(...more: readonly Html[]): Html {
    return html`<nav><a href="index.html">${this.results.overview.name}</a>${more}</nav>
`;
  }

  private named(contestant: string, names: readonly string[]): Html {
    const text = names.join(' · ');
    return contestant.includes('+')
      ? html`${text}`
      : html`<a href="${contestantFile(contestant)}">${text}</a>`;
  }

  private result({ result, adjustment }: TravellerRow): Html {
    if (result === undefined) return html`${adjustment === undefined ? '' : this.words.adjusted}`;
    const read = parseBoardResult(result.result);
    if (!read.ok) return html`${result.result}`;
    if (read.value === 'passed-out') return html`${this.words.passed}`;
    const { level, strain, doubling, declarer } = read.value.contract;
    const sign = strain === 'NT' ? html`NT` : suitSign(strain);
    const told = html`${level}${sign}${doubling} ${declarer} ${printMargin(margin(read.value))}`;
    return adjustment === undefined ? told : html`${told} (${this.words.adjusted})`;
  }

  private lead(lead: string | undefined): Html {
    const suit = SUITS.find((each) => lead?.startsWith(each));
    return suit === undefined || lead === undefined ? html`` : html`${suitSign(suit)}${lead.slice(1)}`;
  }

  private ranking({ lists, unit, provisional }: RankingView): Html {
    const { words } = this;
    const unitWord = words[unit === 'match-points' ? 'points' : unit];
    const columns = [
      figures(words.place),
      { heading: words.names },
      figures(unitWord),
      figures(words.boards),
    ];
    return html`${
      provisional
        ? html`<p class="quiet">${words.provisional}</p>
`
        : ''
    }${lists.map(({ line, section, lines }) => {
      const parts = [
        ...(section === undefined ? [] : [this.numbered('section', section)]),
        ...(line === undefined ? [] : [words[line]]),
      ];
      const title = parts.length === 0 ? words.ranking : parts.join(', ');
      const rows = lines.map(({ place, exAequo, contestant, names, score, boards, withdrawn }) => [
        `${place}${exAequo ? '=' : ''}`,
        html`${this.named(contestant, names)}${withdrawn ? ` (${words.withdrawn})` : ''}`,
        score,
        boards,
      ]);
      return html`<h2>${title}</h2>
${table(title, columns, rows)}`;
    })}`;
  }

  index(): string {
    const { overview, ranking, sessions } = this.results;
    const { name, date, venue } = overview;
    const body = html`<h1>${name}</h1>
<p class="quiet">${venue === undefined ? date : `${date} · ${venue}`}</p>
${this.ranking(ranking)}<h2>${this.words.sessions}</h2>
<nav>${sessions.map(({ session }) => html`<a href="${sessionFile(session)}">${this.numbered('session', session)}</a>`)}</nav>
<h2>${this.words.files}</h2>
<nav><a href="results.csv">CSV</a><a href="boards.csv">CSV, boards</a><a href="results.pbn">PBN</a><a href="results.xml">USEBIO</a></nav>
`;
    return this.page(name, body);
  }

  session({ session, ranking, travellers }: SessionResults): string {
    const title = this.numbered('session', session);
    const links = travellers.map(({ board }) => html`<a href="${boardFile(session, board)}">${board}</a>`);
    const body = html`${this.home()}<h1>${title}</h1>
${this.ranking(ranking)}<h2>${this.words.boards}</h2>
<nav>${links}</nav>
`;
    return this.page(title, body);
  }

  private deal(text: string): Html {
    const deal = parseDeal(text);
    if (!deal.ok) return html``;
    const hands = SEATS.map((seat) => {
      const suits = SUITS.map(
        (suit) =>
          html`<span>${suitSign(suit)} ${ranksIn(deal.value[seat], suit).join('').replace('T', '10') || '—'}</span>`,
      );
      return html`<div class="${seat}"><b>${seat}</b>${suits}</div>`;
    });
    return html`<div class="deal">${hands}</div>
`;
  }

  board(session: number, traveller: TravellerView, before?: number, after?: number): string {
    const { words } = this;
    const { board, dealer, vulnerable, deal, rows, cancelled } = traveller;
    const title = this.numbered('board', board);
    const link = (to: number | undefined, word: string): readonly Html[] =>
      to === undefined ? [] : [html`<a href="${boardFile(session, to)}">${word}</a>`];
    const columns = [
      { heading: words.NS },
      { heading: words.EW },
      { heading: words.result },
      { heading: words.lead },
      figures(words.score),
      figures(`${words.points} NS`),
      figures(`${words.points} EW`),
    ];
    const body = html`${this.home(
      html`<a href="${sessionFile(session)}">${this.numbered('session', session)}</a>`,
      ...link(before, words.before),
      ...link(after, words.after),
    )}<h1>${title}</h1>
<p>${words.dealer}: ${dealer} · ${words.vulnerable}: ${words[vulnerable]}</p>
${
  cancelled
    ? html`<p>${words.cancelled}</p>
`
    : ''
}${deal === undefined ? '' : this.deal(deal)}${table(
  title,
  columns,
  rows.map((row) => [
    this.named(row.ns.contestant, row.ns.names),
    this.named(row.ew.contestant, row.ew.names),
    this.result(row),
    this.lead(row.result?.lead),
    row.result?.ns,
    row.nsScore?.points,
    row.ewScore?.points,
  ]),
)}`;
    return this.page(title, body);
  }

  /** Everything that somebody played, session by session. */
  contestant(contestant: string, names: readonly string[]): string {
    const { words } = this;
    const columns = [
      figures(words.boards),
      { heading: words.opponents },
      { heading: '' },
      { heading: words.result },
      figures(words.score),
      figures(words.points),
    ];
    const title = names.join(' · ');
    const sits = (at: string): boolean => at === contestant || at.split('+').includes(contestant);
    const parts = this.results.sessions.flatMap(({ session, travellers }) => {
      const rows = travellers.flatMap(({ board, rows: played }) =>
        played.flatMap((row) => {
          const isNS = sits(row.ns.contestant);
          if (!isNS && !sits(row.ew.contestant)) return [];
          const [other, own] = isNS ? [row.ew, row.nsScore] : [row.ns, row.ewScore];
          return [
            [
              html`<a href="${boardFile(session, board)}">${board}</a>`,
              this.named(other.contestant, other.names),
              isNS ? 'NS' : 'EW',
              this.result(row),
              isNS ? row.result?.ns : row.result?.ew,
              own?.points,
            ],
          ];
        }),
      );
      const heading = this.numbered('session', session);
      return rows.length === 0
        ? []
        : [
            html`<h2>${heading}</h2>
${table(heading, columns, rows)}`,
          ];
    });
    return this.page(
      title,
      html`${this.home()}<h1>${title}</h1>
${parts}`,
    );
  }

  files(): ReadonlyMap<string, string> {
    const { sessions, ranking } = this.results;
    const files = new Map([
      ['index.html', this.index()],
      ['style.css', SITE_STYLE],
    ]);
    for (const results of sessions) {
      const { session, travellers } = results;
      files.set(sessionFile(session), this.session(results));
      for (const [at, traveller] of travellers.entries())
        files.set(
          boardFile(session, traveller.board),
          this.board(session, traveller, travellers[at - 1]?.board, travellers[at + 1]?.board),
        );
    }
    const everybody = [ranking, ...sessions.map((each) => each.ranking)]
      .flatMap(({ lists }) => lists)
      .flatMap(({ lines }) => lines);
    const seated = sessions.flatMap(({ travellers }) =>
      travellers.flatMap(({ rows }) => rows.flatMap(({ ns, ew }) => (this.isIndividual ? [] : [ns, ew]))),
    );
    for (const { contestant, names } of [...seated, ...everybody])
      files.set(contestantFile(contestant), this.contestant(contestant, names));
    return files;
  }
}

/** The pages of a tournament by the names of their files. */
export const sitePages = (results: Results, language: Language): ReadonlyMap<string, string> =>
  new Site(results, language).files();
