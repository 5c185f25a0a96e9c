import type { TableBoard } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';

/** Who is vulnerable on a board and, where it was so, that its seats were turned. */
export function useConditions({ vulnerable, turned }: TableBoard): string {
  const { t } = useTranslation();
  const words = t(`deal.${vulnerable}`);
  return turned === true ? `${words}, ${t('deal.turned')}` : words;
}
