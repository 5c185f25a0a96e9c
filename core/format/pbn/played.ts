import {
  type Card,
  type Contract,
  isCard,
  isSeat,
  type PartialDeal,
  parseContract,
  parsePartialDeal,
  SEATS,
  type Seat,
  sideOf,
  TRICKS,
} from '../../game/index.ts';
import { type Decimal, readDecimal } from '../decimal.ts';
import { type PbnAction, type PbnGame, tagValue, toldTag } from './model.ts';

/** The seat that a tag names; a caret says that it is not the one by the Laws. */
export const seatTag = (game: PbnGame, name: string): Seat | undefined => {
  const letter = tagValue(game, name)?.replace('^', '').toUpperCase() ?? '';
  return isSeat(letter) ? letter : undefined;
};

/** The contract that the tags give. */
export function contractTag(game: PbnGame): Contract | undefined {
  const declarer = seatTag(game, 'Declarer');
  const tagged = parseContract(`${tagValue(game, 'Contract') ?? ''}${declarer ?? ''}`);
  return tagged.ok && declarer !== undefined ? tagged.value : undefined;
}

/** Declarer's tricks by the Result tag: `9`, or of a side, `NS 9` (PBN 2.1, 3.4.15). */
export function tricksTag(game: PbnGame): number | undefined {
  const text = tagValue(game, 'Result')?.replace('^', '') ?? '';
  const [, side, tricks] = /^(?:(NS|EW) )?(\d{1,2})(?: |$)/i.exec(text) ?? [];
  if (tricks === undefined) return undefined;
  if (side === undefined) return Number(tricks);
  const declarer = seatTag(game, 'Declarer');
  if (declarer === undefined) return undefined;
  return sideOf(declarer) === side.toUpperCase() ? Number(tricks) : TRICKS - Number(tricks);
}

/**
 * A figure of a tag as North–South see it: alone it is declarer's, and a side may be named (PBN 2.1, 4.2.1). Without either
 * only nothing is the same for both.
 */
export function figureTagNS(game: PbnGame, tag: string, declarer: Seat | undefined): Decimal | undefined {
  const [, named, text = ''] = /^(?:(NS|EW) )?([+-]?[\d.]+)/i.exec(toldTag(game, tag) ?? '') ?? [];
  const figure = readDecimal(text);
  if (figure === undefined || figure.units === 0) return figure;
  const side = named?.toUpperCase() ?? (declarer === undefined ? undefined : sideOf(declarer));
  if (side === undefined) return undefined;
  return side === 'NS' ? figure : { ...figure, units: 0 - figure.units };
}

/** How many passes `AP` stands for after these calls: three after a bid, four at the beginning (Law 22). */
export function passesMeant(calls: readonly string[]): number {
  const lastOther = calls.findLastIndex((call) => call !== 'Pass');
  const due = lastOther < 0 ? SEATS.length : SEATS.length - 1;
  return Math.max(0, due - (calls.length - 1 - lastOther));
}

/** The hands that the Deal tag gives. */
export const dealTag = (game: PbnGame): PartialDeal => {
  const deal = parsePartialDeal(tagValue(game, 'Deal') ?? '');
  return deal.ok ? deal.value : {};
};

/** A trick in the columns of a play section: a card, or none, for each of them. */
export interface PlayRow {
  readonly cards: readonly (Card | undefined)[];
  /** The column of a card that was led out of turn, where the file says so. */
  readonly ledOutOfTurn?: number;
}

/** Four columns to a trick; those in which no card is known are left out at the end. */
export function columnsOf(actions: readonly PbnAction[]): readonly PlayRow[] {
  const tricks: PlayRow[] = [];
  for (let at = 0; at < actions.length; at += SEATS.length) {
    const row = actions.slice(at, at + SEATS.length);
    const cards = row.map(({ text }) => (isCard(text) ? text : undefined));
    if (cards.every((card) => card === undefined)) break;
    const led = row.findIndex(({ irregularity }) => irregularity === 'L');
    tricks.push(led < 0 ? { cards } : { cards, ledOutOfTurn: led });
  }
  return tricks;
}
