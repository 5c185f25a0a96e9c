import { tableName, type ViewRequest } from 'naipe/tournament';

/**
 * What a view is read again for: anything at all; only what concerns one table; what is worked out of everybody's
 * results, which comes less often; that and what is worked out of the deals; or only what may concern anybody, such as a
 * new plan or other names.
 */
export type Concern = 'anything' | 'scores' | 'hands' | 'everybody' | { readonly table: string };

/** What has to happen before a view may say something else. */
export function concernOf(request: ViewRequest): Concern {
  switch (request.view) {
    case 'table':
      return { table: tableName(request.session, request.section, request.table) };
    case 'overview':
    case 'ranking':
    case 'frequencies':
    case 'explanation':
    case 'scorecard':
      return 'scores';
    case 'traveller':
    case 'hands':
    case 'review':
      return 'hands';
    case 'entries':
    case 'guide-cards':
    case 'table-cards':
      return 'everybody';
    default:
      return 'anything';
  }
}

/** Counts what has happened, by whom it concerns: a view is read again when the count of its concern has grown. */
export class Beats {
  private anything = 0;
  private everybody = 0;
  private scores = 0;
  private hands = 0;
  private readonly tables = new Map<string, number>();

  /** Something new at these tables; without them it may concern anybody. */
  heard(tables: readonly string[] | undefined): void {
    this.anything++;
    if (tables === undefined) this.everybody++;
    for (const table of tables ?? []) this.tables.set(table, (this.tables.get(table) ?? 0) + 1);
  }

  /** Everybody's results are worth working out again. */
  heardScores(): void {
    this.scores++;
  }

  /** More is worked out of the deals. */
  heardHands(): void {
    this.hands++;
  }

  of(concern: Concern): number {
    switch (concern) {
      case 'anything':
        return this.anything + this.hands;
      case 'everybody':
        return this.everybody;
      case 'scores':
        return this.everybody + this.scores;
      case 'hands':
        return this.everybody + this.scores + this.hands;
      default:
        return this.everybody + (this.tables.get(concern.table) ?? 0);
    }
  }
}
