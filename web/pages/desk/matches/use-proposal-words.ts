import type { AwardData, MatchProposalView, MatchView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../../components/use-numbers.ts';
import { teamText } from '../../results/match/team-name.tsx';
import { offIn, worthIn } from './worth-in.ts';

type Teams = Pick<MatchView, 'home' | 'away' | 'noVps'>;

/** What a regulation proposes for a match, in the language of the page, with its clause. */
export function useProposalWords() {
  const { t } = useTranslation('desk');
  const numbers = useNumbers();
  const awardText = (award: AwardData, match: Teams): string =>
    award.kind === 'vps'
      ? t('matchRuling.vps', { vps: numbers.decimal(award.vps), ...worthIn(match) })
      : t(`matchRuling.awards.${award.kind}`);
  const sentence = (proposal: MatchProposalView, match: Teams): string => {
    const teams = { home: teamText(match.home), away: teamText(match.away) };
    switch (proposal.kind) {
      case 'scored': {
        const { column, vps } = proposal;
        const [homeVps, awayVps] = [vps.home, vps.away].map(numbers.decimal);
        return t('matchRuling.says.scored', { ...teams, column, homeVps, awayVps, ...worthIn(match) });
      }
      case 'goes-on':
        return t('matchRuling.says.goes-on', { cancelled: proposal.cancelled });
      case 'awarded': {
        const [homeAward, awayAward] = [proposal.home, proposal.away].map((award) => awardText(award, match));
        return t('matchRuling.says.awarded', { ...teams, homeAward, awayAward });
      }
      case 'goes-through':
        return proposal.who === 'both'
          ? t('matchRuling.says.both')
          : t('matchRuling.says.goes-through', {
              team: proposal.who === match.home.contestant ? teams.home : teams.away,
            });
      case 'decide':
        return t(proposal.who === 'director' ? 'matchRuling.says.decide' : 'matchRuling.says.organiser');
      case 'stands':
      case 'resumed':
        return t(`matchRuling.says.${proposal.kind}`);
    }
  };
  const outText = ({ out, outClause = '' }: MatchProposalView, match: Teams): string =>
    [match.home, match.away]
      .filter(({ contestant }) => out.includes(contestant))
      .map((team) => ` ${t('matchRuling.says.out', { team: teamText(team) })} (${outClause})`)
      .join('');
  const lostText = (proposal: MatchProposalView, match: Teams): string =>
    proposal.kind !== 'goes-on' || proposal.off === undefined
      ? ''
      : (['home', 'away'] as const)
          .filter((side) => Number(proposal.off?.[side]) > 0)
          .map((side) => {
            const vps = numbers.decimal(String(Number(proposal.off?.[side] ?? '0')));
            return ` ${t('matchRuling.says.loses', {
              team: teamText(match[side]),
              vps,
              ...offIn(proposal.off, match),
            })}`;
          })
          .join('');
  return (proposal: MatchProposalView, match: Teams): string =>
    `${sentence(proposal, match)} (${proposal.clause})${lostText(proposal, match)}${outText(proposal, match)}`;
}
