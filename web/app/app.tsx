import { MantineProvider } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { StartPage } from '../pages/start/start-page.tsx';
import { colorSchemeManager, cssVariables, theme } from '../theme/theme.ts';
import classes from './app.module.css';
import { Header } from './header.tsx';

export function App() {
  const { t } = useTranslation();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <a className={classes.skip} href="#content">
        {t('app.skip')}
      </a>
      <Header />
      <main id="content" className={classes.content} tabIndex={-1}>
        <StartPage />
      </main>
    </MantineProvider>
  );
}
