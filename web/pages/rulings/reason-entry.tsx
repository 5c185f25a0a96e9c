import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EntryProps } from './free-entry.ts';

/** A reason in words, to stand on record. */
export function ReasonEntry({ onText }: EntryProps) {
  const { t } = useTranslation('rulings');
  return (
    <Textarea
      label={t('free.words.reason')}
      autosize
      minRows={2}
      maxLength={1000}
      size="md"
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}
