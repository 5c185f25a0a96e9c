import { LAWS_EDITIONS } from 'naipe/laws';
import { PROFILE_IDS, PROFILES, requestPeriodOf } from 'naipe/regulation';
import {
  CORRECTION_ENDS,
  DEALING_WAYS,
  DEVICE_POLICIES,
  LEAD_POLICIES,
  METHOD_NAMES,
  profileOf,
  RANKING_TIMES,
  type Settings,
  settingsFrom,
  TRAVELLER_TIMES,
  usualDevices,
} from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Check, Field, Pick } from '../../../components/field.tsx';
import { Fields } from '../parts/layout.tsx';
import { LinesOf } from '../readings/reading-lines.tsx';
import { ReadingsFields } from '../readings/readings-fields.tsx';
import { useLawsWords } from '../rulings/use-laws-words.ts';
import { RankingFields } from './ranking-fields.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

/** Law 78B, C: how pairs of teams are compared over all tables. */
const PAIRS_OF_TEAMS_BY = ['butler', 'cross-imps', 'cross-imps-summed'] as const;

interface SettingsFieldsProps {
  readonly settings: Settings;
  readonly onChange: (changes: Partial<Settings>) => void;
}

/** What the organiser may decide; everything has its default from the regulation. */
export function SettingsFields({ settings, onChange }: SettingsFieldsProps) {
  const { t } = useTranslation('desk');
  const { corrections, devices } = profileOf(settings);
  const lawsWords = useLawsWords();
  const requests = requestPeriodOf(settings.profile);
  const pick = <K extends keyof Settings>(key: K, value: Settings[K]) => onChange({ [key]: value });
  return (
    <Fields>
      <Pick
        label={t('settings.profile')}
        value={settings.profile}
        options={PROFILE_IDS.map((value) => ({ value, label: PROFILES[value].name }))}
        onPick={(profile) => {
          const { minutesPerBoard, correctionMinutes, requestMinutes, lead } = settingsFrom({
            profile,
            screens: settings.screens,
          });
          const { handicap } = settings;
          const hasHandicap = handicap !== 'by-category' || PROFILES[profile].ranking.handicap !== undefined;
          onChange({
            profile,
            minutesPerBoard,
            correctionMinutes,
            requestMinutes,
            lead,
            ...(hasHandicap ? {} : { handicap: 'none' }),
          });
        }}
      />
      <Pick
        label={t('settings.laws')}
        value={String(settings.laws)}
        options={LAWS_EDITIONS.map((year) => ({ value: String(year), label: String(year) }))}
        onPick={(year) => pick('laws', LAWS_EDITIONS.find((each) => String(each) === year) ?? settings.laws)}
        description={lawsWords(settings)}
      />
      {settings.contestants === 'team' ? (
        <Pick
          label={t('settings.pairsBy')}
          value={PAIRS_OF_TEAMS_BY.find((method) => method === settings.method) ?? 'butler'}
          options={PAIRS_OF_TEAMS_BY.map((value) => ({ value, label: t(`method.${value}`) }))}
          onPick={(value) => pick('method', value)}
        />
      ) : (
        <Pick
          label={t('settings.method')}
          value={settings.method}
          options={METHOD_NAMES.map((value) => ({ value, label: t(`method.${value}`) }))}
          onPick={(value) => pick('method', value)}
        />
      )}
      <Field
        label={t('settings.minutesPerBoard')}
        type="number"
        min={1}
        max={60}
        step={0.5}
        value={settings.minutesPerBoard}
        onChange={(event) => {
          const minutes = event.currentTarget.valueAsNumber;
          if (minutes > 0) pick('minutesPerBoard', minutes);
        }}
      />
      <Field
        label={t('settings.sessionCount')}
        type="number"
        min={1}
        value={settings.sessionCount}
        onChange={(event) => {
          const sessions = event.currentTarget.valueAsNumber;
          if (Number.isInteger(sessions) && sessions > 0) pick('sessionCount', sessions);
        }}
      />
      <Field
        label={t('settings.correctionMinutes')}
        type="number"
        min={corrections.least}
        value={settings.correctionMinutes}
        onChange={(event) => {
          const minutes = event.currentTarget.valueAsNumber;
          if (Number.isInteger(minutes) && minutes >= 0) pick('correctionMinutes', minutes);
        }}
      />
      {corrections.untilNextSession && settings.sessionCount > 1 && (
        <Pick
          label={t('settings.correctionsEnd')}
          value={settings.correctionsEnd}
          options={CORRECTION_ENDS.map((value) => ({ value, label: t(`correctionsEnd.${value}`) }))}
          onPick={(value) => pick('correctionsEnd', value)}
        />
      )}
      {requests !== undefined && (
        <Field
          label={t('settings.requestMinutes')}
          type="number"
          min={1}
          max={requests.minutes}
          value={settings.requestMinutes}
          onChange={(event) => {
            const minutes = event.currentTarget.valueAsNumber;
            if (Number.isInteger(minutes) && minutes >= 1) pick('requestMinutes', minutes);
          }}
        />
      )}
      <div data-wide>
        <LinesOf settings={settings} of={['A27']} />
      </div>
      <Field
        label={t('settings.delegate')}
        maxLength={60}
        value={settings.delegate}
        onChange={(event) => pick('delegate', event.currentTarget.value)}
      />
      <TimeZoneField timeZone={settings.timeZone} onChange={(zone) => pick('timeZone', zone)} />
      {settings.contestants !== 'team' && (
        <Pick
          label={t('settings.sections')}
          value={settings.sections}
          options={(['across', 'apart'] as const).map((value) => ({
            value,
            label: t(`settingWords.${value}`),
          }))}
          onPick={(value) => pick('sections', value)}
        />
      )}
      <Pick
        label={t('settings.lead')}
        value={settings.lead}
        options={LEAD_POLICIES.map((value) => ({ value, label: t(`lead.${value}`) }))}
        onPick={(value) => pick('lead', value)}
      />
      <Pick
        label={t('settings.rounds')}
        value={settings.rounds}
        options={(['called', 'free'] as const).map((value) => ({ value, label: t(`roundsBy.${value}`) }))}
        onPick={(value) => pick('rounds', value)}
      />
      <Pick
        label={t('settings.showTraveller')}
        value={settings.showTraveller}
        options={TRAVELLER_TIMES.map((value) => ({ value, label: t(`showTraveller.${value}`) }))}
        onPick={(value) => pick('showTraveller', value)}
      />
      <Pick
        label={t('settings.showRanking')}
        value={settings.showRanking}
        options={RANKING_TIMES.map((value) => ({ value, label: t(`showRanking.${value}`) }))}
        onPick={(value) => pick('showRanking', value)}
      />
      <Pick
        label={t('settings.devices')}
        value={settings.devices}
        options={DEVICE_POLICIES.map((value) => ({ value, label: t(`devices.policy.${value}`) }))}
        onPick={(value) => pick('devices', value)}
        {...(devices.clause === undefined
          ? {}
          : { description: t('devices.hint', { clause: devices.clause }) })}
      />
      <Pick
        label={t('settings.dealing')}
        value={settings.dealing}
        options={DEALING_WAYS.map((value) => ({ value, label: t(`hands.ways.${value}`) }))}
        onPick={(value) => pick('dealing', value)}
        description={t(`hands.known.${settings.dealing}`)}
      />
      {settings.contestants !== 'team' && <RankingFields settings={settings} onChange={onChange} />}
      <Check
        checked={settings.screens}
        onChange={(screens) => {
          const { minutesPerBoard } = settingsFrom({ profile: settings.profile, screens });
          onChange({ screens, minutesPerBoard });
        }}
      >
        {t('settings.screens')}
      </Check>
      <Check checked={settings.mixed} onChange={(mixed) => onChange({ mixed })}>
        {t('settings.mixed')}
      </Check>
      {settings.mixed && (
        <div data-wide>
          <LinesOf settings={settings} of={['B11']} />
        </div>
      )}
      {settings.contestants === 'pair' && PROFILES[settings.profile].substituteExceptions !== undefined && (
        <Check
          checked={settings.substitutesOfAnyCategory}
          onChange={(anyCategory) => pick('substitutesOfAnyCategory', anyCategory)}
        >
          {t('settings.substitutesOfAnyCategory')}
        </Check>
      )}
      <Check
        checked={settings.official}
        onChange={(official) => onChange({ official, devices: usualDevices(official) })}
      >
        {t('settings.official')}
      </Check>
      {!settings.official && (
        <Check checked={settings.festival} onChange={(festival) => pick('festival', festival)}>
          {t('settings.festival')}
        </Check>
      )}
      {settings.contestants === 'team' &&
        PROFILES[settings.profile].teams.changes?.qualifying !== undefined && (
          <Check
            checked={settings.regionalQualifying}
            onChange={(regionalQualifying) => pick('regionalQualifying', regionalQualifying)}
          >
            {t('settings.regionalQualifying')}
          </Check>
        )}
      {settings.contestants !== 'team' && PROFILES[settings.profile].absence !== undefined && (
        <Check checked={settings.reserves} onChange={(reserves) => pick('reserves', reserves)}>
          {t('settings.reserves')}
        </Check>
      )}
      <Check checked={settings.pastDeals} onChange={(pastDeals) => pick('pastDeals', pastDeals)}>
        {t('settings.pastDeals')}
      </Check>
      <ReadingsFields settings={settings} onChange={onChange} />
    </Fields>
  );
}
