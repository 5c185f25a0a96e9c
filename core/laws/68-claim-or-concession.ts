import { never } from '../base/index.ts';
import { SEATS, type Seat, type Side, sideOf } from '../game/index.ts';
import { contestedClaim } from './70-contested-claim.ts';
import { claimVoid, neitherOfThem, partnerObjected } from './claims/played-on.ts';
import type { ByEdition } from './clauses/by-edition.ts';
import { type Clause, clausesIf } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import type { ClaimingAct } from './happening/claiming-act.ts';
import type { CardFell, Claimed } from './happening/happening.ts';
import { claimScene, PLAYED_AFTER_CLAIM, wonTricksMoved } from './ruling/claim-at-table.ts';
import type { ClaimTelling } from './ruling/claim-question.ts';
import { type ClaimNumbers, type ClaimScene, shared } from './ruling/claim-scene.ts';
import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, askOrSee, isSo, judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { Answer } from './ruling/ruling.ts';
import type { Table } from './table/table.ts';

/** What was said or done, by whom, and with how many tricks left. */
export interface Claiming {
  readonly edition: LawsEdition;
  readonly act: ClaimingAct;
  readonly by: Seat;
  readonly declarer: Seat;
  /** Tricks not complete, the one on the table included. */
  readonly tricksLeft: number;
  /** Did the partner of a defender who conceded object at once? */
  readonly partnerObjects: boolean;
}

/** What the act amounts to under Law 68. */
export type ClaimOrConcession =
  /** Play is to stop: those tricks are claimed, the others conceded. */
  | {
      readonly kind: 'claim' | 'concession';
      readonly side: Side;
      readonly claimed: number;
      readonly conceded: number;
      readonly clauses: readonly Clause[];
    }
  /** Play goes on. */
  | {
      readonly kind: 'play-on';
      readonly clauses: readonly Clause[];
      readonly callDirector: boolean;
      /** What becomes of cards that a defender has shown. */
      readonly shownCards: 'not-penalty-cards' | 'by-law-49';
      /** The law on information that partner may not use. */
      readonly information: Clause;
    };

/** What the act is when play goes on, and when it stops. */
type PlayOn = Extract<ClaimOrConcession, { readonly kind: 'play-on' }>;
type Stopped = Exclude<ClaimOrConcession, PlayOn>;

type PartnerObjects = Pick<PlayOn, 'shownCards' | 'information'>;

/** Law 68B2 by edition: a defender concedes, his partner objects at once. */
const PARTNER_OBJECTS: ByEdition<PartnerObjects & { readonly clause: Clause }> = {
  // Cards shown are not spoken of: Law 49 holds for them unless the director rules otherwise (Law 50).
  1997: { clause: '68B', shownCards: 'by-law-49', information: '16' },
  2007: { clause: '68B2', shownCards: 'not-penalty-cards', information: '16D' },
  2017: { clause: '68B2', shownCards: 'not-penalty-cards', information: '16C' },
};

const concessionClause = (edition: LawsEdition): Clause => (edition === 1997 ? '68B' : '68B1');

/** Is it a claim, a concession, or neither (Law 68, A and B)? */
export function claimOrConcession(claiming: Claiming): ClaimOrConcession {
  const { edition, act, by, declarer } = claiming;
  const stands = meaningOf(claiming);
  const byDefender = sideOf(by) !== sideOf(declarer);
  if (stands === undefined)
    return {
      kind: 'play-on',
      clauses: [act.kind === 'shows-cards' ? '68A' : '68'],
      callDirector: false,
      // No card of declarer's ever becomes a penalty card (Law 48A).
      shownCards: act.kind === 'shows-cards' && byDefender ? 'by-law-49' : 'not-penalty-cards',
      information: '16',
    };
  if (byDefender && stands.conceded > 0 && claiming.partnerObjects) {
    const { clause, shownCards, information } = PARTNER_OBJECTS[edition];
    return { kind: 'play-on', clauses: [clause], callDirector: true, shownCards, information };
  }
  return { ...stands, side: sideOf(by) };
}

type Meaning = Omit<Stopped, 'side'>;

