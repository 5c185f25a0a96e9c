import type { Settings } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { useDesk } from '../desk-context.ts';
import { PlacesFields, RankingFields } from '../new/ranking-fields.tsx';
import { Fields, Panel, Row } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';

interface RankingSettingsProps {
  /** Of matches only on which places something hangs. */
  readonly ofMatches: boolean;
}

/** Handicap, carry-over, one list from two lines, ties that are broken: to be changed where their effect is seen. */
export function RankingSettings({ ofMatches }: RankingSettingsProps) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const [changes, setChanges] = useState<Partial<Settings>>({});
  const commanding = useDeskCommand(tournament, Object.keys(changes).length > 0, () => setChanges({}));
  const Those = ofMatches ? PlacesFields : RankingFields;
  return (
    <Panel heading={t('ranking.settings')}>
      <Fields>
        <Those
          settings={{ ...view.overview.settings, ...changes }}
          onChange={(more) => setChanges({ ...changes, ...more })}
        />
      </Fields>
      <Outcome commanding={commanding} onDone={() => setChanges({})} />
      <Row>
        <Action
          next
          disabled={Object.keys(changes).length === 0}
          loading={commanding.sending}
          onClick={async () => {
            if (await commanding.send('change-settings', { changes })) setChanges({});
          }}
        >
          {t('setup.save')}
        </Action>
      </Row>
    </Panel>
  );
}
