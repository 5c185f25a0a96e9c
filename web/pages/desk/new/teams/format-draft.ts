import type { Apart, TeamKind, TeamWay } from 'naipe/draw';
import { PROFILES } from 'naipe/regulation';
import {
  boardsOfEach,
  type DrawSetting,
  type MatchesFormat,
  type MatchSetting,
  type PattonSetting,
  roundsOf as roundsOfMatches,
  type Settings,
} from 'naipe/tournament';
import {
  type BonusDraft,
  bonusDraftOf,
  bonusOf,
  NO_BONUS,
  pattonTable,
  pattonText,
  withPatton,
} from './format-extras.ts';

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
  readonly apart: readonly Apart[];
  readonly bonus: BonusDraft;
  /** Ties over so many places are played off; nothing where none are. */
  readonly playOffs: string;
  readonly patton: { readonly win: PattonSetting['win']; readonly table: string };
  readonly thirdPlace: boolean;
  /** A knockout ends when so many are left; nothing where it ends with the winner. */
  readonly until: string;
  readonly movement: TeamWay;
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
export function formatFor(
  teams: number,
  { contestants, profile }: Pick<Settings, 'contestants' | 'profile'>,
): FormatDraft {
  // One team after the other, where the regulation has an order (RTP 2.3.2, ROP 6.8).
  const declares = contestants === 'team' && PROFILES[profile].teams.lineUps !== undefined;
  return {
    kind: teams <= MOST_OF_A_ROUND_ROBIN ? 'round-robin' : 'swiss',
    double: false,
    neighboursEarly: true,
    rounds: Math.max(FEWEST_ROUNDS, doublings(teams) + SPARE_ROUNDS),
    // What is usual by RTP 3.6.12.2.
    first: 'fold',
    method: 'regulation',
    odd: 'bye',
    danishRounds: 0,
    lag: 0,
    apart: [],
    bonus: NO_BONUS,
    playOffs: '',
    patton: { win: 2, table: '' },
    thirdPlace: false,
    until: '',
    movement: 'head-to-head',
    match: {
      boards: USUAL_BOARDS,
      segments: 1,
      scoring: 'imps',
      lineUps: declares ? 'in-order' : 'none',
      deals: 'common',
    },
  };
}

/** How many rounds so many teams play. In one session everybody meets everybody, too. */
export function roundsOf(draft: FormatDraft, teams: number): number {
  if (draft.kind !== 'movement') return roundsOfMatches(drawOf(draft), teams);
  // Where whole matches are played one of an odd number sits out; in a whist nobody does.
  return draft.movement === 'head-to-head' ? teams - 1 + (teams % 2) : teams - 1;
}

/** The boards that a team plays, the most where that depends: it sits out, or is beaten. */
export const boardsEach = (draft: FormatDraft, teams: number): number => boardsOfEach(formatOf(draft), teams);

/** Does a team perhaps play fewer? */
export const isMost = ({ kind, odd }: FormatDraft, teams: number): boolean =>
  kind === 'knockout' || (kind === 'swiss' && teams % 2 === 1 && odd === 'bye');

/** How many are left at the end: the winner unless told. */
const untilOf = (text: string): number => (/^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : 1);

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
    apart,
    thirdPlace,
    until,
    movement,
  } = draft;
  switch (kind) {
    case 'swiss':
      return { kind, rounds, first, method, odd, danishRounds, apart, lag };
    case 'knockout':
      return untilOf(until) > 1 ? { kind, thirdPlace: false, until: untilOf(until) } : { kind, thirdPlace };
    case 'round-robin':
      return { kind, double, neighboursEarly };
    case 'movement':
      return { kind, movement };
  }
}

/** Do the two tables of a match play at the same time? */
export const playsBothAtOnce = ({ kind, movement }: FormatDraft): boolean =>
  kind !== 'movement' || movement === 'head-to-head';

/** What was ticked for another kind of draw does not go with this one. */
function matchOf(draft: FormatDraft): MatchSetting {
  const { halves: _, ...shared } = draft.match;
  return playsBothAtOnce(draft) ? draft.match : shared;
}

export function formatOf(draft: FormatDraft): MatchesFormat {
  const bonuses = draft.kind === 'knockout' ? 'none' : bonusOf(draft.bonus);
  const playOffs = draft.kind === 'knockout' ? 0 : Number(draft.playOffs);
  return {
    kind: 'matches',
    draw: drawOf(draft),
    match: withPatton(matchOf(draft), draft.patton.win, draft.patton.table),
    ...(bonuses === undefined || bonuses === 'none' ? {} : { bonuses }),
    ...(Number.isInteger(playOffs) && playOffs > 0 ? { playOffs } : {}),
  };
}

/** Is everything that was typed understood? */
export const isFormatRead = ({ kind, match, bonus, patton }: FormatDraft): boolean =>
  areSegmentsEven(match) &&
  (kind === 'knockout' || bonusOf(bonus) !== undefined) &&
  (match.scoring !== 'patton' || pattonTable(patton.table) !== undefined);

/** A whist of an even number is asked for as one of an odd number is. */
const wayOf = (movement: TeamKind): TeamWay => (movement === 'whist-shared' ? 'whist' : movement);

/** A format that is planned already, to be changed. */
export const draftFrom = (
  { draw, match, bonuses, playOffs }: MatchesFormat,
  usual: FormatDraft,
): FormatDraft => ({
  ...usual,
  ...draw,
  rounds: draw.kind === 'swiss' ? draw.rounds : usual.rounds,
  movement: draw.kind === 'movement' ? wayOf(draw.movement) : usual.movement,
  until: draw.kind === 'knockout' && draw.until !== undefined ? String(draw.until) : '',
  match,
  bonus: bonusDraftOf(bonuses),
  playOffs: playOffs === undefined ? '' : String(playOffs),
  patton:
    match.patton === undefined ? usual.patton : { win: match.patton.win, table: pattonText(match.patton) },
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
