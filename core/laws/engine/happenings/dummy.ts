import { cardsOf, dummyOf, RANKS, type Seat, SUITS } from '../../../game/index.ts';
import { DUMMY_ACTS, DUMMY_WORDS, type DummyActed, type DummyNamed } from '../../happening/happening.ts';
import { openRevokeAsked } from '../../revokes/asked.ts';
import type { Irregularity } from '../../ruling/irregularity.ts';
import { refused } from '../../ruling/refused.ts';
import { handLeft, isPlayFinished, playOf } from '../../table/play-state.ts';
import { dummysCardNamed } from '../../table/remembering.ts';
import { type Table, tableWith } from '../../table/table.ts';
import { type Rule, type Step, words } from './definition.ts';

export const DUMMY_NAMED: Rule<DummyNamed> = {
  inPlay: true,
  // Dummy's card is named by declarer, from a hand that is known, while it has a card to play.
  refusal: (table, { seat }) => {
    const play = playOf(table);
    const { declarer } = play.contract;
    if (isPlayFinished(play)) return refused('play-over');
    if (seat !== declarer) return refused('not-declarer', { seat: declarer }, '45B');
    const hand = handLeft(table, dummyOf(play.contract));
    return hand === undefined || cardsOf(hand).length === 0 ? refused('hand-unknown') : undefined;
  },
  taken: (table, named) => {
    const play = playOf(table);
    return {
      // That declarer has named a card counts, whatever becomes of it (Law 63A2).
      table: tableWith(table, { played: dummysCardNamed(play) }),
      irregularity: { type: 'dummy-named', offender: named.seat, dummy: dummyOf(play.contract), named },
    };
  },
};

export const DUMMY_NAMED_STEP: Step<DummyNamed> = {
  forms: [
    {
      example: 'S dummy high',
      tells:
        'declarer names dummy’s card: `high`, `win`, `low`, `anything`, `play`, `high H`, a suit, a rank or a card',
    },
    { example: 'S dummy 7 pointing H', tells: 'a rank said with the finger on a suit' },
  ],
  verbs: {
    dummy: (seat, [word = '', of, at]) => readNamed(seat, word === '10' ? 'T' : word, of, at),
  },
  write: ({ seat, word, suit, rank, pointing }) => {
    if (pointing === true) return words(seat, 'dummy', rank, 'pointing', suit);
    return words(seat, 'dummy', word === undefined ? `${suit ?? ''}${rank ?? ''}` : words(word, suit));
  },
};

/** What declarer says of dummy's card: `high`, `high H`, `D`, `7`, `HA`. */
function readNamed(
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

export const DUMMY_ACTED: Rule<DummyActed> = {
  inPlay: true,
  taken: (table, { act }) => ({
    table,
    irregularity: revokeAskedByDummy(table, act) ?? {
      type: 'dummy-acted',
      offender: dummyOf(playOf(table).contract),
      act,
    },
  }),
};

/**
 * Dummy asks declarer about a card that was a revoke indeed (Laws 42B1 and 61B): the question has its ruling, at a table
 * that was given the law of revokes.
 */
function revokeAskedByDummy(table: Table, act: DummyActed['act']): Irregularity | undefined {
  const { contract } = playOf(table);
  const by = dummyOf(contract);
  return act === 'asks-declarer' && table.laws.procedures['revoke-asked'] !== undefined
    ? openRevokeAsked(table, { type: 'revoke-asked', by, asked: contract.declarer })
    : undefined;
}

export const DUMMY_ACTED_STEP: Step<DummyActed> = {
  forms: [
    {
      example: 'N as-dummy suggests',
      tells: `what dummy does: ${DUMMY_ACTS.map((act) => `\`${act}\``).join(', ')}`,
    },
  ],
  verbs: {
    'as-dummy': (_, [word]) => {
      const act = DUMMY_ACTS.find((each) => each === word);
      return act && { type: 'dummy-acted', act };
    },
  },
  write: ({ act }, dummy) => `${dummy} as-dummy ${act}`,
};
