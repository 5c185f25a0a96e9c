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
  if (match.state !== 'scored') return null;
  return (
    <section aria-label={t('matches.sign')}>
      <Quiet>{t('matches.signHint')}</Quiet>
      <Row>
        {(['home', 'away'] as const).map((team) => (
          <Signature key={team} match={match} team={match[team]} />
        ))}
      </Row>
    </section>
  );
}

/** Each has an errand of its own: the second captain need not wait until the first is through. */
function Signature({ match, team }: { readonly match: MatchView; readonly team: MatchView['home'] }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const commanding = useDeskCommand(tournament);
  const { session, section, round, agreed } = match;
  const by = team.contestant;
  return (
    <>
      <Action
        next
        disabled={agreed.includes(by)}
        loading={commanding.sending}
        onClick={() =>
          void commanding.send('agree-match', { session, section, round, match: match.match, by })
        }
      >
        {t('matches.signFor', { team: teamText(team) })}
      </Action>
      <Outcome commanding={commanding} />
    </>
  );
}
