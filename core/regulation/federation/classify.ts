import { SUITS, type Suit } from '../../game/index.ts';
import {
  type HandType,
  HIGHER_OPENINGS,
  type HigherMeaning,
  ONE_OPENINGS,
  type OneOpening,
  type Overcall,
  RTP_2_1_2_2,
  type SystemAnswers,
  type SystemClass,
  type SystemReason,
} from './system.ts';

const { average, strong, kingBelow, length, shortage, known, leastOpening } = RTP_2_1_2_2;

const reason = (
  clause: string,
  code: string,
  message: string,
  params: SystemReason['params'] = {},
  check = false,
): SystemReason => ({ code, clause, message, params, ...(check ? { check: true } : {}) });

const SUIT_WORDS: Readonly<Record<Suit, string>> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };

const least = ({ suits }: HandType, suit: Suit): number => suits?.[suit]?.least ?? 0;
const isLong = (hand: HandType, suit: Suit): boolean => least(hand, suit) >= length;
const isShort = ({ suits }: HandType, suit: Suit): boolean => (suits?.[suit]?.most ?? 13) <= shortage;
const isStrong = ({ from }: HandType): boolean => from >= strong;
const isWeak = ({ from }: HandType): boolean => from < average;

/** The suit of which every one of the hands has four cards. */
const knownSuit = (hands: readonly HandType[]): Suit | undefined =>
  SUITS.find((suit) => hands.length > 0 && hands.every((hand) => least(hand, suit) >= known));

const suitOf = (bid: string): Suit | undefined => SUITS.find((suit) => bid.endsWith(suit));

/** The strong artificial opening of the system: all it may show is strong, and not the suit (Blue). */
function strongOpening({ openings }: SystemAnswers): '1C' | '1D' | undefined {
  return (['1C', '1D'] as const).find((bid) => {
    const hands = openings[bid];
    const suit = suitOf(bid);
    return (
      hands !== undefined &&
      hands.length > 0 &&
      suit !== undefined &&
      hands.every(isStrong) &&
      !hands.every((hand) => isLong(hand, suit))
    );
  });
}

/** The hands that show something of suits: a balanced one shows neither length nor shortage. */
const shapely = (hands: readonly HandType[]): readonly HandType[] =>
  hands.filter(({ balanced }) => balanced !== true);

function lengthOrShortage(bid: string, hands: readonly HandType[]): readonly SystemReason[] {
  const told = shapely(hands);
  return SUITS.filter(
    (suit) => told.some((hand) => isLong(hand, suit)) && told.some((hand) => isShort(hand, suit)),
  ).map((suit) =>
    reason(
      'RTP 2.1.2.3 Yellow (d)',
      'length-or-shortage',
      `${bid} may show length or shortage in ${SUIT_WORDS[suit]}.`,
      { bid, suit },
    ),
  );
}

/** Two hands, one with length in a suit and the other, which does not promise it, with length in another. */
function oneSuitOrAnother(hands: readonly HandType[]): readonly [Suit, Suit] | undefined {
  const told = shapely(hands);
  for (const one of told)
    for (const other of told) {
      const first = SUITS.filter((suit) => isLong(one, suit));
      const second = SUITS.filter((suit) => isLong(other, suit));
      const apart = first.length > 0 && second.length > 0 && first.every((suit) => !second.includes(suit));
      if (apart && first[0] !== undefined && second[0] !== undefined) return [first[0], second[0]];
    }
  return undefined;
}

