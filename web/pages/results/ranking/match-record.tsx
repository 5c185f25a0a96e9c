import { VisuallyHidden } from '@mantine/core';
import type { RankingLine, RankingList } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';

/** Is the list of those who played matches? */
export const isOfMatches = ({ lines }: Pick<RankingList, 'lines'>): boolean =>
  lines.some(({ record }) => record !== undefined);

interface MatchRecordProps {
  readonly record: NonNullable<RankingLine['record']>;
}

/** `5–1–2`: matches won, drawn and lost. */
export function MatchRecord({ record: { won, drawn, lost } }: MatchRecordProps) {
  const { t } = useTranslation('results');
  return (
    <>
      <span aria-hidden>{t('record.text', { won, drawn, lost })}</span>
      <VisuallyHidden>{t('record.heard', { won, drawn, lost })}</VisuallyHidden>
    </>
  );
}
