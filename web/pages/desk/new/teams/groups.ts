import { serpentine } from 'naipe/draw';
import type { ContestantId, Group, RankingList, SectionId } from 'naipe/tournament';

/** How contestants come into groups: there and back by strength, the best together, or as the director says. */
export const DIVIDINGS = ['serpentine', 'blocks', 'hand'] as const;
export type Dividing = (typeof DIVIDINGS)[number];

export interface GroupsDraft {
  readonly count: number;
  readonly dividing: Dividing;
  /** Those whom the director moved. */
  readonly byHand: ReadonlyMap<ContestantId, SectionId>;
}

export const ONE_GROUP: GroupsDraft = { count: 1, dividing: 'serpentine', byHand: new Map() };

/** As many groups as have two contestants each, of one letter each. */
export const mostGroups = (contestants: number): number => Math.min(26, Math.floor(contestants / 2));

export const groupNames = (count: number): readonly SectionId[] =>
  Array.from({ length: count }, (_, index) => String.fromCharCode('A'.charCodeAt(0) + index));

/** There and back in the order given, the strongest first (RTP 3.6.3). */
function inSerpentine(
  contestants: readonly ContestantId[],
  count: number,
): readonly (readonly ContestantId[])[] {
  const teams = contestants.map((id, index) => ({ id, iv: contestants.length - index }));
  const made = serpentine(teams, { count });
  return made.ok ? made.value.series : [contestants];
}

/** The first of the order together, then the next; where it does not come out even the first groups are larger. */
function inBlocks(contestants: readonly ContestantId[], count: number): readonly (readonly ContestantId[])[] {
  const [least, more] = [Math.floor(contestants.length / count), contestants.length % count];
  const start = (group: number): number => group * least + Math.min(group, more);
  return Array.from({ length: count }, (_, group) => contestants.slice(start(group), start(group + 1)));
}

/** The groups of a phase, of contestants in the order of their strength. */
export function groupsOf(contestants: readonly ContestantId[], draft: GroupsDraft): readonly Group[] {
  const names = groupNames(draft.count);
  if (draft.count === 1) return names.map((section) => ({ section, contestants }));
  const parts =
    draft.dividing === 'blocks' ? inBlocks(contestants, draft.count) : inSerpentine(contestants, draft.count);
  const usual = (contestant: ContestantId): SectionId | undefined =>
    names[parts.findIndex((part) => part.includes(contestant))];
  const placeOf = (contestant: ContestantId): SectionId | undefined =>
    (draft.dividing === 'hand' ? draft.byHand.get(contestant) : undefined) ?? usual(contestant);
  return names.map((section) => ({
    section,
    contestants: contestants.filter((contestant) => placeOf(contestant) === section),
  }));
}

/** Who goes on from the groups of a phase: all winners first, then all seconds. */
export const byPlace = (lists: readonly RankingList[]): readonly ContestantId[] =>
  lists
    .flatMap(({ lines }) => lines.filter(({ withdrawn }) => !withdrawn))
    .toSorted((a, b) => a.place - b.place)
    .map(({ contestant }) => contestant);