function yellowOf(
  bid: OneOpening,
  hands: readonly HandType[],
  answers: SystemAnswers,
): readonly SystemReason[] {
  const strongBid = strongOpening(answers);
  const lowest = Math.min(...hands.map(({ from }) => from));
  const passFrom = answers.strongPass?.from;
  const found: SystemReason[] = [];
  if (passFrom !== undefined && lowest < passFrom)
    found.push(
      reason('RTP 2.1.2.3 Yellow (b)', 'weaker-than-pass', `${bid} may be weaker than an opening pass.`, {
        bid,
      }),
    );
  if (lowest <= kingBelow)
    found.push(
      reason(
        'RTP 2.1.2.3 Yellow (c)',
        'king-below-average',
        `${bid} may have ${lowest} points, a king or more below average.`,
        { bid, points: lowest },
      ),
    );
  found.push(...lengthOrShortage(bid, hands));
  const apart = bid === strongBid ? undefined : oneSuitOrAnother(hands);
  if (apart !== undefined)
    found.push(
      reason(
        'RTP 2.1.2.3 Yellow (e)',
        'one-suit-or-another',
        `${bid} shows length in ${SUIT_WORDS[apart[0]]} or length in ${SUIT_WORDS[apart[1]]}.`,
        { bid, one: apart[0], other: apart[1] },
        // The policy that the text adapts spares any minor opening of a strong-club system.
        strongBid !== undefined && (bid === '1C' || bid === '1D'),
      ),
    );
  return found;
}

/** A one-level opening shows what it names: the suit, or a balanced hand in no-trumps and, with two cards, in a minor. */
function isNatural(bid: OneOpening, hands: readonly HandType[]): boolean {
  const suit = suitOf(bid);
  if (suit === undefined) return hands.every(({ balanced }) => balanced === true);
  const minor = suit === 'C' || suit === 'D';
  return hands.every((hand) => isLong(hand, suit) || (minor && hand.balanced === true));
}

function redReasons(answers: SystemAnswers): readonly SystemReason[] {
  const artificial = openingsOf(answers).filter(([bid, hands]) => !isNatural(bid, hands));
  const unlisted = (answers.conventional ?? []).filter(({ listed }) => listed === undefined);
  return [
    ...artificial.map(([bid]) =>
      reason('RTP 2.1.2.3 Red', 'artificial-opening', `${bid} is artificial without being strong.`, { bid }),
    ),
    ...(answers.methodsChange === true
      ? [
          reason(
            'RTP 2.1.2.3 Red',
            'methods-change',
            'The methods change with the vulnerability or the seat.',
          ),
        ]
      : []),
    ...unlisted.map(({ call }) =>
      reason('RTP 2.1.2.3 Red', 'not-in-annex-ii', `${call} is not in the list of Annex II.`, { call }),
    ),
  ];
}

const openingsOf = ({ openings }: SystemAnswers): readonly (readonly [OneOpening, readonly HandType[]])[] =>
  ONE_OPENINGS.flatMap((bid) => {
    const hands = openings[bid];
    return hands === undefined || hands.length === 0 ? [] : [[bid, hands] as const];
  });

/** A weak two in either major by a minor at the two level, as Annex II lists it: spared by Brown (a)(2). */
const isListedTwo = (bid: string, { hands, listed }: HigherMeaning): boolean =>
  listed !== undefined &&
  (bid === '2C' || bid === '2D') &&
  hands.filter(isWeak).every((hand) => least(hand, 'H') >= known || least(hand, 'S') >= known);

function brownOpening(bid: string, meaning: HigherMeaning): boolean {
  const { hands } = meaning;
  const weak = hands.filter(isWeak);
  if (weak.length === 0 || knownSuit(hands) !== undefined || isListedTwo(bid, meaning)) return false;
  const others = hands.filter((hand) => !isWeak(hand));
  return !(knownSuit(weak) !== undefined && others.every(isStrong));
}

const isBrownOvercall = ({ over, hands, is }: Overcall): boolean =>
  (ONE_OPENINGS as readonly string[]).includes(over) &&
  over !== '1NT' &&
  is === undefined &&
  knownSuit(hands) === undefined;

