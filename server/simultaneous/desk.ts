import { createHash } from 'node:crypto';
import {
  clubsThatKnow,
  decideSimultaneous,
  embargoEnd,
  isEmbargoOver,
  type JoinedClub,
  NO_SIMULTANEOUSES,
  replaySimultaneous,
  type Simultaneous,
  type SimultaneousActing,
  type SimultaneousCommand,
  type Simultaneouses,
  type SimultaneousFact,
  type SimultaneousRefusal,
  standingClubs,
} from 'naipe/simultaneous';
import { boardsInPlay, type Command, handInOf, type SessionState, whoIsEntered } from 'naipe/tournament';
import type { Background } from '../background.ts';
import { AggregateHost, type FactLog } from '../facts/index.ts';
import type { Leases } from '../storage/index.ts';
import type { Hosts, OpenTournament } from '../tournaments/index.ts';
import { SimultaneousFields } from './fields.ts';
import { SIMULTANEOUS_STREAM } from './streams.ts';

/** How long after a change of a tournament it is looked at what it means for a simultaneous. */
const LOOK_DELAY_MS = 200;
/** So often it is looked whether an embargo has ended, or a server ended before it had looked. */
const SWEEP_MS = 20_000;
/** A club corrects for some weeks; after that nothing is looked for. */
const LOOKED_AFTER_MS = 60 * 24 * 60 * 60_000;

/** Facts of a club and a step follow from one cause: whoever does it, it is done once. */
const causeOf = (...words: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32);

/** The simultaneous tournaments of a server: what is planned, and what goes between them and the clubs' tournaments. */
export class SimultaneousDesk extends AggregateHost<
  Simultaneouses,
  SimultaneousActing,
  SimultaneousCommand,
  SimultaneousRefusal
