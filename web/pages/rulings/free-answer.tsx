import { type FreeAnswer, isFreeAnswer, type Question } from 'naipe/laws';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrimaryButton } from '../../components/primary-button.tsx';
import classes from './free-answer.module.css';
import { PollEntry } from './poll-entry.tsx';
import { ReasonEntry } from './reason-entry.tsx';
import { ResultsEntry } from './results-entry.tsx';

interface FreeAnswerFormProps {
  readonly question: Question;
  readonly takes: FreeAnswer;
  readonly onAnswer: (answer: string) => void;
}

/** How each kind of answer is put in: it hands over the notation as far as it has come. */
const ENTRIES = { results: ResultsEntry, poll: PollEntry, words: ReasonEntry } as const satisfies Readonly<
  Record<FreeAnswer['kind'], unknown>
>;

/** An answer that is not one of a list: results with weights, what players answered who were asked, a reason. */
export function FreeAnswerForm({ question, takes, onAnswer }: FreeAnswerFormProps) {
  const { t } = useTranslation('rulings');
  const [text, setText] = useState('');
  const isReady = isFreeAnswer(question, text);
  const Entry = ENTRIES[takes.kind];
  const give = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) onAnswer(text);
  };
  return (
    <form className={classes.form} onSubmit={give}>
      <Entry onText={setText} />
      {text !== '' && !isReady && (
        <p className={classes.hint} role="status">
          {t(`free.${takes.kind}.unready`)}
        </p>
      )}
      <PrimaryButton disabled={!isReady}>{t(`free.${takes.kind}.give`)}</PrimaryButton>
    </form>
  );
}
