import type { LawsEdition } from '../laws/index.ts';

/*
 * Adjusted scores in a match between teams, where the two rooms are compared with each other: what Laws 12, 86 and 87
 * say in each edition. The director judges the facts; the figures come of `compareBoard`.
 */

/** How far a team is at fault for what happened on a board. */
export type TeamFault = 'none' | 'partly' | 'directly';
type MatchTeams = 'home' | 'away';

/** What the director has found about a board that cannot be played or compared in a room. */
export interface TeamBoardCase {
  readonly edition: LawsEdition;
  readonly fault: Readonly<Record<MatchTeams, TeamFault>>;
  /** The result of the other room: none, of no clear profit to a side, or clearly favourable to one. */
  readonly otherRoom: 'no-result' | 'ordinary' | 'favours-home' | 'favours-away';
  /** Two or more results that do not compare, a fouled board among them (2017: Law 86B2). */
  readonly several: boolean;
  /** Is there time for another board, and can nobody know the result of the match without it? */
  readonly substitute: 'possible' | 'no-time' | 'result-known';
}

export type NamedAward = 'A+' | 'A' | 'A-';

/** What the Laws say. */
export type TeamBoardRuling = {
  readonly clause: string;
  readonly sentence: string;
} /** Each team its artificial score. */ & (
  | {
      readonly kind: 'artificial';
      readonly home: NamedAward;
      readonly away: NamedAward;
      readonly orSubstitute: boolean;
    }
  /** An assigned score, weighted where it helps; `may` leaves it to the director. */
  | { readonly kind: 'assigned'; readonly strength: 'may' | 'should' | 'shall' }
  /** The better of average plus and an assigned score for the team not at fault; the other its complement. */
  | { readonly kind: 'better-for'; readonly team: MatchTeams }
);

/** Artificial scores by fault: in no way, partly, directly (Law 12C2; 1997: 12C1). */
const BY_FAULT: Readonly<Record<TeamFault, NamedAward>> = { none: 'A+', partly: 'A', directly: 'A-' };

const isAtFault = ({ fault }: TeamBoardCase, team: MatchTeams): boolean => fault[team] !== 'none';

const ARTIFICIAL: Readonly<Record<LawsEdition, string>> = {
  1997: 'Laws 12C1 and 86A',
  2007: 'Laws 12C2 and 86A',
  2017: 'Law 12C2',
};

/** The clause that forbids another board when the result could be known without it. */
export const NO_SUBSTITUTE_BOARD: Readonly<Record<LawsEdition, string>> = {
  1997: 'Law 86C',
  2007: 'Law 86C',
  2017: 'Law 86A',
};

/** How a board of a match is adjusted (Laws 86 and 87). */
export function ruleTeamBoard(board: TeamBoardCase): TeamBoardRuling {
  switch (board.edition) {
    case 1997:
      return artificial(board, ARTIFICIAL[1997]);
    case 2007:
      return otherRoom2007(board);
    case 2017:
      return board.several ? several2017(board) : single2017(board);
  }
}

function artificial(
  { fault, substitute, edition }: TeamBoardCase,
  clause: string,
  mayReplace = true,
): TeamBoardRuling {
  const orSubstitute = mayReplace && substitute === 'possible';
  const known = substitute === 'result-known' ? ` No other board: ${NO_SUBSTITUTE_BOARD[edition]}.` : '';
  const another = orSubstitute ? ', or another board is played' : '';
  return {
    kind: 'artificial',
    home: BY_FAULT[fault.home],
    away: BY_FAULT[fault.away],
    orSubstitute,
    clause,
    sentence: `${clause}: an artificial score for each team by its fault${another}; the other room counts for nothing.${known}`,
  };
}

/** Law 86D of 2007: with a result in the other room the director may assign, and should when it favours those not at fault. */
function otherRoom2007(board: TeamBoardCase): TeamBoardRuling {
  if (board.otherRoom === 'no-result') return artificial(board, ARTIFICIAL[2007]);
  const favours =
    (board.otherRoom === 'favours-home' && !isAtFault(board, 'home')) ||
    (board.otherRoom === 'favours-away' && !isAtFault(board, 'away'));
  const strength = favours ? 'should' : 'may';
  const sentence = `Law 86D: the other room has a result; the director ${strength} assign a score in IMPs or total points.`;
  return { kind: 'assigned', strength, clause: 'Law 86D', sentence };
}

/** Law 86B1 of 2017. */
function single2017(board: TeamBoardCase): TeamBoardRuling {
  const clear = board.otherRoom === 'favours-home' || board.otherRoom === 'favours-away';
  if (!clear) return artificial(board, ARTIFICIAL[2017]);
  return {
    kind: 'assigned',
    strength: 'shall',
    clause: 'Law 86B1',
    sentence:
      'Law 86B1: the other room’s result clearly favours a side: the director shall assign a score, weighted by Law 12C1(c).',
  };
}

/** Law 86B2 of 2017: by who is at fault. */
function several2017(board: TeamBoardCase): TeamBoardRuling {
  const [home, away] = [isAtFault(board, 'home'), isAtFault(board, 'away')];
  if (!home && !away) return artificial(board, 'Laws 86B2(a) and 12C2');
  if (home && away) return artificial(board, 'Laws 86B2(c) and 12C2', false);
  const team = home ? 'away' : 'home';
  return {
    kind: 'better-for',
    team,
    clause: 'Law 86B2(b)',
    sentence: `Law 86B2(b): the ${team} team has the better of average plus and an assigned score on each board, the other team its complement.`,
  };
}
