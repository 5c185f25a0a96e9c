import { isCard, isSeat, RANKS, type Seat, SUITS } from '../../game/index.ts';
import {
  DUMMY_ACTS,
  DUMMY_WORDS,
  type DummyActed,
  type DummyNamed,
  type Happening,
  type RevokeNoticed,
} from '../happening/happening.ts';
import { INSPECTIONS, type Inspected } from '../happening/trick-happening.ts';
import { readClaimStep } from './claim-step.ts';

/** `W misled HA`, `N meant H4`, `N misplaced-for DJ`, `N misplaced CJ for DJ`, `W both C4 C9`, `W holds HQ`, `W adds D6`, `W misexplained`, `E leads-down`, `S dummy high`, `N as-dummy suggests`, `S notices-revoke W T4`, `W asks-revoke E`. */
export function readPlayStep(seat: Seat, what: string, rest: readonly string[]): Happening | undefined {
  const [word = ''] = rest;
  switch (what) {
    case 'misled':
      return isCard(word) ? { type: 'card', seat, card: word, misled: true } : undefined;
    case 'meant':
      return isCard(word) ? { type: 'card-renamed', seat, card: word } : undefined;
    case 'misplaced-for':
      return isCard(word) ? { type: 'dummy-misplaced', seat, named: word } : undefined;
    case 'misplaced': {
      const [card = '', , named = ''] = rest;
      return isCard(card) && isCard(named) ? { type: 'dummy-misplaced', seat, card, named } : undefined;
    }
    case 'holds':
      return isCard(word) ? { type: 'card-held', seat, card: word } : undefined;
    case 'adds':
      return isCard(word) ? { type: 'fifth-card', seat, card: word } : undefined;
    case 'both':
      return { type: 'several-cards', seat, cards: rest.filter(isCard) };
    case 'misexplained':
      return { type: 'misexplained-play', seat, ...(word === 'dummy-seen' ? { dummySeen: true } : {}) };
    case 'notices-revoke':
      return readNotice(seat, rest);
    case 'warns-of-revoke':
    case 'asks-revoke':
      return isSeat(word)
        ? {
            type: 'revoke-asked',
            by: seat,
            asked: word,
            ...(what === 'warns-of-revoke' ? { wordless: true } : {}),
          }
        : undefined;
    case 'omits':
      return { type: 'card-omitted', seat };
    case 'tucks':
      return isCard(word) ? { type: 'card-tucked', seat, card: word } : undefined;
    case 'notices-defect':
      return { type: 'defect-noticed', by: seat };
    case 'strays':
      return isCard(word)
        ? { type: 'card-strayed', seat, card: word, ...(rest[1] === 'again' ? { again: true } : {}) }
        : undefined;
    case 'points-out':
      return isSeat(word) ? { type: 'card-pointed-out', by: seat, seat: word, ...trickIn(rest) } : undefined;
    case 'disturbs':
      return { type: 'tricks-disturbed', seat };
    case 'mixes':
      return { type: 'cards-mixed', seats: [seat, ...rest.filter(isSeat)] };
    case 'asks-to-see':
    case 'looks-at':
      return readInspection(seat, rest, what === 'looks-at');
    case 'leads-down':
      return { type: 'lead-down', seat };
    case 'as-dummy':
      return readDummyActed(word);
    case 'dummy':
      return readDummyNamed(seat, word === '10' ? 'T' : word, rest[1], rest[2]);
    default:
      return readClaimStep(seat, what, rest);
  }
}

/**
 * `S notices-revoke`, `S notices-revoke W T4`, and what had happened by then: `called-NE` who had called on the next
 * board, `round-over`, `hands-back`.
 */
function readNotice(by: Seat, words: readonly string[]): RevokeNoticed | undefined {
  let noticed: RevokeNoticed = { type: 'revoke-noticed', by };
  for (const word of words) {
    const said = isSeat(word) ? { of: word } : readNoticeWord(word);
    if (said === undefined) return undefined;
    noticed = { ...noticed, ...said };
  }
  return noticed;
}

function readNoticeWord(word: string): Partial<RevokeNoticed> | undefined {
  if (/^T\d+$/.test(word)) return { trick: Number(word.slice(1)) };
  if (/^called-[NESW]+$/.test(word))
    return { calledOnNextBoard: [...word.slice('called-'.length)].filter(isSeat) };
  if (word === 'round-over') return { roundEnded: true };
  return word === 'hands-back' ? { handsReturned: true } : undefined;
}

/** The number of a trick among the words: `W asks-to-see quitted-trick 4`. */
function trickIn(rest: readonly string[]): { readonly trick?: number } {
  const number = rest.find((each) => /^\d+$/.test(each));
  return number === undefined ? {} : { trick: Number(number) };
}

/** `W asks-to-see whole-trick turned`, `E looks-at quitted-trick 4`, `E asks-to-see quitted-trick 4 alleging`. */
function readInspection(by: Seat, rest: readonly string[], looked: boolean): Inspected | undefined {
  const what = INSPECTIONS.find((each) => each === rest[0]);
  return (
    what && {
      type: 'inspection',
      by,
      what,
      ...trickIn(rest),
      ...(rest.includes('turned') ? { turned: true } : {}),
      ...(rest.includes('alleging') ? { alleging: true } : {}),
      ...(looked ? { looked: true } : {}),
    }
  );
}

function readDummyActed(word: string): DummyActed | undefined {
  const act = DUMMY_ACTS.find((each) => each === word);
  return act && { type: 'dummy-acted', act };
}

/** What declarer says of dummy's card: `high`, `high H`, `D`, `7`, `HA`. */
function readDummyNamed(
  seat: Seat,
  text: string,
  of: string | undefined,
  at: string | undefined,
): DummyNamed | undefined {
  const word = DUMMY_WORDS.find((each) => each === text);
  if (word !== undefined) {
    const named = SUITS.find((each) => each === of);
    return of !== undefined && named === undefined
      ? undefined
      : { type: 'dummy-named', seat, word, ...(named === undefined ? {} : { suit: named }) };
  }
  if (of === 'pointing') return readPointed(seat, text, at);
  const suit = SUITS.find((each) => text.startsWith(each));
  const rank = RANKS.find((each) => text === `${suit ?? ''}${each}`);
  if (suit === undefined && rank === undefined) return undefined;
  return {
    type: 'dummy-named',
    seat,
    ...(suit === undefined ? {} : { suit }),
    ...(rank === undefined ? {} : { rank }),
  };
}

/** `S dummy 7 pointing H`: a rank said with the finger on a suit. */
function readPointed(seat: Seat, text: string, at: string | undefined): DummyNamed | undefined {
  const rank = RANKS.find((each) => each === text);
  const suit = SUITS.find((each) => each === at);
  return rank === undefined || suit === undefined
    ? undefined
    : { type: 'dummy-named', seat, rank, suit, pointing: true };
}
