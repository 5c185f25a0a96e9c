import { Button, Drawer, type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { LANGUAGES, type Language } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { Choice } from '../components/choice.tsx';
import { FourSuits } from '../components/four-suits.tsx';
import { speak } from '../locales/index.ts';
import { chooseLanguage, LANGUAGE_NAMES } from '../locales/languages.ts';
import classes from './settings.module.css';
import { type SuitColours, useSuitColours } from './suit-colours.ts';

const THEMES = ['light', 'dark', 'auto'] as const satisfies readonly MantineColorScheme[];
const SUIT_COLOURS = ['two', 'four'] as const satisfies readonly SuitColours[];

/** What a person may set for this browser: language, light or dark, colours of the suits. */
export function Settings({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [suitColours, setSuitColours] = useSuitColours();
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size="26rem"
      transitionProps={{ duration: 120 }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('settings.open')} className={classes.content}>
        <Drawer.Body className={classes.body}>
          <div className={classes.top}>
            <h2 className={classes.title}>{t('settings.open')}</h2>
            <Button variant="default" h="var(--target)" px="lg" onClick={onClose}>
              {t('settings.done')}
            </Button>
          </div>
          <Choice<Language>
            label={t('settings.language')}
            orientation="vertical"
            value={chooseLanguage([i18n.language])}
            options={LANGUAGES.map((value) => ({
              value,
              label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
            }))}
            onChange={speak}
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
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
