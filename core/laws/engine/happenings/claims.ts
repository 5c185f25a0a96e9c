import { type Card, dummyOf, isCard, partnerOf, type Seat, TRICKS } from '../../../game/index.ts';
import { cardsNamed } from '../../claims/statement.ts';
import type { Claimed } from '../../happening/happening.ts';
import { tricksLeftAt } from '../../ruling/claim-at-table.ts';
import { refused, type TableRefusal } from '../../ruling/refused.ts';
import { isMissing, playOf } from '../../table/play-state.ts';
import type { Table } from '../../table/table.ts';
import { cardNotThere } from './cards-there.ts';
import { type Rule, type Step, words } from './definition.ts';

/** Not wrong in itself, but the play stops for it (Law 68D). */
export const CLAIM: Rule<Claimed> = {
  inPlay: true,
  refusal: (table, claim) =>
    claimRefusal(table, claim) ??
    (claim.shown === undefined ? undefined : cardNotThere(table, claim.seat, ...claim.shown)),
  taken: (table, claim) => ({ table, irregularity: { type: 'claim', offender: claim.seat, claim } }),
};

/** Dummy does not claim (Law 68A), and nobody claims what is not there. */
function claimRefusal(table: Table, claim: Claimed): TableRefusal | undefined {
  const { seat, tricks = 0, inAll = false } = claim;
  const play = playOf(table);
  if (seat === dummyOf(play.contract)) return refused('dummy-claims', {}, '43A1(c)');
  if (inAll && play.firstTrick > 1) return refused('tricks-unknown');
  const left = tricksLeftAt(play);
  const most = inAll ? TRICKS : left;
  const nothingLeft = left < 1 && !inAll;
  return nothingLeft || play.claimed !== undefined || !Number.isInteger(tricks) || tricks > most || tricks < 0
    ? refused('not-a-claim', { tricks: String(tricks) })
    : cardNotHeld(table, claim);
}

/** A statement names cards of the claiming side. */
function cardNotHeld(table: Table, { seat, statement }: Claimed): TableRefusal | undefined {
  const card = statement?.steps
    .flatMap(cardsNamed)
    .find((each) => [seat, partnerOf(seat)].every((hand) => isMissing(table, hand, each)));
  return card === undefined ? undefined : refused('not-in-side', { seat, card });
}

/** What was claimed or conceded, perhaps with cards: `W concedes 2 showing SA HK`. */
const claiming =
  (read: (words: string) => Said | undefined) =>
  (seat: Seat, words: readonly string[]): Claimed | undefined => {
    const showing = words.indexOf('showing');
    const said = read((showing < 0 ? words : words.slice(0, showing)).join(' '));
    const shown = readShown(showing < 0 ? undefined : words.slice(showing + 1));
    return said === undefined || shown === undefined ? undefined : { type: 'claim', seat, ...said, ...shown };
  };

type Said = Pick<Claimed, 'act' | 'tricks' | 'inAll'>;

/** Nothing when no cards were shown; `undefined` when what stands there are no cards. */
function readShown(words: readonly string[] | undefined): { readonly shown?: readonly Card[] } | undefined {
  if (words === undefined) return {};
  const shown = words.filter(isCard);
  return shown.length > 0 && shown.length === words.length ? { shown } : undefined;
}

/** `3`, `10 in-all`, `all`, `this-trick`. */
const numbered =
  (act: Said) =>
  (words: string): Said | undefined => {
    if (words === 'all') return act;
    if (words === 'this-trick') return { act: 'about-current-trick' };
    const [, number, inAll] = /^(\d+)( in-all)?$/.exec(words) ?? [];
    return number === undefined
      ? undefined
      : { ...act, tricks: Number(number), ...(inAll === undefined ? {} : { inAll: true }) };
  };

const unnumbered =
  (act: Said) =>
  (words: string): Said | undefined =>
    words === '' ? act : undefined;

export const CLAIM_STEP: Step<Claimed> = {
  forms: [
    {
      example: 'S claims 3',
      tells:
        'tricks are claimed: a number, `all`, `10 in-all` for the whole board, `this-trick`; cards shown come last, `showing SA HK`',
    },
    { example: 'W concedes 2', tells: 'tricks are conceded, likewise' },
    { example: 'S suggests-stopping', tells: 'a suggestion to end the play' },
    { example: 'E shows-hand', tells: 'a hand is shown' },
    { example: 'W abandons-hand', tells: 'a hand is given up' },
  ],
  verbs: {
    claims: claiming(numbered({})),
    concedes: claiming(numbered({ act: 'states-losing' })),
    'suggests-stopping': claiming(unnumbered({ act: 'suggests-curtailing' })),
    'shows-hand': claiming(unnumbered({ act: 'shows-cards' })),
    'abandons-hand': claiming(unnumbered({ act: 'abandons-hand' })),
  },
  write: ({ seat, act = 'states-winning', tricks, inAll, shown = [] }) =>
    words(
      seat,
      CLAIM_WORDS[act](words(tricks ?? 'all', inAll === true && 'in-all')),
      shown.length > 0 && `showing ${shown.join(' ')}`,
    ),
};

const CLAIM_WORDS: Readonly<Record<NonNullable<Claimed['act']>, (tricks: string) => string>> = {
  'states-winning': (tricks) => `claims ${tricks}`,
  'states-losing': (tricks) => `concedes ${tricks}`,
  'about-current-trick': () => 'claims this-trick',
  'suggests-curtailing': () => 'suggests-stopping',
  'shows-cards': () => 'shows-hand',
  'abandons-hand': () => 'abandons-hand',
};
