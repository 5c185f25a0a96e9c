import { DEFAULT_STYLE, type Style } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../locales/languages.ts';

/** How bridge is written in the language of the page: 3 ST and R D V for a Portuguese. */
export function useWritingStyle(): Style {
  const { i18n } = useTranslation();
  return { ...DEFAULT_STYLE, language: chooseLanguage([i18n.language]) };
}
