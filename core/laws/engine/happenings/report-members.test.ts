import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REPORT_MEMBERS, type ReportMember } from './report-members.ts';

/** What the schema of case files says of a member; where a member says more than its kind, the schema does. */
function schemaOf(member: ReportMember): object {
  if (typeof member !== 'string') return { enum: [...member] };
  switch (member) {
    case 'seat':
      return { $ref: '#/$defs/seat' };
    case 'flag':
      return { type: 'boolean' };
    case 'number':
      return { type: 'integer', minimum: 0 };
    default:
      return expect.anything() as object;
  }
}

const reports = Object.entries(REPORT_MEMBERS).map(([type, { must, may }]) => ({
  type: 'object',
  additionalProperties: false,
  required: ['type', ...Object.keys(must)],
  properties: {
    type: { const: type },
    ...Object.fromEntries(
      Object.entries({ ...must, ...may }).map(([name, member]) => [name, schemaOf(member as ReportMember)]),
    ),
  },
}));

test('docs/ruling-case.schema.json has every report with its members', () => {
  const file = new URL('../../../../docs/ruling-case.schema.json', import.meta.url);
  const { $defs } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly $defs: { readonly report: { readonly oneOf: readonly { properties: { type: object } }[] } };
  };
  const written = new Map(
    $defs.report.oneOf.map((report) => [JSON.stringify(report.properties.type), report]),
  );
  for (const report of reports) expect(written.get(JSON.stringify(report.properties.type))).toEqual(report);
  expect(written.size).toBe(reports.length);
});
