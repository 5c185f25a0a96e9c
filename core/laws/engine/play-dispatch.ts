import { dummyOf, otherSide, SEATS, seatAfter, sideOf } from '../../game/index.ts';
import type { LawsEdition } from '../editions.ts';
import type {
  CardHeld,
  CardRenamed,
  Claimed,
  ClaimReopened,
  DummyActed,
  DummyMisplaced,
  DummyNamed,
  FifthCard,
  Happening,
  Misexplained,
  SeveralCards,
  SimultaneousCards,
} from '../happening/happening.ts';
import { openRevokeAsked, revokeQuestion } from '../revokes/asked.ts';
import { revokeAttention } from '../revokes/noticed.ts';
import type { Irregularity } from '../ruling/irregularity.ts';
import {
  cardPlaceOf,
  cardsInTrick,
  playerOf,
  playOf,
  properLeader,
  type TablePlay,
  turnToPlay,
} from '../table/play-state.ts';
import type { Table } from '../table/table.ts';
import type { CardPlayed } from '../tricks/record.ts';

type AboutLastCard = CardRenamed | DummyMisplaced | Misexplained;

/** What happens in the play besides cards that fall. */
export type PlayHappening =
  | DummyNamed
  | AboutLastCard
  | SeveralCards
  | SimultaneousCards
  | CardHeld
  | FifthCard
  | DummyActed
  | Claimed
  | ClaimReopened
  | Extract<Happening, { readonly type: 'lead-down' | 'revoke-noticed' | 'revoke-asked' }>;

/** What in the play needs the director though no card is wrong in itself. */
export function playIrregularity(table: Table, happening: PlayHappening): Irregularity | undefined {
  const play = playOf(table);
  const dummy = dummyOf(play.contract);
  switch (happening.type) {
    case 'dummy-named':
      return { type: 'dummy-named', offender: happening.seat, dummy, named: happening };
    case 'several-cards':
      return { type: 'several-cards', offender: happening.seat, cards: happening.cards };
    case 'simultaneous-cards':
      return simultaneous(play, happening);
    case 'card-held':
      return { type: 'card-held', offender: happening.seat, card: happening.card };
    case 'fifth-card': {
      const mayLead = cardsInTrick(play).length === 0;
      return { type: 'fifth-card', offender: happening.seat, card: happening.card, mayLead };
    }
    case 'revoke-noticed':
      return revokeAttention(table, happening);
    case 'revoke-asked':
      return revokeQuestion(table, happening);
    case 'claim':
      return { type: 'claim', offender: happening.seat, claim: happening };
    case 'agreement-withdrawn':
    case 'concession-withdrawn':
      return { ...happening, offender: happening.seat };
    case 'dummy-acted':
      return (
        revokeAskedByDummy(table, happening) ?? { type: 'dummy-acted', offender: dummy, act: happening.act }
      );
    case 'lead-down': {
      const { seat } = happening;
      const faced = table.open.find(({ irregularity }) => irregularity.type === 'lead-out-of-turn');
      const leader =
        faced?.irregularity.type === 'lead-out-of-turn' ? faced.irregularity.leader : properLeader(play);
      return seat === leader && faced === undefined
        ? undefined
        : { type: 'lead-face-down', offender: seat, leader };
    }
    default:
      return aboutLastCard(play, happening, table.edition);
  }
}

/** Dummy asks declarer about a card that was a revoke indeed (Laws 42B1 and 61B): the question has its ruling. */
function revokeAskedByDummy(table: Table, { act }: DummyActed): Irregularity | undefined {
  const { contract } = playOf(table);
  const by = dummyOf(contract);
  return act === 'asks-declarer'
    ? openRevokeAsked(table, { type: 'revoke-asked', by, asked: contract.declarer })
    : undefined;
}

/** Law 58A: the card of the player whose turn it was comes first, the others follow in rotation. */
function simultaneous(play: TablePlay, { cards }: SimultaneousCards): Irregularity | undefined {
  const turn = turnToPlay(play) ?? properLeader(play);
  const inOrder = SEATS.map((_, steps) => seatAfter(turn, steps)).flatMap((seat) =>
    cards.filter((fell) => fell.seat === seat),
  );
  const last = inOrder.at(-1);
  return last && { type: 'simultaneous-plays', offender: last.seat, cards: inOrder };
}

function aboutLastCard(
  play: TablePlay,
  happening: AboutLastCard,
  edition: LawsEdition,
): Irregularity | undefined {
  const { seat: offender } = happening;
  const misplaced = happening.type === 'dummy-misplaced' ? happening.card : undefined;
  const last = cardPlaceOf(play, offender, misplaced);
  if (last === undefined) return undefined;
  const { card, sameTrick, laterTricks } = last;
  const since = [...sameTrick, ...laterTricks];
  const playedBy = (side: string, cards: readonly CardPlayed[] = since): boolean =>
    cards.some((each) => sideOf(each.seat) === side);
  const side = sideOf(offender);
  switch (happening.type) {
    case 'card-renamed':
      return {
        type: 'card-renamed',
        offender,
        by: playerOf(play, offender),
        card,
        second: happening.card,
        inTime: !playedBy(side),
      };
    case 'dummy-misplaced': {
      const inTime = !(playedBy(side, laterTricks) && playedBy(otherSide(side), laterTricks));
      return { type: 'dummy-misplaced', offender, card, named: happening.named, inTime };
    }
    case 'misexplained-play': {
      // Until 2007 a card to the next trick was not too late yet (Law 47E2(a)).
      const none = (edition === 2017 ? since : sameTrick).length === 0;
      return { type: 'misexplained-play', offender, card, inTime: none && happening.dummySeen !== true };
    }
  }
}
