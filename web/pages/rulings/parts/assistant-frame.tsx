import type { Fault } from 'naipe/base';
import type { LawsEdition } from 'naipe/laws';
import { faultText } from 'naipe/laws/texts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SuitedText } from '../../../components/suited-text.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { RulingsFrame } from '../rulings-frame.tsx';
import classes from '../rulings-page.module.css';

interface AssistantFrameProps {
  readonly here: 'revoke' | 'claim';
  readonly edition: LawsEdition;
  /** What comes of it, as far as there is something. */
  readonly report: ReactNode;
  /** What is entered. */
  readonly children: ReactNode;
}

/** A page that takes what happened on one side and says what the Laws make of it on the other. */
export function AssistantFrame({ here, edition, report, children }: AssistantFrameProps) {
  const { t } = useTranslation('rulings');
  return (
    <RulingsFrame
      here={here}
      edition={edition}
      title={t(`${here}.title`)}
      sentence={t(`${here}.sentence`)}
      beside={
        <div className={classes.column} aria-live="polite">
          {report}
        </div>
      }
    >
      {children}
    </RulingsFrame>
  );
}

/** Why nothing comes of it. */
export function Refused({ fault }: { readonly fault: Fault }) {
  const { t } = useTranslation('rulings');
  const { language } = useWritingStyle();
  return (
    <p role="alert" className={classes.refusal}>
      <SuitedText text={t('refused', { why: faultText(fault, language) })} />
    </p>
  );
}
