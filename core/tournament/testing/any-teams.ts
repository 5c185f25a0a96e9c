import type { BoardMending, CommandType } from '../command.ts';
import type { AwardData, DrawnRound, DrawnTables, MatchAt, MatchRuling } from '../match.ts';
import { matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import { boardsInPlay } from '../meetings/schedule.ts';
import type { DrawSetting, MatchesFormat } from '../phase.ts';
import type { SectionState, SessionState, Tournament, TournamentState } from '../state.ts';
import { NOTHING } from '../state.ts';
import { anyPlayer } from './any-score.ts';
import { anySettings } from './any-settings.ts';
import type { Dice } from './dice.ts';
import { type AnyCommand, command, continued, handle } from './given.ts';
import { KNOCKOUT, numbered, ROUND_ROBIN, SWISS, teamOf } from './teams.ts';

const GROUNDS = { clause: 'RTP 3.6.7.2', reason: 'in a test' };

const anyDraw = (dice: Dice): DrawSetting =>
  dice.pick<DrawSetting>([
    { ...SWISS, rounds: dice.pick([3, 5]), danishRounds: dice.pick([0, 1]), lag: dice.pick([0, 1]) },
    { ...SWISS, first: 'lots', odd: 'triple', method: 'nearest' },
    ROUND_ROBIN,
    KNOCKOUT,
    { kind: 'movement', movement: 'whist' },
  ]);

const anyFormat = (dice: Dice): MatchesFormat => ({
  kind: 'matches',
  draw: anyDraw(dice),
  match: {
    boards: dice.pick([2, 4]),
    segments: dice.pick([1, 2]),
    scoring: dice.pick(['imps', 'imps', 'patton', 'board-a-match', 'total-points', 'win-loss'] as const),
    lineUps: dice.pick(['none', 'in-order', 'blind'] as const),
    deals: dice.pick(['common', 'own'] as const),
  },
});

const planned = (dice: Dice, phase: number, teams: number): AnyCommand =>
  command('plan-phase', {
    phase,
    format: anyFormat(dice),
    groups: [{ section: 'A', contestants: numbered(teams) }],
  });

/** Sends it, and confirms what it is asked about; what is refused changes nothing. */
function confirmed(state: TournamentState, asked: AnyCommand): TournamentState {
  const { state: next, refusal } = handle(state, asked);
  if (refusal?.code !== 'to-confirm') return next;
  const codes = refusal.findings?.map(({ code }) => code) ?? [];
  const again = { ...asked, id: `${asked.id}-again`, data: { ...asked.data, confirmed: codes } };
  return handle(state, again as AnyCommand).state;
}

/** Five to seven teams with their first round drawn and called, as any organiser might have it. */
export function anyTeamsStart(dice: Dice): TournamentState {
  const create = (settings: object) =>
    handle(
      NOTHING,
      command('create-tournament', {
        name: 'Any',
        date: '2026-03-14',
        settings: { ...settings, contestants: 'team' },
      }),
    ).state;
  const chosen = create(anySettings(dice));
  const teams = dice.pick([5, 6, 7]);
  const entered = continued(
    chosen.tournament === undefined ? create({}) : chosen,
    ...numbered(teams).map((contestant) => teamOf(contestant, dice.pick([4, 5, 6]))),
  );
  return [
    planned(dice, 1, teams),
    command('open-session', { session: 1 }),
    command('draw-round', { session: 1, section: 'A', seed: `${dice.below(99)}` }),
    command('start-round', { session: 1, round: 1 }),
  ].reduce(confirmed, entered);
}

/** A section of matches, and one of its matches when there is one. */
interface Place {
  readonly dice: Dice;
  readonly tournament: Tournament;
  readonly session: SessionState;
  readonly section: SectionState;
  readonly drawn: DrawnRound | undefined;
  readonly match: DrawnTables | undefined;
  readonly team: string;
}

function placeIn(tournament: Tournament, dice: Dice): Place | undefined {
  const sessions = [...tournament.sessions.values()].filter(
    (session) => matchesPhaseOf(tournament, session) !== undefined,
  );
  if (sessions.length === 0) return undefined;
  const session = dice.pick(sessions);
  const section = dice.pick([...session.sections.values()]);
  const rounds = section.drawn ?? [];
  const drawn = rounds.length === 0 ? undefined : dice.pick(rounds);
  const match = drawn === undefined ? undefined : dice.pick(drawn.matches);
  const team = dice.pick([...section.seating.values()]);
  return { dice, tournament, session, section, drawn, match, team };
}

const at = ({ session, section, drawn, match }: Place): MatchAt => ({
  session: session.session,
  section: section.section,
  round: drawn?.round ?? 1,
  match: match?.match ?? 1,
});

const oneOf = ({ dice, match, team }: Place): string =>
  match === undefined ? team : dice.pick([match.home, match.away]);

const anyAward = (dice: Dice): AwardData =>
  dice.pick<AwardData>([
    { kind: 'vps', vps: dice.pick(['8', '12', '1/3']) },
    { kind: 'best-of-three' },
    { kind: 'own-mean' },
    { kind: 'no-show' },
  ]);

function anyRuling(place: Place): MatchRuling {
  const { dice } = place;
  return dice.pick<MatchRuling>([
    { kind: 'no-show', absent: [oneOf(place)] },
    { kind: 'award', home: anyAward(dice), away: anyAward(dice) },
    { kind: 'shortened', scheduled: dice.pick([1, 2, 4]) },
    { kind: 'winner', contestant: oneOf(place) },
  ]);
}

/** Matches by hand: the teams in any order, two by two. */
function byHand(place: Place): AnyCommand {
  const { dice, section, session } = place;
  const teams = [...section.seating.values()].sort(() => dice.below(3) - 1);
  const matches = Array.from({ length: Math.floor(teams.length / 2) }, (_, index) => ({
    match: index + 1,
    home: teams[2 * index] ?? '',
    away: teams[2 * index + 1] ?? '',
    open: 2 * index + 1,
    closed: 2 * index + 2,
  }));
  return command('draw-round', {
    session: session.session,
    section: section.section,
    ...(dice.chance(5) ? { round: at(place).round } : {}),
    matches,
    bye: teams.length % 2 === 1 ? (teams.at(-1) ?? null) : null,
  });
}

const anySeats = (dice: Dice): readonly [number, number] =>
  dice.pick([
    [0, 1],
    [2, 3],
    [1, 0],
    [3, 4],
    [2, 5],
  ] as const);

type Deed = readonly [often: number, type: CommandType, (place: Place) => AnyCommand];

const DEEDS: readonly Deed[] = [
  [
    16,
    'draw-round',
    (place) => {
      const { dice, session, section } = place;
      if (dice.chance(4)) return byHand(place);
      return command('draw-round', {
        session: session.session,
        section: section.section,
        ...(dice.chance(3) ? { pending: dice.pick(['without', 'even', 'running'] as const) } : {}),
        ...(dice.chance(3) ? { rematches: 'fewest' } : {}),
        ...(dice.chance(2) ? { rounds: 2 } : {}),
      });
    },
  ],
  [
    10,
    'continue-round',
    ({ tournament, dice }) =>
      command('continue-round', { session: Math.max(0, ...tournament.sessions.keys()) + dice.below(2) }),
  ],
  [
    10,
    'publish-draw',
    (place) => {
      const { match: _, ...round } = at(place);
      return command('publish-draw', round);
    },
  ],
  [
    16,
    'declare-line-up',
    (place) => {
      const { match: _, ...round } = at(place);
      const { dice } = place;
      return command('declare-line-up', {
        ...round,
        segment: dice.pick([1, 1, 2]),
        contestant: oneOf(place),
        open: anySeats(dice),
        closed: anySeats(dice),
      });
    },
  ],
  [
    14,
    'score-match',
    (place) =>
      command('score-match', {
        ...at(place),
        imps: { home: `${place.dice.below(30)}`, away: `${place.dice.below(30)}` },
      }),
  ],
  [12, 'agree-match', (place) => command('agree-match', { ...at(place), by: oneOf(place) })],
  [
    10,
    'rule-match',
    (place) => command('rule-match', { ...at(place), ...GROUNDS, ruling: anyRuling(place) }),
  ],
  [
    8,
    'set-extra-boards',
    (place) => {
      const last = Math.max(0, ...boardsInPlay(place.session));
      const boards = place.dice.chance(7) ? [1, 2, 3, 4] : [1];
      return command('set-extra-boards', { ...at(place), boards: boards.map((board) => last + board) });
    },
  ],
  [
    6,
    'mend-match-board',
    (place) => {
      const all = boardsInPlay(place.session);
      const board = all.length === 0 ? 1 : place.dice.pick(all);
      const mending = place.dice.pick<BoardMending>([
        { kind: 'cancelled' },
        { kind: 'replaced', by: place.dice.chance(8) ? Math.max(0, ...all) + 1 : board },
        { kind: 'turned-likewise' },
        { kind: 'turned-likewise', written: 'for-the-pairs' },
      ]);
      return command('mend-match-board', { ...at(place), board, mending, ...GROUNDS });
    },
  ],
  [
    4,
    'draw-lots',
    ({ dice, section }) => {
      const [one = '', other = ''] = [...section.seating.values()].slice(dice.below(3));
      return command('draw-lots', { phase: 1, contestants: [one, other], ...GROUNDS });
    },
  ],
  [7, 'plan-phase', ({ dice }) => planned(dice, dice.pick([1, 2]), dice.pick([4, 5]))],
  [
    3,
    'plan-session',
    ({ dice }) => command('plan-session', { session: dice.pick([2, 3]), phase: dice.pick([1, 2]) }),
  ],
  [
    4,
    'enter-contestant',
    ({ dice }) =>
      command('enter-contestant', {
        kind: 'team',
        contestant: `${8 + dice.below(3)}`,
        players: Array.from({ length: dice.pick([4, 6]) }, () => anyPlayer(dice)),
        ...(dice.chance(5) ? { club: 'North' } : {}),
      }),
  ],
  [
    4,
    'change-contestant',
    ({ dice, team }) =>
      command('change-contestant', {
        kind: 'team',
        contestant: team,
        ...(dice.chance(5) ? { players: Array.from({ length: 6 }, () => anyPlayer(dice)) } : {}),
        ...(dice.chance(5) ? { pairs: [{ players: [0, 1] as const, hum: true as const }] } : {}),
        ...(dice.chance(3) ? { name: 'Another name' } : {}),
      }),
  ],
  [
    15,
    'seat-contestant',
    ({ dice, tournament, session, section }) => {
      const contestant = dice.pick([...tournament.contestants.keys()]);
      const own = [...section.seating].find(([, each]) => each === contestant)?.[0];
      return command('seat-contestant', {
        session: session.session,
        section: section.section,
        number: own ?? section.seating.size + 1,
        contestant,
      });
    },
  ],
  [
    5,
    'give-penalty',
    (place) =>
      command('give-penalty', {
        session: place.session.session,
        contestant: oneOf(place),
        amount: {
          unit: place.dice.pick(['imps', 'vps'] as const),
          value: place.dice.pick(['1', '3', '1/2']),
        },
        ...(place.dice.chance(6)
          ? { match: { section: place.section.section, round: at(place).round } }
          : {}),
        ...GROUNDS,
      }),
  ],
  [
    4,
    'withdraw-contestant',
    ({ dice, team, session, section }) =>
      command('withdraw-contestant', {
        contestant: team,
        from: { session: session.session, round: section.movement.rounds.length + dice.below(2) },
        ...(dice.chance(3) ? { excluded: true } : {}),
      }),
  ],
];

const ALL = DEEDS.reduce((sum, [often]) => sum + often, 0);

/** Something that somebody might do about teams and their matches. */
export function anyTeamCommand({ tournament }: TournamentState, dice: Dice): AnyCommand | undefined {
  let rest = dice.below(ALL);
  const place = tournament === undefined ? undefined : placeIn(tournament, dice);
  if (place === undefined) return undefined;
  for (const [often, , deed] of DEEDS) {
    rest -= often;
    if (rest < 0) return deed(place);
  }
  return undefined;
}

/** Every kind of command that concerns teams and their matches. */
export const DONE_WITH_TEAMS: readonly CommandType[] = DEEDS.map(([, type]) => type);