function brownReasons({
  higher = {},
  overcalls = [],
  twoSuited = [],
  psychics,
}: SystemAnswers): readonly SystemReason[] {
  const openings = HIGHER_OPENINGS.filter((bid) => {
    const meaning = higher[bid];
    return meaning !== undefined && brownOpening(bid, meaning);
  });
  return [
    ...openings.map((bid) =>
      reason(
        'RTP 2.1.2.3 Brown (a)',
        'weak-without-known-suit',
        `${bid} may be weak and promises four cards in no known suit.`,
        { bid },
      ),
    ),
    ...overcalls
      .filter(isBrownOvercall)
      .map(({ over, bid }) =>
        reason(
          'RTP 2.1.2.3 Brown (b)',
          'overcall-without-known-suit',
          `${bid} over ${over} shows four cards in no known suit.`,
          { bid, over },
          bid === '1NT',
        ),
      ),
    ...twoSuited
      .filter(({ least: cards }) => Math.min(...cards) < known)
      .map(({ bid, least: cards }) =>
        reason(
          'RTP 2.1.2.3 Brown (c)',
          'short-two-suiter',
          `${bid}, weak with two suits, may have ${Math.min(...cards)} cards in one of them.`,
          { bid, cards: Math.min(...cards) },
        ),
      ),
    ...(psychics === true
      ? [
          reason(
            'RTP 2.1.2.3 Brown (d)',
            'protected-psychics',
            'Psychics are expected, protected or forced by the system.',
          ),
        ]
      : []),
  ];
}

function forbiddenReasons({
  lightOpenings,
  changeAfterQuestion,
  encryptedSignals,
}: SystemAnswers): readonly SystemReason[] {
  return [
    ...(lightOpenings === true
      ? [
          reason(
            'RTP 2.1.2.5(a)',
            'light-openings',
            `Hands of less than ${leastOpening} points are not opened by agreement without any other definition.`,
            { points: leastOpening },
          ),
        ]
      : []),
    ...(changeAfterQuestion === true
      ? [
          reason(
            'RTP 2.1.2.5(b)',
            'change-after-question',
            'Methods do not change after a question, an answer or an irregularity.',
          ),
        ]
      : []),
    ...(encryptedSignals === true
      ? [reason('RTP 2.1.2.5(c)', 'encrypted-signals', 'Encrypted signals are not agreed.')]
      : []),
  ];
}

/** Openings that may have fewer than three cards in their suit stand on the front page and are alerted (A22). */
const frontPageOf = (answers: SystemAnswers): readonly string[] =>
  openingsOf(answers).flatMap(([bid, hands]) => {
    const suit = suitOf(bid);
    return suit !== undefined && !hands.every((hand) => isLong(hand, suit)) ? [bid] : [];
  });

/** Classes a system by its answers (RTP 2.1.2.3): the colour, the Brown conventions, and why. */
export function classifySystem(answers: SystemAnswers): SystemClass {
  const pass =
    answers.strongPass === undefined
      ? []
      : [
          reason(
            'RTP 2.1.2.3 Yellow (a)',
            'strong-pass',
            'An opening pass may show values that are usually opened.',
          ),
        ];
  const yellow = [...pass, ...openingsOf(answers).flatMap(([bid, hands]) => yellowOf(bid, hands, answers))];
  const rest = {
    brown: brownReasons(answers),
    defencesAllowed: HIGHER_OPENINGS.filter((bid) => {
      const meaning = answers.higher?.[bid];
      return meaning !== undefined && isListedTwo(bid, meaning) && meaning.hands.some(isWeak);
    }),
    forbidden: forbiddenReasons(answers),
    frontPage: frontPageOf(answers),
  };
  if (yellow.length > 0) return { colour: 'yellow', because: yellow, ...rest };
  const bid = strongOpening(answers);
  if (bid !== undefined) {
    const because = [
      reason('RTP 2.1.2.3 Blue', 'strong-opening', `${bid} is strong whatever it shows.`, { bid }),
    ];
    return { colour: 'blue', because, ...rest };
  }
  const red = redReasons(answers);
  return { colour: red.length > 0 ? 'red' : 'green', because: red, ...rest };
}
