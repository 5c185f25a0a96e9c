import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { LANGUAGES, type Language } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { useSound } from '../clock/sounds.ts';
import { Choice } from '../components/choice.tsx';
import { FourSuits } from '../components/four-suits.tsx';
import { SidePanel } from '../components/side-panel.tsx';
import { speak } from '../locales/index.ts';
import { chooseLanguage, LANGUAGE_NAMES } from '../locales/languages.ts';
import classes from './settings.module.css';
import { type SuitColours, useSuitColours } from './suit-colours.ts';

const THEMES = ['light', 'dark', 'auto'] as const satisfies readonly MantineColorScheme[];
const SUIT_COLOURS = ['two', 'four'] as const satisfies readonly SuitColours[];

const SOUNDS = ['soundOff', 'soundOn'] as const;

interface SettingsProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Whether a clock is heard here, if somebody wants it to be. */
  readonly sound?: boolean;
}

/** What a person may set for this browser: language, light or dark, colours of the suits. */
export function Settings({ opened, onClose, sound = false }: SettingsProps) {
  const { t, i18n } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [suitColours, setSuitColours] = useSuitColours();
  return (
    <SidePanel opened={opened} heading={t('settings.open')} close={t('settings.done')} onClose={onClose}>
      <div className={classes.choices}>
        <Choice<Language>
          label={t('settings.language')}
          orientation="vertical"
          value={chooseLanguage([i18n.language])}
          options={LANGUAGES.map((value) => ({
            value,
            label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
          }))}
          onChange={(language) => void speak(language)}
        />
        <Choice<MantineColorScheme>
          label={t('settings.theme')}
          value={colorScheme}
          options={THEMES.map((value) => ({ value, label: t(`settings.${value}`) }))}
          onChange={setColorScheme}
        />
        <Choice<SuitColours>
          label={t('settings.suits')}
          orientation="vertical"
          value={suitColours}
          options={SUIT_COLOURS.map((value) => ({
            value,
            label: (
              <span className={classes.suits} data-suits={value}>
                {t(`settings.${value}`)}
                <span className={classes.sample}>
                  <FourSuits />
                </span>
              </span>
            ),
          }))}
          onChange={setSuitColours}
        />
        {sound && <SoundChoice />}
      </div>
    </SidePanel>
  );
}

function SoundChoice() {
  const { t } = useTranslation();
  const [on, setOn] = useSound('phone');
  return (
    <Choice<(typeof SOUNDS)[number]>
      label={t('clock.sound')}
      value={on ? 'soundOn' : 'soundOff'}
      options={SOUNDS.map((value) => ({ value, label: t(`clock.${value}`) }))}
      onChange={(value) => setOn(value === 'soundOn')}
    />
  );
}
