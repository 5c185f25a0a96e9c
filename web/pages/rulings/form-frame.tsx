import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietButton } from '../../components/quiet-button.tsx';
import classes from './form-frame.module.css';
import { intoView } from './into-view.ts';

interface FormFrameProps {
  readonly heading: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** What is asked about a happening, and the way back. */
export function FormFrame({ heading, onCancel, children }: FormFrameProps) {
  const { t } = useTranslation('rulings');
  return (
    <section ref={intoView} className={classes.frame}>
      <h2 className={classes.heading}>{heading}</h2>
      {children}
      <QuietButton onClick={onCancel}>{t('cancel')}</QuietButton>
    </section>
  );
}
