import { VisuallyHidden } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';

/** Between what stood and what stands instead: an arrow to look at, a word to hear. */
export function Becomes() {
  const { t } = useTranslation();
  return (
    <>
      <Icon of={ArrowRight} />
      <VisuallyHidden>{t('label.becomes')}</VisuallyHidden>
    </>
  );
}
