import { ok, type Result } from '../../base/index.ts';
import {
  type Card,
  type Contract,
  type Deal,
  handSize,
  isCard,
  isSeat,
  parseContract,
  SEATS,
  type Seat,
  SUITS,
  type Suit,
} from '../../game/index.ts';
import type { Response } from '../68-claim-or-concession.ts';
import type { SinceAssent } from '../69-agreed-claim.ts';
import {
  type ClaimPosition,
  type DirectorsView,
  PLAYER_CLASSES,
  type PlayerClass,
  type ShownOut,
  type Statement,
} from '../claims/index.ts';
import { firstUnread, numberOf, readStatement, STATEMENT_FORMS } from '../claims/statement-notation.ts';
import type { ClaimingAct } from '../happening/claiming-act.ts';
import {
  type CaseHead,
  caseFault,
  isObject,
  type Json,
  readHands,
  readHead,
  readKeyedAnswers,
  unreadable,
} from './json.ts';
import { misshapen } from './shape.ts';
import { CLAIM_CASE } from './shapes.ts';

/** What a case with a claim or concession says must come of it. What it does not mention is not checked. */
export interface ClaimExpectation {
  readonly clauses?: readonly string[];
  readonly notClauses?: readonly string[];
  /** What the act is under Law 68: `claim`, `concession` or `play-on`. */
  readonly is?: string;
  readonly claimed?: number;
  readonly conceded?: number;
  /** For an act that is neither: what becomes of the cards shown. */
  readonly shownCards?: string;
  /** Where Law 68D sends it: `agreement`, `director` or `play-on`. */
  readonly next?: string;
  readonly laterPlay?: string;
  /** Law 69A: `contested`, `open` or `established`. */
  readonly agreement?: string;
  /** Law 70: tricks of those not complete to the side that claimed, and by any legal play. */
  readonly awarded?: number;
  /** The cards out that the claimer is taken to have missed. */
  readonly missed?: readonly string[];
  readonly anyLegal?: number;
  readonly certain?: boolean;
  /** The line that decides, a trick each: `S:SA W:H2 N:C2 E:ST`. */
  readonly line?: readonly string[];
  /** Laws 69B and 71: tricks that go back to the side that gave them away. */
  readonly returned?: number;
  /** Of a contract given up when it was decided: `cancelled` or `stands`. */
  readonly concession?: string;
  /** Why the case cannot be ruled on. */
  readonly refused?: string;
}

/** A concession or an agreement that its side takes back within the correction period or after it. */
export interface TakenBack {
  readonly withinCorrectionPeriod: boolean;
  readonly alreadyWon: number;
  /** Law 71: the tricks conceded of those left. */
  readonly conceded: number | undefined;
  /** Law 69B2: what the director finds likely. */
  readonly likelyWon: number;
  /** Law 71B of 1997: the tricks that declarer and the defenders had won when the contract was given up. */
  readonly won: { readonly declarer: number; readonly defenders: number } | undefined;
}

/** A claim or concession, as far as the case tells of it. */
export interface ClaimCase extends CaseHead<ClaimExpectation> {
  readonly contract: Contract;
  readonly by: Seat;
  readonly act: ClaimingAct | undefined;
  readonly partnerObjects: boolean;
  readonly response: Response | undefined;
  readonly sinceAssent: SinceAssent | undefined;
  readonly position: ClaimPosition | undefined;
  readonly tricksLeft: number;
  readonly claimed: number;
  readonly statement: Statement;
  readonly trumpLikelyForgotten: boolean;
  readonly shownOut: ShownOut;
  readonly suitOrder: 'top-down' | undefined;
  readonly player: PlayerClass;
  /** Tricks that the other side does not dispute. */
  readonly undisputed: number | undefined;
  readonly director: DirectorsView;
  /** Cards of the claiming side played after the claim, and whether the director takes them as evidence. */
  readonly later: { readonly cards: readonly Card[]; readonly asEvidence: boolean } | undefined;
  /** The claim was agreed to and its acceptance is withdrawn (Law 69B) … */
  readonly withdrawn: TakenBack | undefined;
  /** … or the concession is to be cancelled (Law 71). */
  readonly cancelled: TakenBack | undefined;
  /** What is answered by the key of the question, `70C2`: it goes before what the case tells otherwise. */
  readonly answers: Readonly<Record<string, string>>;
}

