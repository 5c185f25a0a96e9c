import { SUITS } from '../../game/index.ts';
import { type Breach, breaches, under } from '../breach.ts';
import { ANNEX_II } from './conventions.ts';
import { RTP_2_1_2_2, type SystemAnswers, type SystemClass } from './system.ts';

/* The convention card of a pair: its front page (RTP 2.1.3.2), the rest, and numbered supplementary sheets (2.1.3.3). */

/** What stands on the front page, and what behind it. */
export const FRONT_SECTIONS = ['openings', 'weak-responses', 'defences', 'special'] as const;
export const BACK_SECTIONS = ['no-trumps', 'responses', 'competition', 'slam', 'leads', 'signals'] as const;
export const CARD_SECTIONS = [...FRONT_SECTIONS, ...BACK_SECTIONS] as const;
export type CardSection = (typeof CARD_SECTIONS)[number];

/** A line of a card: a call and what it means, or what Annex II says of it. */
export interface CardLine {
  readonly section: CardSection;
  readonly call: string;
  readonly meaning: string;
  /** The key of Annex II: what is named from there need not be described. */
  readonly convention?: string;
  readonly alert?: true;
  /** The number of the supplementary sheet that says more. */
  readonly sheet?: number;
  /** Of a Brown convention: the defence that its users propose (2.1.3.5(b)). */
  readonly defence?: string;
}

/** A supplementary sheet; its number is its place. */
export interface CardSheet {
  readonly title: string;
  readonly text: string;
  /** Opponents need a defence: these come first. */
  readonly needsDefence?: true;
}

/** A convention card. */
export interface ConventionCard {
  /** The system in a few words: `Five-card majors, strong no-trump`. */
  readonly system: string;
  readonly lines: readonly CardLine[];
  readonly sheets: readonly CardSheet[];
}

/** Nothing is written yet. */
export const BLANK_CARD: ConventionCard = { system: '', lines: [], sheets: [] };

/** `1♣`, `1c` and `1 C` are one call on a card. */
const plainCall = (call: string): string =>
  call
    .toUpperCase()
    .replace(/\s|\uFE0E|\uFE0F/g, '')
    .replaceAll('♣', 'C')
    .replaceAll('♦', 'D')
    .replaceAll('♥', 'H')
    .replaceAll('♠', 'S')
    .replace(/S[TA](?![A-Z])/, 'NT');

/** The line of a card about a call: `2D`, or `2C` over `1D` written as `(1D) 2C`. */
export function lineAbout(
  { lines }: ConventionCard,
  bid: string,
  sections: readonly CardSection[] = CARD_SECTIONS,
): CardLine | undefined {
  return lines.find(({ section, call }) => sections.includes(section) && plainCall(call).endsWith(bid));
}

const FRONT: readonly CardSection[] = FRONT_SECTIONS;

/** What the front page must show and does not (RTP 2.1.3.2), what the sheets lack (2.1.3.3) and Brown conventions (2.1.3.5(b)). */
export function cardBreaches(
  card: ConventionCard,
  answers: SystemAnswers,
  { frontPage, brown }: Pick<SystemClass, 'frontPage' | 'brown'>,
): readonly Breach[] {
  const front = under('RTP 2.1.3.2');
  const sheets = under('RTP 2.1.3.3');
  const brownBids = [
    ...new Set(brown.flatMap(({ params: { bid } }) => (bid === undefined ? [] : [`${bid}`]))),
  ];
  const firstPlain = card.sheets.findIndex(({ needsDefence }) => needsDefence !== true);
  return breaches(
    front(
      card.system.trim() === '',
      'card-no-system',
      'The card does not say in a few words what the system is.',
    ),
    ...frontPage.map((bid) =>
      front(
        lineAbout(card, bid, FRONT) === undefined,
        'card-opening-missing',
        `The front page does not show the opening ${bid}.`,
        { bid },
      ),
    ),
    ...brownBids.map((bid) =>
      front(
        lineAbout(card, bid, FRONT) === undefined,
        'card-brown-missing',
        `The front page does not name the Brown convention ${bid}.`,
        { bid },
      ),
    ),
    ...(answers.twoSuited ?? []).map(({ bid }) =>
      front(
        !brownBids.includes(bid) && lineAbout(card, bid, FRONT) === undefined,
        'card-two-suiter-missing',
        `The front page does not show the two-suited ${bid}.`,
        { bid },
      ),
    ),
    ...brownBids.map((bid) => {
      const line = lineAbout(card, bid, FRONT);
      return under('RTP 2.1.3.5(b)')(
        line !== undefined && (line.defence ?? '').trim() === '',
        'card-no-defence',
        `The card proposes no defence to the Brown convention ${bid}.`,
        { bid },
      );
    }),
    ...card.lines.map(({ call, meaning, convention }) =>
      front(
        meaning.trim() === '' && !ANNEX_II.some(({ key }) => key === convention),
        'card-no-meaning',
        `The card does not say what ${call} means.`,
        { call },
      ),
    ),
    ...card.lines.map(({ call, sheet }) =>
      sheets(
        sheet !== undefined && card.sheets[sheet - 1] === undefined,
        'card-no-sheet',
        `${call} refers to sheet ${sheet ?? 0}, which is not there.`,
        { call, sheet: sheet ?? 0 },
      ),
    ),
    ...card.sheets.map(({ title }, at) =>
      sheets(
        card.lines.every(({ sheet }) => sheet !== at + 1),
        'card-sheet-unused',
        `No line of the card refers to sheet ${at + 1}.`,
        { sheet: at + 1, title },
      ),
    ),
    sheets(
      firstPlain !== -1 && card.sheets.slice(firstPlain).some(({ needsDefence }) => needsDefence === true),
      'card-sheets-order',
      'Sheets about what needs a defence come first.',
    ),
  );
}

/** RTP 2.1.4: a major that may have fewer cards is alerted. */
const MAJOR_LEAST = 4;

/** The calls to alert by the answers (RTP 2.1.4): what says more or other than its denomination. */
export function alertedCalls(answers: SystemAnswers): readonly string[] {
  const { openings, higher = {}, overcalls = [], twoSuited = [], conventional = [] } = answers;
  const all = [
    ...Object.entries(openings).map(([bid, hands]) => [bid, hands ?? []] as const),
    ...Object.entries(higher).map(([bid, meaning]) => [bid, meaning?.hands ?? []] as const),
  ];
  const alerted = all.filter(([bid, hands]) => {
    const suit = SUITS.find((each) => bid.endsWith(each));
    if (suit === undefined) return hands.some(({ balanced }) => balanced !== true);
    const least = suit === 'H' || suit === 'S' ? MAJOR_LEAST : RTP_2_1_2_2.length;
    // Another suit of four beside it is more than the denomination says.
    return hands.some(
      ({ suits = {} }) =>
        (suits[suit]?.least ?? 0) < least ||
        SUITS.some((other) => other !== suit && (suits[other]?.least ?? 0) >= RTP_2_1_2_2.known),
    );
  });
  return [
    ...new Set([
      ...(answers.strongPass === undefined ? [] : ['pass']),
      ...alerted.map(([bid]) => bid),
      ...overcalls.filter(({ is }) => is !== 'natural-notrump').map(({ over, bid }) => `(${over}) ${bid}`),
      ...twoSuited.map(({ bid }) => bid),
      ...conventional.map(({ call }) => call),
    ]),
  ];
}
