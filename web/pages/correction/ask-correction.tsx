import type { CommandData, MeetingBoard } from 'naipe/tournament';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/choice.tsx';
import { Field, Pick } from '../../components/field.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import classes from '../table/call-director.module.css';

/** A score that may be written wrongly, and what it is called in a list. */
export interface DoubtfulScore extends MeetingBoard {
  readonly words: string;
}

interface AskCorrectionProps {
  /** Who may be asking: those at the table, or the pair whose phone it is. */
  readonly pairs: readonly { readonly value: string; readonly label: string }[];
  readonly scores: readonly DoubtfulScore[];
  readonly ask: (data: CommandData['ask-correction']) => void;
  /** Where the same board at another table can be meant. */
  readonly elsewhere?: (own: DoubtfulScore, onPick: (other: MeetingBoard | undefined) => void) => ReactNode;
}

/** 'A score is wrong': whose, and what should be written (RTP 2.2.7.2, ROP 4.16). The director decides. */
export function AskCorrection({ pairs, scores, ask, elsewhere }: AskCorrectionProps) {
  const { t } = useTranslation(['phone', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [pair, setPair] = useState(pairs[0]?.value ?? '');
  const [chosen, setChosen] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [other, setOther] = useState<MeetingBoard>();
  const [says, setSays] = useState('');
  const [sent, setSent] = useState(false);
  const score = scores[chosen] ?? scores[0];
  if (score === undefined || pairs.length === 0) return null;
  function send() {
    if (score === undefined || says.trim() === '') return;
    const { session, section, round, table, board } = other ?? score;
    ask({ session, section, round, table, board, contestant: pair, says: says.trim() });
    setSays('');
    setSent(true);
    dialog.current?.close();
  }
  return (
    <>
      <QuietButton
        onClick={() => {
          setIsOpen(true);
          dialog.current?.showModal();
        }}
      >
        {t('correction.open')}
      </QuietButton>
      <span role="status">{sent ? t('correction.sent') : ''}</span>
      <dialog
        ref={dialog}
        className={classes.sheet}
        aria-labelledby={heading}
        onClose={() => {
          setIsOpen(false);
          setOther(undefined);
        }}
      >
        <div className={classes.body}>
          <h2 id={heading} className={classes.title}>
            {t('correction.title')}
          </h2>
          <p>{t('correction.hint')}</p>
          {pairs.length > 1 && (
            <Choice label={t('correction.who')} value={pair} options={pairs} onChange={setPair} />
          )}
          {scores.length > 1 && (
            <Pick
              label={t('correction.board')}
              value={String(chosen)}
              options={scores.map(({ words }, index) => ({ value: String(index), label: words }))}
              onPick={(value) => {
                setChosen(Number(value));
                setOther(undefined);
              }}
            />
          )}
          {isOpen && elsewhere?.(score, setOther)}
          <Field
            label={t('correction.says')}
            value={says}
            maxLength={500}
            onChange={(event) => setSays(event.currentTarget.value)}
          />
          <PrimaryButton disabled={says.trim() === ''} onClick={send}>
            {t('correction.send')}
          </PrimaryButton>
          <QuietButton onClick={() => dialog.current?.close()}>{t('call.no')}</QuietButton>
        </div>
      </dialog>
    </>
  );
}