/** Reads a case of a contested or withdrawn claim from what a JSON file holds. */
export function readClaimCase(json: Json): Result<ClaimCase> {
  const { claim } = json;
  if (!isObject(claim)) return caseFault('claim', 'case-members', { members: '"contract", "by"' });
  const wrong = misshapen(json, CLAIM_CASE);
  if (wrong !== undefined) return wrong;
  const contract = parseContract(String(claim.contract));
  if (!contract.ok) return unreadable('claim.contract', contract.error);
  const { by = contract.value.declarer } = claim;
  if (typeof by !== 'string' || !isSeat(by)) return caseFault('claim.by', 'case-seat');
  const position = readPosition(claim, contract.value, by);
  if (!position.ok) return position;
  const { said, toLose } = readToLose(claim.statement);
  const statement = readStatement(said);
  if (statement === undefined)
    return caseFault('claim.statement', 'case-statement', {
      found: JSON.stringify(Array.isArray(said) ? firstUnread(said) : claim.statement),
      forms: STATEMENT_FORMS,
    });
  const act = readAct(claim.act);
  if (claim.act !== undefined && act === undefined)
    return caseFault('claim.act', 'case-unreadable', { found: JSON.stringify(claim.act) });
  const answers = readKeyedAnswers(json.answers);
  if (!answers.ok) return answers;
  const head = readHead<ClaimExpectation>(json);
  if (!head.ok) return head;
  const left = position.value === undefined ? Number(claim.tricksLeft ?? 0) : leftIn(position.value);
  return ok({
    ...head.value,
    contract: contract.value,
    by,
    act,
    partnerObjects: claim.partnerObjects === true,
    response: readResponse(claim.response),
    sinceAssent: readSinceAssent(claim.sinceAssent),
    position: position.value,
    tricksLeft: left,
    claimed: typeof claim.claimed === 'number' ? claim.claimed : claimedBy(act, toLose, statement, left),
    statement,
    trumpLikelyForgotten: claim.trumpLikelyForgotten === true,
    shownOut: readShownOut(claim.shownOut),
    suitOrder: claim.suitOrder === 'top-down' ? claim.suitOrder : undefined,
    player: PLAYER_CLASSES.find((each) => each === claim.player) ?? 'middle',
    undisputed: typeof claim.undisputed === 'number' ? claim.undisputed : undefined,
    director: isObject(claim.director) ? (claim.director as DirectorsView) : {},
    later: readLater(claim.later),
    withdrawn: readTakenBack(claim.withdrawn),
    cancelled: readTakenBack(claim.cancelled),
    answers: answers.value,
  });
}

/** `one to lose`, `2 to lose`, among what was said: it tells how many are claimed, and nothing of how. */
function readToLose(json: unknown): { readonly said: unknown; readonly toLose: number | undefined } {
  if (!Array.isArray(json)) return { said: json, toLose: undefined };
  const words = json.map((each) => /^(\w+) to lose$/.exec(String(each))?.[1]);
  const toLose = numberOf(words.find((each) => each !== undefined));
  return toLose === undefined
    ? { said: json, toLose }
    : { said: json.filter((_, index) => words[index] === undefined), toLose };
}

/** What is claimed of the tricks left, by what was done or said; all of them when that tells nothing. */
function claimedBy(
  act: ClaimingAct | undefined,
  toLose: number | undefined,
  { counted = [] }: Statement,
  left: number,
): number {
  if (act?.kind === 'states-winning') return act.tricks;
  if (act?.kind === 'states-losing') return left - act.tricks;
  if (act?.kind === 'abandons-hand') return 0;
  if (toLose !== undefined) return left - toLose;
  const total = counted.reduce((sum, item) => sum + ('card' in item ? 1 : item.tricks), 0);
  return total > 0 ? Math.min(total, left) : left;
}

const leftIn = ({ hands, trick }: ClaimPosition): number =>
  handSize(hands[trick.leader]) + (trick.cards.length > 0 ? 1 : 0);

