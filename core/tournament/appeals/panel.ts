import { plainLetters } from '../../base/index.ts';
import { type ContestantEntry, type Player, playersOf } from '../contestant.ts';
import { sidesOfScore } from '../corrections.ts';
import { sittersOf } from '../meeting.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import type { AppealState, CommitteeMember } from './appeal.ts';

/** Why somebody does not sit: he is of a pair or team of the table, or of a club of theirs (RTP 3.8.2). */
export type Interest = 'own-table' | 'own-team' | 'club';

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

function interestOf(
  tournament: Tournament,
  session: SessionState,
  { case: number }: Pick<AppealState, 'case'>,
  member: CommitteeMember,
): Interest | undefined {
  const kept = session.cases?.get(number);
  if (kept === undefined) return undefined;
  const { ns, ew } = sidesOfScore(tournament, session, kept);
  const parties = [ns, ew].flatMap(sittersOf).flatMap((each) => tournament.contestants.get(each) ?? []);
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
  appeal: Pick<AppealState, 'case'>,
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
