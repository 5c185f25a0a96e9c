import { MantineProvider } from '@mantine/core';
import { colorSchemeManager, cssVariables, theme } from '../theme/theme.ts';
import { Routes } from './routes.tsx';

export const App = () => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    colorSchemeManager={colorSchemeManager}
    defaultColorScheme="auto"
  >
    <Routes />
  </MantineProvider>
);
