import { type Fault, fail, ok, type Result } from '../../base/index.ts';
import { couple, type DrawnMatch } from '../match.ts';
import { checkDraw, type DrawBreach, type StandingDraw } from './check.ts';
import type { DrawFault } from './faults.ts';
import type { SwissRequest } from './request.ts';
import { drawSwiss } from './swiss.ts';

/** What a director does to a draw: two teams change places, a match is made certain, a match is ruled out. */
export type DrawEdit =
  | { readonly kind: 'swap'; readonly teams: readonly [string, string] }
  | { readonly kind: 'fix' | 'forbid'; readonly match: DrawnMatch };

/** What differs between a draw and one that could take its place. */
export interface DrawChanges {
  readonly kept: readonly DrawnMatch[];
  readonly gone: readonly DrawnMatch[];
  readonly added: readonly DrawnMatch[];
  /** Only where another team sits out. */
  readonly bye?: { readonly from: string | null; readonly to: string | null };
  /** Matches that stay, with home and away changed. */
  readonly turned: readonly DrawnMatch[];
}

export interface EditedDraw {
  readonly draw: StandingDraw;
  readonly breaks: readonly DrawBreach[];
  readonly changes: DrawChanges;
}

export function compareDraws(before: StandingDraw, after: StandingDraw): DrawChanges {
  const keys = (draw: StandingDraw): Set<string> =>
    new Set(draw.matches.map(({ home, away }) => couple(home, away)));
  const [old, fresh] = [keys(before), keys(after)];
  const homes = new Set(before.matches.map(({ home, away }) => JSON.stringify([home, away])));
  const stays = after.matches.filter(({ home, away }) => old.has(couple(home, away)));
  return {
    kept: stays.filter(({ home, away }) => homes.has(JSON.stringify([home, away]))),
    turned: stays.filter(({ home, away }) => !homes.has(JSON.stringify([home, away]))),
    gone: before.matches.filter(({ home, away }) => !fresh.has(couple(home, away))),
    added: after.matches.filter(({ home, away }) => !old.has(couple(home, away))),
    ...(before.bye === after.bye ? {} : { bye: { from: before.bye, to: after.bye } }),
  };
}

function swapped(draw: StandingDraw, [a, b]: readonly [string, string]): Result<StandingDraw> {
  const seated = new Set([...draw.matches.flatMap(({ home, away }) => [home, away]), draw.bye]);
  const missing = [a, b].find((team) => !seated.has(team));
  if (missing !== undefined) {
    return fail<Fault>({ code: 'unknown-team', message: `There is no team ${missing} in this draw.` });
  }
  if (draw.matches.some(({ home, away }) => couple(home, away) === couple(a, b))) {
    return fail<Fault>({ code: 'same-match', message: `${a} and ${b} meet each other: nothing to swap.` });
  }
  const other = (team: string): string => (team === a ? b : team === b ? a : team);
  return ok({
    matches: draw.matches.map(({ home, away }) => ({ home: other(home), away: other(away) })),
    bye: draw.bye === null ? null : other(draw.bye),
  });
}

/** A draw as a director changes it, with what it breaks then; nothing is changed by itself. */
export function editDraw(
  request: SwissRequest,
  published: StandingDraw,
  edit: DrawEdit,
): Result<EditedDraw, DrawFault> {
  const asked =
    edit.kind === 'fix'
      ? { ...request, fixed: [...(request.fixed ?? []), edit.match] }
      : edit.kind === 'forbid'
        ? { ...request, forbidden: [...(request.forbidden ?? []), edit.match] }
        : request;
  const edited = edit.kind === 'swap' ? swapped(published, edit.teams) : drawSwiss(asked);
  if (!edited.ok) return edited;
  const { matches, bye } = edited.value;
  const draw: StandingDraw = { matches, bye };
  return ok({ draw, breaks: checkDraw(asked, draw), changes: compareDraws(published, draw) });
}

/**
 * What a corrected score would change: the draw on the standings as they are now, beside the one that was published. It is a
 * proposal; the published draw stands until the director says otherwise.
 */
export function proposeRedraw(request: SwissRequest, published: StandingDraw): Result<EditedDraw, DrawFault> {
  const drawn = drawSwiss(request);
  if (!drawn.ok) return drawn;
  const { matches, bye } = drawn.value;
  const draw: StandingDraw = { matches, bye };
  return ok({ draw, breaks: checkDraw(request, published), changes: compareDraws(published, draw) });
}
