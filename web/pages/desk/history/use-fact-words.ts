import type { HistoryLine } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';

/** A fact as a sentence; who, as one says it. */
export function useFactWords() {
  const { t } = useTranslation('desk');
  const common = useTranslation().t;
  const sides = { NS: common('side.NS'), EW: common('side.EW'), director: t('history.director') };
  const sideName = (value: unknown) =>
    typeof value === 'string' && Object.hasOwn(sides, value) ? sides[value as keyof typeof sides] : '';
  return {
    sentence({ code, params }: HistoryLine): string {
      const place = { table: '', ...params };
      return t(`fact.${code}`, { ...params, ...place, by: sideName(params.by) });
    },
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
