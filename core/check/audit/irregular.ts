import { openingLeaderOf, type PartialDeal, SEATS, type Seat } from '../../game/index.ts';
import {
  answer,
  type Happening,
  type History,
  happen,
  isHeard,
  type MadeCall,
  type OpenRuling,
  openRuling,
  openTable,
  type Ruling,
  type Setup,
  type Table,
} from '../../laws/index.ts';

/** An irregularity found in a record, with the ruling that the Laws had for it. */
export interface Audited {
  /** The number of the call, or of the trick, from 1. */
  readonly at: number;
  readonly rulings: readonly Ruling[];
  /** What somebody would have had to decide, when what followed in the record does not decide it. */
  readonly open: OpenRuling | undefined;
}

/** Lets what followed in the record answer what it can; the director comes when all of it has happened. */
function pursued(table: Table, later: readonly Happening[]): Table {
  let now = table;
  for (const happening of later) {
    const open = openRuling(now);
    const next = open !== undefined && isHeard(open, happening) ? happen(now, happening) : undefined;
    if (!next?.ok) break;
    now = next.value;
  }
  const ruled = openRuling(now)?.question.id === 'rule-now' ? answer(now, 'yes') : undefined;
  return ruled?.ok ? ruled.value : now;
}

const asCall = (made: MadeCall): Happening => ({ type: 'call', ...made });

const isRegular = ({ rulings, open }: Table): boolean => rulings.length === 0 && open.length === 0;

/** When the director came is nothing that a record tells. */
const asRecorded = (ruling: Ruling): Ruling => ({
  ...ruling,
  answers: ruling.answers.filter(({ question }) => question.id !== 'rule-now'),
});

function audited(at: number, table: Table, later: readonly Happening[]): readonly Audited[] {
  if (isRegular(table)) return [];
  const after = pursued(table, later);
  return [{ at, rulings: after.rulings.map(asRecorded), open: openRuling(after) }];
}

/** A player who lost a turn is still without it at every call that follows: it is told once. */
function toldOnce(entries: readonly Audited[]): readonly Audited[] {
  const skipped = new Set<Seat>();
  const isNews = ({ irregularity }: Ruling): boolean => {
    if (irregularity.type !== 'skipped-player') return true;
    if (skipped.has(irregularity.skipped)) return false;
    skipped.add(irregularity.skipped);
    return true;
  };
  return entries
    .map((entry) => ({ ...entry, rulings: entry.rulings.filter(isNews) }))
    .filter(({ rulings, open }) => rulings.length > 0 || open !== undefined);
}

/**
 * Every irregular call of an auction as it was recorded, each looked at as if those before it stood. What was
 * called next answers whether it was accepted; `leader` is who led, when somebody did.
 */
export function auditCalls(setup: Setup, calls: readonly MadeCall[], leader?: Seat): readonly Audited[] {
  const ending: readonly Happening[] = leader === undefined ? [] : [{ type: 'lead-faced', seat: leader }];
  return toldOnce(
    calls.flatMap((made, index) => {
      const base = { ...openTable(setup), calls: calls.slice(0, index) };
      const next = happen(base, asCall(made));
      const later = [...calls.slice(index + 1).map(asCall), ...ending];
      return next.ok ? audited(index + 1, next.value, later) : [];
    }),
  );
}

/** Who had the lead to each trick. */
const leaderOf = ({ tricks, record }: History, index: number): Seat | undefined => {
  if (index === 0) return record.earlier === undefined ? openingLeaderOf(record.contract) : undefined;
  return tricks[index - 1]?.won?.seat;
};

/** The hands before a trick, as far as all their cards are known. */
const handsBefore = (history: History, index: number): PartialDeal =>
  Object.fromEntries(
    SEATS.flatMap((seat) => {
      const hand = history.tricks[index]?.before[seat];
      return history.known[seat] && hand !== undefined ? [[seat, hand]] : [];
    }),
  );

/** Every lead from a hand that did not have it, in a record of play; the cards that followed may have accepted it. */
export function auditLeads(setup: Omit<Setup, 'hands' | 'play'>, history: History): readonly Audited[] {
  return history.tricks.flatMap(({ number, plays }, index) => {
    const leader = leaderOf(history, index);
    const [lead, ...others] = plays;
    if (leader === undefined || lead === undefined || lead.seat === leader) return [];
    const play = { contract: history.record.contract, trick: number, leader };
    const table = openTable({ ...setup, hands: handsBefore(history, index), play });
    const next = happen(table, { type: 'card', seat: lead.seat, card: lead.card });
    const cards = others.map(({ seat, card }): Happening => ({ type: 'card', seat, card }));
    return next.ok ? audited(number, next.value, cards) : [];
  });
}
