import { choicesOf, type Reading, wayOf } from 'naipe/regulation';
import type { Settings } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { desk } from '../../../locales/en/desk.ts';

type Id = keyof typeof desk.reading;
const isId = (id: string): id is Id => Object.hasOwn(desk.reading, id);

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
    lines: ({ profile, readings }: Settings, ids: readonly string[]): readonly string[] =>
      choicesOf(profile)
        .filter(({ id }) => ids.includes(id))
        .map((reading: Required<Reading>) =>
          t('readings.line', {
            clause: reading.clause,
            question: question(reading.id),
            way: way(reading.id, wayOf(reading, readings)),
          }),
        ),
  };
}
