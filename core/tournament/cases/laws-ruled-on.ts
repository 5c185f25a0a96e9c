import type { CaseLine } from './views.ts';

/** How many cases rest on a law. */
export interface LawRuledOn {
  readonly law: number;
  readonly cases: number;
}

/** The law that a clause belongs to: 64 of `64A1` or `Law 64A1`; a paragraph of a regulation belongs to none. */
export function lawOfClause(clause: string): number | undefined {
  const [, law] = /^(?:Laws? )?(\d+)/.exec(clause) ?? [];
  return law === undefined ? undefined : Number(law);
}

/** How often each law was ruled on, the most frequent first: what players get wrong. */
export function lawsRuledOn(cases: readonly Pick<CaseLine, 'clauses'>[]): readonly LawRuledOn[] {
  const counts = new Map<number, number>();
  for (const { clauses } of cases) {
    for (const law of new Set(clauses.map(lawOfClause)))
      if (law !== undefined) counts.set(law, (counts.get(law) ?? 0) + 1);
  }
  const laws = Array.from(counts, ([law, count]) => ({ law, cases: count }));
  return laws.sort((one, other) => other.cases - one.cases || one.law - other.law);
}
