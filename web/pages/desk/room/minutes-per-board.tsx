import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Field } from '../../../components/field.tsx';
import { useDesk } from '../desk-context.ts';
import { Row } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';

/** How long a board may take: the clock follows at once. */
export function MinutesPerBoard() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { minutesPerBoard } = view.overview.settings;
  const [minutes, setMinutes] = useState<string>();
  const commanding = useDeskCommand(tournament, minutes !== undefined, () => setMinutes(undefined));
  const wanted = Number(minutes ?? minutesPerBoard);
  return (
    <>
      <Row>
        <Field
          label={t('settings.minutesPerBoard')}
          type="number"
          min={0}
          step="any"
          max={60}
          value={minutes ?? String(minutesPerBoard)}
          onChange={(event) => setMinutes(event.currentTarget.value)}
        />
        {wanted !== minutesPerBoard && (
          <Action
            next
            loading={commanding.sending}
            onClick={async () => {
              if (await commanding.send('change-settings', { changes: { minutesPerBoard: wanted } }))
                setMinutes(undefined);
            }}
          >
            {t('setup.save')}
          </Action>
        )}
      </Row>
      <Outcome commanding={commanding} onDone={() => setMinutes(undefined)} />
    </>
  );
}
