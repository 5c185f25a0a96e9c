import type { Happening, Table } from 'naipe/laws';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrimaryButton } from '../../../components/primary-button.tsx';
import { FormFrame } from '../form-frame.tsx';
import { FieldControl } from './field-control.tsx';
import { type Field, isAsked, type Optional } from './fields.ts';
import type { FormType } from './form.ts';
import { FORMS, fieldsOf } from './forms.ts';
import { begunDraft, happeningOf, missingAsks, withSaid } from './happening-draft.ts';
import classes from './happenings.module.css';
import { asksOfRound, KnownRound, saidOfRound } from './known-round.ts';
import { momentOf } from './moment.ts';

interface HappeningFormProps {
  readonly type: FormType;
  readonly table: Table;
  readonly onHappening: (happening: Happening) => void;
  readonly onCancel: () => void;
}

/** What has to be said about something that happened, question by question. */
export function HappeningForm({ type, table, onHappening, onCancel }: HappeningFormProps) {
  const { t } = useTranslation('rulings');
  const round = use(KnownRound);
  const [draft, setDraft] = useState(() => ({ ...begunDraft(type, table), ...saidOfRound(type, round) }));
  const moment = momentOf(table);
  const happening = happeningOf(type, draft, table);
  const missing = missingAsks(type, draft, table).map((ask) => t(`happenings.asks.${ask}`));
  const question = (name: string, { ask, optional }: Field & Partial<Optional>): string =>
    optional === true && FORMS[type].either?.flat().includes(name) !== true
      ? t('happenings.optional', { ask: t(`happenings.asks.${ask}`) })
      : t(`happenings.asks.${ask}`);
  return (
    <FormFrame heading={t(`happenings.types.${type}`)} onCancel={onCancel}>
      {round !== undefined && asksOfRound(type) && (
        <p className={classes.known}>{t(`happenings.roundIs.${round}`)}</p>
      )}
      {fieldsOf(type).map(
        ([name, field]) =>
          isAsked(field, moment) && (
            <div key={name} className={classes.field}>
              {field.kind !== 'flag' && (
                <p className={classes.ask} aria-hidden>
                  {question(name, field)}
                </p>
              )}
              <FieldControl
                field={field}
                label={question(name, field)}
                value={draft[name]}
                table={table}
                draft={draft}
                onSay={(value) => setDraft(withSaid(type, draft, name, value))}
              />
            </div>
          ),
      )}
      {missing.length > 0 && (
        <p className={classes.missing}>{t('happenings.still', { what: missing.join(' · ') })}</p>
      )}
      <PrimaryButton
        disabled={happening === undefined}
        onClick={() => happening !== undefined && onHappening(happening)}
      >
        {t('happenings.record')}
      </PrimaryButton>
    </FormFrame>
  );
}
