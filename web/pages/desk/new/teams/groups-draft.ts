import type { CommandData, GroupsView, GroupsWay, GroupsWishes } from 'naipe/tournament';

/** What the director says of the groups of a phase. */
export interface GroupsDraft {
  readonly groups: number;
  readonly way: GroupsWay;
  /** Nothing where all go on. */
  readonly goOn: string;
  readonly byLot: boolean;
  readonly seed: string;
  /** The part of the points that comes along, in per cent; nothing where none does. */
  readonly carried: string;
  readonly championship: boolean;
  /** Those who did not come to the captains' meeting; nothing where none was held. */
  readonly absent: readonly string[] | undefined;
  /** Who does not play this phase and comes into a later one. */
  readonly exempt: readonly string[];
  /** Only points won against those who come along. */
  readonly among: boolean;
  /** Teams of a region are spread evenly, not those of a club (RTP 3.6.3). */
  readonly byRegion: boolean;
  /** Equals of the phase before play off; everybody plays on otherwise. */
  readonly playOff: boolean;
}

export const firstGroups = (seed: string): GroupsDraft => ({
  groups: 1,
  way: 'by-place',
  goOn: '',
  byLot: false,
  seed,
  carried: '',
  championship: false,
  absent: undefined,
  exempt: [],
  among: false,
  byRegion: false,
  playOff: false,
});

/** Groups that are planned already, to be changed; the usual ones where none are. */
export function groupsFrom(
  { planned, method }: Pick<GroupsView, 'planned' | 'method'>,
  teams: number,
  usual: GroupsDraft,
): GroupsDraft {
  if (planned === undefined) return usual;
  const {
    groups,
    hierarchical,
    numbers,
    seed,
    exempt = [],
    meeting,
    championship,
    carryOver,
    playOff,
  } = planned;
  const [part = '', of] = carryOver?.share.split('/') ?? [];
  const byPlace = hierarchical === true;
  const going = groups.flatMap(({ contestants }) => contestants).length;
  // Groups from pots are drawn from a seed, too.
  const isSeedOfNumbers = exempt.length === 0 && (byPlace || method !== 'pots');
  return {
    ...usual,
    groups: groups.length,
    way: byPlace ? 'by-place' : 'spread',
    goOn: byPlace && going < teams ? String(going) : '',
    byLot: numbers !== undefined || (seed !== undefined && isSeedOfNumbers),
    seed: seed ?? usual.seed,
    carried: of === '100' ? part : '',
    championship: championship === true,
    absent: meeting?.absent,
    exempt,
    among: carryOver?.among === true,
    playOff: playOff !== undefined,
  };
}

const wholeOf = (text: string): number | undefined =>
  /^[1-9]\d{0,3}$/.test(text.trim()) ? Number(text) : undefined;

/** What the groups are asked for with: by place only where a phase came before. */
export function wishesOf(draft: GroupsDraft, isLater: boolean): GroupsWishes {
  const goOn = wholeOf(draft.goOn);
  const way = isLater ? draft.way : 'spread';
  return {
    groups: draft.groups,
    way,
    seed: draft.seed,
    ...(draft.byLot ? { numbers: 'lots' } : {}),
    ...(goOn !== undefined && way === 'by-place' ? { goOn } : {}),
    ...(draft.byRegion && way === 'spread' ? { spread: 'region' } : {}),
    ...(draft.exempt.length > 0 && way === 'spread' ? { exempt: draft.exempt } : {}),
  };
}

/** The groups as they are planned, with what they bring along and what they were drawn from. */
export function planOfGroups(
  draft: GroupsDraft,
  { phase, groups, method, exempt, numbers, toPlayOff }: GroupsView,
): Omit<CommandData['plan-phase'], 'format'> {
  const per = wholeOf(draft.carried);
  const [tie] = draft.playOff ? toPlayOff : [];
  if (tie !== undefined) {
    const { phase: decided, section, contestants } = tie;
    return { phase, groups: [{ section: 'A', contestants }], playOff: { phase: decided, section } };
  }
  return {
    phase,
    groups,
    ...(draft.byLot || method === 'pots' ? { seed: draft.seed } : {}),
    ...(method === 'by-place' ? { hierarchical: true } : {}),
    ...(exempt.length === 0 ? {} : { exempt }),
    ...(numbers === undefined ? {} : { numbers }),
    ...(draft.championship ? { championship: true } : {}),
    ...(draft.absent === undefined ? {} : { meeting: { absent: draft.absent } }),
    ...(phase === 1 || per === undefined || per > 100
      ? {}
      : {
          carryOver: {
            from: phase - 1,
            ...(draft.among ? { among: true } : {}),
            share: `${per}/100`,
            toNearest: '0.01',
            rounding: 'half-up',
          },
        }),
  };
}
