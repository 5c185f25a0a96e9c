import { isCard, otherSide, type Side, sideOf } from '../../../game/index.ts';
import type { CardRenamed, DummyMisplaced, Misexplained } from '../../happening/happening.ts';
import { refused } from '../../ruling/refused.ts';
import { cardPlaceOf, playerOf, playOf } from '../../table/play-state.ts';
import type { CardPlayed } from '../../tricks/record.ts';
import { cardNotThere, noCardYet } from './cards-there.ts';
import { type Rule, type Step, words } from './definition.ts';

const playedBy = (side: Side, cards: readonly CardPlayed[]): boolean =>
  cards.some((each) => sideOf(each.seat) === side);

/** Law 45C4(b): another card was meant than the one named, which can be changed until his side has played again. */
export const CARD_RENAMED: Rule<CardRenamed> = {
  inPlay: true,
  refusal: (table, { seat, card }) => noCardYet(table, seat) ?? cardNotThere(table, seat, card),
  taken: (table, { seat: offender, card: second }) => {
    const play = playOf(table);
    const last = cardPlaceOf(play, offender);
    if (last === undefined) return { table };
    const { card, sameTrick, laterTricks } = last;
    const inTime = !playedBy(sideOf(offender), [...sameTrick, ...laterTricks]);
    const by = playerOf(play, offender);
    return { table, irregularity: { type: 'card-renamed', offender, by, card, second, inTime } };
  },
};

export const CARD_RENAMED_STEP: Step<CardRenamed> = {
  forms: [{ example: 'N meant H4', tells: 'another card was meant than the one named' }],
  verbs: { meant: (seat, [card = '']) => (isCard(card) ? { type: 'card-renamed', seat, card } : undefined) },
  write: ({ seat, card }) => `${seat} meant ${card}`,
};

/** Law 45D: dummy put out a card that was not named, which can be changed until both sides have played to the next trick. */
export const DUMMY_MISPLACED: Rule<DummyMisplaced> = {
  inPlay: true,
  // Dummy has put out such a card, and holds the one named or has played it since.
  refusal: (table, { seat, card, named }) => {
    const place = cardPlaceOf(playOf(table), seat, card);
    if (place === undefined)
      return card === undefined ? noCardYet(table, seat) : refused('not-played', { seat, card });
    const since = place.laterTricks.some((each) => each.seat === seat && each.card === named);
    return since ? undefined : cardNotThere(table, seat, named);
  },
  taken: (table, { seat: offender, card: misplaced, named }) => {
    const place = cardPlaceOf(playOf(table), offender, misplaced);
    if (place === undefined) return { table };
    const { card, laterTricks } = place;
    const side = sideOf(offender);
    const inTime = !(playedBy(side, laterTricks) && playedBy(otherSide(side), laterTricks));
    return { table, irregularity: { type: 'dummy-misplaced', offender, card, named, inTime } };
  },
};

export const DUMMY_MISPLACED_STEP: Step<DummyMisplaced> = {
  forms: [
    {
      example: 'N misplaced CJ for DJ',
      tells: 'dummy put out another card than declarer had named; `misplaced-for DJ` for the last one',
    },
    { example: 'N misplaced-for DJ', tells: 'the same of dummy’s last card' },
  ],
  verbs: {
    misplaced: (seat, [card = '', , named = '']) =>
      isCard(card) && isCard(named) ? { type: 'dummy-misplaced', seat, card, named } : undefined,
    'misplaced-for': (seat, [named = '']) =>
      isCard(named) ? { type: 'dummy-misplaced', seat, named } : undefined,
  },
  write: ({ seat, card, named }) =>
    card === undefined ? `${seat} misplaced-for ${named}` : `${seat} misplaced ${card} for ${named}`,
};

/** Law 47E2: a card that rested on a mistaken explanation. */
export const MISEXPLAINED_PLAY: Rule<Misexplained> = {
  inPlay: true,
  refusal: (table, { seat }) => noCardYet(table, seat),
  taken: (table, { seat: offender, dummySeen = false }) => {
    const last = cardPlaceOf(playOf(table), offender);
    if (last === undefined) return { table };
    const { card, sameTrick, laterTricks } = last;
    // Until 2007 a card to the next trick was not too late yet (Law 47E2(a)).
    const since = table.edition === 2017 ? [...sameTrick, ...laterTricks] : sameTrick;
    const inTime = since.length === 0 && !dummySeen;
    return { table, irregularity: { type: 'misexplained-play', offender, card, inTime } };
  },
};

export const MISEXPLAINED_PLAY_STEP: Step<Misexplained> = {
  forms: [
    {
      example: 'W misexplained',
      tells: 'his last card rested on a mistaken explanation; `dummy-seen` if dummy had faced a card',
    },
  ],
  verbs: {
    misexplained: (seat, [seen]) => ({
      type: 'misexplained-play',
      seat,
      ...(seen === 'dummy-seen' ? { dummySeen: true } : {}),
    }),
  },
  write: ({ seat, dummySeen }) => words(seat, 'misexplained', dummySeen === true && 'dummy-seen'),
};
