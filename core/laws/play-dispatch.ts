import { type Card, dummyOf, type Seat, sideOf, TRICKS } from '../game/index.ts';
import { revokeToRule } from './61-revoke-noticed.ts';
import { cardRefusal } from './card-dispatch.ts';
import type {
  CardRenamed,
  DummyActed,
  DummyMisplaced,
  DummyNamed,
  Happening,
  Misexplained,
  SeveralCards,
} from './happening.ts';
import type { Irregularity } from './irregularity.ts';
import { cardsInTrick, playOf, properLeader, type TablePlay, trickNumber } from './play-state.ts';
import type { TableRefusal } from './refusal.ts';
import type { Table } from './table.ts';
import type { CardPlayed } from './tricks/record.ts';

export type PlayHappening =
  | DummyNamed
  | CardRenamed
  | DummyMisplaced
  | SeveralCards
  | Misexplained
  | DummyActed
  | Extract<Happening, { readonly type: 'lead-down' | 'revoke-noticed' | 'claim' }>;

/** The last card of a hand that stands, and the cards that fell after it. */
function lastOf(
  { tricks }: TablePlay,
  seat: Seat,
): { readonly card: Card; readonly since: readonly CardPlayed[] } | undefined {
  const all = tricks
    .flatMap(({ plays }) => plays)
    .filter(({ withdrawn, role }) => withdrawn === undefined && role === undefined);
  const place = all.findLastIndex((each) => each.seat === seat);
  const found = all[place];
  return found && { card: found.card, since: all.slice(place + 1) };
}

/** What in the play needs the director though no card is wrong in itself. */
export function playIrregularity(table: Table, happening: PlayHappening): Irregularity | undefined {
  const play = playOf(table);
  const dummy = dummyOf(play.contract);
  switch (happening.type) {
    case 'dummy-named':
      return { type: 'dummy-named', offender: happening.seat, dummy, named: happening };
    case 'several-cards':
      return { type: 'several-cards', offender: happening.seat, cards: happening.cards };
    case 'revoke-noticed': {
      const revoke = revokeToRule(table);
      return {
        type: 'revoke-noticed',
        offender: revoke?.seat ?? happening.by,
        trick: revoke?.trick ?? 0,
      };
    }
    case 'claim':
      return { type: 'claim', offender: happening.seat, claimed: happening.tricks };
    case 'dummy-acted':
      return { type: 'dummy-acted', offender: dummy, act: happening.act };
    case 'lead-down': {
      const leader = properLeader(play);
      return happening.seat === leader
        ? undefined
        : { type: 'lead-face-down', offender: happening.seat, leader };
    }
    default:
      return aboutLastCard(play, happening);
  }
}

function aboutLastCard(
  play: TablePlay,
  happening: CardRenamed | DummyMisplaced | Misexplained,
): Irregularity | undefined {
  const { seat: offender } = happening;
  const last = lastOf(play, offender);
  if (last === undefined) return undefined;
  const { card, since } = last;
  switch (happening.type) {
    case 'card-renamed': {
      const own = since.some((each) => sideOf(each.seat) === sideOf(offender));
      return { type: 'card-renamed', offender, card, second: happening.card, inTime: !own };
    }
    case 'dummy-misplaced': {
      const inTime = cardsInTrick(play).some((each) => each.card === card) || !bothPlayedOn(since);
      return { type: 'dummy-misplaced', offender, card, named: happening.named, inTime };
    }
    case 'misexplained-play':
      return {
        type: 'misexplained-play',
        offender,
        card,
        inTime: since.length === 0 && happening.dummySeen !== true,
      };
    default:
      return undefined;
  }
}

/** Have both sides played to the trick after? Three cards complete the one; the others belong to the next. */
const bothPlayedOn = (since: readonly CardPlayed[]): boolean => {
  const next = since.slice(3);
  return new Set(next.map(({ seat }) => sideOf(seat))).size === 2;
};

/** Why something cannot have happened in the play: there is no play, or no card to speak of. */
export function playRefusal(table: Table, happening: Happening): TableRefusal | undefined {
  switch (happening.type) {
    case 'card':
      return cardRefusal(table, happening);
    case 'dummy-named':
    case 'several-cards':
    case 'dummy-acted':
    case 'lead-down':
    case 'revoke-noticed':
    case 'claim':
    case 'card-renamed':
    case 'dummy-misplaced':
    case 'misexplained-play':
      return table.played === undefined
        ? { code: 'no-play', message: 'The play has not begun: this can only happen in the play.' }
        : (claimRefusal(table, happening) ?? nothingToSpeakOf(table, happening));
    default:
      return undefined;
  }
}

/** Dummy does not claim (Law 68A), and nobody claims what is not there. */
function claimRefusal(table: Table, happening: PlayHappening): TableRefusal | undefined {
  if (happening.type !== 'claim') return undefined;
  const play = playOf(table);
  if (happening.seat === dummyOf(play.contract))
    return { code: 'dummy-claims', clause: '43A1(c)', message: 'Dummy can neither claim nor concede.' };
  const left = TRICKS + 1 - trickNumber(play);
  return left < 1 || play.claimed !== undefined || happening.tricks > left || happening.tricks < 0
    ? { code: 'not-a-claim', message: `${happening.tricks} tricks cannot be claimed.` }
    : undefined;
}

function nothingToSpeakOf(table: Table, happening: PlayHappening): TableRefusal | undefined {
  if (
    happening.type !== 'card-renamed' &&
    happening.type !== 'dummy-misplaced' &&
    happening.type !== 'misexplained-play'
  )
    return undefined;
  return lastOf(playOf(table), happening.seat) === undefined
    ? { code: 'no-card', message: `${happening.seat} has played no card yet.` }
    : undefined;
}
