import { sittersOf, type TableView } from 'naipe/tournament';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Field } from '../../components/field.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { useLabels } from '../../components/use-labels.ts';
import classes from './call-director.module.css';
import { contestantsOf } from './team-of-side.ts';
import type { Table } from './use-table.ts';

interface AppealSheetProps {
  readonly table: Table;
  readonly board: number;
  readonly case: number;
}

const seatedAt = ({ ns, ew }: TableView): readonly string[] =>
  [ns, ew].flatMap((side) => sittersOf(side?.contestant.contestant));

/** An appeal against what was ruled on a board: who, whether partner or captain agrees, and why (Law 92). */
export function AppealSheet({ table, board, case: number }: AppealSheetProps) {
  const { t } = useTranslation('phone');
  const labels = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { view } = table;
  const kind = contestantsOf(view);
  const seated = seatedAt(view);
  const [by, setBy] = useState<string>();
  const [agrees, setAgrees] = useState(false);
  const [onLaw, setOnLaw] = useState(false);
  const [about, setAbout] = useState('');
  const isReady = by !== undefined && about.trim() !== '' && (agrees || kind === 'players');

  function appeal() {
    if (by === undefined) return;
    table.enqueue('make-appeal', {
      session: view.session,
      case: number,
      contestant: by,
      subject: onLaw ? 'law' : 'judgement',
      concurs: agrees || kind === 'players' ? 'agrees' : 'no',
      about,
    });
    dialog.current?.close();
  }

  return (
    <>
      <QuietButton onClick={() => dialog.current?.showModal()}>{t('appeal.open', { board })}</QuietButton>
      <dialog ref={dialog} className={classes.sheet} aria-labelledby={heading}>
        <div className={classes.body}>
          <h2 id={heading} className={classes.title}>
            {t('appeal.title', { board })}
          </h2>
          <fieldset className={classes.boards}>
            <legend>{t('appeal.who')}</legend>
            {seated.map((contestant) => (
              <button
                key={contestant}
                type="button"
                className={classes.board}
                aria-pressed={by === contestant}
                onClick={() => setBy(contestant)}
              >
                {labels.contestant(contestant, kind)}
              </button>
            ))}
          </fieldset>
          <Field
            label={t('appeal.why')}
            value={about}
            maxLength={1000}
            onChange={(event) => setAbout(event.currentTarget.value)}
          />
          {kind !== 'players' && (
            <Check checked={agrees} onChange={setAgrees}>
              {t(kind === 'team' ? 'appeal.captain' : 'appeal.partner')}
            </Check>
          )}
          <Check checked={onLaw} onChange={setOnLaw}>
            {t('appeal.onLaw')}
          </Check>
          <PrimaryButton disabled={!isReady} onClick={appeal}>
            {t('appeal.yes')}
          </PrimaryButton>
          <QuietButton onClick={() => dialog.current?.close()}>{t('appeal.no')}</QuietButton>
        </div>
      </dialog>
    </>
  );
}
