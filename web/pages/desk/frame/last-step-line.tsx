import { useHotkeys } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { SuitedText } from '../../../components/suited-text.tsx';
import { useView } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import { useFactWords } from '../history/use-fact-words.ts';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { lastStepOf } from './last-step.ts';
import classes from './last-step-line.module.css';

/** How far back the director's last step may lie behind what the tables did since. */
const LINES = 50;

/** Is somebody writing? Then taking back is about the letters. */
function isWriting(): boolean {
  const { activeElement } = document;
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return isField && activeElement.value !== '';
}

/** The last thing the director did, to be taken back with one tap or Ctrl-Z. */
export function LastStepLine() {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const { view } = useView(tournament, { view: 'history', limit: LINES });
  const commanding = useDeskCommand(tournament);
  const words = useFactWords();
  const step = lastStepOf(view?.lines ?? []);
  const undo = () => {
    if (step !== undefined && !commanding.sending) void commanding.send('undo', { sequence: step.sequence });
  };
  useHotkeys(
    [
      [
        'mod+Z',
        (event) => {
          if (isWriting()) return;
          event.preventDefault();
          undo();
        },
        { preventDefault: false },
      ],
    ],
    [],
  );
  if (step === undefined) return null;
  const sentence = words.sentence(step.line);
  return (
    <section className={classes.last} aria-label={t('lastStep.label')}>
      <span className={classes.what}>
        <SuitedText text={step.kind === 'redo' ? t('lastStep.undone', { step: sentence }) : sentence} />
      </span>
      <Action loading={commanding.sending} onClick={undo} aria-keyshortcuts="Control+Z">
        {t(`lastStep.${step.kind}`)}
      </Action>
      <Outcome commanding={commanding} />
    </section>
  );
}
