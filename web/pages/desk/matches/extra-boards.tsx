import type { MatchView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Field } from '../../../components/field.tsx';
import { useDesk } from '../desk-context.ts';
import { Panel, Row } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';

/** A knock-out match that is level goes on: as many boards as the regulation says (RTP 3.6.10.3, ROP 6.16). */
export function ExtraBoards({ match }: { readonly match: MatchView }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const commanding = useDeskCommand(tournament);
  const [typed, setTyped] = useState<string>();
  const { playOn = 0, session, section, round, lines } = match;
  if (playOn === 0) return null;
  const first = Number(typed ?? Math.max(0, ...lines.map(({ board }) => board)) + 1);
  const boards = Array.from({ length: playOn }, (_, index) => first + index);
  return (
    <Panel heading={t('matches.extra')}>
      <p>{t('matches.extraHint', { count: playOn })}</p>
      <Row>
        <Field
          label={t('matches.extraFrom')}
          type="number"
          min={1}
          value={String(first)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Action
          next
          disabled={!(first > 0)}
          loading={commanding.sending}
          onClick={() =>
            void commanding.send('set-extra-boards', { session, section, round, match: match.match, boards })
          }
        >
          {t('matches.extraGo', { count: playOn })}
        </Action>
      </Row>
      <Outcome commanding={commanding} />
    </Panel>
  );
}
