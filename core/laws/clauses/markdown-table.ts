const LEAST_WIDTH = 3;

const tableLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table whose columns stand under one another, as the formatter of this repository wants them. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(LEAST_WIDTH, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const written = rows.map((cells) =>
    tableLine(widths.map((width, column) => (cells[column] ?? '').padEnd(width))),
  );
  const rule = tableLine(widths.map((width) => '-'.repeat(width)));
  return [written[0], rule, ...written.slice(1), ''].join('\n');
}
