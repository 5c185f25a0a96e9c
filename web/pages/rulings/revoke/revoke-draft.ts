import { fail, ok, type Result } from 'naipe/base';
import {
  type Contract,
  type Hand,
  lhoOf,
  openingLeaderOf,
  parseHand,
  SEATS,
  type Seat,
  TRICKS,
  type Vulnerability,
} from 'naipe/game';
import {
  type Answers,
  bestOf,
  type CardPlayed,
  decides,
  type FacedCards,
  type Inquiry,
  type LawsEdition,
  type PlayRecord,
  parseTricks,
  printTricks,
  type RecordedTrick,
  type Requirement,
} from 'naipe/laws';
import { fromPbn, isPbn } from './from-pbn.ts';

/** The play of a board as it is being entered. */
export interface RevokeDraft {
  readonly edition: LawsEdition;
  readonly contract: Contract;
  readonly vulnerability: Vulnerability;
  /** The tricks as text: a line each, or a play section of PBN. */
  readonly tricks: string;
  /** Whole hands where known; nothing otherwise. */
  readonly hands: Readonly<Record<Seat, string>>;
  /** Tricks won before those entered. */
  readonly earlierNS: string;
  readonly earlierEW: string;
  readonly faced: readonly FacedCards[];
  readonly requirements: readonly Requirement[];
  readonly inquiries: readonly Inquiry[];
  readonly named: NonNullable<PlayRecord['named']>;
  readonly dummyLostRights: boolean;
  /** Of two cards in a trick, is it known which was faced (Law 67B2(a))? */
  readonly facedIsKnown: boolean;
  readonly claimer: Seat | '';
  readonly claimAgreed: boolean;
  /** Of the tricks left at the claim, those that North–South get. */
  readonly restNS: string;
  readonly calledNS: boolean;
  readonly calledEW: boolean;
  readonly roundEnded: boolean;
  readonly handsReturned: boolean;
  readonly answers: Answers;
}

export const NEW_REVOKE: RevokeDraft = {
  edition: 2017,
  contract: { level: 4, strain: 'S', doubling: '', declarer: 'S' },
  vulnerability: 'None',
  tricks: '',
  hands: { N: '', E: '', S: '', W: '' },
  earlierNS: '',
  earlierEW: '',
  faced: [],
  requirements: [],
  inquiries: [],
  named: [],
  dummyLostRights: false,
  facedIsKnown: true,
  claimer: '',
  claimAgreed: true,
  restNS: '',
  calledNS: false,
  calledEW: false,
  roundEnded: false,
  handsReturned: false,
  answers: {},
};

/** Was anything entered besides the contract and the tricks? */
export const isMoreKnown = (draft: RevokeDraft): boolean =>
  JSON.stringify({ ...NEW_REVOKE, ...cardsAlone(draft) }) !== JSON.stringify(draft);

const cardsAlone = ({ edition, contract, vulnerability, tricks, answers }: RevokeDraft) => ({
  edition,
  contract,
  vulnerability,
  tricks,
  answers,
});

/** The tricks entered, whichever way they are written. */
export function tricksOf({ tricks, contract }: RevokeDraft): Result<readonly RecordedTrick[]> {
  if (!isPbn(tricks)) return parseTricks(tricks.toUpperCase());
  const read = fromPbn(tricks, contract);
  return read.ok ? ok(read.value.tricks) : read;
}

/** What a pasted PBN text changes: the tricks, and the contract and hands where it gives them. */
export function pasted(text: string, draft: RevokeDraft): Partial<RevokeDraft> | undefined {
  const read = isPbn(text) ? fromPbn(text, draft.contract) : undefined;
  if (read?.ok !== true) return undefined;
  const { tricks, contract, vulnerability, hands } = read.value;
  return {
    tricks: printTricks(tricks),
    answers: {},
    ...(contract === undefined ? {} : { contract }),
    ...(vulnerability === undefined ? {} : { vulnerability }),
    ...(hands === undefined ? {} : { hands: { ...NEW_REVOKE.hands, ...hands } }),
  };
}

const FOUR = 4;

/** The number of the trick in which the next card falls. */
export function trickNumber({ earlierNS, earlierEW }: RevokeDraft, tricks: readonly RecordedTrick[]): number {
  const last = tricks.at(-1);
  return Number(earlierNS) + Number(earlierEW) + tricks.length + (last && !isComplete(last) ? 0 : 1);
}

/** Are there four cards in it that stay? */
const isComplete = ({ plays }: RecordedTrick): boolean =>
  plays.filter((play) => decides(play) || play.role === 'placed').length >= FOUR;

