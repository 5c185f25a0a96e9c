import type { Settings } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Field } from '../../../components/field.tsx';
import { Fields } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import classes from './planner.module.css';
import { SettingsFields } from './settings-fields.tsx';
import { StartFields, type useStart } from './start-fields.tsx';
import type { Creating } from './use-creating.ts';

interface NewDetailsProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly start: ReturnType<typeof useStart>;
  readonly settings: Settings;
  readonly onSettings: (settings: Settings) => void;
  readonly creating: Pick<Creating, 'sending' | 'refusal'>;
  /** What the button says. */
  readonly action: string;
  readonly disabled?: boolean;
  readonly onCreate: () => void;
}

/** What every new tournament has, whoever plays it: a name, a start, its decisions, and the button. */
export function NewDetails({
  name,
  onName,
  start,
  settings,
  onSettings,
  creating,
  action,
  disabled = false,
  onCreate,
}: NewDetailsProps) {
  const { t } = useTranslation('desk');
  return (
    <>
      <Fields>
        <Field
          label={t('new.name')}
          value={name}
          maxLength={120}
          wrapperProps={{ 'data-wide': true }}
          onChange={(event) => onName(event.currentTarget.value)}
        />
        <StartFields start={start} />
      </Fields>
      <details className={classes.more}>
        <summary>{t('new.more')}</summary>
        <div>
          <SettingsFields
            settings={settings}
            onChange={(changes) => onSettings({ ...settings, ...changes })}
          />
        </div>
      </details>
      <RefusalLine refusal={creating.refusal} />
      <div className={classes.go}>
        <Action next loading={creating.sending} disabled={disabled || name.trim() === ''} onClick={onCreate}>
          {action}
        </Action>
      </div>
    </>
  );
}
