import { fail, ok, type Result } from '../../base/index.ts';
import type { Allegiance, DrawnMatch } from '../match.ts';
import type { Obstacle } from '../matching/maximum.ts';
import { byeCandidates, byeReason } from './bye.ts';
import { type DrawFault, impossibleFault, presentIn, whyNotDrawn } from './faults.ts';
import { homeAndAway } from './home.ts';
import { findOpponents, type Pairing } from './opponents.ts';
import type { Reason } from './reason.ts';
import type { Apart, SwissRequest, SwissTeam } from './request.ts';
import { type Rules, rulesOf } from './rules.ts';
import { type Triple, tripleFor } from './triple.ts';

/** A round as drawn: matches in the order in which they were found. */
export interface SwissDraw {
  readonly matches: readonly DrawnMatch[];
  readonly bye: string | null;
  readonly triple: Triple | null;
  readonly reasons: readonly Reason[];
}

interface Field {
  readonly teams: readonly SwissTeam[];
  readonly places: readonly number[];
}

const without = ({ teams, places }: Field, out: ReadonlySet<string>): Field => {
  const kept = teams.flatMap((team, index) => (out.has(team.id) ? [] : [index]));
  return {
    teams: kept.map((index) => teams[index] as SwissTeam),
    places: kept.map((index) => places[index] as number),
  };
};

const named = (field: Field, { groups, hubs }: Obstacle) => {
  const ids = (list: readonly number[]): string[] => list.map((index) => field.teams[index]?.id ?? '');
  return { groups: groups.map(ids), hubs: ids(hubs) };
};

/** A pairing by the director: nothing is asked of it here; `checkDraw` says what it breaks. */
function fixedPairings(request: SwissRequest): readonly Pairing[] {
  const place = new Map(request.teams.map((team, index) => [team.id, index]));
  return (request.fixed ?? []).map(({ home, away }) => {
    const [upper = 0, lower = 0] = [place.get(home) ?? 0, place.get(away) ?? 0].sort((a, b) => a - b);
    const [above, below] = [request.teams[upper] as SwissTeam, request.teams[lower] as SwissTeam];
    return {
      upper: above,
      lower: below,
      reasons: [{ code: 'fixed', teams: [above.id, below.id], because: [] }],
    };
  });
}

interface Assembled {
  readonly request: SwissRequest;
  readonly pairings: readonly Pairing[];
  readonly bye?: string;
  readonly triple?: Triple;
  readonly reasons: readonly Reason[];
}

function assembled({ request, pairings, bye, triple, reasons }: Assembled): SwissDraw {
  const place = new Map(request.teams.map((team, index) => [team.id, index]));
  const stated = new Set((request.fixed ?? []).map(({ home, away }) => JSON.stringify([home, away])));
  const all = [...pairings, ...fixedPairings(request)].sort(
    (a, b) => (place.get(a.upper.id) ?? 0) - (place.get(b.upper.id) ?? 0),
  );
  return {
    matches: all.map(({ upper, lower }) =>
      // The director who fixes a match says who is at home.
      stated.has(JSON.stringify([lower.id, upper.id]))
        ? { home: lower.id, away: upper.id }
        : stated.has(JSON.stringify([upper.id, lower.id]))
          ? { home: upper.id, away: lower.id }
          : homeAndAway(upper, lower),
    ),
    bye: bye ?? null,
    triple: triple ?? null,
    reasons: [...all.flatMap((pairing) => pairing.reasons), ...reasons],
  };
}

/** The field without those that are fixed to meet. */
function toPair(request: SwissRequest): Field {
  const all: Field = { teams: request.teams, places: request.teams.map((_, index) => index) };
  return without(all, new Set((request.fixed ?? []).flatMap(({ home, away }) => [home, away])));
}

type Drawn = Result<SwissDraw, Obstacle & { readonly field: Field }>;

function drawEven(request: SwissRequest, rules: Rules): Drawn {
  const field = toPair(request);
  const pairings = findOpponents(field.teams, field.places, rules, request.method);
  if ('groups' in pairings) return fail({ ...pairings, field });
  return ok(assembled({ request, pairings, reasons: [] }));
}

/** The draw in which this team sits out. */
function drawWithout(
  request: SwissRequest,
  rules: Rules,
  team: SwissTeam,
  tried: readonly SwissTeam[],
): Drawn {
  const field = toPair(request);
  const rest = without(field, new Set([team.id]));
  const pairings = findOpponents(rest.teams, rest.places, rules, request.method);
  if ('groups' in pairings) return fail({ ...pairings, field: rest });
  const reasons = [byeReason(team, field.teams, tried, request.bye)];
  return ok(assembled({ request, pairings, bye: team.id, reasons }));
}

