import { lhoOf, sideOf } from '../../game/index.ts';
import { sharedIn } from '../clauses/by-edition.ts';
import type { TableRegulation } from '../clauses/paragraph.ts';
import {
  accepted,
  adjustedScore,
  allWithdrawnBy,
  boardOver,
  cancelledFrom,
  note,
  penaltyPossible,
  replacedFrom,
} from '../ruling/consequences.ts';
import type { CallIrregularity, ChangeOfCall, Irregular } from '../ruling/irregularity.ts';
import {
  acceptance,
  asCall,
  ask,
  askOrHear,
  judged,
  madeBy,
  type Procedure,
  type Scene,
  type Telling,
} from '../ruling/procedure.ts';
import type { MadeCall } from '../table/table.ts';
import { withReplies } from './replies.ts';
import { isAcross, MODIFIED, screenMateOf, screenRules } from './tray.ts';

type Law<Wrong extends CallIrregularity> = (scene: Scene<Wrong>) => Procedure;

/** May the next player accept such a call (Laws 26 to 32), or can it never stand (Laws 35 to 39)? */
type Standing = 'acceptable' | 'inadmissible';

/** The law as it is behind a screen, where a call counts only once the tray has crossed. */
export function behindTray<Wrong extends CallIrregularity>(
  law: Law<Wrong>,
  standing: Standing,
  scene: Scene<Wrong>,
): Procedure {
  const rules = screenRules(scene.table);
  return rules === undefined ? law(scene) : RULED[rules](scene, () => law(scene), standing);
}

type Ruled = (scene: Scene<CallIrregularity>, law: () => Procedure, standing: Standing) => Procedure;

const RULED: Readonly<Record<TableRegulation, Ruled>> = { RTP: ruledByRtp, ROP: ruledByRop };

/** Where the tray is when the director comes, and the calls that followed the irregular one until then. */
interface Found {
  readonly tray: string;
  readonly followed: readonly MadeCall[];
}

const CROSSED = ['crossed', 'came-back'] as const;

function* trayFound(
  { table, irregularity }: Scene<CallIrregularity>,
  rules: TableRegulation,
): Telling<Found> {
  const { offender, made } = irregularity;
  const clause = MODIFIED[rules];
  const followed: MadeCall[] = [];
  for (let seat = lhoOf(offender); ; seat = lhoOf(seat)) {
    const isHere = !followed.some((each) => isAcross(offender, each.seat));
    const ids = [...(isHere ? ['not-crossed'] : []), ...(rules === 'RTP' ? CROSSED : ['crossed'])];
    const reply = yield* askOrHear({
      id: 'tray',
      answerer: 'director',
      clause,
      params: { offender, call: made.call },
      answers: ids.map((id) => ({ id, clause })),
      heard: table.ended === undefined ? [seat] : [],
    });
    if ('answer' in reply) return { tray: reply.answer, followed };
    const call = madeBy(reply.call);
    followed.push(call);
    yield { type: 'followed', made: call, clause };
  }
}

/** What followed the irregular call is taken from the table, to be looked at afresh. */
function* takenOff({ at }: CallIrregularity, { followed }: Found, rules: TableRegulation): Telling<void> {
  if (followed.length > 0) yield replacedFrom(at + 1, MODIFIED[rules]);
}

/** ROP 4.10: until the tray has crossed no penalty applies; after that the Laws are as they are. */
function* ruledByRop(scene: Scene<CallIrregularity>, law: () => Procedure): Procedure {
  const found = yield* trayFound(scene, 'ROP');
  if (found.tray === 'not-crossed') return yield* correctedFree(scene, found, 'ROP');
  yield* takenOff(scene.irregularity, found, 'ROP');
  return yield* withReplies(law(), found.followed);
}

/** RTP 2.1.8.4: by where the tray is, and by who pushed it across. */
function* ruledByRtp(scene: Scene<CallIrregularity>, law: () => Procedure, standing: Standing): Procedure {
  const { irregularity } = scene;
  const found = yield* trayFound(scene, 'RTP');
  if (found.tray === 'not-crossed') return yield* correctedFree(scene, found, 'RTP');
  if (found.tray === 'came-back') return yield* cameBack(scene, found, law, standing);
  const clause = MODIFIED.RTP;
  const { offender, made } = irregularity;
  const moved = yield* ask({
    id: 'tray-moved-by',
    answerer: 'director',
    clause,
    params: { offender, call: made.call },
    answers: [
      { id: 'offenders', clause },
      { id: 'opponents', clause },
    ],
  });
  if (moved === 'offenders') return yield* oneSideAtFault(scene, found, law);
  return yield* bothAtFault(scene, found, standing);
}

/** The tray has not crossed: put right, and nothing else. The next player on that side may change what he called. */
function* correctedFree(
  { irregularity }: Scene<CallIrregularity>,
  { followed }: Found,
  rules: TableRegulation,
): Procedure {
  const { offender, at, turn } = irregularity;
  const clause = MODIFIED[rules];
  yield cancelledFrom(at, clause);
  yield note('corrected-behind-screen', clause, { offender, seat: turn ?? offender });
  if (followed.length > 0) yield note('mate-may-change', clause, { seat: screenMateOf(offender) });
  // ROP says nothing of who is told.
  if (rules === 'RTP') yield note('other-side-not-told', clause);
  return [];
}