function readPosition(claim: Json, contract: Contract, by: Seat): Result<ClaimPosition | undefined> {
  if (claim.hands === undefined) return ok(undefined);
  const hands = readHands(claim.hands);
  if (!hands.ok) return hands;
  if (SEATS.some((seat) => hands.value[seat] === undefined))
    return caseFault('claim.hands', 'case-four-hands');
  const leader = claim.leader ?? by;
  if (typeof leader !== 'string' || !isSeat(leader)) return caseFault('claim.leader', 'case-seat');
  const cards = String(claim.played ?? '')
    .split(' ')
    .filter(isCard);
  const { strain, declarer } = contract;
  const penaltyCards = readPenaltyCards(claim.penaltyCards);
  return ok({
    strain,
    declarer,
    hands: hands.value as Deal,
    trick: { leader, cards },
    ...(penaltyCards.length === 0 ? {} : { penaltyCards }),
  });
}

/** `{ "E": "H9, C4 minor" }`: the penalty cards that lie before a player, major unless it says otherwise. */
const readPenaltyCards = (json: unknown): NonNullable<ClaimPosition['penaltyCards']> =>
  SEATS.flatMap((seat) =>
    String(isObject(json) ? (json[seat] ?? '') : '')
      .split(', ')
      .flatMap((each) => {
        const [card = '', kind] = each.split(' ');
        return isCard(card) ? [{ seat, card, kind: kind === 'minor' ? 'minor' : 'major' } as const] : [];
      }),
  );

/** `wins 5`, `loses 2`, `curtails`, `shows cards`, `shows cards, no claim meant`, `abandons`, `current trick`. */
function readAct(json: unknown): ClaimingAct | undefined {
  const [, what, number] = /^(wins|loses) (\d+)$/.exec(String(json)) ?? [];
  if (what !== undefined)
    return { kind: what === 'wins' ? 'states-winning' : 'states-losing', tricks: Number(number) };
  return PLAIN_ACTS[String(json)];
}

const PLAIN_ACTS: Readonly<Record<string, ClaimingAct>> = {
  curtails: { kind: 'suggests-curtailing' },
  'shows cards': { kind: 'shows-cards', noClaimMeant: false },
  'shows cards, no claim meant': { kind: 'shows-cards', noClaimMeant: true },
  abandons: { kind: 'abandons-hand' },
  'current trick': { kind: 'about-current-trick' },
};

/** `agreed`, `doubted`, `E asks to play on, NESW concur`. */
function readResponse(json: unknown): Response | undefined {
  if (json === 'agreed' || json === 'doubted') return { kind: json };
  const [, by, concurring = ''] = /^([NESW]) asks to play on, ([NESW]+) concur$/.exec(String(json)) ?? [];
  return by === undefined
    ? undefined
    : { kind: 'play-on-asked', by: by as Seat, concurring: [...concurring].filter(isSeatLetter) };
}

const isSeatLetter = (letter: string): letter is Seat => isSeat(letter);

function readSinceAssent(json: unknown): SinceAssent | undefined {
  if (!isObject(json)) return undefined;
  const { objection } = json;
  return {
    objection: objection === 'in-time' || objection === 'late' ? objection : 'none',
    calledOnNextBoard: json.calledOnNextBoard === true,
    roundEnded: json.roundEnded === true,
  };
}

/** `{ "E": "SH" }`: suits in which a player has shown out. */
const readShownOut = (json: unknown): ShownOut =>
  isObject(json)
    ? Object.fromEntries(
        SEATS.flatMap((seat): [Seat, Suit[]][] =>
          json[seat] === undefined ? [] : [[seat, SUITS.filter((suit) => String(json[seat]).includes(suit))]],
        ),
      )
    : {};

const readLater = (json: unknown): ClaimCase['later'] =>
  isObject(json)
    ? { cards: String(json.cards).split(' ').filter(isCard), asEvidence: json.asEvidence === true }
    : undefined;

const readTakenBack = (json: unknown): TakenBack | undefined =>
  isObject(json)
    ? {
        withinCorrectionPeriod: json.late !== true,
        alreadyWon: Number(json.alreadyWon ?? 0),
        likelyWon: Number(json.likelyWon ?? 0),
        conceded: typeof json.conceded === 'number' ? json.conceded : undefined,
        won: isObject(json.won)
          ? { declarer: Number(json.won.declarer), defenders: Number(json.won.defenders) }
          : undefined,
      }
    : undefined;
