import { sideOf } from 'naipe/game';
import type { NextPlace, PlayerLeaving, TableCardView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../components/qr-code.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useView } from '../../live/index.ts';
import { playsMatches } from '../results/match/phases.ts';
import { boardRange } from './board-range.ts';
import type { SheetProps } from './print-page.tsx';
import sheet from './sheet.module.css';
import classes from './table-sheets.module.css';
import { type TableCode, useCodes } from './use-codes.ts';

/** The card that lies on each table: its number, how to join, and what is played there. Two to a sheet. */
export function TableSheets({ tournament, overview, session }: SheetProps) {
  const { view, refusal } = useView(tournament, { view: 'table-cards', session });
  const codes = useCodes(tournament);
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  const several = new Set(view.cards.map(({ section }) => section)).size > 1;
  return (
    <>
      <div data-screen-only>
        <RefusalNote refusal={codes.refusal} />
      </div>
      {view.cards.map((card) => (
        <TableCard
          key={`${card.section}/${card.table}`}
          card={card}
          name={overview.name}
          several={several}
          drawn={playsMatches(overview)}
          code={codes.tables.find(({ section, table }) => section === card.section && table === card.table)}
        />
      ))}
    </>
  );
}

interface TableCardProps {
  readonly card: TableCardView;
  readonly name: string;
  readonly several: boolean;
  /** Are rounds drawn one after the other, so that nobody knows yet which is the last? */
  readonly drawn: boolean;
  readonly code: TableCode | undefined;
}

function TableCard({ card, name, several, drawn, code }: TableCardProps) {
  const { t } = useTranslation('results');
  const { section, table } = card;
  return (
    <section className={classes.card}>
      <div className={classes.left}>
        <p className={classes.name}>{name}</p>
        <h2 className={classes.table}>
          <span>{t('print.place')}</span>
          {several && section}
          {table}
        </h2>
        {code !== undefined && (
          <div className={classes.join}>
            <QrCode text={code.url} className={classes.code} />
            <p>
              {t('print.join', { address: new URL(code.url).host + new URL(code.url).pathname })}
              <b className={classes.digits}>{code.code}</b>
            </p>
          </div>
        )}
      </div>
      <Rounds card={card} drawn={drawn} />
    </section>
  );
}

function Rounds({ card, drawn }: Pick<TableCardProps, 'card' | 'drawn'>) {
  const { t } = useTranslation('results');
  return (
    <table className={sheet.table}>
      <caption className={sheet.heard}>{t('print.tables')}</caption>
      <thead>
        <tr>
          <th scope="col" className={sheet.figure}>
            {t('print.round')}
          </th>
          <th scope="col" className={sheet.figure}>
            {t('board.ns')}
          </th>
          <th scope="col" className={sheet.figure}>
            {t('board.ew')}
          </th>
          <th scope="col" className={sheet.figure}>
            {t('print.boards')}
          </th>
          <th scope="col" className={sheet.figure}>
            {t('print.boardsNext')}
          </th>
          <th scope="col">{t('print.nsNext')}</th>
          <th scope="col">{t('print.ewNext')}</th>
        </tr>
      </thead>
      <tbody>
        {card.lines.map(({ round, ns, ew, boards, boardsNext = [], nsNext, ewNext, players = [] }) => (
          <tr key={round}>
            <th scope="row" className={sheet.figure}>
              {round}
            </th>
            <td className={`${sheet.figure} ${sheet.strong}`}>{ns ?? '–'}</td>
            <td className={`${sheet.figure} ${sheet.strong}`}>{ew ?? '–'}</td>
            <td className={sheet.figure}>{boardRange(boards)}</td>
            <td className={sheet.figure}>
              {boardsNext
                .map(({ tables }) => (tables.length === 0 ? t('print.boardsWait') : tables.join(', ')))
                .join('; ')}
            </td>
            <td>
              <Next place={nsNext} drawn={drawn} />
              <PlayersNext players={players.filter(({ seat }) => sideOf(seat) === 'NS')} />
            </td>
            <td>
              <Next place={ewNext} drawn={drawn} />
              <PlayersNext players={players.filter(({ seat }) => sideOf(seat) === 'EW')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where the two players of a side of an individual go: each has a way of his own. */
const PlayersNext = ({ players }: { readonly players: readonly PlayerLeaving[] }) =>
  players.map(({ contestant: { contestant }, next }) => (
    <div key={contestant}>
      <b>{contestant}</b> <Next place={next} drawn={false} />
    </div>
  ));

interface NextProps {
  readonly place: NextPlace | undefined;
  readonly drawn: boolean;
}

function Next({ place, drawn }: NextProps) {
  const { t } = useTranslation(['results', 'common']);
  const whereTo = ({ table, side, seat, stays, turns }: Extract<NextPlace, { kind: 'table' }>): string => {
    if (stays) return t('print.stay');
    const line = t(side === 'NS' ? 'board.ns' : 'board.ew');
    // In a match a team sits where it plays: nobody keeps a chair and scores as the other side.
    if (turns === true && !drawn) return t('print.turns', { side: line });
    return `${table} ${seat === undefined ? line : t(`common:seat.${seat}`)}`;
  };
  switch (place?.kind) {
    case 'table':
      return whereTo(place);
    case 'sits-out':
      return t('print.sitsOut');
    case 'finished':
      return drawn ? '–' : t('print.end');
    case undefined:
      return null;
  }
}
