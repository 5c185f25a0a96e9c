import { LANGUAGES } from 'naipe/game';
import {
  type Entry,
  editionNotes,
  TERM_NAMES,
  type TermId,
  type TermPlace,
  termName,
  termPlaces,
} from 'naipe/laws/glossary';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { SuitedText } from '../../../components/suited-text.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { clauseAddress, wordAddress } from './addresses.ts';
import classes from './book.module.css';
import marks from './marked-text.module.css';

/** One word: its names, what it means, what differs by edition, and where it is defined. */
export function Word({ id, entry }: { readonly id: TermId; readonly entry: Entry }) {
  const { t } = useTranslation('rulings');
  const { language } = useWritingStyle();
  const [name, ...others] = TERM_NAMES[id][language];
  const elsewhere = LANGUAGES.filter((each) => each !== language)
    .map((each) => `${each} ${termName(id, each)}`)
    .join(' · ');
  return (
    <article className={classes.word} aria-labelledby={id}>
      <h2 id={id} className={classes.name}>
        <Link href={wordAddress(id)} className={classes.nameLink}>
          {name}
        </Link>
      </h2>
      <p className={classes.plain}>
        <SuitedText text={entry.means} />
      </p>
      {editionNotes(entry).map(({ edition, text }) => (
        <p key={edition} className={classes.plain}>
          <strong>{edition}</strong> {text}
        </p>
      ))}
      <p className={classes.quiet}>
        {t('book.where')}{' '}
        {termPlaces(id).map((place, index) => (
          <span key={place.place}>
            {index > 0 && ', '}
            <PlaceText of={place} />
          </span>
        ))}
      </p>
      <p className={classes.quiet}>
        {others.length > 0 && <>{t('book.also', { names: others.join(', ') })}. </>}
        {t('book.elsewhere', { names: elsewhere })}
      </p>
    </article>
  );
}

/** The chapter of definitions, or a clause that leads to its law. */
function PlaceText({ of: { place, editions } }: { readonly of: TermPlace }) {
  const { t } = useTranslation('rulings');
  const years = t('book.editions', { editions: editions.join(', ') });
  const latest = editions.at(-1);
  if (place === 'definitions' || latest === undefined) return `${t('book.definitions')} ${years}`;
  return (
    <>
      <Link href={clauseAddress(place, latest)} className={marks.clause}>
        {t('law', { clause: place })}
      </Link>{' '}
      {years}
    </>
  );
}
