import { plainLetters } from '../../base/index.ts';
import { type ContestantEntry, type Player, playersOf } from '../contestant.ts';
import { sidesOfScore } from '../corrections.ts';
import { type ContestantId, sittersOf } from '../meeting.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import { type Appealed, type AppealState, type CommitteeMember, isPending } from './appeal.ts';

/** Why somebody does not sit: he is of a pair or team of the table, or of a club of theirs, or has a cause (RTP 3.8.2). */
export type Interest = 'own-table' | 'own-team' | 'club' | 'declines';

export interface Replaced {
  readonly name: string;
  readonly why: Interest;
}

/** Who hears an appeal, and who had to step aside. */
export interface Panel {
  readonly sit: readonly string[];
  readonly replaced: readonly Replaced[];
  /** So many are missing. */
  readonly missing: number;
}

const plain = (text: string): string => plainLetters(text).trim().replace(/\s+/g, ' ');

/** Those who play, and a captain who does not. */
const peopleOf = (entry: ContestantEntry): readonly Player[] => [
  ...playersOf(entry),
  ...(entry.kind === 'team' && typeof entry.captain === 'object' ? [entry.captain] : []),
];

/** Whom it is about: those at the table of the ruling; of a penalty whoever has it. */
export function partiesOf(
  tournament: Tournament,
  session: SessionState,
  appeal: Appealed & Pick<AppealState, 'contestant'>,
): readonly ContestantId[] {
  const kept = 'case' in appeal ? session.cases?.get(appeal.case) : undefined;
  if (kept === undefined) return [appeal.contestant];
  const { ns, ew } = sidesOfScore(tournament, session, kept);
  return [ns, ew].flatMap(sittersOf);
}

/** Who gains by the ruling that is appealed against: those at the table who did not appeal. */
export const gainersOf = (
  tournament: Tournament,
  session: SessionState,
  appeal: AppealState,
): readonly ContestantId[] =>
  partiesOf(tournament, session, appeal).filter((each) => each !== appeal.contestant);

/** Those whose next match waits for the decision on an appeal (ROP 4.14). */
export const waitingFor = (tournament: Tournament): ReadonlySet<ContestantId> =>
  new Set(
    [...tournament.sessions.values()].flatMap((session) =>
      (session.appeals ?? [])
        .filter((appeal) => appeal.holds === true && isPending(appeal))
        .flatMap((appeal) => gainersOf(tournament, session, appeal)),
    ),
  );

function interestOf(
  tournament: Tournament,
  session: SessionState,
  appeal: Appealed & Pick<AppealState, 'contestant'>,
  member: CommitteeMember,
): Interest | undefined {
  if (member.declines !== undefined) return 'declines';
  const parties = partiesOf(tournament, session, appeal).flatMap(
    (each) => tournament.contestants.get(each) ?? [],
  );
  const isHe = ({ name }: { readonly name: string }): boolean => plain(name) === plain(member.name);
  const own = parties.find((party) => peopleOf(party).some(isHe));
  if (own !== undefined) return own.kind === 'team' ? 'own-team' : 'own-table';
  // His club as he is entered, where it was not told.
  const entered = [...tournament.contestants.values()].flatMap(peopleOf).find(isHe);
  const club = member.club ?? entered?.club;
  const clubs = parties.flatMap(peopleOf).flatMap((player) => player.club ?? []);
  return club !== undefined && clubs.some((each) => plain(each) === plain(club)) ? 'club' : undefined;
}

/** The first of the committee without an interest in it, in the order in which they were named. */
export function panelFor(
  tournament: Tournament,
  session: SessionState,
  appeal: Appealed & Pick<AppealState, 'contestant'>,
): Panel {
  const { members: wanted } = profileOf(tournament.settings).appeals.committee;
  const sit: string[] = [];
  const replaced: Replaced[] = [];
  for (const member of tournament.committee?.members ?? []) {
    if (sit.length === wanted) break;
    const why = interestOf(tournament, session, appeal, member);
    if (why === undefined) sit.push(member.name);
    else replaced.push({ name: member.name, why });
  }
  return { sit, replaced, missing: wanted - sit.length };
}
