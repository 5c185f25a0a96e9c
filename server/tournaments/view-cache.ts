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
import type { TournamentHost } from './host.ts';

const packing = promisify(gzip);
/** A third of the time that the usual level takes, for a ranking a sixth larger. */
const LEVEL = 3;

/** A view as one kind of viewer may see it, ready to be sent. */
class SeenView {
  readonly version: number;
  readonly json: string;
  /** Changes whenever the view may have changed for this viewer. */
  readonly tag: string;
  private inParcel: Promise<Buffer> | undefined;

  constructor(version: number, json: string, tag: string) {
    this.version = version;
    this.json = json;
    this.tag = tag;
  }

  /** As gzip packs it, packed once and beside everything else. */
  packed(): Promise<Buffer> {
    this.inParcel ??= packing(this.json, { level: LEVEL });
    return this.inParcel;
  }
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
const WORTH_KEEPING_MS = 20;
const COSTLY_PAUSE_MS = { least: 500, most: 10_000 } as const;

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

interface KeptCostly {
  readonly state: TournamentState;
  readonly age: number;
  readonly seen: Seen;
  readonly took: number;
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
    const key = `${viewerKey(viewer, request.view)} ${JSON.stringify(request)}`;
    return COSTLY.has(request.view) && viewer.role !== 'director'
      ? this.seeCostly(viewer, request, key)
      : this.seeNow(viewer, request, key);
  }

  /** Nothing that was worked out before counts. */
  startOver(): void {
    this.kept.clear();
    this.costly.clear();
  }

  /** What is costly is worth asking for again: something has changed. */
  renewCostly(): void {
    for (const kept of this.costly.values()) kept.until = 0;
  }

  /** How long what is costly is kept, by what it took last. */
  pauseOfCostly(): number {
    const longest = Math.max(0, ...Array.from(this.costly.values(), ({ took }) => took));
    return Math.min(COSTLY_PAUSE_MS.most, Math.max(COSTLY_PAUSE_MS.least, longest / COSTLY_SHARE));
  }

  private ageNow(): number {
    return Math.floor(this.clock() / GROWS_OLD_MS);
  }

  private seeCostly(viewer: Viewer, request: ViewRequest, key: string): Seen {
    const { state } = this.host;
    const known = this.costly.get(key);
    const begun = performance.now();
    const age = this.ageNow();
    if (known?.state.version === state.version && known.age === age) return known.seen;
    const isWorthKeeping = known?.seen.ok === true && known.took >= WORTH_KEEPING_MS;
    if (isWorthKeeping && begun < known.until && isShownAlike(known.state, state)) return known.seen;
    const seen = this.seeNow(viewer, request, key);
    const ended = performance.now();
    const took = ended - begun;
    if (this.costly.size >= MOST_KEPT) this.costly.clear();
    this.costly.set(key, { state, age, seen, took, until: ended + took / COSTLY_SHARE });
    return seen;
  }

  private seeNow(viewer: Viewer, request: ViewRequest, key: string): Seen {
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
    const seen = this.workOut(viewer, request, age);
    this.kept.set(key, seen);
    return seen;
  }

  /** One view that cannot be worked out is nobody else's trouble. */
  private workOut(viewer: Viewer, request: ViewRequest, age: number): Seen {
    const { state } = this.host;
    const timed = TIMED.has(request.view);
    const now = new Date(age * GROWS_OLD_MS).toISOString();
    try {
      const asked = timed ? ({ ...request, now } as ViewRequest) : request;
      const view = see(state, viewer, asked, now, this.solutions);
      if (!view.ok) return view;
      const solved = OF_DEALS.has(request.view) ? `-s${this.solved}` : '';
      const tag = `${this.host.epoch}-v${state.version}-${viewerKey(viewer, request.view)}${timed ? `-${age}` : ''}${solved}`;
      return ok(new SeenView(state.version, JSON.stringify(view.value), tag));
    } catch (error) {
      this.failed(request.view, error);
      return fail(cannotBeShown(viewer, error));
    }
  }
}
