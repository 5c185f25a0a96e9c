import type { Finding } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Asked } from '../../../components/asked.tsx';
import { Field } from '../../../components/field.tsx';

interface LookFirstProps {
  /** What has to be looked at, a sentence each. */
  readonly sentences: readonly string[];
  /** It is done only with words that go on record. */
  readonly asks?: Finding['asks'];
  readonly sending?: boolean;
  readonly onYes: (because?: string) => void;
  readonly onNo: () => void;
}

/** Something to look at before it is done all the same. */
export function LookFirst({ asks, onYes, ...props }: LookFirstProps) {
  const { t } = useTranslation('desk');
  const [because, setBecause] = useState('');
  const isMissing = asks !== undefined && because.trim() === '';
  return (
    <Asked
      question={t('confirm.heading')}
      yes={t('confirm.yes')}
      no={t('confirm.no')}
      {...props}
      disabled={isMissing}
      onYes={() => onYes(because)}
    >
      {asks !== undefined && (
        <Field
          label={asks === 'force-majeure' ? t('confirm.forceMajeure') : t('confirm.reason')}
          value={because}
          maxLength={1000}
          onChange={(event) => setBecause(event.currentTarget.value)}
        />
      )}
    </Asked>
  );
}
