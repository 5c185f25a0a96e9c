import { SUITS } from 'naipe/game';
import type { MadeCall, Meaning } from 'naipe/laws';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/field.tsx';
import { SuitSymbol } from '../../components/suit-symbol.tsx';
import { CallNotation } from './call-notation.tsx';
import classes from './meaning-comparer.module.css';
import { draftOf, type MeaningDraft, meaningOf } from './meanings.ts';

interface MeaningComparerProps {
  readonly first: MadeCall;
  readonly second: MadeCall;
  readonly onMeant: (meanings: readonly [Meaning, Meaning]) => void;
}

/** Law 23A: what the two calls show. It is kept with them, and the question above says what follows from it. */
export function MeaningComparer({ first, second, onMeant }: MeaningComparerProps) {
  const { t } = useTranslation('rulings');
  const [drafts, setDrafts] = useState([draftOf(first.meaning), draftOf(second.meaning)] as const);
  const say = (before: MeaningDraft, after: MeaningDraft): void => {
    setDrafts([before, after]);
    onMeant([meaningOf(before, first.meaning), meaningOf(after, second.meaning)]);
  };
  return (
    <details className={classes.comparer}>
      <summary className={classes.summary}>{t('meaning.compare')}</summary>
      <MeaningFields made={first} draft={drafts[0]} onChange={(draft) => say(draft, drafts[1])} />
      <MeaningFields made={second} draft={drafts[1]} onChange={(draft) => say(drafts[0], draft)} />
    </details>
  );
}

interface MeaningFieldsProps {
  readonly made: MadeCall;
  readonly draft: MeaningDraft;
  readonly onChange: (draft: MeaningDraft) => void;
}

function MeaningFields({ made, draft, onChange }: MeaningFieldsProps) {
  const { t } = useTranslation('rulings');
  const field = (name: keyof MeaningDraft, label: ReactNode, placeholder: string) => (
    <Field
      key={name}
      label={label}
      placeholder={placeholder}
      value={draft[name]}
      onChange={(event) => onChange({ ...draft, [name]: event.currentTarget.value })}
    />
  );
  return (
    <fieldset className={classes.fields}>
      <legend>
        <CallNotation call={made.call} />
      </legend>
      {field('points', t('meaning.points'), '12-14')}
      {SUITS.map((suit) => field(suit, <SuitSymbol suit={suit} />, '5+'))}
      {field('purpose', t('meaning.purpose'), '')}
    </fieldset>
  );
}
