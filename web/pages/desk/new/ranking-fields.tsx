import { PROFILES } from 'naipe/regulation';
import {
  type CarryOverSetting,
  EVERY_PLACE,
  HANDICAPS,
  LEAVER_POLICIES,
  LINE_POLICIES,
  type Settings,
} from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Field, Pick } from '../../../components/field.tsx';
import { useNumbers } from '../../../components/use-numbers.ts';
import { weightPercent } from '../rulings/weight-percent.ts';

interface RankingFieldsProps {
  readonly settings: Settings;
  readonly onChange: (changes: Partial<Settings>) => void;
}

/** What a tie may hang on (RTP 3.5.9.1, ROP 5.10). */
const PLACES = ['prizePlaces', 'qualifyingPlaces'] as const;

const NOTHING = '';
/** Nothing of an earlier phase counts in the last. */
const ALONE = '0';
const SHARES = [ALONE, '1/10', '1/5', '1/4', '1/3', '1/2', '1'] as const;

/** As most organisers announce it: hundredths, halves up. */
const USUAL: Omit<CarryOverSetting, 'share'> = { afterSession: 1, toNearest: '0.01', rounding: 'half-up' };

/** How scores become a ranking. */
export function RankingFields({ settings, onChange }: RankingFieldsProps) {
  const { t } = useTranslation('desk');
  const { percent } = useNumbers();
  const { profile, lines, leavers, handicap, carryOver, method } = settings;
  const hasPercentages = method === 'matchpoints' || method === 'matchpoints-by-halves';
  const handicaps = HANDICAPS.filter(
    (value) =>
      value === handicap ||
      value === 'none' ||
      (hasPercentages && (value === 'by-pair' || PROFILES[profile].ranking.handicap !== undefined)),
  );
  const shares = carryOver === null ? SHARES : [...new Set([...SHARES, carryOver.share])];
  return (
    <>
      <Pick
        label={t('settings.lines')}
        value={lines}
        options={LINE_POLICIES.map((value) => ({ value, label: t(`lines.${value}`) }))}
        onPick={(value) => onChange({ lines: value })}
      />
      <Pick
        label={t('settings.leavers')}
        value={leavers}
        options={LEAVER_POLICIES.map((value) => ({ value, label: t(`leavers.${value}`) }))}
        onPick={(value) => onChange({ leavers: value })}
      />
      <Pick
        label={t('settings.handicap')}
        value={handicap}
        options={handicaps.map((value) => ({ value, label: t(`handicap.${value}`) }))}
        onPick={(value) => onChange({ handicap: value })}
      />
      <Pick
        label={t('settings.carryOver')}
        value={carryOver?.share ?? NOTHING}
        options={[
          { value: NOTHING, label: t('carryOver.none') },
          ...shares.map((value) => ({
            value,
            label:
              value === ALONE
                ? t('carryOver.alone')
                : t('carryOver.share', { percent: percent(weightPercent(value)) }),
          })),
        ]}
        onPick={(share) =>
          onChange({ carryOver: share === NOTHING ? null : { ...(carryOver ?? USUAL), share } })
        }
      />
      <PlacesFields settings={settings} onChange={onChange} />
      {carryOver !== null && (
        <Field
          label={t('settings.carryAfter')}
          type="number"
          min={1}
          value={carryOver.afterSession}
          onChange={(event) => {
            const afterSession = event.currentTarget.valueAsNumber;
            if (Number.isInteger(afterSession) && afterSession > 0)
              onChange({ carryOver: { ...carryOver, afterSession } });
          }}
        />
      )}
    </>
  );
}

/** On which places a title, a prize or a qualification hangs. */
export function PlacesFields({ settings, onChange }: RankingFieldsProps) {
  const { t } = useTranslation('desk');
  return PLACES.map((name) => (
    <Field
      key={name}
      label={t(`settings.${name}`)}
      description={t(`settingsHint.${name}`)}
      type="number"
      min={0}
      value={settings[name] === EVERY_PLACE ? '' : settings[name]}
      onChange={(event) => {
        const places = event.currentTarget.value === '' ? 0 : event.currentTarget.valueAsNumber;
        if (Number.isInteger(places) && places >= 0) onChange({ [name]: places });
      }}
    />
  ));
}
