import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { PageFrame } from '../../components/page-frame.tsx';
import classes from './not-found-page.module.css';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('app.title')}>
      <h1 className={classes.heading}>{t('page.notFound')}</h1>
      <p>
        <Link href="/" className={classes.link}>
          {t('page.toStart')}
        </Link>
      </p>
    </PageFrame>
  );
}
