import { SEATS, type Seat, seatText } from 'naipe/game';
import { CALL_SUBJECTS, type CallSubject } from 'naipe/tournament';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { useLabels } from '../../components/use-labels.ts';
import { useWritingStyle } from '../../components/writing-style.ts';
import classes from './call-director.module.css';
import type { Table } from './use-table.ts';

/** A quiet call, asked twice: nobody calls the director by a slip of the thumb (Law 9B). */
export function CallDirector({ table }: { readonly table: Table }) {
  const { t } = useTranslation(['phone', 'common']);
  const labels = useLabels();
  const style = useWritingStyle();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [board, setBoard] = useState<number>();
  const [by, setBy] = useState<Seat>();
  const [subject, setSubject] = useState<CallSubject>();
  const { view } = table;

  // Before the session and after it nobody comes to a call that is made here.
  if (view.sessionStatus !== 'open') return null;
  if (view.call !== undefined || table.callWaits) {
    const heard = view.call?.taken === undefined ? 'call.called' : 'call.coming';
    const said = view.call !== undefined ? heard : table.stuck ? 'call.waits' : 'call.calling';
    return (
      <p role="status" className={classes.called}>
        {t(said)}
      </p>
    );
  }

  function call() {
    const { session, section, table: number } = view;
    table.enqueue('call-director', {
      session,
      section,
      table: number,
      ...(board === undefined ? {} : { board }),
      ...(by === undefined ? {} : { by }),
      ...(subject === undefined ? {} : { subject }),
    });
    dialog.current?.close();
  }

  return (
    <>
      <QuietButton onClick={() => dialog.current?.showModal()}>{t('call.open')}</QuietButton>
      <dialog ref={dialog} className={classes.sheet} aria-labelledby={heading}>
        <div className={classes.body}>
          <h2 id={heading} className={classes.title}>
            {t('call.title', { table: labels.table(view) })}
          </h2>
          {view.boards.length > 0 && (
            <fieldset className={classes.boards}>
              <legend>{t('call.about')}</legend>
              {[...view.boards.map((each) => each.board), undefined].map((each) => (
                <button
                  key={each ?? 'none'}
                  type="button"
                  className={classes.board}
                  aria-pressed={board === each}
                  onClick={() => setBoard(each)}
                >
                  {each ?? t('call.none')}
                </button>
              ))}
            </fieldset>
          )}
          <fieldset className={classes.boards}>
            <legend>{t('call.who')}</legend>
            {SEATS.map((seat) => (
              <button
                key={seat}
                type="button"
                className={classes.board}
                aria-label={t(`common:seat.${seat}`)}
                aria-pressed={by === seat}
                onClick={() => setBy(by === seat ? undefined : seat)}
              >
                {seatText(seat, style)}
              </button>
            ))}
          </fieldset>
          <fieldset className={classes.boards}>
            <legend>{t('call.subject')}</legend>
            {CALL_SUBJECTS.map((each) => (
              <button
                key={each}
                type="button"
                className={classes.board}
                aria-pressed={subject === each}
                onClick={() => setSubject(subject === each ? undefined : each)}
              >
                {t(`call.subjects.${each}`)}
              </button>
            ))}
          </fieldset>
          <PrimaryButton onClick={call}>{t('call.yes')}</PrimaryButton>
          <QuietButton onClick={() => dialog.current?.close()}>{t('call.no')}</QuietButton>
        </div>
      </dialog>
    </>
  );
}
