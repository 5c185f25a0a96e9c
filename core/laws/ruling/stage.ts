import { applied } from '../table/effects.ts';
import type { Table } from '../table/table.ts';
import type { Telling } from './procedure.ts';
import type { Consequence } from './ruling.ts';

/** A procedure's own view of the table: as it was, with what the procedure has said since. */
export class Stage {
  private now: Table;

  constructor(table: Table) {
    this.now = table;
  }

  get table(): Table {
    return this.now;
  }

  *say(...consequences: readonly Consequence[]): Telling<void> {
    for (const each of consequences) {
      this.now = applied(this.now, each);
      yield each;
    }
  }

  /** Lets a part of a procedure speak, and keeps up with what it says. */
  *tell<Outcome>(telling: Telling<Outcome>): Telling<Outcome> {
    let step = telling.next();
    while (!step.done) {
      const said = step.value;
      if (said.type !== 'question') this.now = applied(this.now, said);
      step = telling.next(yield said);
    }
    return step.value;
  }
}
