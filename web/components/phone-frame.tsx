import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { usePageTitle } from '../app/page-title.ts';
import { Settings } from '../app/settings.tsx';
import classes from './phone-frame.module.css';

export interface PhoneFrameProps {
  readonly title: string;
  /** Where one comes from; without it the settings stand there. */
  readonly back?: { readonly to: string; readonly words: string };
  /** A few words beside the title: the dealer, the round. */
  readonly beside?: ReactNode;
  readonly above?: ReactNode;
  /** The next step, where the thumb is. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One thing at a time on one screen: its title, the thing itself, the next step. */
export function PhoneFrame({ title, back, beside, above, actions, children }: PhoneFrameProps) {
  usePageTitle(title);
  return (
    <div className={classes.frame}>
      {above}
      <header className={classes.top}>
        <div>
          <h1 className={classes.title}>{title}</h1>
          {beside !== undefined && <p className={classes.beside}>{beside}</p>}
        </div>
        {back === undefined ? (
          <OpenSettings />
        ) : (
          <Link href={back.to} className={classes.corner}>
            <span aria-hidden>‹</span>&nbsp;{back.words}
          </Link>
        )}
      </header>
      <main className={classes.content}>{children}</main>
      {actions !== undefined && <footer className={classes.actions}>{actions}</footer>}
    </div>
  );
}

function OpenSettings() {
  const { t } = useTranslation();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <button type="button" className={classes.corner} onClick={open} aria-haspopup="dialog">
        {t('settings.open')}
      </button>
      <Settings opened={opened} onClose={close} sound />
    </>
  );
}