function meaningOf({ edition, act, tricksLeft }: Claiming): Meaning | undefined {
  const conceding = concessionClause(edition);
  const claim = (claimed: number): Meaning => ({
    kind: 'claim',
    claimed,
    conceded: tricksLeft - claimed,
    clauses: claimed < tricksLeft ? ['68A', conceding] : ['68A'],
  });
  switch (act.kind) {
    case 'states-winning':
      return claim(act.tricks);
    case 'suggests-curtailing':
      return claim(tricksLeft);
    case 'shows-cards':
      return act.noClaimMeant ? undefined : claim(tricksLeft);
    case 'states-losing':
      return { ...claim(tricksLeft - act.tricks), kind: 'concession', clauses: [conceding] };
    case 'abandons-hand':
      return { kind: 'concession', claimed: 0, conceded: tricksLeft, clauses: [conceding] };
    case 'about-current-trick':
      return undefined;
    default:
      return never(act);
  }
}

/** Where a defender's partner objects to a concession, and where it is defined. */
const CONCEDING: ByEdition<{ readonly objected: Clause; readonly defined: Clause }> = {
  1997: { objected: '68B', defined: '68B' },
  2007: { objected: '68B2', defined: '68B1' },
  2017: { objected: '68B2', defined: '68B1' },
};

/** What a claim or concession is, in words and in numbers. */
interface Heard {
  readonly is: ClaimOrConcession;
  readonly numbers: ClaimNumbers;
}

/** Law 68, A and B: is it a claim or a concession? Whether it was meant, and whether partner objects, is asked. */
export function* claimHeard({
  edition,
  by,
  contract,
  act,
  numbers: numbersOf,
}: ClaimScene): ClaimTelling<Heard> {
  const meant = act !== 'shows-cards' || (yield* judged('claim-meant', '68A', { offender: by }));
  const numbers = numbersOf(meant);
  const { declarer } = contract;
  const said = { edition, act: numbers.act, by, declarer, tricksLeft: numbers.left };
  const alone = claimOrConcession({ ...said, partnerObjects: false });
  const { objected, defined } = CONCEDING[edition];
  const mayObject = alone.kind !== 'play-on' && sideOf(by) !== sideOf(declarer) && alone.conceded > 0;
  const partnerObjects = mayObject && (yield* judged('partner-objects', objected, { seat: by }, defined));
  return { numbers, is: partnerObjects ? claimOrConcession({ ...said, partnerObjects }) : alone };
}

/** Laws 68 to 70: somebody claims or concedes tricks, or does what may amount to it. */
export function* claimMade({ table, irregularity }: Scene<Irregular<'claim'>>): Procedure {
  const { claim } = irregularity;
  const scene = claimScene(table, claim);
  const { is, numbers } = yield* claimHeard(scene);
  if (is.kind === 'play-on')
    return yield* is.callDirector ? partnerObjected(table, claim, is) : neitherOfThem(table, claim, is);
  yield* saidSo(claim, is);
  return yield* settledOrPlayedOn(table, claim, scene, numbers, is);
}

/** What the claim is, in tricks. */
function* saidSo(
  { tricks, inAll }: Claimed,
  { kind, side, claimed, conceded, clauses }: Stopped,
): Telling<void> {
  const [first = '68A', conceding = first] = clauses;
  if (kind === 'claim') yield note('claims-tricks', first, { side, tricks: String(claimed) });
  if (kind === 'concession' || conceded > 0)
    yield note('concedes-tricks', conceding, { side, tricks: String(conceded) });
  if (inAll === true && tricks !== undefined) yield note('tricks-in-all', first, { tricks: String(tricks) });
}

/** How the table answers a claim or concession. */
export type Response =
  | { readonly kind: 'agreed' }
  | { readonly kind: 'doubted' }
  /** Somebody asks to play on; `concurring` are the seats that agree, the one who asks included. */
  | { readonly kind: 'play-on-asked'; readonly by: Seat; readonly concurring: readonly Seat[] };

/** What follows a claim or concession (Law 68D). */
export interface AfterClaim {
  readonly next: 'agreement' | 'director' | 'play-on';
  /** What play after the claim counts for. */
  readonly laterPlay: 'void' | 'evidence' | 'stands';
  readonly clauses: readonly Clause[];
  /** The laws that do not apply to what was shown meanwhile. */
  readonly lapses: readonly Clause[];
}

/** Play ceases (1997, 2007) or is suspended (2017): Law 68D. */
export function afterClaim(edition: LawsEdition, claimingSide: Side, response: Response): AfterClaim {
  const suspended = edition === 2017;
  const laterPlay = edition === 2007 ? 'evidence' : 'void';
  const evidence = clausesIf(edition === 2007, '70D3');
  if (response.kind === 'agreed')
    return { next: 'agreement', laterPlay, clauses: [suspended ? '68D1' : '68D', '69'], lapses: [] };
  const clause = suspended ? '68D2(a)' : '68D';
  const toDirector = (...why: Clause[]): AfterClaim => ({
    next: 'director',
    laterPlay,
    clauses: [...why, clause, '70', ...evidence],
    lapses: [],
  });
  if (response.kind === 'doubted' || !suspended || sideOf(response.by) === claimingSide) return toDirector();
  if (!mayPlayOn(response)) return toDirector('68D2(b)(i)');
  const clauses = ['68D2(b)', '68D2(b)(ii)'] as const;
  return { next: 'play-on', laterPlay: 'stands', clauses, lapses: ['16', '50'] };
}

