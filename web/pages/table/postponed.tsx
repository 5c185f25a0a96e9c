import type { PostponedBoards, TableView } from 'naipe/tournament';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { namesText } from '../../components/pair-names.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { OwnSide } from './phone-side.ts';
import classes from './round-page.module.css';
import type { Table } from './use-table.ts';

/** Below the address of a table: boards of other meetings that were put off. */
export const postponedAddress = (home: string): string => `${home}/postponed`;

/** The side of those boards that may be written down on this phone: the table's own device where it stands, or a player where he sat. */
export function sideThere(
  view: TableView,
  own: 'NS' | 'EW' | undefined,
  { table, ns, ew }: PostponedBoards,
): 'NS' | 'EW' | 'both' | undefined {
  if (own === undefined) return table === view.table ? 'both' : undefined;
  const mine = (own === 'NS' ? view.ns : view.ew)?.contestant.contestant;
  if (mine === ns.contestant) return 'NS';
  return mine === ew.contestant ? 'EW' : undefined;
}

/** What the director has put off, and the way to it: it is played when he says so (Laws 8B2, 82B2). */
export function Postponed({ table: { view, at } }: { readonly table: Table }) {
  const { t } = useTranslation('phone');
  const own = use(OwnSide);
  const [, navigate] = useLocation();
  if (view.postponed === undefined) return null;
  return (
    <section className={classes.late} aria-label={t('postponed.title')}>
      {view.postponed.map((put) => {
        const { round, table, boards, ns, ew } = put;
        const mayWrite = sideThere(view, own, put) !== undefined;
        return boards.map((board) => (
          <div key={`${round} ${table} ${board}`}>
            <p>
              {/* A value called `ns` would name where the words are looked for. */}
              {t('postponed.board', { board, round, table, sideNS: namesText(ns), sideEW: namesText(ew) })}
            </p>
            {mayWrite && (
              <QuietButton
                onClick={() => navigate(`${postponedAddress(at.home)}/${round}/${table}/${board}`)}
              >
                {t('postponed.enter', { board })}
              </QuietButton>
            )}
          </div>
        ));
      })}
    </section>
  );
}
