import { type Fault, fail, ok, type Result } from 'naipe/base';
import {
  type Contract,
  type Hand,
  lhoOf,
  openingLeaderOf,
  parseHand,
  SEATS,
  type Seat,
  TRICKS,
  trickWinner,
  type Vulnerability,
} from 'naipe/game';
import { type Answers, type LawsEdition, type PlayRecord, parseTricks, type RecordedTrick } from 'naipe/laws';
import { isPbnPlay, tricksFromPbn } from './pbn-tricks.ts';

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
  claimer: '',
  claimAgreed: true,
  restNS: '',
  calledNS: false,
  calledEW: false,
  roundEnded: false,
  handsReturned: false,
  answers: {},
};

/** The tricks entered, whichever way they are written. */
export const tricksOf = ({ tricks, contract }: RevokeDraft): Result<readonly RecordedTrick[]> =>
  isPbnPlay(tricks) ? tricksFromPbn(tricks, contract.strain) : parseTricks(tricks.toUpperCase());

const FOUR = 4;

/** Who plays next, if the cards fall in turn. */
export function nextToPlay(tricks: readonly RecordedTrick[], contract: Contract): Seat {
  const last = tricks.at(-1);
  const plays = last?.plays ?? [];
  const [lead] = plays;
  const latest = plays.at(-1);
  if (lead === undefined || latest === undefined) return openingLeaderOf(contract);
  if (plays.length < FOUR) return lhoOf(latest.seat);
  return trickWinner({ leader: lead.seat, cards: plays.map(({ card }) => card) }, contract.strain);
}

/** The tricks with another card, in the trick on the table or as the lead to the next. */
export function withCard(
  tricks: readonly RecordedTrick[],
  played: RecordedTrick['plays'][number],
): readonly RecordedTrick[] {
  const last = tricks.at(-1);
  return last === undefined || last.plays.length >= FOUR
    ? [...tricks, { plays: [played] }]
    : [...tricks.slice(0, -1), { plays: [...last.plays, played] }];
}

/** The tricks without the last card. */
export function withoutLast(tricks: readonly RecordedTrick[]): readonly RecordedTrick[] {
  const plays = tricks.at(-1)?.plays.slice(0, -1) ?? [];
  return plays.length === 0 ? tricks.slice(0, -1) : [...tricks.slice(0, -1), { plays }];
}

function handsFrom(texts: RevokeDraft['hands']): Result<PlayRecord['hands']> {
  const hands: Partial<Record<Seat, Hand>> = {};
  for (const seat of SEATS) {
    if (texts[seat].trim() === '') continue;
    const hand = parseHand(texts[seat]);
    if (!hand.ok) return fail<Fault>({ ...hand.error, message: `${seat}: ${hand.error.message}` });
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
  const earlier = { NS: Number(draft.earlierNS), EW: Number(draft.earlierEW) };
  const complete = tricks.value.filter(({ plays }) => plays.length >= FOUR).length;
  return ok({
    contract: draft.contract,
    vulnerability: draft.vulnerability,
    hands: hands.value,
    earlier,
    tricks: tricks.value,
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
