import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { fail, ok, type Result } from 'naipe/base';
import {
  isShownAlike,
  NOTHING_SOLVED,
  type Refusal,
  type Solutions,
  see,
  type TournamentState,
  type Viewer,
  type ViewName,
  type ViewRequest,
} from 'naipe/tournament';
import { countProcessorTime } from '../processor-time.ts';
import type { TournamentHost } from './host.ts';

const packing = promisify(gzip);
/** A third of the time that the usual level takes, for a ranking a sixth larger. */
const LEVEL = 3;

/** A view as JSON, written once for everybody who is shown the same. */
class WrittenView {
  readonly json: string;
  private inParcel: Promise<Buffer> | undefined;

  constructor(value: unknown) {
    this.json = JSON.stringify(value);
  }

  /** As gzip packs it, packed once and beside everything else. */
  packed(): Promise<Buffer> {
    this.inParcel ??= packing(this.json, { level: LEVEL });
    return this.inParcel;
  }
}

/** A view as one kind of viewer may see it, ready to be sent. */
interface SeenView {
  readonly written: WrittenView;
  /** Changes whenever the view may have changed for this viewer. */
  readonly tag: string;
}

/** Views that say what is late: they grow old by themselves. */
const TIMED: ReadonlySet<ViewName> = new Set(['overview', 'desk', 'room'] satisfies ViewName[]);
const GROWS_OLD_MS = 10_000;
const MOST_KEPT = 500;

/**
 * Views that are worked out of everybody's results. In a large field that takes long enough to be felt, so everybody but
 * the director sees the last one a little longer: working it out takes at most this share of the time.
 */
const COSTLY: ReadonlySet<ViewName> = new Set(['ranking'] satisfies ViewName[]);
const COSTLY_SHARE = 0.05;
const WORTH_KEEPING_MS = 2;
/**
 * Everybody who looks at one asks for it as soon as he is told that there is another. That is told so often that working it out
 * once and answering all of them takes at most this share of the time.
 */
const RENEWAL_SHARE = 0.2;
const ANSWER_MS = 0.4;
const RENEWAL_PAUSE_MS = { least: 150, most: 10_000 } as const;

/**
 * Views that core shows alike to everybody of a role: they are worked out once for all of them. A test holds this
 * against core; what is not in the list is worked out for each viewer.
 */
export const ALIKE_WITHIN_ROLE: ReadonlySet<ViewName> = new Set([
  'overview',
  'entries',
  'guide-cards',
  'table-cards',
  'ranking',
] satisfies ViewName[]);

/** One player's own device may rest while another's is authorised: then they are not shown the same ranking. */
const isAlike = ({ role }: Viewer, view: ViewName): boolean =>
  ALIKE_WITHIN_ROLE.has(view) && (role !== 'player' || view !== 'ranking');

/** Of these more is known when more of the deals is worked out. */
const OF_DEALS: ReadonlySet<ViewName> = new Set([
  'case',
  'desk',
  'hands',
  'oddities',
  'review',
  'traveller',
] satisfies ViewName[]);

/** What is worked out of the deals, and how much that is. */
interface CountedSolutions extends Solutions {
  readonly count: number;
}

const NOTHING_YET: CountedSolutions = { ...NOTHING_SOLVED, count: 0 };

/** Viewers with the same key see the same. */
function viewerKey(viewer: Viewer, view: ViewName): string {
  if (isAlike(viewer, view)) return viewer.role;
  switch (viewer.role) {
    case 'table':
      return `table-${viewer.session}-${viewer.section}-${viewer.table}`;
    case 'player':
      return `player-${viewer.contestant}`;
    case 'director':
      // One who plays sees less than another, and is told that he plays. Part of an ETag: no letters but those of headers.
      return `director-${encodeURIComponent(viewer.name ?? '')}`;
    case 'public':
      return viewer.role;
  }
}

type Seen = Result<SeenView, Refusal>;

/** What is costly as it stood at one moment: everybody is shown it as of then, for a while. */
interface KeptCostly {
  readonly state: TournamentState;
  /** By viewer, who are shown the same or not, as far as it has not grown old. */
  readonly seen: Map<string, Seen>;
  age: number;
  /** The longest that somebody had to wait for it. */
  took: number;
  until: number;
}

/** Told when a view could not be worked out. */
export type ViewFailed = (view: ViewName, error: unknown) => void;

const cannotBeShown = (viewer: Viewer, error: unknown): Refusal => {
  const why = viewer.role === 'director' && error instanceof Error ? ` ${error.message}` : '';
  return {
    code: 'cannot-be-shown',
    message: `This cannot be worked out from what is recorded; everything else goes on.${why}`,
  };
};

