import { type TeamRules, VP_SCALES } from '../regulation/index.ts';
import type { VpScale } from '../scoring/index.ts';
import type { MatchSetting } from './phase.ts';
import type { Settings } from './settings.ts';
import { profileOf } from './settings-defaults.ts';

type Of = { readonly format: { readonly match: Pick<MatchSetting, 'scale'> } };

/** The scale of VPs that a phase is played by: the one chosen for it, or the regulation's. */
export function scaleOf(
  settings: Pick<Settings, 'profile' | 'readings'>,
  { format: { match } }: Of,
): VpScale {
  return match.scale === undefined ? profileOf(settings).teams.match.scale : VP_SCALES[match.scale].scale;
}

/** The regulation's rules for teams, with the scale of VPs that the phase is played by. */
export function teamRulesOf(settings: Pick<Settings, 'profile' | 'readings'>, phase: Of): TeamRules {
  const { teams } = profileOf(settings);
  const scale = scaleOf(settings, phase);
  if (scale === teams.match.scale) return teams;
  const rules = { ...teams, match: { ...teams.match, scale } };
  // What the regulation gives a team without a match is counted in VPs of its own scale.
  return scale.most === teams.match.scale.most ? rules : { ...rules, bye: undefined };
}
