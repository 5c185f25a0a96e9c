const known = new Map<string, number>();

/**
 * How far this page knows each tournament to have come, by what it sent and by what it was told. One of several servers may
 * be a moment behind another: asked with this number it first reads what is new.
 */
export const reached = {
  note(tournament: string, version: number): void {
    if (version > (known.get(tournament) ?? 0)) known.set(tournament, version);
  },
  of: (tournament: string): number | undefined => known.get(tournament),
};
