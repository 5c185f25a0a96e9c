/** The IMPs of a match from a team's own view, `40-20`, as a page writes them: `40–20`. */
export function bothImps(text: string, write: (figure: string) => string): string {
  const [, own, other] = /^(-?[\d.]+)-(-?[\d.]+)$/.exec(text) ?? [];
  return own === undefined || other === undefined ? write(text) : `${write(own)}–${write(other)}`;
}
