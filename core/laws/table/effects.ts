import { suitOf } from '../../game/index.ts';
import { isScoreNamed } from '../outcome/named-score.ts';
import type { Consequence, Lasting, Lifted, PenaltyCard, Persisting } from '../ruling/ruling.ts';
import { cardsInTrick, isPlayFinished, playWith, type TablePlay, withCardBack } from './play-state.ts';
import { cardFallen, facedUp, pickedUp, playAttempted, questionNoted, revokeNoted } from './remembering.ts';
import { isSameData } from './same-data.ts';
import { type MadeCall, type Table, tableWith } from './table.ts';
import { withCardPlaced, withCardSupplied } from './trick-defects.ts';

/** The table with a call added to those that stand. */
export const withCall = (table: Table, made: MadeCall): Table =>
  tableWith(table, { calls: [...table.calls, made] });

const lasting = (table: Table, item: Persisting): Lasting => ({
  ...item,
  from: (item.type === 'lead-limit' ? item.from : undefined) ?? table.calls.length,
});

const seatOf = (item: Lasting): string | undefined => {
  if ('seat' in item) return item.seat;
  if ('offender' in item) return item.offender;
  return 'by' in item ? item.by : undefined;
};

/** The call that the thing is about. */
const callOf = (item: Lasting): string | undefined => {
  if ('withdrawn' in item) return item.withdrawn.call;
  return 'about' in item ? item.about : undefined;
};

/** Does the lifting concern this item? */
const isLifted = (item: Lasting, { what, seat, about, rule, suits, trick }: Lifted): boolean =>
  item.type === what &&
  seatOf(item) === seat &&
  (about === undefined || callOf(item) === about) &&
  (rule === undefined || !('rule' in item) || item.rule === rule) &&
  (suits === undefined || !('card' in item) || suits.includes(suitOf(item.card))) &&
  (trick === undefined || !('trick' in item) || item.trick === trick);

const withoutLifted = (table: Table, lifted: Lifted): Table =>
  tableWith(table, { persists: table.persists.filter((item) => !isLifted(item, lifted)) });

/** The table with those calls only. What began after the last of them is taken to begin there. */
const cutBack = (table: Table, calls: readonly MadeCall[]): Table =>
  tableWith(table, {
    calls,
    persists: table.persists.map((item) =>
      item.from > calls.length ? { ...item, from: calls.length } : item,
    ),
  });

/** Does the list hold the same thing already? A duty is not owed twice, nor a thing known twice. */
const isKnown = (table: Table, item: Lasting): boolean =>
  table.persists.some(
    (each) =>
      each.type === item.type &&
      each.clause === item.clause &&
      isSameData(each, { ...item, from: each.from }),
  );

function withItem(table: Table, consequence: Persisting): Table {
  const item = lasting(table, consequence);
  if (isKnown(table, item)) return table;
  const others = table.persists.filter((each) => !isNamedBy(item, each));
  return tableWith(table, { persists: [...others, item] });
}

/** Is it an adjusted score that was due, and is now said? */
const isNamedBy = (item: Lasting, due: Lasting): boolean =>
  item.type === 'adjusted-score' &&
  due.type === 'adjusted-score' &&
  item.clause === due.clause &&
  isScoreNamed(item) &&
  !isScoreNamed(due);

const withPlay = (table: Table, change: (play: TablePlay) => TablePlay): Table =>
  table.played === undefined ? table : tableWith(table, { played: change(table.played) });

const withLiftedRemembered = (table: Table, { what, seat, suits }: Lifted): Table =>
  what === 'penalty-card' ? withPlay(table, (play) => pickedUp(play, seat, suits)) : table;

/** The play goes on after it had seemed over, when a ruling has put cards back into the hands. */
const goingOn = (table: Table): Table => {
  const { ended, played } = table;
  const over = played === undefined || isPlayFinished(played) || played.claimed !== undefined;
  return ended === 'play-over' && !over ? tableWith(table, { ended: 'lead-faced' }) : table;
};

/** A penalty card that was played and is taken back lies there for all to use (2017, Law 50E1). */
const onTableAgain = (table: Table, { seat, card }: PenaltyCard): Table =>
  tableWith(table, {
    persists: table.persists.filter(
      (item) =>
        item.type !== 'information' || item.clause !== '50E3' || item.by !== seat || item.about !== card,
    ),
  });

