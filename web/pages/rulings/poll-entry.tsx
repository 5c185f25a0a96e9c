import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/field.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import classes from './free-answer.module.css';
import { changedAt, type EntryProps } from './free-entry.ts';
import { EMPTY_ANSWER, pollNotation } from './poll-draft.ts';

/** Players who were asked what they would do: how well they play, what they chose, what else they considered. */
export function PollEntry({ onText }: EntryProps) {
  const { t } = useTranslation('rulings');
  const [answers, setAnswers] = useState([EMPTY_ANSWER]);
  const show = (next: typeof answers): void => {
    setAnswers([...next]);
    onText(pollNotation(next));
  };
  return (
    <>
      {answers.map((answer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: those asked have no other name than their place
        <fieldset key={at} className={classes.rows}>
          <legend className={classes.legend}>{t('free.poll.player', { number: at + 1 })}</legend>
          <div className={classes.row}>
            {(['level', 'chose', 'considered', 'who'] as const).map((name) => (
              <Field
                key={name}
                label={t(`free.poll.${name}`)}
                value={answer[name]}
                onChange={({ currentTarget: { value } }) =>
                  show([...changedAt(answers, at, { [name]: value })])
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
      <QuietButton onClick={() => show([...answers, EMPTY_ANSWER])}>{t('free.poll.another')}</QuietButton>
      <p className={classes.hint}>{t('free.poll.hint')}</p>
    </>
  );
}