/** The lowest without an earlier bye sits out, before the others are paired (RTP 3.6.12.2, ROP 8.2.3). */
function drawWithBye(request: SwissRequest, rules: Rules): Drawn {
  const field = toPair(request);
  let first: Drawn | undefined;
  const tried: SwissTeam[] = [];
  for (const team of byeCandidates(field.teams, request.bye)) {
    const draw = drawWithout(request, rules, team, tried);
    if (draw.ok) return draw;
    first ??= draw;
    tried.push(team);
  }
  return first ?? fail({ groups: [], hubs: [], alone: 1, field });
}

const rematchesIn = ({ reasons }: SwissDraw): number =>
  reasons.filter(({ code }) => code === 'rematch').length;

/** With rematches there is a draw whoever sits out: the fewest of them decide, then the lowest place. */
function drawWithByeAndRematches(request: SwissRequest, rules: Rules): Drawn {
  const draws = byeCandidates(toPair(request).teams, request.bye).map((team) =>
    drawWithout(request, rules, team, []),
  );
  const best = draws
    .flatMap((draw) => (draw.ok ? [draw] : []))
    .reduce<Drawn | undefined>(
      (least, draw) =>
        least?.ok === true && rematchesIn(least.value) <= rematchesIn(draw.value) ? least : draw,
      undefined,
    );
  return best ?? draws[0] ?? fail({ groups: [], hubs: [], alone: 1, field: toPair(request) });
}

/** Who could sit out a second time so that the others can be drawn without a rematch; the lowest. */
function secondBye(request: SwissRequest, rules: Rules): string | undefined {
  if (request.teams.length % 2 === 0 || request.odd === 'triple' || request.bye !== undefined)
    return undefined;
  const { teams } = toPair(request);
  const others = teams.filter(({ byes }) => byes > Math.min(...teams.map((team) => team.byes)));
  return others.findLast((team) => drawWithout(request, rules, team, []).ok)?.id;
}

function drawWithTriple(request: SwissRequest, rules: Rules): Drawn {
  const field = toPair(request);
  const pairRest = (trio: readonly string[]) => {
    const rest = without(field, new Set(trio));
    return findOpponents(rest.teams, rest.places, rules, request.method);
  };
  const found = tripleFor(field.teams, pairRest, request.triple);
  if ('groups' in found) return fail({ ...found, field: without(field, new Set(found.trio)) });
  const offered =
    found.offered === undefined
      ? {}
      : {
          offered: {
            teams: found.offered.teams,
            matches: found.offered.pairings.map(({ upper, lower }) => homeAndAway(upper, lower)),
          },
        };
  const triple: Triple = { teams: found.teams, met: found.met, ...offered };
  return ok(assembled({ request, pairings: found.pairings, triple, reasons: [found.reason] }));
}

function drawBy(request: SwissRequest, rematches: 'never' | 'fewest'): Drawn {
  const rules = rulesOf(request, rematches);
  if (request.teams.length % 2 === 0) return drawEven(request, rules);
  if (request.odd === 'triple') return drawWithTriple(request, rules);
  return rematches === 'never' ? drawWithBye(request, rules) : drawWithByeAndRematches(request, rules);
}

/** Rules that are never released, if a draw without a rematch exists only because of them. */
function releaseFor(request: SwissRequest): readonly Allegiance[] {
  const { apart = [] } = request;
  const hard = apart.filter(({ release }) => release === undefined);
  if (hard.length === 0) return [];
  const released = apart.map((rule): Apart => ({ ...rule, release: 'if-necessary' }));
  return drawBy({ ...request, apart: released }, 'never').ok ? hard.map(({ by }) => by) : [];
}

/**
 * A round of a Swiss. No rematch and nobody's second bye as long as there is a draw without; where there is none, the fault says
 * why, how many rematches would do, and what that draw would be.
 */
export function drawSwiss(asked: SwissRequest): Result<SwissDraw, DrawFault> {
  const fault = whyNotDrawn(asked);
  if (fault !== undefined) return fail(fault);
  const request = { ...asked, teams: presentIn(asked) };
  const found = drawBy(request, 'never');
  if (found.ok) return found;
  const again = drawBy(request, 'fewest');
  if (request.rematches === 'fewest' && again.ok) return again;
  const proposal = again.ok ? again.value : undefined;
  const other = secondBye(request, rulesOf(request, 'never'));
  const release = releaseFor(request);
  return fail(
    impossibleFault({
      deadlock: named(found.error.field, found.error),
      ...(proposal === undefined ? {} : { fewestRematches: rematchesIn(proposal), proposal }),
      ...(other === undefined ? {} : { secondBye: other }),
      ...(release.length === 0 ? {} : { release }),
    }),
  );
}
