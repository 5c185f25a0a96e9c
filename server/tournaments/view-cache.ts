import { ok, type Result } from 'naipe/base';
import { type Refusal, see, type Viewer, type ViewName, type ViewRequest } from 'naipe/tournament';
import type { TournamentHost } from './host.ts';

/** A view as one kind of viewer may see it, ready to be sent. */
export interface SeenView {
  readonly version: number;
  readonly json: string;
  /** Changes whenever the view may have changed for this viewer. */
  readonly tag: string;
}

/** Views that say what is late: they grow old by themselves. */
const TIMED: ReadonlySet<ViewName> = new Set(['overview', 'desk', 'room'] satisfies ViewName[]);
const GROWS_OLD_MS = 10_000;
const MOST_KEPT = 500;

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

/** Viewers with the same key see the same. */
function viewerKey(viewer: Viewer, view: ViewName): string {
  if (ALIKE_WITHIN_ROLE.has(view)) return viewer.role;
  switch (viewer.role) {
    case 'table':
      return `table-${viewer.session}-${viewer.section}-${viewer.table}`;
    case 'player':
      return `player-${viewer.pair}`;
    case 'director':
    case 'public':
      return viewer.role;
  }
}

export const requestKey = (viewer: Viewer, request: ViewRequest): string =>
  `${viewerKey(viewer, request.view)} ${JSON.stringify(request)}`;

/** What was asked for at the present version, worked out and written as JSON once. */
export class ViewCache {
  private readonly host: TournamentHost;
  private readonly clock: () => number;
  private version = 0;
  private age = 0;
  private readonly kept = new Map<string, Result<SeenView, Refusal>>();

  constructor(host: TournamentHost, clock: () => number = Date.now) {
    this.host = host;
    this.clock = clock;
  }

  see(viewer: Viewer, request: ViewRequest, key = requestKey(viewer, request)): Result<SeenView, Refusal> {
    const { state } = this.host;
    const age = Math.floor(this.clock() / GROWS_OLD_MS);
    if (state.version !== this.version || age !== this.age || this.kept.size >= MOST_KEPT) this.kept.clear();
    this.version = state.version;
    this.age = age;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const timed = TIMED.has(request.view);
    const now = new Date(age * GROWS_OLD_MS).toISOString();
    const view = see(state, viewer, timed ? ({ ...request, now } as ViewRequest) : request);
    const tag = `v${state.version}-${viewerKey(viewer, request.view)}${timed ? `-${age}` : ''}`;
    const seen = view.ok ? ok({ version: state.version, json: JSON.stringify(view.value), tag }) : view;
    this.kept.set(key, seen);
    return seen;
  }
}
