import { type Card, type Seat, type Suit, suitLength, suitOf } from '../game/index.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import type { Revoke } from './revokes/revoke.ts';
import { type History, suitToFollow, type TrickHistory } from './tricks/history.ts';
import { freedomOf, meeting } from './tricks/legal-cards.ts';
import type { Must } from './tricks/record.ts';

/** The suit in which a player revoked who did not obey: the one required, or the one he should have left alone. */
function suitDisobeyed(orders: readonly Must[], card: Card, legal: readonly Card[]): Suit {
  const broken = orders.find((must) => meeting([card], must).length === 0);
  if (broken === undefined || broken.do === 'play-one-of') return suitOf(legal[0] ?? card);
  return broken.do === 'avoid-suits' ? suitOf(card) : broken.suit;
}

const needsNoSearch = ({ record }: History): boolean =>
  record.requirements === undefined && record.faced === undefined;

/** The revoke, if it is one, in the card at that place of a trick (Law 61A). */
export function revokeAt(history: History, trick: TrickHistory, place: number): Revoke | undefined {
  const play = trick.plays[place];
  if (play === undefined || play.role !== undefined) return undefined;
  const { seat, card } = play;
  const led = suitToFollow(trick, place);
  const fails = led !== undefined && suitOf(card) !== led && suitLength(trick.before[seat], led) > 0;
  if (!fails && needsNoSearch(history)) return undefined;
  const { obeying, orders, legal } = freedomOf(history, trick, seat, led);
  const base = { trick: trick.number, place, seat, card, clause: '61A', couldHavePlayed: legal } as const;
  if (fails) return { ...base, kind: 'follow', suit: led };
  if (legal.includes(card)) return undefined;
  if (obeying.includes(card)) return { ...base, kind: 'card', suit: suitOf(legal[0] ?? card) };
  return { ...base, kind: 'suit', suit: suitDisobeyed(orders, card, legal) };
}

/** Who asks whom whether he has none of the suit led. */
export interface RightToAsk {
  readonly allowed: boolean;
  readonly clauses: readonly Clause[];
  /** The answer may tell partner, or the asker's partner, what he may not use. */
  readonly unauthorised: Clause | undefined;
  /** What follows from asking all the same. */
  readonly breach: Clause | undefined;
}

/** What the zone or the regulating authority says of defenders who ask each other. */
export type DefendersAsking = 'as-the-law' | 'allowed' | 'forbidden';

const yes = (...clauses: Clause[]): RightToAsk => ({
  allowed: true,
  clauses,
  unauthorised: undefined,
  breach: undefined,
});

function defendersAskEachOther(edition: LawsEdition, regulation: DefendersAsking): RightToAsk {
  switch (edition) {
    case 1997:
      return regulation === 'allowed'
        ? { ...yes('61B'), unauthorised: '16A' }
        : { allowed: false, clauses: ['61B'], unauthorised: '16A', breach: '63B' };
    case 2007:
      return regulation === 'forbidden'
        ? { allowed: false, clauses: ['61B3'], unauthorised: '16B', breach: undefined }
        : { ...yes('61B3'), unauthorised: '16B' };
    case 2017:
      return { ...yes('61B3'), unauthorised: '16B' };
  }
}

/** Law 61B: may one player ask another whether his card was a revoke? */
export function mayAsk(
  edition: LawsEdition,
  history: Pick<History, 'dummy' | 'record'>,
  asker: Seat,
  asked: Seat,
  regulation: DefendersAsking = 'as-the-law',
): RightToAsk | undefined {
  const { declarer } = history.record.contract;
  const old = edition === 1997;
  if (asker === asked || asked === history.dummy) return undefined;
  if (asker === declarer) return yes(old ? '61B' : '61B1');
  if (asker !== history.dummy)
    return asked === declarer ? yes(old ? '61B' : '61B3') : defendersAskEachOther(edition, regulation);
  if (asked !== declarer)
    return {
      allowed: false,
      clauses: old ? ['42B1'] : ['61B2(b)'],
      unauthorised: old ? undefined : '16B',
      breach: old ? '43B1' : undefined,
    };
  const right = yes(old ? '61B' : '61B2(a)');
  return history.record.dummyLostRights === true ? { ...right, breach: '43B2(b)' } : right;
}
