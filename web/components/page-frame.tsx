import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Header } from '../app/header.tsx';
import { usePageTitle } from '../app/page-title.ts';
import classes from './page-frame.module.css';

interface PageFrameProps {
  readonly title: string;
  /** What stands in the header beside the name: a tournament's, the parts of the desk. */
  readonly beside?: ReactNode;
  /** Above everything, such as a bar about the connection. */
  readonly above?: ReactNode;
  /** Beside the content, before it for the keyboard: the parts of the desk. */
  readonly side?: ReactNode;
  /** As wide as the window, for those who need everything at a glance. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A page: a way past the header, the header, the content. */
export function PageFrame({ title, beside, above, side, wide = false, children }: PageFrameProps) {
  const { t } = useTranslation();
  usePageTitle(title);
  return (
    <>
      <a className={classes.skip} href="#content">
        {t('app.skip')}
      </a>
      {above}
      <Header wide={wide}>{beside}</Header>
      <div className={classes.body} data-side={side !== undefined}>
        {side}
        <main id="content" className={classes.content} data-wide={wide} tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}
