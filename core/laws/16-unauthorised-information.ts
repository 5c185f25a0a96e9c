import { partnerOf, type Seat, sideOf } from '../game/index.ts';
import { awarded } from './12-assigned-score.ts';
import { phaseOf } from './17-auction-period.ts';
import { factsFoundIn } from './79-tricks-won.ts';
import { byEdition, editionsOf, sharedIn } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import { takesPoll } from './outcome/free-answers.ts';
import { readPoll, tallyOf } from './outcome/poll.ts';
import {
  adjustedScore,
  boardOver,
  boardStatus,
  note,
  penaltyPossible,
  review,
  unauthorisedFor,
} from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { allAgree, ask, isSo, judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { AdjustedScore, Answer } from './ruling/ruling.ts';
import { cameAcross } from './screens/told.ts';
import type { Table } from './table/table.ts';

/** Where each step of the inquiry stands. */
interface Inquiry {
  readonly suggested: Clause;
  readonly alternative: Clause;
  readonly damage: Clause;
  /** By what the score is adjusted where damage is found. */
  readonly redress: Clause;
  readonly strength: AdjustedScore['strength'];
}

/** Since 2007 one redress, whatever showed it. */
const FROM_PARTNER = {
  suggested: '16B1(a)',
  alternative: '16B1(b)',
  damage: '16B3',
  redress: '16B3',
  strength: 'shall',
} as const satisfies Inquiry;

/** 1997: Law 16A2 lets him adjust, and Law 73F1 has him adjust where what partner said or did was used to the damage of the others. */
const fromPartnerIn = byEdition<Inquiry>({
  1997: { suggested: '16A', alternative: '16A', damage: '16A2', redress: '73F1', strength: 'shall' },
  2007: FROM_PARTNER,
  2017: FROM_PARTNER,
});

/** What a penalty card shows is no manner of partner's, of which 1997 speaks in Law 73: Law 16A2 alone has a word on it. */
const fromCardIn = byEdition<Inquiry>({
  1997: { suggested: '16A', alternative: '16A', damage: '16A2', redress: '16A2', strength: 'may' },
  2007: FROM_PARTNER,
  2017: FROM_PARTNER,
});

/** 1997 forbids it and names no redress: Law 12A1, and Law 84E has him adjust. 2007 has one for all of Law 16. */
const withdrawnIn = byEdition<Inquiry>({
  1997: { suggested: '16C2', alternative: '16C2', damage: '84E', redress: '12A1', strength: 'shall' },
  2007: { suggested: '16D2', alternative: '16D2', damage: '16A4', redress: '16A4', strength: 'shall' },
  2017: { suggested: '16C2', alternative: '16C2', damage: '16C3', redress: '16C3', strength: 'shall' },
});

const givenIn = byEdition<{
  readonly unauthorised: Clause;
  readonly authorised: Clause;
  readonly reserve: Clause;
}>({
  1997: { unauthorised: '16A', authorised: '16', reserve: '16A1' },
  2007: { unauthorised: '16B1(a)', authorised: '16A1', reserve: '16B2' },
  2017: { unauthorised: '16B1', authorised: '16A1', reserve: '16B2' },
});

/** A player hears from his partner's explanation that his call was taken for something else. */
const misunderstoodIn = byEdition<Clause>({ 1997: '75D2', 2007: '75A', 2017: '75A' });

/** Law 16B (1997: 16A): information came from partner. What was done with it is judged when the play is over. */
export function* fromPartner({ table, irregularity }: Scene<Irregular<'from-partner'>>): Procedure {
  const { seat, source, disputed = false } = irregularity;
  const { edition } = table;
  const { unauthorised, authorised, reserve } = givenIn(edition);
  // Regulations say when a call with bidding cards is made (Law 18F); one that was is told as a call.
  if (
    source === 'half-drawn' &&
    phaseOf(table) === 'auction' &&
    (yield* judged('call-made', '18F', { seat }, unauthorised))
  ) {
    yield note('call-was-made', '18F', { seat });
    return [];
  }
  if (!(yield* cameAcross(table, seat, source))) return [];
  // Who disputes that it happened calls the director at once; the facts are then found by Law 85.
  if (disputed) yield note('disputed-at-once', reserve, { seat });
  const given = yield* ask({
    id: 'information-given',
    answerer: 'director',
    clause: unauthorised,
    params: { seat, source },
    ...(disputed ? { facts: [{ code: factsFoundIn(edition), params: {} }] } : {}),
    answers: [
      { id: 'yes', clause: unauthorised },
      { id: 'authorised', clause: authorised },
      { id: 'no', clause: unauthorised },
    ],
  });
  if (given !== 'yes') {
    yield note('result-stands', given === 'authorised' ? authorised : unauthorised);
    return [];
  }
  const user = partnerOf(seat);
  if (source === 'explanation')
    yield note('call-was-misunderstood', misunderstoodIn(edition), { seat: user });
  yield unauthorisedFor(seat, source, unauthorised);
  if (phaseOf(table) === 'over') return yield* informationUsed(table, user);
  yield note('rights-reserved', reserve, { seat });
  yield review(user, fromPartnerIn(edition).damage);
  return [];
}

/** 2017: using it may be penalised whatever came of it; it must be avoided (Law 73C1). RTP 2.1.5 says so of every edition. */
const flagrantIn = byEdition<Clause | undefined>({ 1997: undefined, 2007: undefined, 2017: '73C2' });

/** Was information from partner used? The questions in the order of the Law; the first no ends it. */
export function* informationUsed(
  table: Table,
  user: Seat,
  shownBy: 'partner' | 'card' = 'partner',
): Procedure {
  const { edition } = table;
  const inquiry = shownBy === 'card' ? fromCardIn(edition) : fromPartnerIn(edition);
  const breached = yield* inquired(table, inquiry, user);
  const flagrant = table.regulation === 'RTP' ? 'RTP 2.1.5' : flagrantIn(edition);
  if (breached && flagrant !== undefined && (yield* judged('flagrant', flagrant, { seat: user })))
    yield penaltyPossible(sideOf(user), flagrant, 'must');
  return [];
}

/** Did the player choose, over a logical alternative, what the information suggested? Answers whether he did. */
function* inquired(
  table: Table,
  { suggested, alternative, damage, redress, strength }: Inquiry,
  user: Seat,
): Telling<boolean> {
  const params = { seat: user };
  const breached =
    (yield* isSo({
      id: 'suggested',
      answerer: 'director',
      clause: suggested,
      params,
      facts: [{ code: suggestedTestIn(table), params }],
    })) && (yield* hadAlternative(table.edition, alternative, user));
  if (!breached) {
    yield note('result-stands', suggested);
    return false;
  }
  yield note('unauthorised-information-used', suggested, params);
  if (yield* judged('damaged', damage, params)) yield* awarded(table, user, redress, strength);
  else yield note('result-stands', damage);
  return true;
}

/** How strongly the information has to have suggested it, in the edition's own words. */
const suggestedTestIn = byEdition<'test-could-suggest' | 'test-suggests'>({
  1997: 'test-could-suggest',
  2007: 'test-could-suggest',
  2017: 'test-suggests',
});

/** What makes an action a logical alternative; 1997 leaves it to the director. */
const alternativeTestIn = byEdition<'test-undefined' | 'test-peers'>({
  1997: 'test-undefined',
  2007: 'test-peers',
  2017: 'test-peers',
});

/** Law 16B1(b): players of his class are asked what they would do, and the director finds what was a logical alternative. */
function* hadAlternative(edition: LawsEdition, clause: Clause, user: Seat): Telling<boolean> {
  const params = { seat: user };
  const said = yield* ask({
    id: 'poll',
    answerer: 'director',
    clause,
    params,
    answers: [{ id: 'not-asked', clause }],
    takes: takesPoll(clause),
  });
  const poll = readPoll(said);
  const polled = poll.ok
    ? tallyOf(poll.value).map(({ action, chose, considered }) => ({
        code: 'polled' as const,
        params: {
          asked: String(poll.value.length),
          word: action,
          chose: String(chose),
          considered: String(considered),
        },
      }))
    : [];
  const facts = [{ code: alternativeTestIn(edition), params }, ...polled];
  return yield* isSo({ id: 'logical-alternative', answerer: 'director', clause, params, facts });
}

/** Law 16C (2007: 16D): for the side that did not offend all of it is authorised; for the other none of it. */
export function* withdrawnUsed({ table, irregularity }: Scene<Irregular<'withdrawn-used'>>): Procedure {
  const { seat } = irregularity;
  const { edition } = table;
  const free = edition === 2007 ? '16D1' : '16C1';
  const forbidden = sharedIn(edition).withdrawnUnauthorised;
  const known = isKept(table, seat);
  const released = known === undefined ? releasedBy(table, seat) : undefined;
  if (released !== undefined) {
    yield note('information-authorised', released, { seat });
    return [];
  }
  const offended = known ?? (yield* judged('side-had-offended', forbidden, { seat }, free));
  if (!offended) {
    yield note('information-authorised', free, { seat });
    return [];
  }
  yield* inquired(table, withdrawnIn(edition), seat);
  return [];
}

/** Looked back at when the play is over: did the player use what his partner had withdrawn? */
export function* withdrawnReviewed(table: Table, user: Seat): Procedure {
  yield* inquired(table, withdrawnIn(table), user);
  return [];
}

/** Is what was withdrawn kept from the player's side? The table knows it of calls. */
function isKept(table: Table, seat: Seat): boolean | undefined {
  const side = sideOf(seat);
  const known = table.persists.filter(
    (item) => item.type === 'information' && item.clause === sharedIn(table).withdrawn,
  );
  if (known.length === 0) return undefined;
  return known.some((item) => item.type === 'information' && item.unauthorised === side);
}

/** What was withdrawn is kept from nobody where the call that took its place told the same (2017: Law 23B; 2007: 27B1(a)). */
const releasedBy = ({ rulings, open }: Table, seat: Seat): Clause | undefined =>
  [...rulings, ...open]
    .flatMap(({ consequences }) => consequences)
    .find(
      (each) => each.type === 'lifted' && each.what === 'information' && sideOf(each.seat) === sideOf(seat),
    )?.clause;

type Option = 'change-seats' | 'redeal' | 'substitute' | 'play-on' | 'adjust';

/** What the director may do, before and after the first call. */
const optionsIn = byEdition<{ readonly before: OptionClauses; readonly after: OptionClauses }>({
  1997: {
    before: { 'change-seats': '16B1', substitute: '16B2', adjust: '16B3' },
    after: { 'change-seats': '16B1', substitute: '16B2', adjust: '16B3' },
  },
  2007: {
    before: { 'change-seats': '16C2(a)', redeal: '16C2(b)', 'play-on': '16C2(c)', adjust: '16C2(d)' },
    after: { 'play-on': '16C3' },
  },
  2017: {
    before: { 'change-seats': '16D2(a)', redeal: '16D2(b)', 'play-on': '16D2(c)', adjust: '16D2(d)' },
    after: { 'play-on': '16D3', adjust: '16D3' },
  },
});

type OptionClauses = Partial<Readonly<Record<Option, Clause>>>;

const elsewhereIn = editionsOf({
  notice: { 1997: '16B', 2007: '16C1', 2017: '16D1' },
  interferes: { 1997: '16B', 2007: '16C2', 2017: '16D2' },
});

/** Law 16D (2007: 16C; 1997: 16B): a player learnt something about the board from elsewhere. */
export function* fromElsewhere({ table, irregularity }: Scene<Irregular<'from-elsewhere'>>): Procedure {
  yield* elsewhereLearnt(table, irregularity.seat);
  return [];
}

/** What a player learnt from elsewhere: does it interfere, and what is done about it? Answers whether it does. */
export function* elsewhereLearnt(table: Table, seat: Seat): Telling<boolean> {
  const { edition } = table;
  const { notice, interferes } = elsewhereIn(edition);
  yield note('director-told-at-once', notice, { seat });
  if (!(yield* judged('would-interfere', interferes, { seat }))) {
    yield note('play-normally', interferes, { seat });
    return false;
  }
  const { before, after } = optionsIn(edition);
  const open = phaseOf(table) === 'before' ? before : after;
  const option = yield* optionTaken(open, interferes, seat);
  yield* carriedOut(edition, option.id, option.clause, seat);
  return true;
}

/** Nothing is asked where the Law leaves one way. */
function* optionTaken(open: OptionClauses, clause: Clause, seat: Seat): Telling<Answer> {
  const answers = Object.entries(open).map(([id, each]): Answer => ({ id, clause: each }));
  const [only, ...more] = answers;
  if (only !== undefined && more.length === 0) return only;
  const chosen = yield* ask({
    id: 'directors-option',
    answerer: 'director',
    clause,
    params: { seat },
    answers,
  });
  return answers.find(({ id }) => id === chosen) ?? { id: chosen, clause };
}

function* carriedOut(edition: LawsEdition, option: string, clause: Clause, seat: Seat): Telling<void> {
  switch (option) {
    case 'play-on':
      yield note('play-on-ready-to-adjust', clause, { seat });
      yield review(seat, clause);
      return;
    case 'substitute':
      if (yield* allAgree(clause, clause)) {
        yield note('substitute-appointed', clause, { seat });
        return;
      }
      return yield* carriedOut(edition, 'adjust', '16B3', seat);
    case 'adjust':
      yield adjustedScore('shall', clause, edition === 2017 ? 'either' : 'artificial');
      yield boardOver(clause);
      return;
    case 'redeal':
      yield boardStatus('replaced', clause);
      yield note('dealt-again', clause, { seat });
      return;
    default:
      yield note('seats-changed', clause, { seat });
  }
}
