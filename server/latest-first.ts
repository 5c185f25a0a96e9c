/** What a list of tournaments is ordered by. */
interface Listed {
  readonly tournament: string;
  readonly name: string;
  readonly date: string;
}

/** The latest first; of one day by name; of one name by id, so that a list read twice is in one order. */
export const latestFirst = (a: Listed, b: Listed): number =>
  b.date.localeCompare(a.date) ||
  a.name.localeCompare(b.name) ||
  (a.tournament < b.tournament ? -1 : a.tournament > b.tournament ? 1 : 0);
