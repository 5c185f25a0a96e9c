import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Becomes } from '../../../components/becomes.tsx';
import { Field } from '../../../components/field.tsx';
import { ResultNotation } from '../../../components/result-notation.tsx';
import { Row } from '../parts/layout.tsx';
import { CORRECTION_CLAUSE } from './recording.ts';
import type { Correction } from './use-line-entry.ts';

interface CorrectionFormProps {
  readonly correction: Correction;
  readonly onCorrect: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Why a result that was agreed is changed: it stays in the record. */
export function CorrectionForm({ correction, onCorrect, onCancel }: CorrectionFormProps) {
  const { t } = useTranslation('desk');
  const [reason, setReason] = useState(() => t('correct.usual'));
  const { line, written } = correction;
  function correct(event: FormEvent) {
    event.preventDefault();
    onCorrect(reason.trim());
  }
  return (
    <form onSubmit={correct}>
      <Row>
        <span>
          {line.row?.result !== undefined && (
            <>
              <ResultNotation result={line.row.result.result} /> <Becomes />{' '}
            </>
          )}
          <b>
            <ResultNotation result={written.result} />
          </b>
        </span>
        <Field
          label={t('correct.reason', { clause: CORRECTION_CLAUSE })}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel();
          }}
          autoFocus
        />
        <Action next submit disabled={reason.trim() === ''}>
          {t('correct.go')}
        </Action>
        <Action onClick={onCancel}>{t('confirm.no')}</Action>
      </Row>
    </form>
  );
}
