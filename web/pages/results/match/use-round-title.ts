import type { MatchTile, RoundMatches } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';

type Stage = MatchTile['stage'];

/** What a round is called, or a match of it by itself; of a knockout's last rounds also what they are: `Round 2: semi-finals`. */
export function useRoundTitle() {
  const { t } = useTranslation('results');
  const titled = (round: number, what: string | undefined): string =>
    [t('match.round', { round }), what].filter(Boolean).join(': ');
  return {
    ofStage: (round: number, stage: Stage): string =>
      titled(round, stage === undefined ? undefined : t(`match.stages.${stage}`)),
    ofRound: ({ round, matches: [first] }: Pick<RoundMatches, 'round' | 'matches'>): string =>
      titled(round, first?.stage === undefined ? undefined : t(`match.stages.${first.stage}`)),
    ofMatch: ({ round, stage }: { readonly round: number } & Pick<MatchTile, 'stage'>): string =>
      titled(round, stage === undefined ? undefined : t(`match.stage.${stage}`)),
  };
}
