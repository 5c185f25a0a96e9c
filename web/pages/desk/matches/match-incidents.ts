import type { TeamRules } from 'naipe/regulation';
import type { MatchIncident, MatchView } from 'naipe/tournament';

export type IncidentKind = MatchIncident['kind'];

/** The incidents that a regulation speaks of. */
export function incidentKinds({ incidents, noShow }: TeamRules): readonly IncidentKind[] {
  const { late, interrupted, wrongSeats, notComparable, suspended } = incidents;
  const said: readonly (readonly [IncidentKind, unknown])[] = [
    ['absent', noShow],
    ['late', late],
    ['interrupted', interrupted],
    ['wrong-seats', wrongSeats],
    ['not-comparable', notComparable],
    ['suspended', suspended],
  ];
  return said.flatMap(([kind, rule]) => (rule === undefined ? [] : [kind]));
}

/** More minutes late than any regulation lets pass, to begin with. */
const LATE_MINUTES = 31;

/** An incident before the director has said its particulars. */
export function firstIncident(
  kind: IncidentKind,
  { home, boards }: Pick<MatchView, 'home' | 'boards'>,
): MatchIncident {
  const team = home.contestant;
  switch (kind) {
    case 'absent':
      return { kind, teams: [team] };
    case 'late':
      return {
        kind,
        team,
        minutes: LATE_MINUTES,
        firstRoundWithReserves: false,
        reserveTeamPresent: false,
        playable: boards,
      };
    case 'interrupted':
      return { kind, resumption: 'to-come' };
    case 'wrong-seats':
      return { kind, rooms: 'one', playedInBoth: 0, satFirst: team };
    case 'not-comparable':
      return { kind };
    case 'suspended':
      return { kind, team };
  }
}
