import { isCard, RANKS, type Seat, SUITS } from '../game/index.ts';
import { readClaimStep } from './case-claim-step.ts';
import type { DummyAct, DummyNamed, Happening } from './happening.ts';

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
    case 'leads-down':
      return { type: 'lead-down', seat };
    case 'as-dummy':
      return DUMMY_ACTS.has(word) ? { type: 'dummy-acted', act: word as DummyAct } : undefined;
    case 'dummy':
      return readDummyNamed(seat, word);
    default:
      return readClaimStep(seat, what, rest);
  }
}

const DUMMY_ACTS: ReadonlySet<string> = new Set<DummyAct>([
  'calls-director',
  'draws-attention',
  'takes-part',
  'exchanges-hands',
  'watches-declarer',
  'looks-at-defender',
  'was-shown-hand',
  'asks-declarer',
  'asks-defender',
  'warns-declarer',
  'warns-defender',
  'suggests',
]);

const WORDS = ['high', 'win', 'low', 'anything'] as const;

/** What declarer says of dummy's card: `high`, `D`, `7`, `HA`. */
function readDummyNamed(seat: Seat, text: string): DummyNamed | undefined {
  const word = WORDS.find((each) => each === text);
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
