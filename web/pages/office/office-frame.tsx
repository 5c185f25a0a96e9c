import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import link from '../../components/button-link.module.css';
import { PageFrame } from '../../components/page-frame.tsx';
import { Stack, Title } from '../desk/parts/layout.tsx';
import classes from './office.module.css';

const PARTS = ['people', 'import', 'clubs', 'events', 'season', 'systems', 'slots'] as const;
export type OfficePart = (typeof PARTS)[number];

const addressOf = (part: OfficePart): string => (part === 'people' ? '/desk/office' : `/desk/office/${part}`);

/** A page of the office, and the ways to its others. */
export function OfficeFrame({ part, children }: { readonly part: OfficePart; readonly children: ReactNode }) {
  const { t } = useTranslation('office');
  return (
    <PageFrame title={`${t(`parts.${part}`)} · Naipe`}>
      <Stack>
        <Title>{t('title')}</Title>
        <nav className={classes.parts} aria-label={t('title')}>
          <Link href="/desk" className={link.link}>
            {t('toDesk')}
          </Link>
          {PARTS.map((each) => (
            <Link
              key={each}
              href={addressOf(each)}
              className={link.link}
              aria-current={each === part ? 'page' : undefined}
            >
              {t(`parts.${each}`)}
            </Link>
          ))}
        </nav>
        <div className={classes.page}>{children}</div>
      </Stack>
    </PageFrame>
  );
}
