/** One command of a file: two letters and what stands between the bars after them. */
export interface LinCommand {
  readonly name: string;
  readonly value: string;
  /** Of the name, from 1. */
  readonly line: number;
  readonly column: number;
}

/** Splits a text at its bars. The last command may lack its closing bar. */
export function* linCommands(text: string): Generator<LinCommand> {
  let [at, line, lineStart] = [0, 1, 0];
  const passOver = (end: number): void => {
    for (let next = text.indexOf('\n', at); next >= 0 && next < end; next = text.indexOf('\n', next + 1)) {
      line++;
      lineStart = next + 1;
    }
    at = end;
  };
  while (at < text.length) {
    passOver(at + (/\S|$/.exec(text.slice(at, at + 10_000))?.index ?? 0));
    const bar = text.indexOf('|', at);
    if (bar < 0) return;
    const close = text.indexOf('|', bar + 1);
    const end = close < 0 ? text.length : close;
    const command = {
      name: text.slice(at, bar).trim().toLowerCase(),
      value: text.slice(bar + 1, end),
      line,
      column: at - lineStart + 1,
    };
    passOver(Math.min(end + 1, text.length));
    yield command;
  }
}
