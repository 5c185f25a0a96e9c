import { Megaphone } from 'lucide-react';
import type { RoundMatches } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { useDesk } from '../desk-context.ts';
import { Panel, Quiet, Row } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { MatchList } from './match-list.tsx';

/** Rounds that are drawn and not yet played: seen by everybody once they are published. */
export function DrawnRounds({ rounds }: { readonly rounds: readonly RoundMatches[] }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const commanding = useDeskCommand(tournament);
  const waiting = rounds.filter(({ published }) => !published);

  async function publish() {
    for (const { session, section, round } of waiting) {
      if (!(await commanding.send('publish-draw', { session, section, round }))) return;
    }
  }

  if (rounds.length === 0) return null;
  const [first] = waiting;
  return (
    <>
      {first !== undefined && (
        <Row>
          <Action next icon={Megaphone} loading={commanding.sending} onClick={() => void publish()}>
            {waiting.length === 1
              ? t('draw.publish', { round: first.round })
              : t('draw.publishAll', { count: waiting.length })}
          </Action>
        </Row>
      )}
      <Outcome commanding={commanding} />
      {rounds.map((drawn) => (
        <Panel
          key={`${drawn.session}/${drawn.round}`}
          heading={t(drawn.published ? 'draw.published' : 'draw.drawn', { round: drawn.round })}
        >
          {drawn.published && <Quiet>{t('draw.publishedAt')}</Quiet>}
          <MatchList
            label={t('draw.round', { round: drawn.round })}
            matches={drawn.matches.map(({ match, home, away, open, closed }) => ({
              match,
              home,
              away,
              tables: closed === undefined ? [open.table] : [open.table, closed.table],
            }))}
            bye={drawn.bye}
          />
          {drawn.lots !== undefined && <Quiet>{t('draw.lots', { seed: drawn.lots })}</Quiet>}
        </Panel>
      ))}
    </>
  );
}
