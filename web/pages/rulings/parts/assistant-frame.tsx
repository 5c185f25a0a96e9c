import type { Fault } from 'naipe/base';
import { faultText } from 'naipe/laws';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../../components/page-frame.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import classes from '../rulings-page.module.css';
import { WaysBetween } from '../ways-between.tsx';

interface AssistantFrameProps {
  readonly here: 'revoke' | 'claim';
  /** What comes of it, as far as there is something. */
  readonly report: ReactNode;
  /** What is entered. */
  readonly children: ReactNode;
}

/** A page that takes what happened on one side and says what the Laws make of it on the other. */
export function AssistantFrame({ here, report, children }: AssistantFrameProps) {
  const { t } = useTranslation('rulings');
  return (
    <PageFrame title={t(`${here}.title`)}>
      <div className={classes.page}>
        <div className={classes.column}>
          <h1 className={classes.title}>{t(`${here}.title`)}</h1>
          <WaysBetween here={here} />
          <p className={classes.sentence}>{t(`${here}.sentence`)}</p>
          {children}
        </div>
        <div className={classes.column} aria-live="polite">
          {report}
        </div>
      </div>
    </PageFrame>
  );
}

/** Why nothing comes of it. */
export function Refused({ fault }: { readonly fault: Fault }) {
  const { t } = useTranslation('rulings');
  const { language } = useWritingStyle();
  return (
    <p role="alert" className={classes.refusal}>
      {t('refused', { why: faultText(fault, language) })}
    </p>
  );
}
