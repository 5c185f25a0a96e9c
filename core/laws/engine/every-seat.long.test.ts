import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { readAnyCase } from '../case-format/kinds.ts';
import { runCase } from '../case-format/run.ts';
import type { Table } from '../table/table.ts';
import { turned } from '../testing/turned-table.ts';

const folder = new URL('../cases/', import.meta.url);

/** Asked of one side or one player after the other, North first: where a case answers them in a row, the row would not turn with it. */
const ASKED_IN_A_ROW: ReadonlySet<string> = new Set(['fault', 'played-before', 'agree', 'concurs']);

/** What a regulation says of seats by their names: who opens the gate of the screen, who writes the lead down. */
const NAMED_BY_SEAT: ReadonlySet<string> = new Set(['who-has-the-gate', 'ruled-against-ns']);

/** Whom a count is put down to is of no meaning where several hands are wrong. */
const OF_A_COUNT: ReadonlySet<string> = new Set(['counted', 'review']);

const asText = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => {
    if (Array.isArray(each)) return each;
    if (typeof each !== 'object' || each === null) return each;
    const { offender, ...rest } = each as Record<string, unknown>;
    const named = OF_A_COUNT.has(String(rest.type)) ? rest : { ...rest, offender };
    return Object.fromEntries(Object.entries(named).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });

/** In no order: seats are gone through from North on. */
const inNoOrder = (list: readonly unknown[]): readonly string[] => list.map(asText).toSorted();

type Ruled = Table['rulings'][number];
type Asked = Ruled['answers'][number]['question'];

const question = ({ id, answerer, clause, params: { offender, ...params } = {}, facts }: Asked) => ({
  id,
  answerer,
  clause,
  params: id.endsWith('-affected') ? params : { ...params, offender },
  facts,
});

const ruled = ({ irregularity, consequences, clauses, answers }: Ruled) => ({
  irregularity,
  consequences,
  clauses,
  answers: answers.map((each) => ({ ...question(each.question), answer: each.answer })),
});

/** What stands at the table, and how it was ruled. */
const standing = ({
  calls,
  ended,
  leadDue,
  played,
  persists,
  restored,
  meanwhile,
  rulings,
  open,
}: Table) => ({
  stands: { calls, ended, leadDue, tricks: played?.tricks, restored, meanwhile },
  persists,
  rulings: rulings.map(ruled),
  open: open.map((each) => ({
    ...ruled(each),
    asked: question(each.question),
    offered: each.question.answers,
  })),
});

/** The same as one text. */
const told = ({ stands, persists, rulings, open }: ReturnType<typeof standing>): readonly string[] => [
  asText(stands),
  ...inNoOrder(persists),
  ...[...rulings, ...open].flatMap((each) => [
    asText(each.irregularity),
    ...inNoOrder(each.consequences),
    ...inNoOrder(each.clauses),
    ...inNoOrder(each.answers),
  ]),
  ...open.flatMap((each) => [asText(each.asked), ...inNoOrder(each.offered)]),
];

const asked = ({ rulings, open }: Table): readonly string[] => [
  ...[...rulings, ...open].flatMap(({ answers }) => answers.map(({ question }) => question.id)),
  ...open.map(({ question }) => question.id),
];

const namesSeats = ({ rulings }: Table): boolean =>
  rulings.some(({ consequences }) =>
    consequences.some((each) => each.type === 'note' && NAMED_BY_SEAT.has(each.code)),
  );

describe('The Laws know no compass: whoever sits where, the ruling is the same', () => {
  let compared = 0;
  for (const file of readdirSync(folder).filter((name) => /^(?!68|69|7).*\.json$/.test(name))) {
    test(file, () => {
      const differing: unknown[] = [];
      for (const json of JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown[]) {
        const one = orThrow(readAnyCase(json));
        if (one.kind !== 'table') continue;
        const { dealer, vulnerability, steps, hands, play, answers, ...rest } = one.ruling;
        for (const edition of rest.editions) {
          const { table, refusal } = runCase(one.ruling, edition);
          if (asked(table).some((id) => ASKED_IN_A_ROW.has(id)) || namesSeats(table)) continue;
          compared += 1;
          // A screen knows one: North and East on one side. Half a turn leaves it where it is.
          const quarters = rest.screens ? 2 : 1 + (compared % 3);
          const seated = turned({ dealer, vulnerability, steps, hands, play, answers }, quarters);
          const other = runCase({ ...rest, ...seated }, edition);
          const want = [...told(turned(standing(table), quarters)), refusal?.code];
          const found = [...told(turned(standing(other.table), 0)), other.refusal?.code];
          if (want.join('\n') !== found.join('\n'))
            differing.push([rest.name, edition, quarters, want.filter((each) => !found.includes(each))]);
        }
      }
      expect(differing).toEqual([]);
    });
  }

  test('of most cases', () => expect(compared).toBeGreaterThan(3500));
});
