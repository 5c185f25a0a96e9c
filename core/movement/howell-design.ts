import type { CyclicDesign, Station } from './cyclic.ts';
import { type Frame, turned } from './frame.ts';
import { HOWELL_DESIGNS } from './howell-designs.ts';
import { develop } from './howell-search.ts';
import { keep } from './keep.ts';

/** A three-quarter Howell as it was found: its frame, and the tables that share boards in every round. */
export interface HowellDesign {
  readonly frame: Frame;
  readonly shares: readonly (readonly number[])[];
}

/** A line of the list; it is data of ours, so that what cannot be read is a bug. */
function readDesign(line: string): HowellDesign {
  const [head = '', ...parts] = line.split(' | ');
  const masks = (parts.pop() ?? '').split('.').map((mask) => Number.parseInt(mask, 36));
  const stations = parts.map((part): Station => {
    const [who = '', offset] = part.split('@');
    const [ns, ew] = who.split(' ');
    return { ns: ns === '*' ? undefined : Number(ns), ew: Number(ew), offset: Number(offset) };
  });
  const rounds = Number(/\/(\d+)/.exec(head)?.[1]);
  return { frame: turnedBy(masks, develop({ rounds, stations })), shares: sharing({ rounds, stations }) };
}

/** Bit t of a round's number says that table t + 1 is turned in it. */
const turnedBy = (masks: readonly number[], frame: Frame): Frame => ({
  ...frame,
  meetings: frame.meetings.map((meeting) =>
    ((masks[meeting.round - 1] ?? 0) >> (meeting.table - 1)) & 1 ? turned(meeting) : meeting,
  ),
});

/** Tables that hold the same set hold it in every round: they pass its boards to each other. */
function sharing({ stations }: CyclicDesign): readonly (readonly number[])[] {
  const tablesOf = new Map<number, number[]>();
  stations.forEach(({ offset }, index) => {
    tablesOf.set(offset, [...(tablesOf.get(offset) ?? []), index + 1]);
  });
  return [...tablesOf.values()].filter(({ length }) => length > 1);
}

const designs = new Map<string, HowellDesign | undefined>();

/** The design for so many pairs, an even number, and rounds; nothing where none is kept. */
export const howellDesign = (pairs: number, rounds: number): HowellDesign | undefined =>
  keep(designs, `${pairs}/${rounds}`, () => {
    const line = HOWELL_DESIGNS.find((each) => each.startsWith(`${pairs}/${rounds} `));
    return line === undefined ? undefined : readDesign(line);
  });
