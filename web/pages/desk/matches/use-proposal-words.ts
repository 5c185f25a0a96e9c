import type { MatchProposal, TeamAward } from 'naipe/regulation';
import type { MatchView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../../components/use-numbers.ts';
import { teamText } from '../../results/match/team-name.tsx';

/** What a regulation proposes for a match, in the language of the page, with its clause. */
export function useProposalWords() {
  const { t } = useTranslation('desk');
  const numbers = useNumbers();
  const awardText = (award: TeamAward): string =>
    award.kind === 'vps'
      ? t('matchRuling.vps', { vps: numbers.decimal(award.vps.toDecimal(2)) })
      : t(`matchRuling.awards.${award.kind}`);
  const sentence = (proposal: MatchProposal, match: Pick<MatchView, 'home' | 'away'>): string => {
    const teams = { home: teamText(match.home), away: teamText(match.away) };
    switch (proposal.kind) {
      case 'scored': {
        const { column, vps } = proposal;
        const [homeVps, awayVps] = [vps.a, vps.b].map((each) => numbers.decimal(each.toDecimal(2)));
        return t('matchRuling.says.scored', { ...teams, column, homeVps, awayVps });
      }
      case 'goes-on':
        return t('matchRuling.says.goes-on', { cancelled: proposal.cancelled });
      case 'awarded': {
        const [homeAward, awayAward] = [proposal.a, proposal.b].map(awardText);
        return t('matchRuling.says.awarded', { ...teams, homeAward, awayAward });
      }
      case 'goes-through':
        return proposal.who === 'both'
          ? t('matchRuling.says.both')
          : t('matchRuling.says.goes-through', { team: proposal.who === 'a' ? teams.home : teams.away });
      case 'decide':
        return t(proposal.who === 'director' ? 'matchRuling.says.decide' : 'matchRuling.says.organiser');
      case 'stands':
      case 'resumed':
        return t(`matchRuling.says.${proposal.kind}`);
    }
  };
  return (proposal: MatchProposal, match: Pick<MatchView, 'home' | 'away'>): string =>
    `${sentence(proposal, match)} (${proposal.clause})`;
}
