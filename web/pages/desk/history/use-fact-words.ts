import { PENALTY_UNITS, type PenaltyUnit } from 'naipe/scoring';
import type { HistoryLine } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { resultText } from '../parts/result-text.ts';

const isUnit = (value: unknown): value is PenaltyUnit => PENALTY_UNITS.some((unit) => unit === value);

/** A fact as a sentence; who, as one says it. */
export function useFactWords() {
  const { t } = useTranslation('desk');
  const common = useTranslation().t;
  const style = useWritingStyle();
  const sides = { NS: common('side.NS'), EW: common('side.EW'), director: t('history.director') };
  const sideName = (value: unknown) =>
    typeof value === 'string' && Object.hasOwn(sides, value) ? sides[value as keyof typeof sides] : '';
  return {
    sentence({ code, params }: HistoryLine): string {
      // `ns` means a namespace to i18next.
      const { ns: nsScore, ew: ewScore, unit, result, ...rest } = params;
      return t(`fact.${code}`, {
        ...rest,
        nsScore,
        ewScore,
        by: sideName(params.by),
        unit: isUnit(unit) ? t(`penalty.units.${unit}`) : unit,
        result: typeof result === 'string' ? resultText(result, style) : result,
      });
    },
    /** What stood before or after. */
    standing: (notation: string): string => resultText(notation, style),
    grounds: ({ params }: HistoryLine): string =>
      [params.reason, params.clause].filter((part) => part !== undefined && part !== '').join(' · '),
    who(actor: string): string {
      const [role, which] = actor.split(' ');
      if (role === 'table' && which !== undefined) return t('history.table', { table: which });
      if (role === 'pair' && which !== undefined) return t('history.pair', { pair: which });
      return actor === 'director' ? t('history.director') : actor;
    },
  };
}
