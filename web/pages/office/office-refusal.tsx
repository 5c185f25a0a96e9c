import type { FederationRefusal } from 'naipe/federation';
import { type Breach, type EventItem, type Gate, SYSTEM_COLOURS } from 'naipe/regulation';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../components/use-dates.ts';
import { filledIn, refusalSentence } from '../../live/index.ts';
import { office } from '../../locales/en/office.ts';
import classes from './office.module.css';

type Params = Readonly<Record<string, string | number>>;

const isBreach = (code: string): code is keyof typeof office.breach => Object.hasOwn(office.breach, code);
const isRefusal = (code: string): code is keyof typeof office.refusal => Object.hasOwn(office.refusal, code);

/** What a regulation finds wrong, in the language of the page, with its clause. */
export function useOfficeWords() {
  const { t } = useTranslation('office');
  const common = useTranslation().t;
  const { moment } = useDates();
  /** Deadlines and colours as the page writes them. */
  const written = (params: Params): Params =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => {
        const colour = SYSTEM_COLOURS.find((each) => each === value);
        if (name === 'colour' && colour !== undefined) return [name, t(`colour.${colour}`)];
        return [name, name === 'until' ? moment(`${value}`) : value];
      }),
    );
  const sentence = ({ code, message, params = {} }: Breach): string => {
    if (code.startsWith('missing-')) return t(`item.${params.item as EventItem}`);
    if (code.startsWith('gate-')) return t(`gate.${params.gate as Gate}`);
    const text = isBreach(code) ? t(`breach.${code}`, { skipInterpolation: true }) : undefined;
    return (text === undefined ? undefined : filledIn(text, written(params))) ?? message;
  };
  const colours: Readonly<Record<string, string>> = {
    Green: t('colour.green'),
    Blue: t('colour.blue'),
    Red: t('colour.red'),
    Yellow: t('colour.yellow'),
    Brown: t('system.brown'),
  };
  /** Of a clause about systems: the colour that it is about, in the language of the page. */
  const clauseText = (clause: string): string =>
    clause.replace(/\b(?:Green|Blue|Red|Yellow|Brown)\b/, (colour) => colours[colour] ?? colour);
  return {
    breach: (breach: Breach): string => `${sentence(breach)} (${clauseText(breach.clause)})`,
    refusal: (refusal: FederationRefusal): string => {
      const { code, params = {} } = refusal;
      const text = isRefusal(code) ? t(`refusal.${code}`, { skipInterpolation: true }) : undefined;
      return (
        (text === undefined ? undefined : filledIn(text, written(params))) ?? refusalSentence(refusal, common)
      );
    },
  };
}

/** Why the office refused something: each reason with its clause. */
export function OfficeRefusal({ refusal }: { readonly refusal: FederationRefusal | undefined }) {
  const words = useOfficeWords();
  if (refusal === undefined) return null;
  const { breaches = [] } = refusal;
  return (
    <div role="alert" className={classes.refusal}>
      {breaches.length === 0 ? (
        <p>{words.refusal(refusal)}</p>
      ) : (
        <ul>
          {breaches.map((breach) => (
            <li key={words.breach(breach)}>{words.breach(breach)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