/** The table after a consequence of a ruling. */
export function applied(table: Table, consequence: Consequence): Table {
  switch (consequence.type) {
    case 'cancelled': {
      const { at, later } = consequence;
      const after = later ? [] : table.calls.slice(at + 1);
      return cutBack(table, [...table.calls.slice(0, at), ...after]);
    }
    case 'placed': {
      const { at, made } = consequence;
      return tableWith(table, { calls: [...table.calls.slice(0, at), made, ...table.calls.slice(at + 1)] });
    }
    case 'followed':
      return withCall(table, consequence.made);
    case 'lifted':
      return withoutLifted(withLiftedRemembered(table, consequence), consequence);
    case 'board-over':
      return tableWith(table, { ended: 'board-over' });
    case 'card-played':
      // No hand has two cards in a trick, whatever several rulings at once may say of them.
      return withPlay(table, (play) =>
        cardsInTrick(play).some(({ seat }) => seat === consequence.seat)
          ? play
          : cardFallen(table, consequence.seat, consequence.card),
      );
    case 'card-withdrawn':
      return withPlay(table, (play) =>
        withCardBack(play, consequence.seat, consequence.card, consequence.clause),
      );
    case 'card-supplied':
      return withPlay(table, (play) =>
        withCardSupplied(play, consequence.trick, consequence.seat, consequence.card),
      );
    case 'card-placed':
      return withPlay(table, (play) =>
        withCardPlaced(play, consequence.trick, consequence.seat, consequence.card),
      );
    case 'card-restored':
      return tableWith(table, {
        restored: [...table.restored, { seat: consequence.seat, card: consequence.card }],
      });
    case 'declarer':
      return withPlay(table, (play) =>
        playWith(play, { contract: { ...play.contract, declarer: consequence.seat } }),
      );
    case 'revoke-corrected':
      return goingOn(withPlay(table, (play) => playWith(play, { tricks: consequence.tricks })));
    case 'claim-settled':
      return withPlay(tableWith(table, { ended: 'play-over' }), (play) =>
        playWith(play, { claimed: consequence }),
      );
    case 'claim-reopened':
      return goingOn(withPlay(table, (play) => ({ ...play, claimed: undefined })));
    case 'attention-drawn': {
      const { type: _type, clause: _clause, ...noticed } = consequence;
      return withPlay(table, (play) => revokeNoted(play, noticed));
    }
    case 'revoke-asked': {
      const { type: _type, clause: _clause, ...question } = consequence;
      return withPlay(table, (play) => questionNoted(play, question));
    }
    case 'play-attempted':
      return withPlay(table, (play) =>
        playAttempted(play, consequence.seat, consequence.card, consequence.clause),
      );
    case 'lead-retracted':
      return withPlay(table, (play) => playWith(play, { retractedFor: consequence.trick }));
    case 'lead-given':
      return withPlay(table, (play) =>
        playWith(play, { leadGiven: { trick: consequence.trick, seat: consequence.seat } }),
      );
    case 'penalty-card':
      // A new penalty card gives declarer his options afresh (Laws 50D2 and 51B).
      return withItem(
        withPlay(onTableAgain(table, consequence), (play) =>
          facedUp(playWith(play, { askedFor: 0 }), consequence),
        ),
        consequence,
      );
    case 'lead-free':
      return withPlay(table, (play) => playWith(play, { askedFor: consequence.trick }));
    case 'accepted':
    case 'note':
    case 'tricks-moved':
    case 'waived':
      return table;
    default:
      return withItem(table, consequence);
  }
}

/** Has the player made a call that stands since the thing began? */
const hasCalledSince = (
  table: Table,
  { seat, from }: { readonly seat: string; readonly from: number },
): boolean => table.calls.slice(from).some((made) => made.seat === seat);

/** Duties that end with the player's next call. */
const ENDS_WITH_A_CALL: ReadonlySet<Persisting['type']> = new Set(['must-pass', 'no-double', 'must-repeat']);

type RepeatAll = Extract<Lasting, { readonly type: 'must-repeat-all' }>;

const callsSince = (table: Table, { seat, from }: RepeatAll): readonly MadeCall[] =>
  table.calls.slice(from).filter((made) => made.seat === seat);

/** Are the player's calls so far those of the auction that was cancelled? What comes after them is free. */
export const isRepeating = (table: Table, item: RepeatAll): boolean =>
  callsSince(table, item).every(
    ({ call }, index) => index >= item.calls.length || item.calls[index] === call,
  );

const isRepeated = (table: Table, item: RepeatAll): boolean =>
  callsSince(table, item).length >= item.calls.length && isRepeating(table, item);

/** The table without the duties that a call has fulfilled or overtaken. */
export function withoutSpentDuties(table: Table): Table {
  const spent = (item: Lasting): boolean => {
    if (item.type === 'must-repeat-all') return isRepeated(table, item);
    if (!ENDS_WITH_A_CALL.has(item.type) || !('seat' in item)) return false;
    if (item.type === 'must-pass' && item.duration === 'rest') return false;
    return hasCalledSince(table, item);
  };
  return table.persists.some(spent)
    ? tableWith(table, { persists: table.persists.filter((item) => !spent(item)) })
    : table;
}
