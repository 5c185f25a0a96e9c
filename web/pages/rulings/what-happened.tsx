import type { Seat } from 'naipe/game';
import type { Happening, Table } from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietButton } from '../../components/quiet-button.tsx';
import classes from './bidding-box.module.css';
import { BiddingBox } from './bidding-box.tsx';
import { ExposedForm } from './exposed-form.tsx';
import { FormFrame } from './form-frame.tsx';
import { ReportForm } from './report-form.tsx';

interface WhatHappenedProps {
  readonly table: Table;
  readonly turn: Seat | undefined;
  readonly onHappening: (happening: Happening) => void;
}

type Form = 'change' | 'exposed' | 'report';

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
            <QuietButton onClick={() => setForm('report')}>{t('reports.open')}</QuietButton>
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
    case 'report':
      return (
        <FormFrame heading={t('more')} onCancel={() => setForm(undefined)}>
          <ReportForm onHappening={done} />
        </FormFrame>
      );
    case 'exposed':
      return (
        <FormFrame heading={t('whose')} onCancel={() => setForm(undefined)}>
          <ExposedForm when="auction" onHappening={done} />
        </FormFrame>
      );
  }
}
