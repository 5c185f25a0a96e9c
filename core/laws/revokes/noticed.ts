import { dummyOf, type Seat, sideOf } from '../../game/index.ts';
import { hasLostRights } from '../43-dummys-limits.ts';
import { byEdition } from '../clauses/by-edition.ts';
import type { Clause } from '../clauses/clause.ts';

import type { RevokeNoticed } from '../happening/happening.ts';
import { note, penaltyPossible, review } from '../ruling/consequences.ts';
import type { Irregular } from '../ruling/irregularity.ts';
import { isSo, type Procedure, type Scene, type Telling } from '../ruling/procedure.ts';
import { Stage } from '../ruling/stage.ts';
import { applied } from '../table/effects.ts';
import { isDefender, isPlayFinished, playOf } from '../table/play-state.ts';
import type { Table } from '../table/table.ts';
import { IN_TIME } from '../tricks/record.ts';
import { revokeReport } from './at-table.ts';
import { type Correctable, revokeCorrected } from './corrected.ts';
import { facedCards } from './faced-cards.ts';
import {
  allegedRevoke,
  isRevokeOf,
  isShownByHand,
  type RevokeCard,
  revokeMeant,
  suitsToPlay,
} from './meant.ts';

/** What is said of a revoke, and which one it is. */
export function revokeAttention(table: Table, noticed: RevokeNoticed): Irregular<'revoke-noticed'> {
  const { by, of = by, trick = 0 } = noticed;
  const { calledOnNextBoard, roundEnded, handsReturned } = { ...IN_TIME, ...noticed };
  const revoke = revokeMeant(table, noticed);
  return {
    type: 'revoke-noticed',
    by,
    offender: revoke?.seat ?? of,
    trick: revoke?.trick ?? trick,
    ...(revoke?.card === undefined ? {} : { card: revoke.card }),
    attention: { calledOnNextBoard, roundEnded, handsReturned },
  };
}

/** Laws 61 to 63: attention is drawn to a revoke. It is put right while it can be; otherwise the end of play is awaited. */
export function* revokeNoticed({ table, irregularity }: Scene<Irregular<'revoke-noticed'>>): Procedure {
  const { by, offender: seat, trick, card, attention } = irregularity;
  if (card === undefined || !(yield* wasRevoke(table, irregularity, card))) {
    yield note('no-revoke', '61A', { seat });
    return [];
  }
  const stage = new Stage(table);
  const free = yield* stage.tell(dummySpeaks(table, by, seat));
  const drawn = { type: 'attention-drawn', seat, trick, card, ...attention, clause: '61A' } as const;
  const seen = free ? undefined : rulingOn(applied(stage.table, drawn), { seat, trick, card });
  const faced = seen === undefined ? [] : yield* facedCards(table, seen);
  yield* stage.say({ ...drawn, ...(free ? { free } : {}), ...(faced.length === 0 ? {} : { faced }) });
  if (free) return yield* withoutRectification(stage, irregularity);
  // Without cards lying face up nothing has changed since it was looked at.
  const ruling = seen === undefined || faced.length > 0 ? rulingOn(stage.table, { seat, trick, card }) : seen;
  if (ruling?.correction === undefined || ruling.revoke.kind === 'card') {
    const clause = ruling?.standing.established?.clause ?? '64B3';
    yield* stage.say(note('trick-stands', notCorrectableIn(table), { seat }));
    yield* stage.say({ type: 'revoke', seat, trick, clause });
    return [];
  }
  return yield* revokeCorrected(stage, ruling);
}

/** Where the editions say that an established revoke is not put right. */
const notCorrectableIn = byEdition<Clause>({ 1997: '63C', 2007: '63B', 2017: '63B' });

/** Of a hand that is not known only a person can say whether it could have followed suit. */
function* wasRevoke(
  table: Table,
  { offender: seat, trick, by }: Irregular<'revoke-noticed'>,
  card: NonNullable<Irregular<'revoke-noticed'>['card']>,
): Telling<boolean> {
  const alleged = allegedRevoke(table, { seat, trick, card });
  if (alleged === undefined || by === seat || isShownByHand(table, alleged)) return true;
  return yield* isSo({
    id: 'could-have-followed',
    answerer: 'director',
    clause: '61A',
    params: { seat, card, suit: suitsToPlay(alleged).join('') },
  });
}

const rulingOn = (table: Table, about: RevokeCard): Correctable | undefined =>
  revokeReport(table)?.rulings.find(({ revoke }) => isRevokeOf(about)(revoke));

/**
 * Dummy may speak of an irregularity once the play is over, not before (Laws 42B3 and 43A1(b)). Answers whether it costs
 * nothing because dummy had lost his rights, which is so at either time (Law 43B3).
 */
function* dummySpeaks(table: Table, by: Seat, offender: Seat): Telling<boolean> {
  const play = playOf(table);
  if (by !== dummyOf(play.contract)) return false;
  const over = table.ended === 'play-over' || isPlayFinished(play);
  if (!over) yield penaltyPossible(sideOf(by), '43B1', 'may-not');
  if (hasLostRights(table) && isDefender(play, offender)) return true;
  if (!over) yield note('ruled-all-the-same', '43A1(b)', { seat: by });
  return false;
}

/**
 * Law 43B3: dummy had lost the right to speak of a defender's irregularity. Since 2007 the play goes on as if nothing
 * had happened; in 1997 what can be put right is, and no more than that.
 */
function* withoutRectification(
  stage: Stage,
  { by, offender: seat, trick, card }: Irregular<'revoke-noticed'>,
): Procedure {
  const { table } = stage;
  yield* stage.say(note('no-rectification', '43B3'), review(by, '43B3'));
  const open = card && table.edition === 1997 ? openRevoke(table, { seat, trick, card }) : undefined;
  return open === undefined ? [] : yield* revokeCorrected(stage, open, { penaltyCards: false });
}

/** The ruling on a revoke that costs nothing, while it is not established. */
function openRevoke(table: Table, about: RevokeCard): Correctable | undefined {
  const play = playOf(table);
  const noticed = play.memory.noticed.map(({ free: _, ...each }) => each);
  const found = rulingOn({ ...table, played: { ...play, memory: { ...play.memory, noticed } } }, about);
  return found?.standing.status === 'open' ? found : undefined;
}
