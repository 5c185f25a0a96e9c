import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { ButtonLink } from '../../components/button-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { useOwnPlaceWords } from '../../components/use-own-place-words.ts';
import { useOwnPlace } from '../../live/index.ts';
import classes from './sit-down.module.css';

/** The way to a table; a phone that sits at one, or belongs to a pair, finds back there at once. */
export function SitDown() {
  const { t } = useTranslation();
  const place = useOwnPlace();
  const words = useOwnPlaceWords();
  if (place === undefined || place === 'asked')
    return <Way to="/t" name={t('start.sit')} hint={t('start.sitHint')} />;
  const isTable = place.kind === 'table';
  return (
    <div className={classes.ways}>
      <Way
        to={place.to}
        name={isTable ? t('ownPlace.tonight', { place: words(place) }) : words(place)}
        hint={t(`ownPlace.${place.kind}`)}
      />
      <ButtonLink href="/t?other">{t(isTable ? 'ownPlace.other' : 'start.sit')}</ButtonLink>
    </div>
  );
}

interface WayProps {
  readonly to: string;
  readonly name: string;
  readonly hint: string;
}

const Way = ({ to, name, hint }: WayProps) => (
  <Link href={to} className={classes.way}>
    <span>
      <span className={classes.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={classes.hint}>{hint}</span>
    </span>
    <Icon of={ArrowRight} size="heading" />
  </Link>
);
