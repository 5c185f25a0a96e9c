import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Row, Stack, Title } from '../desk/parts/layout.tsx';

interface FrameProps {
  readonly title: string;
  /** The way back. */
  readonly back?: { readonly href: string; readonly to: string };
  readonly children: ReactNode;
}

/** A page about simultaneous tournaments. */
export function Frame({ title, back, children }: FrameProps) {
  const { t } = useTranslation('simultaneous');
  const { href, to } = back ?? { href: '/desk', to: t('toDesk') };
  return (
    <PageFrame title={`${title} · Naipe`}>
      <Stack>
        <Title>
          <bdi>{title}</bdi>
        </Title>
        <Row>
          <ButtonLink href={href}>{to}</ButtonLink>
        </Row>
        {children}
      </Stack>
    </PageFrame>
  );
}
