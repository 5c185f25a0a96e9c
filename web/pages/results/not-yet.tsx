import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import type { ResultsMessages } from '../../locales/en/results.ts';

type Reason = Exclude<keyof ResultsMessages['hidden'], 'heading' | 'stays'>;

/** What is not to be seen yet, and when it will be. */
export function NotYet({ reason }: { readonly reason: Reason }) {
  const { t } = useTranslation('results');
  return (
    <EmptyState icon={Hourglass} heading={t('hidden.heading')}>
      {t(`hidden.${reason}`)} {t('hidden.stays')}
    </EmptyState>
  );
}
