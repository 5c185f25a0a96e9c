/** An entry of an answer in several parts: it hands over the notation of it, whenever something changes. */
export interface EntryProps {
  readonly onText: (text: string) => void;
}

/** A list with one of its members changed. */
export const changedAt = <Member>(
  list: readonly Member[],
  at: number,
  change: Partial<Member>,
): readonly Member[] => list.map((each, index) => (index === at ? { ...each, ...change } : each));
