import type { CommandData } from 'naipe/tournament';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Field } from '../../components/field.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { useLabels } from '../../components/use-labels.ts';
import classes from './call-director.module.css';
import type { contestantsOf } from './team-of-side.ts';

type Appeal = CommandData['make-appeal'];

interface AppealSheetProps {
  readonly session: number;
  readonly against: { readonly case: number } | { readonly penalty: number };
  /** What the button and the sheet say. */
  readonly open: string;
  readonly title: string;
  /** Who may appeal. */
  readonly parties: readonly string[];
  /** Others hold the device too: it is said who appeals even where one alone still may. */
  readonly shared?: boolean;
  readonly kind: ReturnType<typeof contestantsOf>;
  readonly make: (appeal: Appeal) => void;
}

/** An appeal against a ruling or a penalty: who, whether partner or captain agrees, and why (Law 92). */
export function AppealSheet({
  session,
  against,
  open,
  title,
  parties,
  shared = false,
  kind,
  make,
}: AppealSheetProps) {
  const { t } = useTranslation('phone');
  const labels = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [picked, setBy] = useState<string>();
  // Who has appealed meanwhile cannot again.
  const by = parties.length === 1 ? parties[0] : parties.find((each) => each === picked);
  const [agrees, setAgrees] = useState(false);
  const [onLaw, setOnLaw] = useState(false);
  const [about, setAbout] = useState('');
  const isReady = by !== undefined && about.trim() !== '' && (agrees || kind === 'players');

  function appeal() {
    if (by === undefined) return;
    make({
      session,
      ...against,
      contestant: by,
      subject: onLaw ? 'law' : 'judgement',
      concurs: agrees || kind === 'players' ? 'agrees' : 'no',
      about,
    });
    dialog.current?.close();
  }

  return (
    <>
      <QuietButton onClick={() => dialog.current?.showModal()}>{open}</QuietButton>
      <dialog ref={dialog} className={classes.sheet} aria-labelledby={heading}>
        <div className={classes.body}>
          <h2 id={heading} className={classes.title}>
            {title}
          </h2>
          {(shared || parties.length > 1) && (
            <fieldset className={classes.boards}>
              <legend>{t('appeal.who')}</legend>
              {parties.map((contestant) => (
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
          )}
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
