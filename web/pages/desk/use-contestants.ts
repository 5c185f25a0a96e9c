import type { ContestantKind } from 'naipe/tournament';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskContext } from './desk-context.ts';

/** Who competes in the tournament on the desk, for words that differ by it; pairs where none is on it. */
export const useContestants = (): ContestantKind =>
  useContext(DeskContext)?.view.overview.settings.contestants ?? 'pair';

/** How a contestant is called within a sentence: `pair 6`, `team 6`. */
export function useContestantWords(): (contestant: string) => string {
  const { t } = useTranslation('desk');
  const context = useContestants();
  return (contestant) => t('history.pair', { pair: contestant, context });
}

/** The key of a text as it is said of those who compete: one of their own where there is one, else that said of pairs. */
export function keyFor<T extends object>(
  texts: T,
  key: keyof T & string,
  contestants: ContestantKind,
): keyof T & string {
  const own = `${key}_${contestants}`;
  return isKeyOf(texts, own) ? own : key;
}

const isKeyOf = <T extends object>(texts: T, key: string): key is keyof T & string =>
  Object.hasOwn(texts, key);
