import type { Player } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Pick } from '../../../components/field.tsx';

interface SexPickProps {
  readonly label: string;
  readonly sex: Player['sex'];
  readonly onPick: (sex: Player['sex']) => void;
}

/** A woman or a man, where the event is mixed. */
export function SexPick({ label, sex, onPick }: SexPickProps) {
  const { t } = useTranslation('desk');
  return (
    <Pick
      aria-label={label}
      value={sex ?? ''}
      options={[
        { value: '' as const, label: t('teams.sexes.unknown') },
        { value: 'F' as const, label: t('teams.sexes.F') },
        { value: 'M' as const, label: t('teams.sexes.M') },
      ]}
      onPick={(value) => onPick(value === '' ? undefined : value)}
    />
  );
}
