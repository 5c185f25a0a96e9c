import { VisuallyHidden } from '@mantine/core';
import type { RankingLine, RankingList, ScoreUnit } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';

/** Is the list of those who played matches? */
export const isOfMatches = ({ lines }: Pick<RankingList, 'lines'>): boolean =>
  lines.some(({ record }) => record !== undefined);

/** What the scores of a list are counted in; nothing where its lines are of several phases that count otherwise. */
export function unitOfLines({ lines }: Pick<RankingList, 'lines'>, usual: ScoreUnit): ScoreUnit | undefined {
  const [unit = usual, ...others] = new Set(lines.map((line) => line.unit ?? usual));
  return others.length === 0 ? unit : undefined;
}

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
