import { type Card, isCard, type Seat } from '../../game/index.ts';
import type { Claimed, ClaimReopened, SinceAgreement } from '../happening/happening.ts';

/**
 * `S claims 3`, `W concedes all`, `S claims 10 in-all`, `E claims this-trick`, `S suggests-stopping`, `E shows-hand`,
 * `W abandons-hand`, each perhaps with cards: `W concedes 2 showing SA HK`. Then `W withdraws-agreement`,
 * `S cancels-concession`, each perhaps with what had happened by then, `next-board`, `round-over` or
 * `period-over`, and with the tricks that he wants back: `W withdraws-agreement round-over 1`.
 */
export function readClaimStep(
  seat: Seat,
  what: string,
  rest: readonly string[],
): Claimed | ClaimReopened | undefined {
  const reopened = REOPENED[what];
  if (reopened !== undefined) {
    const [, word, number] = /^(next-board|round-over|period-over)? ?(\d+)?$/.exec(rest.join(' ')) ?? [];
    const since = word === undefined ? 'nothing' : SINCE.find((each) => each === word);
    if (rest.length > 0 && word === undefined && number === undefined) return undefined;
    return (
      since && { type: reopened, seat, since, ...(number === undefined ? {} : { tricks: Number(number) }) }
    );
  }
  const showing = rest.indexOf('showing');
  const words = showing < 0 ? rest : rest.slice(0, showing);
  const shown = readShown(showing < 0 ? undefined : rest.slice(showing + 1));
  const said = readAct(what, words.join(' '));
  return said === undefined || shown === undefined ? undefined : { type: 'claim', seat, ...said, ...shown };
}

const REOPENED: Readonly<Record<string, ClaimReopened['type']>> = {
  'withdraws-agreement': 'agreement-withdrawn',
  'cancels-concession': 'concession-withdrawn',
};

const SINCE = ['next-board', 'round-over', 'period-over'] as const satisfies readonly SinceAgreement[];

/** Nothing when no cards were shown; `undefined` when what stands there are no cards. */
function readShown(words: readonly string[] | undefined): { readonly shown?: readonly Card[] } | undefined {
  if (words === undefined) return {};
  const shown = words.filter(isCard);
  return shown.length > 0 && shown.length === words.length ? { shown } : undefined;
}

type Said = Pick<Claimed, 'act' | 'tricks' | 'inAll'>;

function readAct(what: string, words: string): Said | undefined {
  const plain = PLAIN[`${what} ${words}`.trim()];
  if (plain !== undefined) return plain;
  const [, number, inAll] = /^(\d+)( in-all)?$/.exec(words) ?? [];
  const act = NUMBERED[what];
  if (act === undefined || number === undefined) return undefined;
  return { ...act, tricks: Number(number), ...(inAll === undefined ? {} : { inAll: true }) };
}

const NUMBERED: Readonly<Record<string, Said>> = {
  claims: {},
  concedes: { act: 'states-losing' },
};

const PLAIN: Readonly<Record<string, Said>> = {
  'claims all': {},
  'concedes all': { act: 'states-losing' },
  'claims this-trick': { act: 'about-current-trick' },
  'concedes this-trick': { act: 'about-current-trick' },
  'suggests-stopping': { act: 'suggests-curtailing' },
  'shows-hand': { act: 'shows-cards' },
  'abandons-hand': { act: 'abandons-hand' },
};
