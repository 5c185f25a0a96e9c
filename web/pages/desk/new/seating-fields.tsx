import { useTranslation } from 'react-i18next';
import { Field, Pick } from '../../../components/field.tsx';
import { FEWEST_PAIRS } from './choices.ts';
import { SEATING_WAYS, type SeatingWay } from './drawn-seats.ts';
import { WHO_PLAYS, type WhoPlays } from './who-plays.ts';

interface SeatingFieldsProps {
  readonly who: WhoPlays;
  readonly onWho: (who: WhoPlays) => void;
  /** How many qualify, or are in a group. */
  readonly size: string;
  readonly onSize: (size: string) => void;
  readonly way: SeatingWay;
  readonly onWay: (way: SeatingWay) => void;
  /** There is a ranking of earlier sessions to go by. */
  readonly isRanked: boolean;
  /** Earlier sessions are planned: some have met, or will have. */
  readonly haveMet: boolean;
}

/** Who plays a session, and how they come to their seats. */
export function SeatingFields({
  who,
  onWho,
  size,
  onSize,
  way,
  onWay,
  isRanked,
  haveMet,
}: SeatingFieldsProps) {
  const { t } = useTranslation('desk');
  const ways = SEATING_WAYS.filter(
    (value) => (value !== 'ranking' || isRanked) && (value !== 'apart' || haveMet),
  );
  return (
    <>
      {isRanked && (
        <Pick
          label={t('sessions.who')}
          value={who}
          options={WHO_PLAYS.map((value) => ({ value, label: t(`sessions.whoPlays.${value}`) }))}
          onPick={onWho}
          {...(who === 'everyone' ? {} : { description: t(`sessions.whoHint.${who}`) })}
        />
      )}
      {who !== 'everyone' && (
        <Field
          label={t(`sessions.size.${who}`)}
          type="number"
          min={FEWEST_PAIRS}
          value={size}
          onChange={(event) => onSize(event.currentTarget.value)}
        />
      )}
      <Pick
        label={t('sessions.way')}
        value={way}
        options={ways.map((value) => ({ value, label: t(`sessions.ways.${value}`) }))}
        onPick={onWay}
        description={t(`sessions.wayHint.${way}`)}
      />
    </>
  );
}
