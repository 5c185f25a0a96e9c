import type { MatchView, StrongerTeam } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { useNumbers } from '../../../components/use-numbers.ts';
import { teamText } from '../../results/match/team-name.tsx';
import { Panel, Quiet, Row } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useRuling } from '../rulings/use-ruling.ts';

interface StrongerTeamsProps {
  readonly match: MatchView;
}

/** What players who joined after the series were formed cost in this match (RTP 3.6.4), to be given by the director. */
export const StrongerTeams = ({ match }: StrongerTeamsProps) =>
  (match.stronger ?? []).map((cost) => (
    <StrongerTeamCost key={`${cost.contestant}/${cost.player}`} match={match} cost={cost} />
  ));

function StrongerTeamCost({ match, cost }: StrongerTeamsProps & { readonly cost: StrongerTeam }) {
  const { t } = useTranslation('desk');
  const numbers = useNumbers();
  const ruling = useRuling(() => undefined);
  const { session, section, round, home, away } = match;
  const { contestant, player, plays, vps, clause } = cost;
  const team = teamText(home.contestant === contestant ? home : away);
  const amount = numbers.decimal(vps);
  return (
    <Panel heading={t('stronger.reason', { player })}>
      <p style={{ margin: 0 }}>
        {t('stronger.says', { player, team, vps: amount })} ({clause})
      </p>
      {!plays && <Quiet>{t('stronger.unknown')}</Quiet>}
      <Row>
        <Action
          loading={ruling.commanding.sending}
          onClick={() =>
            void ruling.give('give-penalty', {
              session,
              contestant,
              match: { section, round, match: match.match },
              amount: { unit: 'vps', value: vps },
              clause,
              reason: t('stronger.reason', { player }),
            })
          }
        >
          {t('charge.vps', { vps: amount, team })}
        </Action>
      </Row>
      <Outcome commanding={ruling.commanding} onDone={ruling.onDone} />
    </Panel>
  );
}
