import { isCard, isSeat, SEATS } from '../../game/index.ts';
import { isAnyCall } from '../happening/any-call.ts';
import { withTens } from './tens.ts';

/** A step of a case: how it is written, and what it tells. */
export interface StepForm {
  readonly example: string;
  readonly tells: string;
}

/** Every step that is written in words, in the order in which the page about cases shows them. */
export const STEPS: readonly StepForm[] = [
  { example: 'N 1H', tells: 'a call: a bid, `P`, `X`, `XX`, or a bid of more than seven such as `8C`' },
  { example: 'N change 1NT', tells: 'a player puts another call in place of his last one' },
  { example: 'N 1H & E P', tells: 'calls, or cards, at the same moment' },
  {
    example: '> decline',
    tells: 'an answer to the open question; `> accept decline` names the question too',
  },
  { example: 'lead due', tells: 'the auction is over and somebody is to lead' },
  { example: 'hands returned', tells: 'the hands of a board that nobody bid on go back' },
  { example: 'play over', tells: 'the play is over: the director looks back' },
  { example: 'N calls-director', tells: 'the director is called' },
  { example: 'W faces H4', tells: 'the opening lead is faced' },
  { example: 'W H4', tells: 'a card, led or played; dummy’s come from dummy’s seat' },
  { example: 'W: DQ DA D2 D3', tells: 'a trick at once, card by card' },
  { example: 'E drops D7', tells: 'cards come to light by accident' },
  { example: 'E shows D7', tells: 'cards are shown' },
  { example: 'E names D7', tells: 'a card is named' },
  { example: 'E leads D7', tells: 'a card is put on the table as a lead while the auction goes on' },
  { example: 'W misled HA', tells: 'an opponent had said that it was his turn' },
  { example: 'E leads-down', tells: 'a lead is made face down' },
  {
    example: 'S dummy high',
    tells:
      'declarer names dummy’s card: `high`, `win`, `low`, `anything`, `play`, `high H`, a suit, a rank or a card',
  },
  { example: 'S dummy 7 pointing H', tells: 'a rank said with the finger on a suit' },
  { example: 'N meant H4', tells: 'another card was meant than the one named' },
  {
    example: 'N misplaced CJ for DJ',
    tells: 'dummy put out another card than declarer had named; `misplaced-for DJ` for the last one',
  },
  { example: 'N misplaced-for DJ', tells: 'the same of dummy’s last card' },
  { example: 'W both C4 C9', tells: 'several cards of one hand at once' },
  { example: 'W holds HQ', tells: 'a card is held or touched as if to play it' },
  { example: 'W adds D6', tells: 'one card more to a trick that is complete' },
  {
    example: 'W misexplained',
    tells: 'his last card rested on a mistaken explanation; `dummy-seen` if dummy had faced a card',
  },
  {
    example: 'N as-dummy suggests',
    tells:
      'what dummy does: `calls-director`, `draws-attention`, `takes-part`, `exchanges-hands`, `watches-declarer`, `looks-at-defender`, `was-shown-hand`, `asks-declarer`, `asks-defender`, `warns-declarer`, `warns-defender`, `suggests`',
  },
  {
    example: 'S notices-revoke W T4',
    tells:
      'attention is drawn to a revoke, the last one if nothing is named; `called-NE`, `round-over`, `hands-back` say what had happened by then',
  },
  { example: 'W asks-revoke E', tells: '“having none?”' },
  { example: 'E warns-of-revoke W', tells: 'the same without words' },
  { example: 'E omits', tells: 'a trick goes on without a card of that hand' },
  { example: 'W tucks D9', tells: 'a card goes along with the last one' },
  { example: 'S notices-defect', tells: 'a defective trick comes to light' },
  {
    example: 'W strays D9 again',
    tells: 'a card played is not among the played ones; `again` if it was played twice',
  },
  {
    example: 'N points-out S',
    tells:
      'a card of a finished trick lies the wrong way; with the number of the trick if it is not the last',
  },
  { example: 'S disturbs', tells: 'the order of the played cards is lost' },
  { example: 'S mixes N', tells: 'cards were mixed after the play, by these players' },
  {
    example: 'W asks-to-see whole-trick',
    tells: 'somebody wants to look: `whole-trick`, `own-card`, `quitted-trick 4`; `turned`, `alleging`',
  },
  { example: 'E looks-at quitted-trick 4', tells: 'he looked without asking' },
  {
    example: 'S claims 3',
    tells:
      'tricks are claimed: a number, `all`, `10 in-all` for the whole board, `this-trick`; cards shown come last, `showing SA HK`',
  },
  { example: 'W concedes 2', tells: 'tricks are conceded, likewise' },
  { example: 'S suggests-stopping', tells: 'a suggestion to end the play' },
  { example: 'E shows-hand', tells: 'a hand is shown' },
  { example: 'W abandons-hand', tells: 'a hand is given up' },
  {
    example: 'W withdraws-agreement round-over 1',
    tells:
      'an agreement to a claim is taken back: `next-board`, `round-over` or `period-over`, and the tricks asked for',
  },
  { example: 'S cancels-concession', tells: 'a concession is taken back, likewise' },
];

const wordsOf = (text: string): readonly string[] => withTens(text).trim().split(/\s+/);

/** The words that say what a player did. */
export const VERBS: readonly string[] = [
  ...new Set(
    STEPS.flatMap(({ example }) => {
      const [first = '', second = ''] = wordsOf(example);
      return isSeat(first) && !isAnyCall(second) && !isCard(second) ? [second] : [];
    }),
  ),
];

const PLAIN = STEPS.map(({ example }) => example).filter((example) => /^[a-z]/.test(example));

/** The word of a step that cannot be read, and what could stand there. */
export interface Unread {
  readonly word: string;
  readonly could: string;
}

/** Why a text is no step. */
export function whyNoStep(text: string): Unread {
  const one = text.split('&').find((each) => each !== text) ?? text;
  const [first = '', second = '', ...rest] = wordsOf(one);
  if (/^[NESW]:$/.test(first)) return { word: [second, ...rest].join(' '), could: 'DQ DA D2 D3' };
  if (!isSeat(first)) {
    const upper = first.toUpperCase();
    return { word: first, could: isSeat(upper) ? upper : [...SEATS, '>', ...PLAIN].join(', ') };
  }
  if (!VERBS.includes(second)) {
    const upper = second.toUpperCase();
    const near = upper === 'P' || isAnyCall(upper) || isCard(upper) ? [upper] : nearest(second);
    return {
      word: second,
      could: near.length > 0 ? near.join(', ') : ['1H', 'P', 'SA', ...VERBS].join(', '),
    };
  }
  const examples = STEPS.filter(({ example }) => wordsOf(example)[1] === second).map(({ example }) =>
    wordsOf(example).slice(2).join(' '),
  );
  return { word: rest.join(' '), could: examples.filter((each) => each !== '').join(', ') || '–' };
}

/** A slip of so many letters is taken for one. */
const SLIPS = 3;

/** The words that somebody may have meant: those that begin so, or those that differ in the fewest letters. */
function nearest(word: string): readonly string[] {
  if (word.length < SLIPS) return [];
  const begun = VERBS.filter((verb) => verb.startsWith(word));
  const least = Math.min(...VERBS.map((verb) => distance(verb, word)));
  return begun.length > 0 || least > SLIPS ? begun : VERBS.filter((verb) => distance(verb, word) === least);
}

/** How many letters have to be changed, put in or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
