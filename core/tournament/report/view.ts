import { isSeat, type Seat, type Side } from '../../game/index.ts';
import type { Movement } from '../../movement/index.ts';
import { playsFor } from '../access/director-plays.ts';
import { type AppealDecision, isPending, type TakenFurther } from '../appeals/appeal.ts';
import type { CaseRuling, CaseState } from '../cases/case.ts';
import { tellCase } from '../cases/tell.ts';
import { type SidesNamed, sidesAt } from '../cases/views.ts';
import { minutesAfter } from '../clock/corrections.ts';
import { sessionEndedAt } from '../clock/session-end.ts';
import { playersOf } from '../contestant.ts';
import {
  type InCharge,
  type IncidentKind,
  LAW_74_INCIDENTS,
  type LoggedIncident,
  REGULATION_INCIDENTS,
  type ReportStep,
} from '../directing/log.ts';
import { factsOf } from '../evolve/fact-chain.ts';
import type { FactData } from '../fact.ts';
import type { ContestantId, MeetingBoard, SessionNumber } from '../meeting.ts';
import { isDisciplinary } from '../penalties/offence.ts';
import { offenderNamed, whyGiven } from '../penalties/why-given.ts';
import { profileOf } from '../settings-defaults.ts';
import type { GivenPenalty, SessionState, Tournament, TournamentState } from '../state.ts';
import { rankingView } from '../views/ranking.ts';
import { unitOf } from '../views/shared.ts';
import { REPORT_ITEMS, type ReportItem } from './report.ts';

/** A line of the report: what the facts say, to be put into words. */
export type ReportLine =
  | { readonly kind: 'director'; readonly name: string; readonly plays?: ContestantId }
  | ({ readonly kind: 'in-charge' } & InCharge)
  | { readonly kind: 'incident'; readonly session: SessionNumber; readonly incident: LoggedIncident }
  | {
      readonly kind: 'device';
      readonly contestant: ContestantId;
      readonly player: string;
      readonly reason: string;
    }
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
      readonly movement: Movement['kind'];
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
      /** He has the rights of the player whom he replaced, by this clause (ROP 5.11). */
      readonly member?: string;
    }
  | {
      readonly kind: 'withdrawn';
      readonly contestant: ContestantId;
      readonly excluded: boolean;
      readonly reason?: string;
    }
  | { readonly kind: 'delegate'; readonly name: string }
  | { readonly kind: 'absence'; readonly session: SessionNumber; readonly contestant: ContestantId }
  | {
      readonly kind: 'place';
      readonly place: number;
      /** In which line, or among those who have left; told where there are several lists. */
      readonly list?: Side | 'left';
      readonly contestant: ContestantId;
      readonly score: string;
      readonly players: readonly { readonly name: string; readonly id?: string }[];
    }
  | ({ readonly kind: 'penalty' } & Pick<
      GivenPenalty,
      'contestant' | 'board' | 'amount' | 'reason' | 'clause' | 'excluded'
    > & { readonly player?: string })
  /** Every psychic call that a director heard of, whatever came of it, with those at the table (RTP 2.1.2.4, ROP 4.7). */
  | ({ readonly kind: 'psychic'; readonly seat?: Seat; readonly clause: string } & MeetingBoard & SidesNamed)
  | ({ readonly kind: 'ruling' } & MeetingBoard &
      SidesNamed &
      Pick<CaseRuling, 'at' | 'reason' | 'clause' | 'clauses' | 'before' | 'result' | 'adjustment'>)
  | {
      readonly kind: 'appeal';
      readonly session: SessionNumber;
      /** Of none where it was against a penalty. */
      readonly board?: number;
      readonly contestant: ContestantId;
      readonly about: string;
      readonly further?: TakenFurther;
      readonly deposited: boolean;
      readonly withdrawn: boolean;
      readonly pending: boolean;
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
  /** What exactly. */
  readonly lacks: readonly ReportLack[];
  /** To whom it is passed on (RTP 3.2.2.2). */
  readonly to?: 'CJ' | 'CD' | 'CT' | 'CA';
}

