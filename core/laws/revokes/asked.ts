import { dummyOf, partnerOf, type Seat, sideOf } from '../../game/index.ts';
import { hasLostRights } from '../43-dummys-limits.ts';
import { mayAsk, type RightToAsk } from '../61-failure-to-follow-suit.ts';
import { sharedIn } from '../clauses/by-edition.ts';
import type { Clause } from '../clauses/clause.ts';

import type { RevokeAsked } from '../happening/happening.ts';
import { note, penaltyPossible, unauthorisedFor } from '../ruling/consequences.ts';
import type { Irregular } from '../ruling/irregularity.ts';
import { isSo, type Procedure, type Scene, type Telling } from '../ruling/procedure.ts';
import { isDefender, lastCardOf, playOf, type TablePlay } from '../table/play-state.ts';
import { tableRecord } from '../table/record.ts';
import type { Table } from '../table/table.ts';
import { trickHolding } from '../table/trick-defects.ts';
import { type RevokeCard, revokeMeant } from './meant.ts';

/** The trick in which a hand's last card lies, and that card. */
function lastPlay(play: TablePlay, seat: Seat): RevokeCard | undefined {
  const last = lastCardOf(play, seat);
  return last && { seat, trick: trickHolding(play, last.card), card: last.card };
}

/** What a question about a possible revoke is about: the last card of the player asked, or of dummy if that came later. */
export function revokeQuestion(
  table: Table,
  { by, asked, wordless = false }: RevokeAsked,
): Irregular<'revoke-asked'> | undefined {
  const play = playOf(table);
  const own = lastPlay(play, asked);
  const dummys = isDefender(play, asked) ? undefined : lastPlay(play, partnerOf(asked));
  const about = dummys !== undefined && isAboutDummy(table, own, dummys) ? dummys : own;
  return (
    about && {
      type: 'revoke-asked',
      offender: by,
      asked,
      wordless,
      hand: about.seat,
      trick: about.trick,
      card: about.card,
    }
  );
}

/** The same, if the card was a revoke that nobody has spoken of. */
export function openRevokeAsked(table: Table, asked: RevokeAsked): Irregular<'revoke-asked'> | undefined {
  const question = revokeQuestion(table, asked);
  return question && isOpen(table, { ...question, seat: question.hand }) ? question : undefined;
}

/** Declarer's own card comes first, unless dummy's alone is a revoke. */
const isAboutDummy = (table: Table, own: RevokeCard | undefined, dummys: RevokeCard): boolean =>
  own === undefined || (!isOpen(table, own) && isOpen(table, dummys));

const isOpen = (table: Table, { seat, trick }: RevokeCard): boolean =>
  revokeMeant(table, { type: 'revoke-noticed', by: seat, of: seat, trick }) !== undefined;

/** Law 61B: "having none?" Who may ask whom changed with each edition; what the answer brings to light is a revoke. */
export function* revokeAsked({ table, irregularity }: Scene<Irregular<'revoke-asked'>>): Procedure {
  const { offender: asker, asked, hand, trick, card } = irregularity;
  const play = playOf(table);
  const dummy = dummyOf(play.contract);
  const rightsLost = asker === dummy && hasLostRights(table);
  const record = { ...tableRecord(table, play), dummyLostRights: rightsLost };
  const right = mayAsk(table.edition, { dummy, record }, asker, asked);
  if (right === undefined) return [];
  const [clause = '61B'] = right.clauses;
  yield { type: 'revoke-asked', trick, asker, asked, card, rightsLost, clause };
  // A warning is for partner; an opponent may be told of his revoke in any way.
  const warned = irregularity.wordless && sideOf(asker) === sideOf(asked);
  if (warned && right.allowed && table.edition !== 1997) yield* warnedWithoutWords(table, asker);
  else yield* ofTheRight(right, asker, dummy, clause);
  const revoke = revokeMeant(table, { type: 'revoke-noticed', by: asker, of: hand, trick });
  if (revoke === undefined) {
    yield note('no-revoke', '61A', { seat: hand });
    return [];
  }
  const params = { seat: hand, card, suit: revoke.suit };
  const found = yield* isSo({ id: 'finds-a-card', answerer: asked, clause: '62A', no: clause, params });
  if (!found) {
    yield note('none-of-the-suit', clause, params);
    return [];
  }
  // A defender whom dummy has asked is found out by dummy (Law 43A1(b)); anybody else by himself.
  const by = asker === dummy && isDefender(play, asked) ? asker : asked;
  return [{ type: 'revoke-noticed', by, of: hand, trick }];
}

/** Since 2007 a question may be asked; a warning without words is not one, and is information from partner. */
function* warnedWithoutWords({ edition }: Table, asker: Seat): Telling<void> {
  yield note('wordless-warning', '73B1', { seat: asker });
  yield unauthorisedFor(asker, 'revoke-question', sharedIn(edition).fromPartner);
}

/** Whether it was a question to be asked, and whose use its answer is not for. */
function* ofTheRight(right: RightToAsk, asker: Seat, dummy: Seat, clause: Clause): Telling<void> {
  if (right.allowed) yield note('may-ask', clause, { seat: asker });
  else if (asker === dummy) {
    yield note('dummy-may-not-ask', clause, { seat: asker });
    yield penaltyPossible(sideOf(asker), '43B1', 'may-not');
  } else yield note('defender-may-not-ask', clause, { seat: asker });
  if (right.unauthorised !== undefined) yield unauthorisedFor(asker, 'revoke-question', right.unauthorised);
}
