import type {
  DrawSetting,
  MatchesFormat,
  Overview,
  PhaseNumber,
  PhaseOverview,
  SectionId,
} from 'naipe/tournament';

/** A group of a phase of matches. */
export interface GroupOfPhase {
  readonly phase: PhaseNumber;
  readonly section: SectionId;
  /** Does everybody meet everybody, or only some? */
  readonly draw: DrawSetting['kind'];
}

/** The groups of all phases in which matches are played, the latest phase first. */
export const groupsOf = ({ phases }: Overview): readonly GroupOfPhase[] =>
  phases.toReversed().flatMap(({ phase, format, groups }) =>
    format.kind === 'matches'
      ? groups.map(({ section }) => ({
          phase,
          section,
          draw: format.draw.kind,
        }))
      : [],
  );

/** Are matches played: by teams always, by pairs where they were planned so? */
export const playsMatches = ({ settings, phases }: Pick<Overview, 'settings' | 'phases'>): boolean =>
  settings.contestants === 'team' || phases.some(isOfMatches);

/** For words that are said otherwise of rounds of matches. */
export const matchContext = (overview: Pick<Overview, 'settings' | 'phases'>): 'match' | 'movement' =>
  playsMatches(overview) ? 'match' : 'movement';

/** A phase in which matches are played. */
export type MatchesPhase = PhaseOverview & { readonly format: MatchesFormat };

const isOfMatches = (phase: PhaseOverview): phase is MatchesPhase => phase.format.kind === 'matches';

/** All phases in which matches are played, in order. */
export const matchesPhases = ({ phases }: Pick<Overview, 'phases'>): readonly MatchesPhase[] =>
  phases.filter(isOfMatches);

/** The matches that are played now: of the latest phase that has any. */
export const matchesPhase = ({ phases }: Overview): MatchesPhase | undefined => phases.findLast(isOfMatches);

/** Are the matches that are played now written on travellers (RTP 2.3.9, ROP 6.12)? */
export const onTravellers = (overview: Overview): boolean =>
  matchesPhase(overview)?.format.match.written === 'travellers';
