import type {
  CommandData,
  CommandType,
  ContestantId,
  DrawSetting,
  MatchesView,
  MatchSetting,
  MatchTile,
  RankingView,
  RoundMatches,
  Settings,
  ViewName,
  Views,
} from 'naipe/tournament';
import type { Answer, Client } from './client.ts';
import type { Club } from './club.ts';

/** What differs from matches of eight boards between teams of four. */
export interface TeamsPlan {
  readonly teams: readonly ContestantId[];
  readonly players?: number;
  readonly draw: DrawSetting;
  readonly match?: Partial<MatchSetting>;
  readonly settings?: Partial<Settings>;
}

const EIGHT_BOARDS: MatchSetting = {
  boards: 8,
  segments: 1,
  scoring: 'imps',
  lineUps: 'none',
  deals: 'common',
};

const SECTION = 'A';

/** A room of a match and what is played there. */
export interface RoomBoard {
  readonly room: 'open' | 'closed';
  readonly board: number;
  readonly round: number;
  readonly home: ContestantId;
  readonly away: ContestantId;
}

/** An event of teams in a club: the desk, a phone at every table, and every captain's. */
export class TeamClub {
  readonly tournament: string;
  private readonly club: Club;
  private readonly phones = new Map<string, Client>();
  private readonly captains = new Map<ContestantId, Client>();

  private constructor(club: Club, tournament: string) {
    this.club = club;
    this.tournament = tournament;
  }

  static async plan(club: Club, { teams, players = 4, draw, match, settings }: TeamsPlan): Promise<TeamClub> {
    const event = new TeamClub(club, await club.create({ contestants: 'team', ...settings }));
    for (const contestant of teams)
      await event.must('enter-contestant', {
        kind: 'team',
        contestant,
        name: `Team ${contestant}`,
        players: Array.from({ length: players }, (_, index) => ({
          name: `Player ${contestant}${index + 1}`,
          id: `${contestant}${index + 1}`,
        })),
        captain: 0,
      });
    await event.must('plan-phase', {
      phase: 1,
      format: { kind: 'matches', draw, match: { ...EIGHT_BOARDS, ...match } },
      groups: [{ section: SECTION, contestants: teams }],
    });
    await event.must('open-session', { session: 1 });
    return event;
  }

  get director(): Client {
    return this.club.director;
  }

  must<T extends CommandType>(type: T, data: CommandData[T]): Promise<void> {
    return this.director.must(this.tournament, type, data);
  }

  ask<T extends CommandType>(type: T, data: CommandData[T]): Promise<Answer> {
    return this.director.command(this.tournament, type, data);
  }

  async see<V extends ViewName>(
    view: V,
    query: Record<string, string | number> = {},
    as: Client = this.director,
  ): Promise<Views[V]> {
    const answer = await as.view(this.tournament, view, query);
    if (answer.status !== 200) throw new Error(`${view}: ${answer.status} ${answer.text}`);
    return answer.json;
  }

  /** Draws the next round, and calls it. */
  async next(session: number, more: Partial<CommandData['draw-round']> = {}): Promise<RoundMatches> {
    await this.must('draw-round', { session, section: SECTION, ...more });
    const { rounds }: MatchesView = await this.see('matches', { phase: 1 });
    const drawn = rounds.at(-1)!;
    await this.must('start-round', { session, round: drawn.first });
    return drawn;
  }

  async phone(table: number, session = 1): Promise<Client> {
    const key = `${session}/${table}`;
    const known = this.phones.get(key) ?? (await this.club.table(this.tournament, table));
    this.phones.set(key, known);
    return known;
  }

  async captain(team: ContestantId): Promise<Client> {
    const known = this.captains.get(team) ?? (await this.club.player(this.tournament, team));
    this.captains.set(team, known);
    return known;
  }

  /** A board of a match at its table: written by one side, agreed to by the other. */
  async record(session: number, movementRound: number, table: number, board: number, result: string) {
    const phone = await this.phone(table, session);
    const at = { session, section: SECTION, round: movementRound, table, board };
    await phone.must(this.tournament, 'record-result', { ...at, result, by: 'NS', expects: null });
    await phone.must(this.tournament, 'agree-result', { ...at, by: 'EW', expects: result });
  }

  /** Both rooms of a match, board after board, as the phones of its tables send it. */
  async play(
    { session, round, first, segments, boards }: RoundMatches,
    { home, away, open, closed }: MatchTile,
    resultAt: (at: RoomBoard) => string,
  ): Promise<void> {
    const length = boards.length / segments;
    const rooms = [['open', open] as const, ...(closed === undefined ? [] : [['closed', closed] as const])];
    await Promise.all(
      rooms.map(async ([room, { table }]) => {
        for (const [index, board] of boards.entries()) {
          const where = { room, board, round, home: home.contestant, away: away.contestant };
          await this.record(session, first + Math.floor(index / length), table, board, resultAt(where));
        }
      }),
    );
  }

  async ranking(): Promise<RankingView['lists'][number]['lines']> {
    return (await this.see('ranking')).lists[0]!.lines;
  }
}
