import { orThrow, parseFraction } from '../../../base/index.ts';
import { type Penalty, penaltyWhereVpsAreWon, type VpEntry } from '../../../scoring/index.ts';
import {
  boardsOfMatch,
  type DrawnRound,
  type DrawnTables,
  isOfMatch,
  penalisedIn,
  tripleIn,
} from '../../match.ts';
import { profileOf } from '../../settings-defaults.ts';
import {
  type GivenPenalty,
  pointsOf,
  type SectionState,
  type SessionState,
  type Tournament,
} from '../../state.ts';

function asPenalty(given: GivenPenalty): Penalty {
  const { contestant, clause, reason } = given;
  const points = pointsOf(given);
  const amount =
    points === undefined
      ? 'warning'
      : ({ unit: points.unit, value: orThrow(parseFraction(points.value)) } as const);
  return { contestant, clause, reason, amount };
}

/** IMPs come off a match where the regulation takes them off IMPs, and always in a knockout. */
function comesOffImps({ settings }: Tournament, penalty: GivenPenalty, knockout: boolean): boolean {
  if (pointsOf(penalty)?.unit !== 'imps') return false;
  return knockout || profileOf(settings).teams.match.penaltiesInImps.comeOff === 'imps';
}

/** Is the penalty of that match: by its own word, by its board, or because IMPs have to come off some match of the session? */
function isOfThatMatch(
  tournament: Tournament,
  { section, drawn = [] }: SectionState,
  round: DrawnRound,
  match: DrawnTables,
  penalty: GivenPenalty,
  knockout: boolean,
): boolean {
  if (!isOfMatch(match, penalty.contestant)) return false;
  if (penalty.match !== undefined) {
    if (penalty.match.section !== section || penalty.match.round !== round.round) return false;
    const { board } = penalty;
    return penalisedIn(round, penalty.contestant, { ...penalty.match, board }) === match;
  }
  const boards = [...boardsOfMatch(round, match), ...(round.extras.get(match.match) ?? []).flat()];
  if (penalty.board !== undefined) return boards.includes(penalty.board);
  if (!comesOffImps(tournament, penalty, knockout)) return false;
  const first = drawn.find(({ matches }) => matches.some((each) => isOfMatch(each, penalty.contestant)));
  return first === round && round.matches.find((each) => isOfMatch(each, penalty.contestant)) === match;
}

/**
 * Does the match itself become worth less? VPs come off a team's total where they cannot come off the match: where the director
 * or the regulation gave its result, and in a triple, which is the mean of its halves.
 */
export function comesOffMatch(
  tournament: Tournament,
  round: DrawnRound,
  match: DrawnTables,
  penalty: GivenPenalty,
  knockout: boolean,
): boolean {
  if (comesOffImps(tournament, penalty, knockout)) return true;
  const given = round.rulings.get(match.match)?.ruling.kind;
  return given !== 'award' && given !== 'no-show' && !tripleIn(round.matches).has(match);
}

/** The penalties of a match as they were given. */
export const penaltiesGivenIn = (
  tournament: Tournament,
  { penalties }: SessionState,
  section: SectionState,
  round: DrawnRound,
  match: DrawnTables,
  knockout: boolean,
): readonly GivenPenalty[] =>
  penalties.filter((penalty) => isOfThatMatch(tournament, section, round, match, penalty, knockout));

export const penaltiesOf = (given: readonly GivenPenalty[]): readonly Penalty[] => given.map(asPenalty);

/** Penalties that come off no match, as VPs off a team's total. */
export function entriesOf(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  members: ReadonlySet<string>,
): readonly VpEntry[] {
  const { match: rules } = profileOf(tournament.settings).teams;
  const { drawn = [] } = section;
  return session.penalties
    .filter(({ contestant }) => members.has(contestant))
    .filter(
      (penalty) =>
        !drawn.some((round) =>
          round.matches.some(
            (match) =>
              isOfThatMatch(tournament, section, round, match, penalty, false) &&
              comesOffMatch(tournament, round, match, penalty, false),
          ),
        ),
    )
    .flatMap((given): VpEntry[] => {
      const { amount, contestant, clause } = penaltyWhereVpsAreWon(asPenalty(given), rules);
      if (amount === 'warning' || amount.unit !== 'vps') return [];
      return [{ contestant, clause, kind: 'penalty', vps: amount.value.negated() }];
    });
}