/** Law 68D2(b)(i): the side that did not claim has asked, and all four concur. */
const mayPlayOn = ({ concurring }: Extract<Response, { by: Seat }>): boolean =>
  SEATS.every((seat) => concurring.includes(seat));

/** What the table says to it, and what comes of that (Law 68D). */
function* settledOrPlayedOn(
  table: Table,
  claim: Claimed,
  scene: ClaimScene,
  numbers: ClaimNumbers,
  { side, claimed }: Stopped,
): Procedure {
  const { left } = numbers;
  const settled = (tricks: number, clause: Clause) =>
    ({ type: 'claim-settled', by: claim.seat, rest: shared(side, tricks, left), clause }) as const;
  const { after, later } = yield* claimAnswered(scene);
  switch (after.next) {
    case 'agreement':
      yield settled(claimed, '69A');
      yield* wonTricksMoved({ claim, numbers }, '69A');
      return [];
    case 'play-on':
      yield* claimVoid(table, after.lapses);
      return later;
    case 'director':
      if (later.length > 0 && after.laterPlay === 'void') yield note('later-play-void', '68D');
      yield settled((yield* contestedClaim(scene, { claimed, left, later })).awarded, '70A');
      return [];
    default:
      return never(after.next);
  }
}

/** What the table says to a claim, and the cards that fell before it said so. */
interface AnsweredClaim {
  readonly after: AfterClaim;
  readonly later: readonly CardFell[];
}

/** Law 68D: the answer of the table is asked for. */
export function* claimAnswered({ edition, by: seat }: ClaimScene): ClaimTelling<AnsweredClaim> {
  const side = sideOf(seat);
  const clauseOf = (kind: 'agreed' | 'doubted'): Clause =>
    afterClaim(edition, side, { kind }).clauses[0] ?? '68D';
  const playOn: readonly Answer[] = edition === 2017 ? [{ id: 'play-on', clause: '68D2(b)' }] : [];
  const later: CardFell[] = [];
  for (;;) {
    const reply = yield* askOrSee({
      id: 'claim-response',
      answerer: 'director',
      clause: '68D',
      params: { seat },
      answers: [
        { id: 'agreed', clause: clauseOf('agreed') },
        { id: 'doubted', clause: clauseOf('doubted') },
        ...playOn,
      ],
      heard: SEATS,
    });
    if ('answer' in reply) {
      const response = yield* responseMeant(reply.answer, seat);
      return { after: afterClaim(edition, side, response), later };
    }
    const { card, seat: by } = reply.card;
    if (later.some((each) => each.card === card)) continue;
    later.push({ type: 'card', seat: by, card });
    yield note(PLAYED_AFTER_CLAIM, '68D', { seat: by, card });
  }
}

function* responseMeant(answer: string, claimer: Seat): ClaimTelling<Response> {
  if (answer === 'play-on') return yield* playOnAsked(claimer);
  return { kind: answer === 'agreed' ? 'agreed' : 'doubted' };
}

/** Law 68D2(b) of 2017: the side that did not claim may ask to play on, and all four have to concur. */
function* playOnAsked(claimer: Seat): ClaimTelling<Response> {
  const asker = yield* ask({
    id: 'play-on-asked-by',
    answerer: 'director',
    clause: '68D2(b)',
    answers: SEATS.map((id) => ({ id, clause: '68D2(b)' })),
  });
  const by = SEATS.find((each) => each === asker) ?? claimer;
  const concurring: Seat[] = [by];
  if (sideOf(by) === sideOf(claimer)) {
    yield note('may-not-ask-to-play-on', '68D2(b)', { seat: by });
    return { kind: 'play-on-asked', by, concurring };
  }
  for (const seat of SEATS.filter((each) => each !== by)) {
    if (!(yield* isSo({ id: 'concurs', answerer: seat, clause: '68D2(b)(i)', params: { seat } }))) {
      yield note('not-all-concur', '68D2(b)(i)', { seat });
      break;
    }
    concurring.push(seat);
  }
  return { kind: 'play-on-asked', by, concurring };
}
