import type { Refusal } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { filledIn, refusalSentence } from '../../live/index.ts';
import { simultaneous } from '../../locales/en/simultaneous.ts';
import classes from '../office/office.module.css';

const isKnown = (code: string): code is keyof typeof simultaneous.refusal =>
  Object.hasOwn(simultaneous.refusal, code);

/** Why something was refused, in the language of the page. */
export function Refused({ refusal }: { readonly refusal: Refusal | undefined }) {
  const { t } = useTranslation('simultaneous');
  const common = useTranslation().t;
  if (refusal === undefined) return null;
  const { code, params = {} } = refusal;
  const text = isKnown(code) ? t(`refusal.${code}`, { skipInterpolation: true }) : undefined;
  return (
    <div role="alert" className={classes.refusal}>
      <p>{(text === undefined ? undefined : filledIn(text, params)) ?? refusalSentence(refusal, common)}</p>
    </div>
  );
}
