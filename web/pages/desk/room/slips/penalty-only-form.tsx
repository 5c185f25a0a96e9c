import { useTranslation } from 'react-i18next';
import { Quiet, Stack } from '../../parts/layout.tsx';
import type { SlipProps } from './slip-form.tsx';
import { SlipPenalty } from './slip-penalty.tsx';
import { SlipRule } from './slip-rule.tsx';

/** A slip that leaves the result as it is: what the rule says, and the penalty it proposes. */
export function PenaltyOnlyForm({ slip, view }: SlipProps) {
  const { t } = useTranslation('desk');
  return (
    <Stack>
      <Quiet>{t(`slips.${slip}.sentence`)}</Quiet>
      <SlipRule slip={slip} view={view} />
      <SlipPenalty slip={slip} view={view} />
    </Stack>
  );
}
