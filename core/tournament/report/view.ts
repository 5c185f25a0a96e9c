import type { AppealDecision } from '../appeals/appeal.ts';
import type { CaseRuling } from '../cases/case.ts';
import { minutesAfter } from '../clock/corrections.ts';
import { sessionEndedAt } from '../clock/session-end.ts';
import { playersOf } from '../contestant.ts';
import { factsOf } from '../evolve/fact-chain.ts';
import type { ContestantId, MeetingBoard, SessionNumber } from '../meeting.ts';
import { profileOf } from '../settings-defaults.ts';
import type { GivenPenalty, SessionState, Tournament, TournamentState } from '../state.ts';
import { rankingView } from '../views/ranking.ts';
import { unitOf } from '../views/shared.ts';
import { REPORT_ITEMS, type ReportItem } from './report.ts';

/** A line of the report: what the facts say, to be put into words. */
export type ReportLine =
  | { readonly kind: 'director'; readonly name: string }
  | { readonly kind: 'event'; readonly name: string; readonly date: string; readonly venue?: string }
  | {
      readonly kind: 'session';
      readonly session: SessionNumber;
      readonly from?: string;
      readonly to?: string;
      readonly published?: string;
    }
  | {
      readonly kind: 'format';
      readonly session: SessionNumber;
      readonly section: string;
      readonly movement: string;
      readonly rounds: number;
      readonly boards: number;
    }
  | {
      readonly kind: 'substitution';
      readonly session: SessionNumber;
      readonly contestant: ContestantId;
      readonly player: string;
      readonly substitute: string;
      readonly fromRound: number;
      readonly reason?: string;
    }
  | {
      readonly kind: 'withdrawn';
      readonly contestant: ContestantId;
      readonly excluded: boolean;
      readonly reason?: string;
    }
  | { readonly kind: 'absence'; readonly session: SessionNumber; readonly contestant: ContestantId }
  | {
      readonly kind: 'place';
      readonly place: number;
      readonly contestant: ContestantId;
      readonly score: string;
      readonly players: readonly { readonly name: string; readonly id?: string }[];
    }
  | ({ readonly kind: 'penalty' } & Pick<
      GivenPenalty,
      'contestant' | 'board' | 'amount' | 'reason' | 'clause'
    >)
  | ({ readonly kind: 'ruling' } & MeetingBoard &
      Pick<CaseRuling, 'at' | 'reason' | 'clause' | 'clauses' | 'before' | 'result' | 'adjustment'>)
  | {
      readonly kind: 'appeal';
      readonly session: SessionNumber;
      readonly board: number;
      readonly contestant: ContestantId;
      readonly about: string;
      readonly deposited: boolean;
      readonly withdrawn: boolean;
      readonly decisions: readonly AppealDecision[];
    };

/** An item of the report. */
export interface ReportPart {
  readonly item: ReportItem;
  readonly lines: readonly ReportLine[];
  /** What was added by hand. */
  readonly note?: string;
  /** The facts are silent, or lack something, and nothing was written. */
  readonly missing: boolean;
  /** To whom it is passed on (RTP 3.2.2.2). */
  readonly to?: 'CJ' | 'CD' | 'CT' | 'CA';
}

export interface ReportView {
  readonly clause: string | undefined;
  readonly unit: string;
  readonly parts: readonly ReportPart[];
  /** When it is due, once the event is over (RTP 3.2.2). */
  readonly due: readonly { readonly level: 'national' | 'regional'; readonly by: string }[];
}

const ROUTES: Partial<Readonly<Record<ReportItem, ReportPart['to']>>> = {
  appeals: 'CJ',
  absences: 'CD',
  discipline: 'CD',
  technical: 'CT',
  incidents: 'CA',
  other: 'CA',
};

type Parts = Readonly<Record<ReportItem, readonly ReportLine[]>>;

const DIRECTOR = 'director ';

/** Who did anything as a director, in the order in which they first did. */
const directorsIn = ({ log }: TournamentState): readonly ReportLine[] => {
  const actors = factsOf(log).flatMap(({ actor }) =>
    actor.startsWith(DIRECTOR) ? [actor.slice(DIRECTOR.length)] : [],
  );
  return [...new Set(actors)].map((name) => ({ kind: 'director', name }));
};

const isDisciplinary = ({ offence, clause, amount }: GivenPenalty): boolean =>
  offence?.form === 'disciplinary' || amount === 'suspension' || /\b91[AB]?\b/.test(clause);

const penaltyLine = ({ contestant, board, amount, reason, clause }: GivenPenalty): ReportLine => ({
  kind: 'penalty',
  contestant,
  ...(board === undefined ? {} : { board }),
  amount,
  reason,
  clause,
});

function rulingsIn(session: SessionState): readonly ReportLine[] {
  return [...(session.cases?.values() ?? [])].flatMap(({ section, round, table, board, rulings }) =>
    rulings.map(
      ({ at, reason, clause, clauses, before, result, adjustment }): ReportLine => ({
        kind: 'ruling',
        session: session.session,
        section,
        round,
        table,
        board,
        at,
        reason,
        clause,
        clauses,
        ...(before === undefined ? {} : { before }),
        ...(result === undefined ? {} : { result }),
        ...(adjustment === undefined ? {} : { adjustment }),
      }),
    ),
  );
}

const appealsIn = (session: SessionState): readonly ReportLine[] =>
  (session.appeals ?? []).map((appeal) => ({
    kind: 'appeal',
    session: session.session,
    board: session.cases?.get(appeal.case)?.board ?? 0,
    contestant: appeal.contestant,
    about: appeal.about,
    deposited: appeal.depositAt !== undefined,
    withdrawn: appeal.withdrawn !== undefined,
    decisions: appeal.decisions,
  }));

