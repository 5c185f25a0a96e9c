import type { SystemClass } from 'naipe/regulation';
import { useTranslation } from 'react-i18next';
import { SuitedText } from '../../components/suited-text.tsx';
import { useSystemWords } from './system-words.ts';
import classes from './systems.module.css';

/** The colour of a system as a mark: by its colour and its word (RTP 2.1.3.2). */
export function ColourMark({
  classed: { colour, brown },
}: {
  readonly classed: Pick<SystemClass, 'colour' | 'brown'>;
}) {
  const { t } = useTranslation('office');
  return (
    <span className={classes.marks}>
      <b className={classes.mark} data-colour={colour}>
        {t(`colour.${colour}`)}
      </b>
      {brown.length > 0 && (
        <b className={classes.mark} data-colour="brown">
          {t('system.brown')}
        </b>
      )}
    </span>
  );
}

/** The colour, the Brown conventions and what may not be agreed, each with its reason. */
export function SystemClassed({ classed }: { readonly classed: SystemClass }) {
  const { t } = useTranslation('office');
  const words = useSystemWords();
  const { because, brown, forbidden, defencesAllowed } = classed;
  return (
    <div>
      <ColourMark classed={classed} />
      <ul className={classes.reasons}>
        {because.length === 0 && <li>{t('system.natural')}</li>}
        {[...because, ...brown, ...forbidden].map((reason) => (
          <li key={`${reason.code} ${JSON.stringify(reason.params)}`}>
            <SuitedText text={words.reason(reason)} />
            {reason.check === true && ` ${t('system.check')}`}
          </li>
        ))}
        {defencesAllowed.length > 0 && (
          <li>
            <SuitedText
              text={words.reason({
                code: 'defences-allowed',
                clause: 'RTP 2.1.2.3 Brown (a)(2)',
                message: '',
                params: { bid: defencesAllowed.join(', ') },
              })}
            />
          </li>
        )}
      </ul>
    </div>
  );
}