export interface ReportView {
  readonly clause: string | undefined;
  /** One for the event, or one for each session (ROP 7). */
  readonly of: 'event' | 'session';
  readonly sessions: readonly SessionNumber[];
  /** Sent, and come back with what was missing, in order. */
  readonly steps: readonly ReportStep[];
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

/** Who did anything as a director, in the order in which they first did; whoever is entered as a player is said to be (RTP 2.1.1). */
function directorsIn({ log }: TournamentState, tournament: Tournament): readonly ReportLine[] {
  const actors = factsOf(log).flatMap(({ actor }) =>
    actor.startsWith(DIRECTOR) ? [actor.slice(DIRECTOR.length)] : [],
  );
  const begun = [...tournament.sessions.values()];
  return [...new Set(actors)].map((name): ReportLine => {
    const own = begun.flatMap((session) => playsFor(tournament, session, name) ?? [])[0];
    return { kind: 'director', name, ...(own === undefined ? {} : { plays: own }) };
  });
}

const penaltyLine =
  (tournament: Tournament, session: SessionState) =>
  (given: GivenPenalty): ReportLine => {
    const { contestant, board, amount, clause, excluded } = given;
    return {
      kind: 'penalty',
      contestant,
      ...offenderNamed(tournament, given),
      ...(board === undefined ? {} : { board }),
      ...(excluded === undefined ? {} : { excluded }),
      amount,
      reason: whyGiven(session, given),
      clause,
    };
  };

const placeOf = (session: SessionState, { section, round, table, board }: CaseState): MeetingBoard => ({
  session: session.session,
  section,
  round,
  table,
  board,
});

const rulingsIn =
  (tournament: Tournament) =>
  (session: SessionState): readonly ReportLine[] =>
    [...(session.cases?.values() ?? [])].flatMap((kept) =>
      kept.rulings.map(
        ({ at, reason, clause, clauses, before, result, adjustment }): ReportLine => ({
          kind: 'ruling',
          ...placeOf(session, kept),
          ...sidesAt(tournament, session, kept),
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

/** What a case tells of psychic calls, be it ruled on or closed as lawful. */
const psychicsIn =
  (tournament: Tournament) =>
  (session: SessionState): readonly ReportLine[] =>
    [...(session.cases?.values() ?? [])].flatMap((kept) => {
      const told = tellCase(kept, session.deals.get(kept.board));
      if (!told.ok) return [];
      const { rulings, open } = told.value.table;
      return [...rulings, ...open]
        .flatMap(({ consequences }) => consequences)
        .flatMap((each): ReportLine[] =>
          each.type === 'note' && each.code === 'psychic-reported'
            ? [
                {
                  kind: 'psychic',
                  ...placeOf(session, kept),
                  ...sidesAt(tournament, session, kept),
                  ...seatOf(each.params.seat),
                  clause: each.clause,
                },
              ]
            : [],
        );
    });

const seatOf = (seat: string | undefined): { readonly seat?: Seat } =>
  seat !== undefined && isSeat(seat) ? { seat } : {};

const boardOf = (kept: CaseState | undefined): { readonly board?: number } =>
  kept === undefined ? {} : { board: kept.board };

const appealsIn = (session: SessionState): readonly ReportLine[] =>
  (session.appeals ?? []).map((appeal) => ({
    kind: 'appeal',
    session: session.session,
    ...('case' in appeal ? boardOf(session.cases?.get(appeal.case)) : {}),
    contestant: appeal.contestant,
    about: appeal.about,
    deposited: appeal.depositAt !== undefined,
    withdrawn: appeal.withdrawn !== undefined,
    pending: isPending(appeal),
    decisions: appeal.decisions,
    ...(appeal.further === undefined ? {} : { further: appeal.further }),
  }));

/** ROP 5.11: who plays all sessions but one for another has his rights; whole sessions count. */
function memberBy(
  { sessions, settings }: Tournament,
  { contestant, substitute }: FactData['player-substituted'],
): string | undefined {
  const { substituteIsMember } = profileOf(settings);
  const played = [...sessions.values()].filter((session) => {
    const last = Math.max(...Array.from(session.sections.values(), ({ movement }) => movement.rounds.length));
    return session.substitutions.some(
      (each) =>
        each.contestant === contestant &&
        each.substitute.name === substitute.name &&
        each.fromRound === 1 &&
        (each.toRound ?? last) >= last,
    );
  }).length;
  const count = Math.max(settings.sessionCount, sessions.size);
  return substituteIsMember?.is(count, played) === true ? substituteIsMember.clause : undefined;
}

const substitutionsIn = (tournament: Tournament, session: SessionState): readonly ReportLine[] =>
  session.substitutions.map((substitution) => {
    const { contestant, player, substitute, fromRound, reason } = substitution;
    const entry = tournament.contestants.get(contestant);
    const players = entry === undefined ? [] : playersOf(entry);
    const member = entry?.kind === 'pair' ? memberBy(tournament, substitution) : undefined;
    return {
      kind: 'substitution',
      session: session.session,
      contestant,
      player: players[player]?.name ?? '',
      substitute: substitute.name,
      fromRound,
      ...(reason === undefined ? {} : { reason }),
      ...(member === undefined ? {} : { member }),
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
  return rankingView(tournament, sessions).lists.flatMap(({ line, phase, lines }) =>
    lines.map(({ place, contestant, score }): ReportLine => {
      const entry = tournament.contestants.get(contestant);
      const players = entry === undefined ? [] : playersOf(entry);
      return {
        kind: 'place',
        place,
        ...(phase === 'left' ? { list: phase } : line === undefined ? {} : { list: line }),
        contestant,
        score,
        players: players.map(({ name, id }) => ({ name, ...(id === undefined ? {} : { id }) })),
      };
    }),
  );
}

const TECHNICAL: ReadonlySet<IncidentKind> = new Set(['technical', 'organiser-error']);
const DISCIPLINE: ReadonlySet<IncidentKind> = new Set([...LAW_74_INCIDENTS, ...REGULATION_INCIDENTS]);

type IncidentItem = 'technical' | 'discipline' | 'incidents';

/** Where an incident of the log stands in the report: g for conduct, i for what is technical, else j. */
const itemOf = (kind: IncidentKind): IncidentItem =>
  TECHNICAL.has(kind) ? 'technical' : DISCIPLINE.has(kind) ? 'discipline' : 'incidents';

const incidentsIn =
  (item: IncidentItem) =>
  ({ session, incidents = [] }: SessionState): readonly ReportLine[] =>
    incidents
      .filter(({ kind }) => itemOf(kind) === item)
      .map((incident) => ({ kind: 'incident', session, incident }));

/** Devices of their own that players were allowed (RTP 3.4). */
const devicesIn =
  (tournament: Tournament) =>
  ({ authorisations }: SessionState): readonly ReportLine[] =>
    authorisations.map(({ contestant, player, reason }) => {
      const entry = tournament.contestants.get(contestant);
      const name = entry === undefined ? '' : (playersOf(entry)[player]?.name ?? '');
      return { kind: 'device', contestant, player: name, reason };
    });

const withdrawnIn = ({ contestants }: Tournament): readonly ReportLine[] =>
  [...contestants.values()].flatMap(({ contestant, withdrawn }): ReportLine[] =>
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

function partsOf(state: TournamentState, tournament: Tournament, only: SessionNumber | undefined): Parts {
  const begun = [...tournament.sessions.values()]
    .filter(({ status, session }) => status !== 'planned' && (only === undefined || session === only))
    .sort((one, other) => one.session - other.session);
  const { name, date, venue } = tournament;
  const each = (lines: (session: SessionState) => readonly ReportLine[]) => begun.flatMap(lines);
  const penaltiesWhere = (isMeant: (given: GivenPenalty) => boolean) =>
    each((session) => session.penalties.filter(isMeant).map(penaltyLine(tournament, session)));
  return {
    director: [
      ...directorsIn(state, tournament),
      ...(tournament.settings.delegate === ''
        ? []
        : [{ kind: 'delegate' as const, name: tournament.settings.delegate }]),
      ...(tournament.inCharge ?? []).map((entry): ReportLine => ({ kind: 'in-charge', ...entry })),
    ],
    event: [
      { kind: 'event', name, date, ...(venue === undefined ? {} : { venue }) },
      ...begun.map((session) => sessionLine(tournament, session)),
    ],
    format: each(formatsIn),
    substitutions: each((session) => substitutionsIn(tournament, session)),
    absences: [
      ...withdrawnIn(tournament),
      ...each(({ session, absences = [] }) =>
        absences.map(({ contestant }): ReportLine => ({ kind: 'absence', session, contestant })),
      ),
      ...penaltiesWhere(({ excluded }) => excluded !== undefined),
    ],
    ranking: placesIn(tournament, begun),
    discipline: [...penaltiesWhere((one) => isDisciplinary(one)), ...each(incidentsIn('discipline'))],
    appeals: each(appealsIn),
    technical: each(incidentsIn('technical')),
    incidents: [
      ...each(rulingsIn(tournament)),
      ...each(psychicsIn(tournament)),
      ...penaltiesWhere((one) => !isDisciplinary(one)),
      ...each(incidentsIn('incidents')),
      ...each(devicesIn(tournament)),
    ],
    other: [],
  };
}

/** Why an item is not complete, as whoever gets the report would send it back. */
export const REPORT_LACKS = [
  'nobody-named',
  'venue',
  'times',
  'no-format',
  'no-ranking',
  'member-numbers',
  'undecided',
  'silent',
] as const;
export type ReportLack = (typeof REPORT_LACKS)[number];

/** What an item still lacks where nothing was written by hand. Of the others the facts say that there was none. */
function lacksOf(item: ReportItem, lines: readonly ReportLine[]): readonly ReportLack[] {
  const some = (is: (line: ReportLine) => boolean, lack: ReportLack): readonly ReportLack[] =>
    lines.some(is) ? [lack] : [];
  const none = (lack: ReportLack): readonly ReportLack[] => (lines.length === 0 ? [lack] : []);
  switch (item) {
    case 'director':
      return lines.some(({ kind }) => kind === 'director' || kind === 'in-charge') ? [] : ['nobody-named'];
    case 'event':
      return [
        ...some((line) => line.kind === 'event' && line.venue === undefined, 'venue'),
        ...some((line) => line.kind === 'session' && line.to === undefined, 'times'),
      ];
    case 'format':
      return none('no-format');
    case 'ranking':
      return [
        ...none('no-ranking'),
        ...some(
          (line) => line.kind === 'place' && line.players.some(({ id }) => id === undefined),
          'member-numbers',
        ),
      ];
    case 'appeals':
      return some((line) => line.kind === 'appeal' && line.pending, 'undecided');
    case 'technical':
    case 'other':
      return none('silent');
    case 'substitutions':
    case 'absences':
    case 'discipline':
    case 'incidents':
      return [];
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

function partsWithNotes(
  state: TournamentState,
  tournament: Tournament,
  only: SessionNumber | undefined,
): readonly ReportPart[] {
  const { report } = profileOf(tournament.settings);
  const parts = partsOf(state, tournament, only);
  const notes = tournament.reportNotes ?? {};
  return REPORT_ITEMS.map((item): ReportPart => {
    const note = notes[item];
    const to = report?.routed === true ? ROUTES[item] : undefined;
    const lacks = note === undefined ? lacksOf(item, parts[item]) : [];
    return {
      item,
      lines: parts[item],
      ...(note === undefined ? {} : { note }),
      missing: lacks.length > 0,
      lacks,
      ...(to === undefined ? {} : { to }),
    };
  });
}

/** The items that would have it sent back (RTP 3.2.2.1). */
export const missingItems = (state: TournamentState, tournament: Tournament): readonly ReportItem[] =>
  partsWithNotes(state, tournament, undefined)
    .filter(({ missing }) => missing)
    .map(({ item }) => item);

/** The director's report from the facts, with what was added by hand and what is missing; of one session where it is asked for. */
export function reportView(state: TournamentState, tournament: Tournament, only?: SessionNumber): ReportView {
  const { report } = profileOf(tournament.settings);
  return {
    clause: report?.clause,
    of: report?.of ?? 'event',
    sessions: [...tournament.sessions.values()]
      .filter(({ status }) => status !== 'planned')
      .map(({ session }) => session)
      .sort((one, other) => one - other),
    unit: unitOf(tournament),
    due: dueOf(tournament),
    steps: tournament.reportSteps ?? [],
    parts: partsWithNotes(state, tournament, only),
  };
}
