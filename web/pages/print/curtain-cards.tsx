import { parseDeal, SEATS } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { HandLines } from '../../components/hand-lines.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useView } from '../../live/index.ts';
import classes from './curtain-cards.module.css';
import type { SheetProps } from './print-page.tsx';

/** A slip for each hand of each board, cut out and put with it: whoever deals by hand, or checks a hand, sees only that one. */
export function CurtainCards({ tournament, session }: SheetProps) {
  const { t } = useTranslation(['results', 'common']);
  const { view, refusal } = useView(tournament, { view: 'hands', session });
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  const known = view.boards.flatMap(({ board, deal }) => {
    const read = parseDeal(deal ?? '');
    return read.ok ? [{ board, hands: read.value }] : [];
  });
  if (known.length === 0) return <p>{t('print.noHands')}</p>;
  return SEATS.map((seat) => (
    <section key={seat} className={classes.seat} aria-label={t(`common:seat.${seat}`)}>
      {known.map(({ board, hands }) => (
        <div key={board} className={classes.card}>
          <h2 className={classes.head}>
            <span>{t('common:label.board', { board })}</span> <span>{t(`common:seat.${seat}`)}</span>
          </h2>
          <HandLines hand={hands[seat]} />
        </div>
      ))}
    </section>
  ));
}
