import { PROFILES } from 'naipe/regulation';
import { EVERY_PLACE, type Settings } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../../components/use-numbers.ts';
import { useReadingWords } from '../readings/use-reading-words.ts';
import { weightPercent } from '../rulings/weight-percent.ts';

/** Settings as the page of the settings names them: `Edition of the Laws: 2017, Scoring: Butler`. */
export function useSettingWords() {
  const { t } = useTranslation('desk');
  const { percent } = useNumbers();
  const reading = useReadingWords();
  const nameOf = (name: keyof Settings): string => t(`settings.${name}`);
  const carried = (carryOver: Settings['carryOver']): string => {
    if (carryOver === null) return t('carryOver.none');
    if (carryOver.share === '0') return t('carryOver.alone');
    return t('carryOver.share', { percent: percent(weightPercent(carryOver.share)) });
  };
  const wordsFor = (name: keyof Settings, settings: Settings): string => {
    switch (name) {
      case 'contestants':
        return t(`contestants.${settings.contestants}`);
      case 'profile':
        return PROFILES[settings.profile].name;
      case 'laws':
      case 'minutesPerBoard':
      case 'correctionMinutes':
      case 'requestMinutes':
      case 'qualifyingPlaces':
      case 'sessionCount':
      case 'timeZone':
      case 'delegate':
        return String(settings[name]);
      case 'prizePlaces':
        return settings.prizePlaces === EVERY_PLACE ? t('settingWords.all') : String(settings.prizePlaces);
      case 'method':
        return t(`method.${settings.method}`);
      case 'sections':
        return t(`settingWords.${settings.sections}`);
      case 'lines':
        return t(`lines.${settings.lines}`);
      case 'leavers':
        return t(`leavers.${settings.leavers}`);
      case 'correctionsEnd':
        return t(`correctionsEnd.${settings.correctionsEnd}`);
      case 'handicap':
        return t(`handicap.${settings.handicap}`);
      case 'carryOver':
        return carried(settings.carryOver);
      case 'screens':
      case 'mixed':
      case 'substitutesOfAnyCategory':
      case 'official':
      case 'festival':
      case 'regionalQualifying':
      case 'reserves':
      case 'pastDeals':
        return t(settings[name] ? 'settingWords.yes' : 'settingWords.no');
      case 'lead':
        return t(`lead.${settings.lead}`);
      case 'rounds':
        return t(`roundsBy.${settings.rounds}`);
      case 'readings':
        return (
          Object.entries(settings.readings)
            .map(([id, way]) => `${reading.question(id)}: ${reading.way(id, way)}`)
            .join(', ') || t('readings.none')
        );
      case 'devices':
        return t(`devices.policy.${settings.devices}`);
      case 'dealing':
        return t(`hands.ways.${settings.dealing}`);
      case 'showTraveller':
        return t(`showTraveller.${settings.showTraveller}`);
      case 'showRanking':
        return t(`showRanking.${settings.showRanking}`);
    }
  };
  return (some: Partial<Settings>): string =>
    (Object.keys(some) as (keyof Settings)[])
      .map((name) => `${nameOf(name)}: ${wordsFor(name, some as Settings)}`)
      .join('; ');
}
