import type { GuideCardView, GuideLineView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Names } from '../../components/pair-names.tsx';
import { QrCode } from '../../components/qr-code.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useView } from '../../live/index.ts';
import { useSearchPart } from '../results/use-search-part.ts';
import { boardRange } from './board-range.ts';
import type { SheetProps } from './print-page.tsx';
import classes from './sheet.module.css';
import { type PairCode, useCodes } from './use-codes.ts';

/** The guide card of every pair, to be cut out: where to sit, against whom, with which boards. */
export function GuideSheets({ tournament, session }: SheetProps) {
  const { view, refusal } = useView(tournament, { view: 'guide-cards', session });
  const { pairs } = useCodes(tournament);
  const [codes, setCodes] = useSearchPart('codes');
  const { t } = useTranslation('results');
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  const sections = new Set(view.cards.map(({ section }) => section));
  return (
    <>
      {pairs.length > 0 && (
        <label data-screen-only className={classes.withHands}>
          <input
            type="checkbox"
            checked={codes !== ''}
            onChange={(event) => setCodes(event.currentTarget.checked ? 'yes' : '')}
          />
          {t('print.withCodes')}
        </label>
      )}
      <div className={classes.cards}>
        {view.cards.map((card) => (
          <GuideCard
            key={`${card.contestant.contestant}${card.side ?? ''}`}
            card={card}
            several={sections.size > 1}
            code={codes === '' ? undefined : pairs.find(({ pair }) => pair === card.contestant.contestant)}
          />
        ))}
      </div>
    </>
  );
}

interface GuideCardProps {
  readonly card: GuideCardView;
  readonly several: boolean;
  /** With which the pair comes in on its own phone. */
  readonly code: PairCode | undefined;
}

function GuideCard({ card, several, code }: GuideCardProps) {
  const { t } = useTranslation('results');
  const { contestant: pair, section, side, lines } = card;
  const withPartners = lines.some((line) => line.kind === 'plays' && line.partner !== undefined);
  return (
    <section className={classes.card}>
      <h2 className={classes.cardHead}>
        <b>
          {several && section}
          {pair.contestant}
        </b>
        <span>
          <Names pair={pair} />
          {side !== undefined && <> · {t(side === 'NS' ? 'board.ns' : 'board.ew')}</>}
        </span>
      </h2>
      <table className={`${classes.table} ${classes.tight}`}>
        <caption className={classes.heard}>{t('print.guides')}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes.figure}>
              {t('print.round')}
            </th>
            <th scope="col">{t('print.place')}</th>
            {withPartners && (
              <th scope="col" className={classes.figure}>
                {t('pair.partner')}
              </th>
            )}
            <th scope="col" className={classes.figure}>
              {t('pair.opponents')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('print.boards')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <GuideLine key={line.round} line={line} columns={withPartners ? 4 : 3} />
          ))}
        </tbody>
      </table>
      {lines.some((line) => line.kind === 'plays' && line.switched) && (
        <p className={classes.footnote}>* {t('print.switched')}</p>
      )}
      {code !== undefined && (
        <div className={classes.pairCode}>
          <QrCode text={code.url} className={classes.pairQr} />
          <p>
            {t('print.pairCode')} <b>{code.code}</b>
          </p>
        </div>
      )}
    </section>
  );
}

interface GuideLineProps {
  readonly line: GuideLineView;
  /** How many there are after the round. */
  readonly columns: number;
}

function GuideLine({ line, columns }: GuideLineProps) {
  const { t } = useTranslation(['results', 'common']);
  if (line.kind === 'sits-out') {
    return (
      <tr>
        <th scope="row" className={classes.figure}>
          {line.round}
        </th>
        <td colSpan={columns}>{t('print.sitsOut')}</td>
      </tr>
    );
  }
  return (
    <tr>
      <th scope="row" className={classes.figure}>
        {line.round}
      </th>
      <td>
        <b>{line.table}</b>{' '}
        {line.seat === undefined
          ? t(line.side === 'NS' ? 'board.ns' : 'board.ew')
          : t(`common:seat.${line.seat}`)}
        {line.switched && '*'}
      </td>
      {line.partner !== undefined && <td className={classes.figure}>{line.partner}</td>}
      <td className={classes.figure}>{line.opponents}</td>
      <td className={classes.figure}>{boardRange(line.boards)}</td>
    </tr>
  );
}