/** What was asked for at the present version, worked out and written as JSON once. */
export class ViewCache {
  private readonly host: TournamentHost;
  private readonly failed: ViewFailed;
  private readonly solutions: CountedSolutions;
  private readonly clock: () => number;
  private version = 0;
  private age = 0;
  private solved = 0;
  private readonly kept = new Map<string, Seen>();
  private readonly costly = new Map<string, KeptCostly>();
  /** How often what is costly was asked for since everybody was told last to ask for it. */
  private asked = 0;
  /** By what was shown: viewers who are shown the very same are sent the same. */
  private readonly written = new WeakMap<object, WrittenView>();

  constructor(
    host: TournamentHost,
    failed: ViewFailed,
    solutions: CountedSolutions = NOTHING_YET,
    clock: () => number = Date.now,
  ) {
    this.host = host;
    this.failed = failed;
    this.solutions = solutions;
    this.clock = clock;
  }

  see(viewer: Viewer, request: ViewRequest): Seen {
    return COSTLY.has(request.view) && viewer.role !== 'director'
      ? this.seeCostly(viewer, request)
      : this.seeNow(viewer, request);
  }

  /** Nothing that was worked out before counts. */
  startOver(): void {
    this.kept.clear();
    this.costly.clear();
  }

  /**
   * What is costly is worth asking for again: something has changed. Answers how long it is not, after that: by what it took last
   * and how many asked.
   */
  renewCostly(): number {
    let longest = 0;
    for (const kept of this.costly.values()) {
      kept.until = 0;
      longest = Math.max(longest, kept.took);
    }
    const cost = longest + this.asked * ANSWER_MS;
    this.asked = 0;
    return Math.min(RENEWAL_PAUSE_MS.most, Math.max(RENEWAL_PAUSE_MS.least, cost / RENEWAL_SHARE));
  }

  private ageNow(): number {
    return Math.floor(this.clock() / GROWS_OLD_MS);
  }

  private seeCostly(viewer: Viewer, request: ViewRequest): Seen {
    this.asked += 1;
    const what = JSON.stringify(request);
    const known = this.costly.get(what);
    if (known !== undefined && this.isGoodEnough(known)) {
      const seen = this.seeKept(viewer, request, known);
      // What was refused then may be shown now.
      if (seen.ok || known.state.version === this.host.state.version) return seen;
    }
    if (this.costly.size >= MOST_KEPT) this.costly.clear();
    const now = { state: this.host.state, seen: new Map(), age: this.ageNow(), took: 0, until: 0 };
    this.costly.set(what, now);
    return this.seeKept(viewer, request, now);
  }

  private seeKept(viewer: Viewer, request: ViewRequest, kept: KeptCostly): Seen {
    const age = this.ageNow();
    if (age !== kept.age) kept.seen.clear();
    kept.age = age;
    const who = viewerKey(viewer, request.view);
    const known = kept.seen.get(who);
    if (known !== undefined) return known;
    const spent = countProcessorTime();
    const seen = this.workOut(viewer, request, kept.state);
    const took = spent();
    if (took > kept.took) {
      kept.took = took;
      kept.until = performance.now() + took / COSTLY_SHARE;
    }
    kept.seen.set(who, seen);
    return seen;
  }

  private isGoodEnough({ state, took, until }: KeptCostly): boolean {
    if (state.version === this.host.state.version) return true;
    return took >= WORTH_KEEPING_MS && performance.now() < until && isShownAlike(state, this.host.state);
  }

  private seeNow(viewer: Viewer, request: ViewRequest): Seen {
    const key = `${viewerKey(viewer, request.view)} ${JSON.stringify(request)}`;
    const { version } = this.host.state;
    const age = this.ageNow();
    const { count } = this.solutions;
    const isNew = version !== this.version || age !== this.age || count !== this.solved;
    if (isNew || this.kept.size >= MOST_KEPT) this.kept.clear();
    this.version = version;
    this.age = age;
    this.solved = count;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const seen = this.workOut(viewer, request, this.host.state);
    this.kept.set(key, seen);
    return seen;
  }

  /** One view that cannot be worked out is nobody else's trouble. */
  private workOut(viewer: Viewer, request: ViewRequest, state: TournamentState): Seen {
    const age = this.ageNow();
    const timed = TIMED.has(request.view);
    const now = new Date(age * GROWS_OLD_MS).toISOString();
    try {
      const asked = timed ? ({ ...request, now } as ViewRequest) : request;
      const view = see(state, viewer, asked, now, this.solutions);
      if (!view.ok) return view;
      const solved = OF_DEALS.has(request.view) ? `-s${this.solved}` : '';
      const tag = `${this.host.epoch}-v${state.version}-${viewerKey(viewer, request.view)}${timed ? `-${age}` : ''}${solved}`;
      return ok({ written: this.write(view.value), tag });
    } catch (error) {
      this.failed(request.view, error);
      return fail(cannotBeShown(viewer, error));
    }
  }
  private write(value: object): WrittenView {
    const written = this.written.get(value) ?? new WrittenView(value);
    this.written.set(value, written);
    return written;
  }
}
