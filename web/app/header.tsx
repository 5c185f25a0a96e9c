import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import classes from './header.module.css';
import { Settings } from './settings.tsx';

export function Header() {
  const { t } = useTranslation();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <header className={classes.header}>
      <div className={classes.name}>
        <img src="/icon.svg" alt="" width={40} height={40} />
        Naipe
      </div>
      <Button variant="default" h="var(--target)" px="lg" onClick={open} aria-haspopup="dialog">
        {t('settings.open')}
      </Button>
      <Settings opened={opened} onClose={close} />
    </header>
  );
}