> {
  readonly fields: SimultaneousFields;
  private readonly hosts: Hosts;
  private readonly facts: FactLog;
  private readonly background: Background;
  private readonly leases: Leases;
  private readonly toLookAt = new Set<string>();
  private looking: NodeJS.Timeout | undefined;
  private readonly sweeping: NodeJS.Timeout;
  /** The version of each tournament at which it was looked at. */
  private readonly looked = new Map<string, string>();

  constructor(facts: FactLog, hosts: Hosts, background: Background, leases: Leases) {
    super(facts, {
      stream: SIMULTANEOUS_STREAM,
      empty: NO_SIMULTANEOUSES,
      decide: decideSimultaneous,
      replay: (read, from) => replaySimultaneous(read as unknown as readonly SimultaneousFact[], from),
    });
    this.facts = facts;
    this.hosts = hosts;
    this.background = background;
    this.leases = leases;
    this.fields = new SimultaneousFields(facts);
    hosts.whenChanged((stream) => this.lookLater(stream));
    this.sweeping = background.every('simultaneous tournaments', SWEEP_MS, () => this.sweep());
  }

  override close(): void {
    clearTimeout(this.looking);
    clearInterval(this.sweeping);
    super.close();
  }

  /** What clubs handed in names people, too. */
  protected override forget(): void {
    super.forget();
    this.fields.startOver();
    this.looked.clear();
  }

  private lookLater(stream: string): void {
    this.toLookAt.add(stream);
    this.looking ??= this.background.later('simultaneous tournaments', LOOK_DELAY_MS, async () => {
      this.looking = undefined;
      const streams = new Set(this.toLookAt);
      this.toLookAt.clear();
      await this.look((club) => streams.has(club.tournament));
    });
  }

  /** What another server has not got to, and embargoes that have ended. One server does it at a time. */
  async sweep(): Promise<void> {
    if (!(await this.leases.take('simultaneous', SWEEP_MS))) return;
    await this.look(() => true);
  }

  /** Looks at clubs: what has begun is opened, what is published handed in, what need not be sealed any more opened for all. */
  async look(which: (club: JoinedClub) => boolean): Promise<void> {
    const now = new Date().toISOString();
    for (const event of (await this.state()).events.values()) {
      if (Date.parse(embargoEnd(event)) + LOOKED_AFTER_MS < Date.now()) continue;
      for (const club of new Set([...standingClubs(event), ...clubsThatKnow(event)]))
        if (which(club))
          await this.lookAt(event, club, now).catch((error) =>
            this.background.report(`${club.club} in simultaneous ${event.simultaneous}`, error),
          );
    }
  }

  private async lookAt(event: Simultaneous, club: JoinedClub, now: string): Promise<void> {
    const isOver = isEmbargoOver(event, now);
    const takesPart = club.withdrawn === undefined;
    const seen = `${await this.facts.version(club.tournament)} ${isOver} ${event.deals === undefined}`;
    const key = `${event.simultaneous} ${club.club}`;
    if (this.looked.get(key) === seen) return;
    const open = await this.hosts.find(club.tournament);
    const session = open?.host.state.tournament?.sessions.get(club.session);
    if (open === undefined || session === undefined) return;
    let isDone = true;
    if (isOver) isDone = await this.openForAll(event, club, open, session);
    else if (takesPart) {
      if (session.status !== 'planned') isDone = await this.openForClub(event, club, open, session, now);
      isDone = (await this.keepFromPlayers(event, club, open, now)) && isDone;
    }
    if (takesPart) await this.handIn(event, club, open);
    if (isDone) this.looked.set(key, seen); // else it is tried again
  }

  private dealsFor({ deals = [] }: Simultaneous, session: SessionState) {
    return boardsInPlay(session).flatMap((board) => {
      const deal = deals[board - 1];
      return deal === undefined ? [] : [{ board, deal }];
    });
  }

  /** Its session has begun: the deals are attached, still sealed for all but the director who runs it and does not play. */
  private async openForClub(
    event: Simultaneous,
    club: JoinedClub,
    open: OpenTournament,
    session: SessionState,
    now: string,
  ): Promise<boolean> {
    const deals = this.dealsFor(event, session);
    let isDone = true;
    if (session.sealed === undefined && session.deals.size === 0 && deals.length > 0) {
      const sealed = (await this.plays(event, club.director)) ? {} : { director: club.director };
      isDone = await this.attach(event, club, open, 'sealed', { session: club.session, deals, sealed });
    }
    if (club.openedAt !== undefined) return isDone;
    const { simultaneous } = event;
    const opened = await this.send(
      {
        id: causeOf('opened', simultaneous, club.club, club.joinedAt),
        type: 'open-deals',
        data: { simultaneous, club: club.club },
        actor: 'server',
        time: now,
      },
      () => 'server',
    );
    return isDone && opened.ok;
  }

  /** Directors who could see the cards, their club withdrawn or not, and are entered at a club since: they see them no more, and the organiser is told (Law 16). */
  private async keepFromPlayers(
    event: Simultaneous,
    { club: at }: JoinedClub,
    { host }: OpenTournament,
    now: string,
  ): Promise<boolean> {
    const { tournament } = host.state;
    if (tournament === undefined) return true;
    const isEntered = whoIsEntered(tournament);
    let isDone = true;
    for (const club of clubsThatKnow(event)) {
      if (club.directorPlaysAt !== undefined || !isEntered(club.director)) continue;
      const isSealed = await this.sealFromDirector(event, club);
      const { simultaneous } = event;
      const told = await this.send(
        {
          id: causeOf('plays', simultaneous, club.club, club.joinedAt),
          type: 'tell-who-plays',
          data: { simultaneous, club: club.club, at },
          actor: 'server',
          time: now,
        },
        () => 'server',
      );
      isDone &&= isSealed && told.ok;
    }
    return isDone;
  }

  private async sealFromDirector(event: Simultaneous, club: JoinedClub): Promise<boolean> {
    const open = await this.hosts.find(club.tournament);
    const session = open?.host.state.tournament?.sessions.get(club.session);
    if (open === undefined || session?.sealed?.director === undefined) return true;
    const deals = this.dealsFor(event, session);
    return this.attach(event, club, open, 'sealed-for-all', {
      session: club.session,
      deals,
      sealed: {},
      opens: true,
    });
  }

  /** The embargo is over: the club shows them as its own settings say. One that never began has no part in it. */
  private async openForAll(
    event: Simultaneous,
    club: JoinedClub,
    open: OpenTournament,
    session: SessionState,
  ): Promise<boolean> {
    const deals = this.dealsFor(event, session);
    if (club.openedAt === undefined || deals.length === 0) return true;
    if (session.sealed === undefined && session.deals.size > 0) return true;
    return this.attach(event, club, open, 'open', { session: club.session, deals, opens: true });
  }

  private async attach(
    { simultaneous }: Simultaneous,
    { club }: JoinedClub,
    { host }: OpenTournament,
    step: string,
    data: Extract<Command, { readonly type: 'attach-deals' }>['data'],
  ): Promise<boolean> {
    const outcome = await host.send({
      id: causeOf(step, simultaneous, club),
      type: 'attach-deals',
      data,
      actor: 'server',
      time: new Date().toISOString(),
    });
    if (!outcome.ok)
      this.background.report(`hands of simultaneous ${simultaneous} at ${club}`, outcome.error);
    return outcome.ok;
  }

  /** What is published counts; what a club corrects afterwards follows. */
  private async handIn(event: Simultaneous, club: JoinedClub, { host }: OpenTournament): Promise<void> {
    const { tournament, version } = host.state;
    const session = tournament?.sessions.get(club.session);
    const begun = (await this.state()).events.get(event.simultaneous)?.clubs.get(club.club)?.openedAt;
    if (tournament === undefined || session?.status !== 'published' || begun === undefined) return;
    const given = handInOf(tournament, club.session);
    const handed = given.ok ? await this.fields.handIn(event, club, version, given.value) : given;
    if (!handed.ok) this.background.report(`results of ${club.club}`, handed.error);
  }

  /** Whether somebody plays at any of the clubs. */
  async plays(event: Simultaneous, name: string): Promise<boolean> {
    for (const { tournament } of standingClubs(event)) {
      const state = (await this.hosts.find(tournament))?.host.state.tournament;
      if (state !== undefined && whoIsEntered(state)(name)) return true;
    }
    return false;
  }
}
