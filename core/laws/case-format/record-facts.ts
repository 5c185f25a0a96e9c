import { ok, type Result } from '../../base/index.ts';
import { type Card, isCard, isSeat, type Seat, SUITS, type Suit } from '../../game/index.ts';
import { isClause } from '../clauses/is-clause.ts';
import {
  type Attempt,
  type Attention,
  type ClaimMade,
  type FacedCards,
  IN_TIME,
  type Inquiry,
  type Must,
  type PlayRecord,
  type Requirement,
  type TrickCount,
  type VoidClaim,
} from '../tricks/record.ts';
import { caseFault, isObject, type Json } from './json.ts';

/** What a record of play says besides the cards. */
export type RecordFacts = Omit<
  PlayRecord,
  'contract' | 'vulnerability' | 'hands' | 'tricks' | 'earlierWinnersUnknown'
>;

type Reader<Value> = (json: unknown) => Value | undefined;

/** Cards with a space between them; nothing if one of them is none. */
const cardsIn = (text: string): readonly Card[] | undefined => {
  const words = text.trim().split(/\s+/);
  return words.every(isCard) ? words : undefined;
};
/** Suits with or without a space between them; none if there is anything else. */
const suitsIn = (text: string): Suit[] =>
  /^[SHDC ]+$/.test(text) ? SUITS.filter((suit) => text.includes(suit)) : [];

const trickCount: Reader<TrickCount> = (json) =>
  isObject(json) && Number.isInteger(json.NS) && Number.isInteger(json.EW)
    ? { NS: Number(json.NS), EW: Number(json.EW) }
    : undefined;

const seatsIn = (json: unknown): Seat[] =>
  [...(typeof json === 'string' ? json : '')].filter((letter): letter is Seat => isSeat(letter));

const attention: Reader<Attention> = (json) =>
  isObject(json)
    ? {
        calledOnNextBoard: seatsIn(json.calledOnNextBoard),
        roundEnded: json.roundEnded === true,
        handsReturned: json.handsReturned === true,
      }
    : undefined;

const attentionTo: Reader<NonNullable<PlayRecord['attentionTo']>[number]> = (json) => {
  const drawn = attention(json) ?? IN_TIME;
  const [, trick, seat] = /^T(\d+) ([NESW])$/.exec(isObject(json) ? String(json.revoke) : '') ?? [];
  return seat !== undefined && isSeat(seat) ? { ...drawn, trick: Number(trick), seat } : undefined;
};

const claim: Reader<ClaimMade> = (json) => {
  if (!isObject(json) || typeof json.by !== 'string' || !isSeat(json.by)) return undefined;
  const rest = trickCount(json.rest);
  const { by } = json;
  const said = { by, assented: json.assented === true, objected: json.objected === true };
  return rest === undefined ? said : { ...said, rest };
};

/** `T10 E asks W`. */
const inquiry: Reader<Inquiry> = (json) => {
  const [, trick, asker, asked] = /^T(\d+) ([NESW]) asks ([NESW])$/.exec(String(json)) ?? [];
  return asked === undefined
    ? undefined
    : { trick: Number(trick), asker: asker as Seat, asked: asked as Seat };
};

/** `T11 E`: a card named for the trick. */
const named: Reader<NonNullable<PlayRecord['named']>[number]> = (json) => {
  const [, trick, by] = /^T(\d+) ([NESW])$/.exec(String(json)) ?? [];
  return by === undefined ? undefined : { trick: Number(trick), by: by as Seat };
};

/** `T10 W CK (57A)`: a card led or played to the tenth trick that never lay in it, and the clause. */
const attempt: Reader<Attempt> = (json) => {
  const [, trick, by, card = '', clause = ''] = /^T(\d+) ([NESW]) (\w\w) \((.+)\)$/.exec(String(json)) ?? [];
  return by !== undefined && isCard(card) && isClause(clause)
    ? { trick: Number(trick), by: by as Seat, card, clause }
    : undefined;
};

/** `T9 W after 2`: a claim that came to nothing, when two cards had fallen to the ninth trick. */
const voidClaim: Reader<VoidClaim> = (json) => {
  const [, trick, by, cards] = /^T(\d+) ([NESW]) after (\d)$/.exec(String(json)) ?? [];
  return by === undefined ? undefined : { trick: Number(trick), by: by as Seat, cards: Number(cards) };
};

const FACED_AS = {
  major: 'major-penalty-card',
  minor: 'minor-penalty-card',
  faced: 'faced',
} as const satisfies Record<string, FacedCards['as']>;

/** `E C9 major from T10`, `E S9 H9 faced from T10 to T12`. */
const faced: Reader<FacedCards> = (json) => {
  const [, seat, words = '', as, from, to] =
    /^([NESW]) ((?:\w\w )+)(major|minor|faced) from T(\d+)(?: to T(\d+))?$/.exec(String(json)) ?? [];
  const cards = cardsIn(words);
  if (seat === undefined || cards === undefined || as === undefined) return undefined;
  return {
    seat: seat as Seat,
    cards,
    as: FACED_AS[as as keyof typeof FACED_AS],
    from: Number(from),
    ...(to === undefined ? {} : { to: Number(to) }),
  };
};

const musts = (how: string, what: string): Must | undefined => {
  const [suit] = suitsIn(what);
  switch (how) {
    case 'plays':
      return suit && { do: 'play-suit', suit };
    case 'avoids':
      return suit && { do: 'avoid-suits', suits: suitsIn(what) };
    case 'plays-one-of': {
      const cards = cardsIn(what);
      return cards && { do: 'play-one-of', cards };
    }
    case 'plays-highest':
      return suit && { do: 'play-highest', suit };
    case 'plays-lowest':
      return suit && { do: 'play-lowest', suit };
    default:
      return undefined;
  }
};

/** `T1 W avoids H (50D2(a))`, `T3 E plays-one-of C4 C9 (51A)`. */
const requirement: Reader<Requirement> = (json) => {
  const [, trick, seat, how = '', what = '', clause = ''] =
    /^T(\d+) ([NESW]) ([a-z-]+) ([\w ]+?) \((.+)\)$/.exec(String(json)) ?? [];
  const must = musts(how, what);
  return must && isClause(clause) ? { trick: Number(trick), seat: seat as Seat, clause, must } : undefined;
};

const flag: Reader<boolean> = (json) => (typeof json === 'boolean' ? json : undefined);

const listOf =
  <Value>(read: Reader<Value>): Reader<readonly Value[]> =>
  (json) => {
    if (!Array.isArray(json)) return undefined;
    const values = json.map(read);
    return values.some((value) => value === undefined)
      ? undefined
      : values.flatMap((value) => (value === undefined ? [] : [value]));
  };

const READERS: { readonly [Fact in keyof RecordFacts]-?: Reader<RecordFacts[Fact]> } = {
  earlier: trickCount,
  claim,
  voidClaims: listOf(voidClaim),
  attention,
  attentionTo: listOf(attentionTo),
  inquiries: listOf(inquiry),
  named: listOf(named),
  attempted: listOf(attempt),
  faced: listOf(faced),
  requirements: listOf(requirement),
  dummyLostRights: flag,
};

/** Reads what a record of play says besides the cards. */
export function readRecordFacts(json: Json): Result<RecordFacts> {
  const facts: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(READERS)) {
    if (json[name] === undefined) continue;
    const value = read(json[name]);
    if (value === undefined)
      return caseFault(`record.${name}`, 'case-unreadable', { found: JSON.stringify(json[name]) });
    facts[name] = value;
  }
  return ok(facts as RecordFacts);
}
