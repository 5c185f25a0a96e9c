import type { Seat } from 'naipe/game';
import type { Happening, Table } from 'naipe/laws';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietButton } from '../../components/quiet-button.tsx';
import classes from './bidding-box.module.css';
import { BiddingBox } from './bidding-box.tsx';
import { ExposedForm } from './exposed-form.tsx';

interface WhatHappenedProps {
  readonly table: Table;
  readonly turn: Seat | undefined;
  readonly onHappening: (happening: Happening) => void;
}

type Form = 'change' | 'exposed';

/** During the auction: a call by anybody, or what is not a call. One thing at a time. */
export function WhatHappened({ table, turn, onHappening }: WhatHappenedProps) {
  const { t } = useTranslation('rulings');
  const [form, setForm] = useState<Form>();
  const done = (happening: Happening): void => {
    setForm(undefined);
    onHappening(happening);
  };
  switch (form) {
    case undefined:
      return (
        <>
          <BiddingBox turn={turn} onCall={(seat, call) => onHappening({ type: 'call', seat, call })} />
          <div className={classes.box}>
            <p className={classes.who}>{t('more')}</p>
            <QuietButton onClick={() => setForm('change')} disabled={table.calls.length === 0}>
              {t('change')}
            </QuietButton>
            <QuietButton onClick={() => setForm('exposed')}>{t('exposed')}</QuietButton>
          </div>
        </>
      );
    case 'change':
      return (
        <FormFrame heading={t('changeWho')} onCancel={() => setForm(undefined)}>
          <BiddingBox
            turn={table.calls.at(-1)?.seat}
            onCall={(seat, call) => done({ type: 'change', seat, call })}
          />
        </FormFrame>
      );
    case 'exposed':
      return (
        <FormFrame heading={t('whose')} onCancel={() => setForm(undefined)}>
          <ExposedForm inPlay={false} onHappening={done} />
        </FormFrame>
      );
  }
}

interface FormFrameProps {
  readonly heading: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** What is asked about a happening, and the way back. */
function FormFrame({ heading, onCancel, children }: FormFrameProps) {
  const { t } = useTranslation('rulings');
  return (
    <div className={classes.box}>
      <p className={classes.who}>{heading}</p>
      {children}
      <QuietButton onClick={onCancel}>{t('cancel')}</QuietButton>
    </div>
  );
}
