import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Settings as Gear } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Icon } from '../components/icon.tsx';
import classes from './header.module.css';
import { Settings } from './settings.tsx';

/** The name, which leads to the start; what a page puts beside it; the settings. */
export function Header({ wide, children }: { readonly wide: boolean; readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <header className={classes.header} data-wide={wide}>
      <Link href="/" className={classes.name} aria-label={t('page.home')}>
        <img src="/icon.svg" alt="" width={40} height={40} />
        <span>Naipe</span>
      </Link>
      {children}
      <Button
        variant="default"
        className={classes.settings ?? ''}
        leftSection={<Icon of={Gear} />}
        onClick={open}
        aria-haspopup="dialog"
      >
        {t('settings.open')}
      </Button>
      <Settings opened={opened} onClose={close} />
    </header>
  );
}
