import type { FactChain } from './evolve/fact-chain.ts';
import type { Fact } from './fact.ts';

/** A table by one name: `1/A/5` is table 5 of section A in session 1. */
export const tableName = (session: number, section: string, table: number): string =>
  `${session}/${section}/${table}`;

/** The only table that sees a difference in its round after the fact; undefined when others may. */
function onlyTable(fact: Fact): string | undefined {
  switch (fact.type) {
    case 'result-recorded':
    case 'result-corrected':
      // Pairs that were not planned there are missing somewhere else.
      if (fact.data.ns !== undefined || fact.data.ew !== undefined) return undefined;
      return tableName(fact.data.session, fact.data.section, fact.data.table);
    case 'result-agreed':
    case 'result-disputed':
    case 'round-confirmed':
    case 'seats-taken':
    case 'move-answered':
    case 'score-adjusted':
    case 'director-called':
    case 'call-taken':
    case 'call-postponed':
    case 'director-answered':
    case 'case-ruled':
      return tableName(fact.data.session, fact.data.section, fact.data.table);
    default:
      return undefined;
  }
}

/** What a director is told of a case is for directors alone: no table sees a difference. */
const concernsNoTable = ({ type }: Fact): boolean =>
  type === 'case-opened' || type === 'case-told' || type === 'case-noted' || type === 'case-closed';

/** Looking back further than that costs more than whoever was away for so long saves by it. */
const MOST_FACTS = 2000;

/**
 * The tables at which anything has changed since a version, by name: whoever sits elsewhere need not look again. It says
 * nothing of what has changed. Undefined when it may concern anybody.
 */
export function tablesTouched(log: FactChain | undefined, since: number): readonly string[] | undefined {
  const tables = new Set<string>();
  let left = MOST_FACTS;
  for (let link = log; link !== undefined && link.fact.sequence > since; link = link.before) {
    if (concernsNoTable(link.fact)) continue;
    const table = onlyTable(link.fact);
    if (table === undefined || left-- === 0) return undefined;
    tables.add(table);
  }
  return [...tables];
}
