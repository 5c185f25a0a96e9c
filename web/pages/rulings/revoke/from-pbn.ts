import { fail, ok, type Result } from 'naipe/base';
import { columnsOf, contractTag, type PbnGame, readPbn, tagValue } from 'naipe/format';
import {
  type Contract,
  isCard,
  parsePartialDeal,
  printHand,
  readVulnerability,
  SEATS,
  type Seat,
  type Vulnerability,
} from 'naipe/game';
import { type RecordedTrick, toldFault, tricksFromColumns } from 'naipe/laws';

/** Is it a PBN file, or its play section? */
export const isPbn = (text: string): boolean => /^\s*\[\w+\s+"/.test(text);

/** What a board in PBN says of its play. */
export interface PbnPlayed {
  readonly tricks: readonly RecordedTrick[];
  readonly contract?: Contract;
  readonly vulnerability?: Vulnerability;
  /** The hands that the file knows. */
  readonly hands?: Readonly<Partial<Record<Seat, string>>>;
}

/** Cards, and the signs for a card not known and for the end. */
const isReadable = (text: string): boolean => isCard(text) || /^(-+|\*|\+)$/.test(text);

/**
 * The play of the first board of a PBN text, with its contract, vulnerability and hands where it gives them. In a play
 * section a line is a trick and a column a player; the player it names leads to the first of its tricks.
 */
export function fromPbn(text: string, contract: Contract): Result<PbnPlayed> {
  const game = readPbn(text).file.games[0];
  const play = game?.play;
  if (game === undefined || play === undefined) return fail(toldFault('pbn-play', 'no-leader'));
  const odd = play.actions.find((action) => !isReadable(action.text));
  if (odd !== undefined) return fail(toldFault('pbn-play', 'not-a-card', { found: odd.text }));
  const tagged = contractTag(game);
  const columns = columnsOf(play.actions);
  return ok({
    tricks: tricksFromColumns(play.first, columns, tagged ?? contract, play.first),
    ...(tagged === undefined ? {} : { contract: tagged }),
    ...vulnerabilityTag(game),
    ...handsTag(game),
  });
}

function vulnerabilityTag(game: PbnGame): Pick<PbnPlayed, 'vulnerability'> {
  const vulnerability = readVulnerability(tagValue(game, 'Vulnerable') ?? '');
  return vulnerability === undefined ? {} : { vulnerability };
}

function handsTag(game: PbnGame): Pick<PbnPlayed, 'hands'> {
  const deal = parsePartialDeal(tagValue(game, 'Deal') ?? '');
  if (!deal.ok) return {};
  const hands: Partial<Record<Seat, string>> = {};
  for (const seat of SEATS) {
    const hand = deal.value[seat];
    if (hand !== undefined) hands[seat] = printHand(hand);
  }
  return { hands };
}
