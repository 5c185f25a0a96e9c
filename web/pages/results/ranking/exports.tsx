import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { addressOf } from '../../../live/index.ts';
import classes from './exports.module.css';

const FILES = {
  csv: 'results.csv',
  boards: 'boards.csv',
  matches: 'matches.csv',
  pbn: 'results.pbn',
  usebio: 'results.xml',
} as const;
const FORMATS = [
  'csv',
  'boards',
  'matches',
  'pbn',
  'usebio',
] as const satisfies readonly (keyof typeof FILES)[];

/** Where else the results can go: the projector, paper, files. */
export function Exports({
  tournament,
  hasMatches,
}: {
  readonly tournament: string;
  readonly hasMatches: boolean;
}) {
  const { t } = useTranslation(['results', 'common']);
  return (
    <nav className={classes.ways} aria-label={t('exports.label')}>
      <Link href={`/r/${tournament}/screen`}>{t('parts.screen')}</Link>
      <Link href={`/r/${tournament}/print/ranking`}>{t('common:page.print')}</Link>
      {FORMATS.filter((format) => hasMatches || format !== 'matches').map((format) => (
        <a key={format} href={`${addressOf(tournament)}/${FILES[format]}`} download>
          {t(`exports.${format}`)}
        </a>
      ))}
    </nav>
  );
}
