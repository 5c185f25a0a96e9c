import type { MatchView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { teamText } from '../../results/match/team-name.tsx';
import { useDesk } from '../desk-context.ts';
import { Quiet, Row } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';

/** Both captains sign the result: on their phones, or here. */
export function Signing({ match }: { readonly match: MatchView }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const commanding = useDeskCommand(tournament);
  if (match.state !== 'scored') return null;
  const { session, section, round, home, away, agreed } = match;
  return (
    <section aria-label={t('matches.sign')}>
      <Quiet>{t('matches.signHint')}</Quiet>
      <Row>
        {[home, away].map((team) => (
          <Action
            key={team.contestant}
            next
            disabled={agreed.includes(team.contestant)}
            loading={commanding.sending}
            onClick={() =>
              void commanding.send('agree-match', {
                session,
                section,
                round,
                match: match.match,
                by: team.contestant,
              })
            }
          >
            {t('matches.signFor', { team: teamText(team) })}
          </Action>
        ))}
      </Row>
      <Outcome commanding={commanding} />
    </section>
  );
}
