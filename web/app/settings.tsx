import { Drawer, type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Choice } from '../components/choice.tsx';
import { FourSuits } from '../components/four-suits.tsx';
import { LANGUAGES, type Language, speak } from '../locales/index.ts';
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
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="26rem"
      title={t('settings.open')}
      closeButtonProps={{ 'aria-label': t('settings.close'), size: 'var(--target)' }}
      transitionProps={{ duration: 120 }}
      classNames={{
        title: classes.title,
        body: classes.body,
        content: classes.content,
        header: classes.header,
      }}
    >
      <Choice<Language>
        label={t('settings.language')}
        orientation="vertical"
        value={i18n.language as Language}
        options={LANGUAGES.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }))}
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
    </Drawer>
  );
}
