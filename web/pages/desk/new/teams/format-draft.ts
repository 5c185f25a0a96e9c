import type { TeamKind } from 'naipe/draw';
import {
  type DrawSetting,
  type MatchesFormat,
  type MatchSetting,
  roundsOf as roundsOfMatches,
  type Settings,
} from 'naipe/tournament';

export type FormatKind = DrawSetting['kind'];
type Swiss = Extract<DrawSetting, { readonly kind: 'swiss' }>;

export const FEWEST_TEAMS = 2;
export const MOST_TEAMS = 400;

/** Every choice of a format at once, so that going from one kind to another forgets nothing. */
export interface FormatDraft {
  readonly kind: FormatKind;
  readonly double: boolean;
  readonly neighboursEarly: boolean;
  readonly rounds: number;
  readonly first: Swiss['first'];
  readonly method: Swiss['method'];
  readonly odd: Swiss['odd'];
  readonly danishRounds: Swiss['danishRounds'];
  readonly lag: Swiss['lag'];
  readonly thirdPlace: boolean;
  readonly movement: TeamKind;
  readonly match: MatchSetting;
}

/** More teams than these and not everybody can meet everybody in a day. */
const MOST_OF_A_ROUND_ROBIN = 8;
/** Rounds after which the best of so many teams have met. */
const SPARE_ROUNDS = 2;
const FEWEST_ROUNDS = 5;
const USUAL_BOARDS = 8;

const doublings = (teams: number): number => Math.ceil(Math.log2(Math.max(2, teams)));

/** What a director would choose for so many teams: he changes what he wants. */
export function formatFor(teams: number, { official }: Pick<Settings, 'official'>): FormatDraft {
  return {
    kind: teams <= MOST_OF_A_ROUND_ROBIN ? 'round-robin' : 'swiss',
    double: false,
    neighboursEarly: true,
    rounds: Math.max(FEWEST_ROUNDS, doublings(teams) + SPARE_ROUNDS),
    first: 'slide',
    method: 'regulation',
    odd: 'bye',
    danishRounds: 0,
    lag: 0,
    thirdPlace: false,
    movement: 'head-to-head',
    match: {
      boards: USUAL_BOARDS,
      segments: 1,
      scoring: 'imps',
      lineUps: official ? 'in-order' : 'none',
      deals: 'common',
    },
  };
}

/** How many rounds so many teams play. In one session everybody meets everybody, too. */
export const roundsOf = (draft: FormatDraft, teams: number): number =>
  draft.kind === 'movement'
    ? roundsOfMatches({ kind: 'round-robin', double: false, neighboursEarly: false }, teams)
    : roundsOfMatches(drawOf(draft), teams);

function drawOf(draft: FormatDraft): DrawSetting {
  const {
    kind,
    double,
    neighboursEarly,
    rounds,
    first,
    method,
    odd,
    danishRounds,
    lag,
    thirdPlace,
    movement,
  } = draft;
  switch (kind) {
    case 'swiss':
      return { kind, rounds, first, method, odd, danishRounds, apart: [], lag };
    case 'knockout':
      return { kind, thirdPlace };
    case 'round-robin':
      return { kind, double, neighboursEarly };
    case 'movement':
      return { kind, movement };
  }
}

export const formatOf = (draft: FormatDraft): MatchesFormat => ({
  kind: 'matches',
  draw: drawOf(draft),
  match: draft.match,
});

/** A format that is planned already, to be changed. */
export const draftFrom = ({ draw, match }: MatchesFormat, usual: FormatDraft): FormatDraft => ({
  ...usual,
  ...draw,
  rounds: draw.kind === 'swiss' ? draw.rounds : usual.rounds,
  match,
});

/** Minutes from the first board to the last, without the breaks. */
export const minutesOf = (draft: FormatDraft, teams: number, minutesPerBoard: number): number =>
  roundsOf(draft, teams) * draft.match.boards * minutesPerBoard;

export const areSegmentsEven = ({ boards, segments }: MatchSetting): boolean =>
  Number.isInteger(boards) &&
  boards > 0 &&
  Number.isInteger(segments) &&
  segments > 0 &&
  boards % segments === 0;
