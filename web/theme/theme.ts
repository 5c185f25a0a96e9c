import {
  type CSSVariablesResolver,
  createTheme,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
} from '@mantine/core';

/** The one accent: the green of a card table. */
const felt: MantineColorsTuple = [
  '#eef7f1',
  '#d9ecdf',
  '#b4d9c1',
  '#93cfa9',
  '#65b284',
  '#3f9464',
  '#2a7a4b',
  '#1e653b',
  '#14502f',
  '#0c3a21',
];

/** Warm neutrals, paper to ink. */
const gray: MantineColorsTuple = [
  '#faf8f4',
  '#f4f0e9',
  '#eae4d9',
  '#ddd6c9',
  '#c9c0b1',
  '#8c8374',
  '#6f675a',
  '#4f493f',
  '#36312a',
  '#1f1c17',
];

/** The same by lamplight. */
const dark: MantineColorsTuple = [
  '#f3efe7',
  '#ddd6c9',
  '#c9c0b1',
  '#a59c8d',
  '#4d463c',
  '#3a352d',
  '#231f1b',
  '#181512',
  '#12100e',
  '#0c0b09',
];

/** Nothing is smaller than 18 px: it is read at arm's length. */
const fontSizes = { xs: '1.125rem', sm: '1.125rem', md: '1.125rem', lg: '1.25rem', xl: '1.5rem' };

/** What a thumb hits. */
const TARGET_HEIGHT = '3.5rem';

export const theme = createTheme({
  colors: { felt, gray, dark },
  primaryColor: 'felt',
  primaryShade: { light: 8, dark: 3 },
  fontFamily: '"Atkinson Hyperlegible Next", "Naipe Arial", "Naipe DejaVu", sans-serif',
  fontSizes,
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  black: '#1f1c17',
  white: '#fffdfa',
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--target': TARGET_HEIGHT },
  light: {
    '--mantine-color-body': '#f6f2ea',
    '--mantine-color-dimmed': '#4f493f',
    '--mantine-color-placeholder': '#6f675a',
    '--mantine-color-default-border': '#8c8374',
    '--mantine-color-error': '#9c1025',
    '--card': '#fffdfa',
    '--card-border': '#e0d9cc',
    '--well': '#f4f0e9',
    '--accent': '#14502f',
    '--accent-hover': '#0c3a21',
    '--accent-soft': '#e3efe6',
    '--on-accent': '#fffdfa',
    '--bottom-soft': '#f8e4e2',
    '--notice': '#f5e3b5',
    '--on-notice': '#3d2c00',
  },
  dark: {
    '--mantine-color-body': '#181512',
    '--mantine-color-dimmed': '#c9c0b1',
    '--mantine-color-placeholder': '#a59c8d',
    '--mantine-color-default-border': '#7d7566',
    '--mantine-color-error': '#ffa3a3',
    '--card': '#231f1b',
    '--card-border': '#3a352d',
    '--well': '#1b1815',
    '--accent': '#93cfa9',
    '--accent-hover': '#b4d9c1',
    '--accent-soft': '#20352a',
    '--on-accent': '#0c2416',
    '--bottom-soft': '#43211f',
    '--notice': '#4a3a10',
    '--on-notice': '#fbeec6',
  },
});

export const colorSchemeManager = localStorageColorSchemeManager({ key: 'naipe-theme' });
