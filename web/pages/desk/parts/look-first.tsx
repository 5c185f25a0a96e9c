import { useTranslation } from 'react-i18next';
import { Asked } from '../../../components/asked.tsx';

interface LookFirstProps {
  /** What has to be looked at, a sentence each. */
  readonly sentences: readonly string[];
  readonly sending?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Something to look at before it is done all the same. */
export function LookFirst(props: LookFirstProps) {
  const { t } = useTranslation('desk');
  return <Asked question={t('confirm.heading')} yes={t('confirm.yes')} no={t('confirm.no')} {...props} />;
}
