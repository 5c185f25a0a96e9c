import { reasonText } from 'naipe/draw';
import type { RoundMatches } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../components/use-dates.ts';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { results } from '../../../locales/en/results.ts';
import classes from '../sheet.module.css';

type Method = keyof typeof results.print.methods;
const isMethod = (method: string): method is Method => Object.hasOwn(results.print.methods, method);

/** How the round was drawn, so that anybody can check it: the method, when it was published, the lots, and why who meets whom. */
export function DrawRecord({ round }: { readonly round: RoundMatches }) {
  const { t } = useTranslation('results');
  const { moment } = useDates();
  const { language } = useWritingStyle();
  const { method, publishedAt, lots, reasons } = round;
  const lines = [
    ...(isMethod(method) ? [t('print.drawnBy', { method: t(`print.methods.${method}`) })] : []),
    ...(publishedAt === undefined ? [] : [t('print.publishedAt', { time: moment(publishedAt) })]),
    ...(lots === undefined ? [] : [t('print.lots', { seed: lots })]),
    ...reasons.map((reason) => `${reasonText(reason, language)}.`),
  ];
  return lines.map((line) => (
    <p key={line} className={classes.remark}>
      {line}
    </p>
  ));
}
