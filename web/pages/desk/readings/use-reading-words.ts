import { READINGS, wayAmong } from 'naipe/regulation';
import type { Settings } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { desk } from '../../../locales/en/desk.ts';

type Id = keyof typeof desk.reading;
const isId = (id: string): id is Id => Object.hasOwn(desk.reading, id);

/** What the words know the way by where there is no choice. */
const THE_ONE = 'taken';

/** Readings of a regulation, in words. */
export function useReadingWords() {
  const { t } = useTranslation('desk');
  const question = (id: string): string => (isId(id) ? t(`reading.${id}.question`) : id);
  const way = (id: string, name: string): string => {
    if (!isId(id)) return name;
    const ways = t(`reading.${id}.way`, { returnObjects: true }) as Readonly<Record<string, string>>;
    return ways[name] ?? name;
  };
  return {
    question,
    way,
    /** How the regulation is read where it matters: `RTP 3.5.7, read here: …`. */
    lines: ({ profile, readings }: Pick<Settings, 'profile' | 'readings'>, ids: readonly string[]) =>
      READINGS.filter(({ id, profiles }) => ids.includes(id) && profiles.includes(profile)).map(
        ({ id, clause, ways }): string =>
          t('readings.line', {
            clause,
            question: question(id),
            way: way(id, ways === undefined ? THE_ONE : wayAmong(id, ways, readings)),
          }),
      ),
  };
}