/** Who has the call that can be accepted pushed across has accepted it; another goes back and is put right. */
function* bothAtFault(scene: Scene<CallIrregularity>, found: Found, standing: Standing): Procedure {
  const { made, at, offender } = scene.irregularity;
  const clause = MODIFIED.RTP;
  if (standing === 'inadmissible') {
    yield cancelledFrom(at, clause);
    yield note('sent-back-free', clause, { offender });
    return [];
  }
  yield accepted(made, clause);
  yield* takenOff(scene.irregularity, found, 'RTP');
  return found.followed.map(asCall);
}

/** The tray is back and nobody has spoken: the auction goes on, unless the call could never stand (Law 35). */
function* cameBack(
  scene: Scene<CallIrregularity>,
  found: Found,
  law: () => Procedure,
  standing: Standing,
): Procedure {
  if (standing === 'inadmissible') {
    if (yield* auctionSpoilt(scene)) return [];
    yield* takenOff(scene.irregularity, found, 'RTP');
    return yield* withReplies(law(), found.followed);
  }
  yield note('auction-goes-on', MODIFIED.RTP);
  yield* takenOff(scene.irregularity, found, 'RTP');
  return found.followed.map(asCall);
}

/** The tray goes back, the offender puts his call right, and the Law takes its course: nobody accepts it any more. */
function* oneSideAtFault(scene: Scene<CallIrregularity>, found: Found, law: () => Procedure): Procedure {
  const { offender } = scene.irregularity;
  yield note('sent-back', MODIFIED.RTP, { offender });
  // Only North and South push the tray.
  if (sideOf(offender) === 'EW') yield penaltyPossible('EW', 'RTP 2.1.8.1');
  if (yield* auctionSpoilt(scene)) return [];
  yield* allWithdrawnBy(offender, found.followed, scene.table.edition);
  yield* takenOff(scene.irregularity, found, 'RTP');
  yield* withReplies(law(), [], 'decline');
  return [];
}

/** Does what the withdrawn calls told keep the auction from being a normal one? Then there is an artificial score. */
function* auctionSpoilt({ table, irregularity }: Scene<CallIrregularity>): Telling<boolean> {
  const clause = MODIFIED.RTP;
  if (!(yield* judged('auction-spoilt', clause, { offender: irregularity.offender }))) return false;
  yield adjustedScore('shall', clause, 'artificial');
  yield note('teams-may-be-assigned', sharedIn(table).teams);
  yield boardOver(clause);
  return true;
}

/** Law 25 behind a screen: a call on the tray is changed if it was a slip or, by the RTP, if the screen-mate lets it be. */
export function changedBehindTray(law: ChangeLaw, scene: Scene<ChangeOfCall>): Procedure {
  const { table, irregularity } = scene;
  const rules = screenRules(table);
  const since = table.calls.slice(irregularity.at + 1);
  const isAway = since.some(({ seat }) => isAcross(irregularity.offender, seat));
  return rules === undefined || isAway ? law(scene) : changed(law, scene, rules);
}

type ChangeLaw = (scene: Scene<ChangeOfCall>) => Procedure;

function* changed(law: ChangeLaw, scene: Scene<ChangeOfCall>, rules: TableRegulation): Procedure {
  const { table, irregularity } = scene;
  const { offender, at, first, second } = irregularity;
  const clause = MODIFIED[rules];
  const params = { offender, call: first.call, second: second.call };
  const tray = yield* ask({
    id: 'tray',
    answerer: 'director',
    clause,
    params,
    answers: ['not-crossed', 'crossed'].map((id) => ({ id, clause })),
  });
  if (tray === 'crossed') return yield* law(scene);
  const mate = screenMateOf(offender);
  const changes =
    (yield* judged('unintended', clause, params)) ||
    (rules === 'RTP' &&
      (yield* ask(
        acceptance({
          by: mate,
          accept: clause,
          decline: clause,
          params: { offender, call: second.call, first: first.call },
        }),
      )) === 'accept');
  if (!changes) {
    yield note('original-stands', clause, params);
    return [];
  }
  yield cancelledFrom(at, clause);
  if (table.calls.length > at + 1) yield note('mate-may-change', clause, { seat: mate });
  return [asCall(second)];
}

/** Law 33 behind a screen: the later call is withdrawn, and costs nothing. */
export function simultaneousBehindScreen(
  law: (scene: Simultaneous) => Procedure,
  scene: Simultaneous,
): Procedure {
  const rules = screenRules(scene.table);
  return rules === undefined ? law(scene) : laterWithdrawn(scene, rules);
}

type Simultaneous = Scene<Irregular<'simultaneous-calls'>>;

function* laterWithdrawn({ irregularity }: Simultaneous, rules: TableRegulation): Procedure {
  const [first, ...later] = irregularity.calls;
  const clause = MODIFIED[rules];
  for (const { seat, call } of later) yield note('later-call-withdrawn', clause, { seat, call });
  return first === undefined ? [] : [first];
}
