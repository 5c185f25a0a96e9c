import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { clauseFrom, clauseIn } from '../../../components/clause-words.ts';
import { Field } from '../../../components/field.tsx';
import { useRuleWords } from '../../../components/use-clause-text.ts';
import { Fields } from '../parts/layout.tsx';

export interface GroundsDraft {
  readonly clause: string;
  readonly reason: string;
}

interface GroundsFieldsProps extends GroundsDraft {
  readonly usual: readonly string[];
  readonly onChange: (changes: Partial<GroundsDraft>) => void;
}

export const isGrounded = ({ clause, reason }: GroundsDraft): boolean =>
  clause.trim() !== '' && reason.trim() !== '';

/** The rule that a ruling rests on, and why: both stay in the record. */
export function GroundsFields({ clause, reason, usual, onChange }: GroundsFieldsProps) {
  const { t } = useTranslation('desk');
  const words = useRuleWords();
  const list = useId();
  return (
    <Fields>
      <Field
        label={t('grounds.clause')}
        list={list}
        value={clauseIn(clause, words)}
        onChange={(event) => onChange({ clause: clauseFrom(event.currentTarget.value, words) })}
      />
      <datalist id={list}>
        {usual.map((each) => (
          <option key={each} value={clauseIn(each, words)} />
        ))}
      </datalist>
      <Field
        label={t('grounds.reason')}
        wrapperProps={{ 'data-wide': true }}
        value={reason}
        maxLength={1000}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
    </Fields>
  );
}
