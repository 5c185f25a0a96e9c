import { isCard, RANKS, type Seat, SUITS } from '../game/index.ts';
import { DUMMY_ACTS, DUMMY_WORDS, type DummyActed, type DummyNamed, type Happening } from './happening.ts';

/** `W misled HA`, `N meant H4`, `N misplaced-for DJ`, `W both C4 C9`, `W holds HQ`, `W adds D6`, `W misexplained`, `E leads-down`, `S dummy high`, `N as-dummy suggests`. */
export function readPlayStep(seat: Seat, what: string, rest: readonly string[]): Happening | undefined {
  const [word = ''] = rest;
  switch (what) {
    case 'misled':
      return isCard(word) ? { type: 'card', seat, card: word, misled: true } : undefined;
    case 'meant':
      return isCard(word) ? { type: 'card-renamed', seat, card: word } : undefined;
    case 'misplaced-for':
      return isCard(word) ? { type: 'dummy-misplaced', seat, named: word } : undefined;
    case 'holds':
      return isCard(word) ? { type: 'card-held', seat, card: word } : undefined;
    case 'adds':
      return isCard(word) ? { type: 'fifth-card', seat, card: word } : undefined;
    case 'both':
      return { type: 'several-cards', seat, cards: rest.filter(isCard) };
    case 'misexplained':
      return { type: 'misexplained-play', seat, ...(word === 'dummy-seen' ? { dummySeen: true } : {}) };
    case 'notices-revoke':
      return { type: 'revoke-noticed', by: seat };
    case 'claims':
      return /^\d+$/.test(word) ? { type: 'claim', seat, tricks: Number(word) } : undefined;
    case 'leads-down':
      return { type: 'lead-down', seat };
    case 'as-dummy':
      return readDummyActed(word);
    case 'dummy':
      return readDummyNamed(seat, word);
    default:
      return undefined;
  }
}

function readDummyActed(word: string): DummyActed | undefined {
  const act = DUMMY_ACTS.find((each) => each === word);
  return act && { type: 'dummy-acted', act };
}

/** What declarer says of dummy's card: `high`, `D`, `7`, `HA`. */
function readDummyNamed(seat: Seat, text: string): DummyNamed | undefined {
  const word = DUMMY_WORDS.find((each) => each === text);
  if (word !== undefined) return { type: 'dummy-named', seat, word };
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