const substitutionsIn = (tournament: Tournament, session: SessionState): readonly ReportLine[] =>
  session.substitutions.map(({ contestant, player, substitute, fromRound, reason }) => {
    const entry = tournament.contestants.get(contestant);
    const players = entry === undefined ? [] : playersOf(entry);
    return {
      kind: 'substitution',
      session: session.session,
      contestant,
      player: players[player]?.name ?? '',
      substitute: substitute.name,
      fromRound,
      ...(reason === undefined ? {} : { reason }),
    };
  });

function sessionLine(tournament: Tournament, session: SessionState): ReportLine {
  const to = sessionEndedAt(tournament, session);
  return {
    kind: 'session',
    session: session.session,
    ...(session.openedAt === undefined ? {} : { from: session.openedAt }),
    ...(to === undefined ? {} : { to }),
    ...(session.publishedAt === undefined ? {} : { published: session.publishedAt }),
  };
}

const formatsIn = ({ session, sections }: SessionState): readonly ReportLine[] =>
  Array.from(sections.values(), ({ section, movement: { kind, rounds } }) => ({
    kind: 'format',
    session,
    section,
    movement: kind,
    rounds: rounds.length,
    boards: new Set(rounds.flatMap(({ tables }) => tables.flatMap(({ boards }) => boards))).size,
  }));

/** Place, score, and every player with his number. */
function placesIn(tournament: Tournament, sessions: readonly SessionState[]): readonly ReportLine[] {
  if (sessions.length === 0) return [];
  return rankingView(tournament, sessions).lists.flatMap(({ lines }) =>
    lines.map(({ place, contestant, score }): ReportLine => {
      const entry = tournament.contestants.get(contestant);
      const players = entry === undefined ? [] : playersOf(entry);
      return {
        kind: 'place',
        place,
        contestant,
        score,
        players: players.map(({ name, id }) => ({ name, ...(id === undefined ? {} : { id }) })),
      };
    }),
  );
}

function partsOf(state: TournamentState, tournament: Tournament): Parts {
  const begun = [...tournament.sessions.values()]
    .filter(({ status }) => status !== 'planned')
    .sort((one, other) => one.session - other.session);
  const { name, date, venue } = tournament;
  const each = (lines: (session: SessionState) => readonly ReportLine[]) => begun.flatMap(lines);
  const gone = [...tournament.contestants.values()].flatMap(({ contestant, withdrawn }): ReportLine[] =>
    withdrawn === undefined
      ? []
      : [
          {
            kind: 'withdrawn',
            contestant,
            excluded: withdrawn.excluded === true,
            ...(withdrawn.reason === undefined ? {} : { reason: withdrawn.reason }),
          },
        ],
  );
  return {
    director: directorsIn(state),
    event: [
      { kind: 'event', name, date, ...(venue === undefined ? {} : { venue }) },
      ...begun.map((session) => sessionLine(tournament, session)),
    ],
    format: each(formatsIn),
    substitutions: each((session) => substitutionsIn(tournament, session)),
    absences: [
      ...gone,
      ...each(({ session, absences = [] }) =>
        absences.map(({ contestant }): ReportLine => ({ kind: 'absence', session, contestant })),
      ),
    ],
    ranking: placesIn(tournament, begun),
    discipline: each(({ penalties }) => penalties.filter(isDisciplinary).map(penaltyLine)),
    appeals: each(appealsIn),
    technical: [],
    incidents: [
      ...each(rulingsIn),
      ...each(({ penalties }) => penalties.filter((one) => !isDisciplinary(one)).map(penaltyLine)),
    ],
    other: [],
  };
}

/** What an item still lacks where nothing was written by hand. Of the others the facts say that there was none. */
function isSilent(item: ReportItem, lines: readonly ReportLine[]): boolean {
  switch (item) {
    case 'event':
      return !lines.some((line) => line.kind === 'event' && line.venue !== undefined);
    case 'ranking':
      return (
        lines.length === 0 ||
        lines.some((line) => line.kind === 'place' && line.players.some(({ id }) => id === undefined))
      );
    case 'director':
    case 'format':
    case 'technical':
    case 'other':
      return lines.length === 0;
    case 'substitutions':
    case 'absences':
    case 'discipline':
    case 'appeals':
    case 'incidents':
      return false;
  }
}

const DAY_MINUTES = 24 * 60;

/** When it is due: so many days after the last session (RTP 3.2.2). */
function dueOf(tournament: Tournament): ReportView['due'] {
  const { report } = profileOf(tournament.settings);
  const { settings, sessions } = tournament;
  const last = sessions.get(Math.max(settings.sessionCount, ...sessions.keys()));
  const ended = last === undefined ? undefined : sessionEndedAt(tournament, last);
  if (report === undefined || ended === undefined) return [];
  return report.days.map(({ level, days }) => ({ level, by: minutesAfter(ended, days * DAY_MINUTES) }));
}

/** The director's report from the facts, with what was added by hand and what is missing. */
export function reportView(state: TournamentState, tournament: Tournament): ReportView {
  const { report } = profileOf(tournament.settings);
  const parts = partsOf(state, tournament);
  const notes = tournament.reportNotes ?? {};
  return {
    clause: report?.clause,
    unit: unitOf(tournament),
    due: dueOf(tournament),
    parts: REPORT_ITEMS.map((item): ReportPart => {
      const note = notes[item];
      const to = report?.routed === true ? ROUTES[item] : undefined;
      return {
        item,
        lines: parts[item],
        ...(note === undefined ? {} : { note }),
        missing: note === undefined && isSilent(item, parts[item]),
        ...(to === undefined ? {} : { to }),
      };
    }),
  };
}