/** Who plays next, if the cards fall in turn: a player who took his card back plays again. */
export function nextToPlay(tricks: readonly RecordedTrick[], contract: Contract): Seat {
  const last = tricks.at(-1);
  const latest = last?.plays.at(-1);
  if (last === undefined) return openingLeaderOf(contract);
  if (latest === undefined) return nextToPlay(tricks.slice(0, -1), contract);
  const best = bestOf(last.plays, contract.strain)?.seat;
  if (isComplete(last)) return best ?? latest.seat;
  return latest.withdrawn === undefined ? lhoOf(latest.seat) : latest.seat;
}

/** The tricks with another card, in the trick on the table or as the lead to the next. */
export function withCard(tricks: readonly RecordedTrick[], played: CardPlayed): readonly RecordedTrick[] {
  const last = tricks.at(-1);
  return last === undefined || isComplete(last)
    ? [...tricks, { plays: [played] }]
    : [...tricks.slice(0, -1), { plays: [...last.plays, played] }];
}

/** The tricks without the last card. */
export function withoutLast(tricks: readonly RecordedTrick[]): readonly RecordedTrick[] {
  const plays = tricks.at(-1)?.plays.slice(0, -1) ?? [];
  return plays.length === 0 ? tricks.slice(0, -1) : [...tricks.slice(0, -1), { plays }];
}

/** What became of the card that fell last. */
export type Fate = 'stands' | 'withdrawn' | 'placed' | 'surplus';

export const fateOf = ({ withdrawn, role }: CardPlayed): Fate =>
  withdrawn === undefined ? (role ?? 'stands') : 'withdrawn';

/** A revoke card is taken back under Law 62A; the text says otherwise where it was another clause. */
const TAKEN_BACK = '62A';

/** The tricks with the last card taken back, placed by the director, or fallen along with another. */
export function withFate(tricks: readonly RecordedTrick[], fate: Fate): readonly RecordedTrick[] {
  const last = tricks.at(-1);
  const latest = last?.plays.at(-1);
  if (last === undefined || latest === undefined) return tricks;
  const { seat, card } = latest;
  const marked: CardPlayed =
    fate === 'stands'
      ? { seat, card }
      : fate === 'withdrawn'
        ? { seat, card, withdrawn: TAKEN_BACK }
        : { seat, card, role: fate };
  return [...tricks.slice(0, -1), { plays: [...last.plays.slice(0, -1), marked] }];
}

/** The next trick is begun although somebody did not play to this one (Law 67). */
export function withNextTrick(tricks: readonly RecordedTrick[]): readonly RecordedTrick[] {
  const last = tricks.at(-1);
  return last === undefined || last.plays.length === 0 || isComplete(last)
    ? tricks
    : [...tricks, { plays: [] }];
}

function handsFrom(texts: RevokeDraft['hands']): Result<PlayRecord['hands']> {
  const hands: Partial<Record<Seat, Hand>> = {};
  for (const seat of SEATS) {
    if (texts[seat].trim() === '') continue;
    const hand = parseHand(texts[seat]);
    if (!hand.ok) return fail(hand.error);
    hands[seat] = hand.value;
  }
  return ok(hands);
}

function claimOf({ claimer, claimAgreed, restNS }: RevokeDraft, left: number): Pick<PlayRecord, 'claim'> {
  if (claimer === '') return {};
  const NS = Number(restNS);
  return {
    claim: {
      by: claimer,
      assented: claimAgreed,
      objected: !claimAgreed,
      ...(restNS === '' ? {} : { rest: { NS, EW: left - NS } }),
    },
  };
}

/** The record that the draft describes, or what keeps it from being one. */
export function recordOf(draft: RevokeDraft): Result<PlayRecord> {
  const tricks = tricksOf(draft);
  if (!tricks.ok) return tricks;
  const hands = handsFrom(draft.hands);
  if (!hands.ok) return hands;
  const { contract, vulnerability, faced, requirements, inquiries, named, dummyLostRights } = draft;
  const earlier = { NS: Number(draft.earlierNS), EW: Number(draft.earlierEW) };
  const complete = tricks.value.filter(isComplete).length;
  return ok({
    contract,
    vulnerability,
    hands: hands.value,
    earlier,
    tricks: tricks.value,
    // A record with orders or faced cards is read with more care: only where there are some.
    ...(faced.length === 0 ? {} : { faced }),
    ...(requirements.length === 0 ? {} : { requirements }),
    inquiries,
    named,
    dummyLostRights,
    attention: {
      calledOnNextBoard: [
        ...(draft.calledNS ? (['N'] as const) : []),
        ...(draft.calledEW ? (['E'] as const) : []),
      ],
      roundEnded: draft.roundEnded,
      handsReturned: draft.handsReturned,
    },
    ...claimOf(draft, TRICKS - earlier.NS - earlier.EW - complete),
  });
}
