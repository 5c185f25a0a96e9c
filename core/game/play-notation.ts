import { fail, ok, type ParseFault, parseFault, type Result } from '../base/index.ts';
import { parseCard } from './card.ts';
import type { Deal } from './deal.ts';
import { type CardFault, type Play, type Played, playCard, startPlay, turnToPlay } from './play.ts';
import { rotationFrom, type Seat } from './seat.ts';

/** Why written play could not be replayed: it cannot be read, or a card in it may not be played. */
export type PlayNotationFault = ParseFault | (CardFault & { readonly at: number });

interface Word {
  readonly text: string;
  readonly at: number;
}

const END = '*';
const NOT_PLAYED = '-';

const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, at: index }));

/**
 * Reads play as PBN writes it: one trick after another, each with the four cards in the order of the seats from
 * `first` (usually the opening leader), whoever led. `-` stands for a card not played, `*` ends the play early.
 */
export function parsePlay(
  deal: Deal,
  contract: Played,
  text: string,
  first: Seat,
): Result<Play, PlayNotationFault> {
  const words = wordsOf(text);
  const columns = rotationFrom(first);
  let play = startPlay(deal, contract);
  for (let start = 0; start < words.length; start += columns.length) {
    const row = words.slice(start, start + columns.length);
    if (row[0]?.text === END) return start + 1 === words.length ? ok(play) : surplus(text, words[start + 1]);
    const trick = play.quitted.length;
    for (let turn = turnToPlay(play); turn !== undefined; turn = turnToPlay(play)) {
      const word = row[columns.indexOf(turn)];
      if (word === undefined || word.text === NOT_PLAYED || word.text === END) return ok(play);
      const next = playWord(play, text, word);
      if (!next.ok) return next;
      play = next.value;
      if (play.quitted.length > trick) break;
    }
    if (play.quitted.length === trick) return surplus(text, row[0]);
  }
  return ok(play);
}

const surplus = (text: string, word: Word | undefined) =>
  fail(parseFault('play', 'Play', text, word?.at ?? text.length, 'nothing after the end of the play'));

function playWord(play: Play, text: string, { text: word, at }: Word): Result<Play, PlayNotationFault> {
  const card = parseCard(word);
  if (!card.ok) return fail(parseFault('play', 'Play', text, at, 'a card such as SA, - or *'));
  const next = playCard(play, card.value);
  return next.ok ? next : fail({ ...next.error, at });
}

/** Writes play as PBN does, a trick a line, in the order of the seats from `first`. */
export function printPlay(play: Play, first: Seat): string {
  const columns = rotationFrom(first);
  const tricks = [...play.quitted, ...(play.current.cards.length > 0 ? [play.current] : [])];
  const lines = tricks.map(({ leader, cards }) => {
    const order = rotationFrom(leader);
    return columns.map((seat) => cards[order.indexOf(seat)] ?? NOT_PLAYED).join(' ');
  });
  return [...lines, ...(play.quitted.length < 13 ? [END] : [])].join('\n');
}
