import { ok, type Result } from '../../base/index.ts';
import type { AwardedResult, RoundResult } from '../../scoring/index.ts';
import { PROFILES } from '../profiles.ts';
import { rankLeague } from '../team-rules.ts';
import { exactText, vpsText } from './exact.ts';
import type { StandingsFile } from './standings-file.ts';

/** What `naipe standings --json` prints. */
export interface StandingsAnswer {
  readonly standing: readonly {
    readonly place: number;
    readonly tied: boolean;
    readonly team: string;
    readonly vps: string;
  }[];
  /** Each criterion that separated equals, with its figures. */
  readonly separations: readonly {
    readonly clause: string;
    readonly figures: readonly { readonly team: string; readonly value: string }[];
    readonly sentence: string;
  }[];
  /** VPs given for matches not played, as they stand. */
  readonly awards: readonly {
    readonly round: number;
    readonly team: string;
    readonly opponent: string;
    readonly vps: string;
    readonly clause: string;
  }[];
  /** What to confirm. */
  readonly checks: readonly string[];
}

const isAward = (result: RoundResult): result is AwardedResult => result.kind === 'award';

/** The standings of an event by its regulation. */
export function standingsAnswer(file: StandingsFile): Result<StandingsAnswer> {
  const { teams: rules } = PROFILES[file.profile];
  const { plan, out, lots, final, of } = file;
  const remaining = out.reduce((league, team) => rules.without(league, team, plan), file.league);
  const settled = rules.settled(remaining, plan);
  if (!settled.ok) return settled;
  const { league, checks } = settled.value;
  const roundsPlayed = league.results.reduce((last, { round }) => Math.max(last, round), 0);
  const ranked = rankLeague(rules, league, plan, of, { roundsPlayed, final, lots });
  const { scale } = rules.match;
  return ok({
    standing: ranked.places.map(({ place, exAequo, contestant, value }) => ({
      place,
      tied: exAequo,
      team: contestant,
      vps: vpsText(value, scale),
    })),
    separations: ranked.separations.map(({ clause, figures, sentence }) => ({
      clause,
      figures: figures.map(({ contestant, value }) => ({ team: contestant, value: exactText(value) })),
      sentence,
    })),
    awards: league.results.filter(isAward).map(({ round, contestant, opponent, vps, clause }) => ({
      round,
      team: contestant,
      opponent,
      vps: vpsText(vps, scale),
      clause,
    })),
    checks: [...checks, ...ranked.checks],
  });
}
