import {
  Calculator,
  CalendarDays,
  ChartNoAxesColumn,
  Gavel,
  type LucideIcon,
  MonitorCog,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Icon } from '../../components/icon.tsx';
import classes from './ways-in.module.css';

type Way = 'results' | 'season' | 'direct' | 'rule' | 'tools';

const WAYS: readonly { readonly to: string; readonly key: Way; readonly icon: LucideIcon }[] = [
  { to: '/r', key: 'results', icon: ChartNoAxesColumn },
  { to: '/season', key: 'season', icon: CalendarDays },
  { to: '/desk', key: 'direct', icon: MonitorCog },
  { to: '/rulings', key: 'rule', icon: Gavel },
  { to: '/tools', key: 'tools', icon: Calculator },
];

/** Where else to go from here, by what a person came to do. */
export function WaysIn() {
  const { t } = useTranslation();
  return (
    <nav className={classes.ways} aria-label={t('start.label')}>
      {WAYS.map(({ to, key, icon }) => (
        <Link key={to} href={to} className={classes.way}>
          <span className={classes.icon}>
            <Icon of={icon} size="heading" />
          </span>
          <span>
            <span className={classes.name}>{t(`start.${key}`)}</span>
            <span className={classes.hint}>{t(`start.${key}Hint`)}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
