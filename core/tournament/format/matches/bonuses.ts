import { Fraction, orThrow, parseFraction, ZERO } from '../../../base/index.ts';
import { type EventPlan, rankLeague, type TeamRules } from '../../../regulation/index.ts';
import { type League, leagueAfter, leagueTable, type VpEntry } from '../../../scoring/index.ts';
import type { ContestantId } from '../../meeting.ts';
import type { BonusSetting } from '../../phase.ts';

/** What bonuses are reckoned from. */
export interface BonusesFor {
  readonly rules: TeamRules;
  readonly plan: EventPlan;
  readonly of: 'teams' | 'pairs';
  /** Without bonuses, its awards not settled yet. */
  readonly league: League;
  /** Rounds that are over at every table. */
  readonly completed: number;
  readonly lots: readonly ContestantId[];
}

/** A share of the resistance points comes to hundredths of a VP; the text says nothing more (RTP 3.6.12.6). */
const HUNDREDTH = Fraction.of(1, 100);

/** VPs on top of those made: by the place after each round, or by resistance (RTP 3.6.12.6, ROP 8.2.3). */
export function bonusEntries(setting: BonusSetting, asked: BonusesFor): readonly VpEntry[] {
  const clause = asked.rules.bonuses?.clause ?? 'Law 78D';
  const given = setting.by === 'place' ? byPlace(setting.vps, asked) : byResistance(setting.share, asked);
  return given
    .filter(({ vps }) => vps.sign !== 0)
    .map(({ contestant, vps }) => ({ contestant, kind: 'bonus', vps, clause }));
}

type Given = Pick<VpEntry, 'contestant' | 'vps'>;

/** The league as it stood at the end of a round, its awards as they stood then. */
function settledAfter({ rules, plan, league }: BonusesFor, round: number): League {
  const then = leagueAfter(league, round);
  const settled = rules.settled(then, plan);
  return settled.ok ? settled.value.league : then;
}

/** Round after round, by the general standing with the bonuses of the rounds before; equals get what their place brings. */
function byPlace(table: readonly string[], asked: BonusesFor): readonly Given[] {
  const { rules, plan, of, lots, completed } = asked;
  const worth = table.map((vps) => orThrow(parseFraction(vps)));
  const given: VpEntry[] = [];
  for (let round = 1; round <= completed; round++) {
    const then = settledAfter(asked, round);
    const out = new Set(then.out ?? []);
    const withBonuses = { ...then, entries: [...(then.entries ?? []), ...given] };
    const moment = { roundsPlayed: round, final: round >= plan.rounds, lots };
    const { places } = rankLeague(rules, withBonuses, plan, of, moment);
    for (const { contestant, place } of places) {
      if (out.has(contestant)) continue;
      given.push({ contestant, kind: 'bonus', vps: worth[place - 1] ?? ZERO, clause: '' });
    }
  }
  return given;
}

/** As the resistance stands after the last round that is over. */
function byResistance(share: string, asked: BonusesFor): readonly Given[] {
  const part = orThrow(parseFraction(share));
  const table = leagueTable(settledAfter(asked, asked.completed));
  return table.league.contestants.map((contestant) => {
    const resistance = Fraction.sum(table.opponents(contestant).map(table.totalWithoutBonus));
    return { contestant, vps: resistance.times(part).roundedTo(HUNDREDTH, 'half-up') };
  });
}
