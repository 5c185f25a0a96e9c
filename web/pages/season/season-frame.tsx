import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Row, Stack, Title } from '../desk/parts/layout.tsx';
import classes from '../office/office.module.css';

interface SeasonFrameProps {
  readonly title: string;
  /** It is the page of the season itself. */
  readonly first?: boolean;
  readonly children: ReactNode;
}

/** A page of the season, with the ways to its others. */
export function SeasonFrame({ title, first = false, children }: SeasonFrameProps) {
  const { t } = useTranslation('office');
  return (
    <PageFrame title={`${title} · Naipe`}>
      <Stack>
        <Title>{title}</Title>
        <Row>
          {!first && <ButtonLink href="/season">{t('season.title')}</ButtonLink>}
          <ButtonLink href="/me">{t('season.toMember')}</ButtonLink>
          {first && <ButtonLink href="/season/conventions">{t('systems.title')}</ButtonLink>}
        </Row>
        <div className={classes.page}>{children}</div>
      </Stack>
    </PageFrame>
  );
}
