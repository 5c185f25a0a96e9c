import {
  diagram,
  highCardPoints,
  LANGUAGES,
  type Language,
  type PartialDeal,
  parseDeal,
  parsePartialDeal,
  printDeal,
  SEATS,
  type Style,
  shapeOf,
} from 'naipe/game';
import {
  type Answer,
  type Command,
  done,
  type Given,
  textOption,
  wrongInput,
  wrongUsage,
} from '../command.ts';

const HELP = `Usage:
  naipe show "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765"

A deal in PBN notation: the first seat, then the hands clockwise, suits S.H.D.C; - for a hand not known.

  --letters        suits as letters, not symbols
  --language L     en, pt, es or it
  --json           hands, high-card points and shapes`;

function styleGiven(given: Given): Style | Answer {
  const language = textOption(given, 'language') ?? 'en';
  if (!(LANGUAGES as readonly string[]).includes(language)) {
    return wrongUsage(`--language takes ${LANGUAGES.join(', ')}, not "${language}".`);
  }
  return {
    language: language as Language,
    suits: given.options.letters === true ? 'letters' : 'symbols',
    ten: given.options.letters === true ? 'T' : '10',
  };
}

export const show: Command = {
  help: HELP,
  options: { letters: { type: 'boolean' }, language: { type: 'string' } },
  run: (given) => {
    const style = styleGiven(given);
    if ('kind' in style) return style;
    if (given.words.length === 0) return wrongUsage('Which deal? Give it in PBN notation, in quotes.');
    const text = given.words.join(' ');
    const partial = parsePartialDeal(text);
    const whole = partial.ok && SEATS.every((seat) => partial.value[seat] !== undefined);
    const read = whole ? parseDeal(text) : partial;
    if (!read.ok) return wrongInput(read.error);
    const deal: PartialDeal = read.value;
    const hands = Object.fromEntries(
      SEATS.flatMap((seat) => {
        const hand = deal[seat];
        return hand === undefined ? [] : [[seat, { hcp: highCardPoints(hand), shape: shapeOf(hand) }]];
      }),
    );
    return done({ deal: printDeal(deal), hands }, diagram(deal, {}, style));
  },
};
