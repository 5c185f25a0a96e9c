import { conditionsByNumber } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { BoardHands } from '../../components/board-hands.tsx';
import { signed } from '../../components/signed.ts';
import { DataTable, Panel, Quiet } from '../desk/parts/layout.tsx';
import { useAsked } from '../season/use-asked.ts';
import { Frame } from './frame.tsx';
import { Refused } from './refused.tsx';
import { simultaneousClient } from './simultaneous-client.ts';

/** In a large field it is not said of every score where it was made. */
const MOST_CLUBS = 5;

/** A board over all clubs: the hands, and how often each score came up. */
export function BoardPage({ id, board }: { readonly id: string; readonly board: number }) {
  const { t } = useTranslation('simultaneous');
  const { value, refusal } = useAsked(`${id} ${board}`, () => simultaneousClient.board(id, board));
  return (
    <Frame
      title={`${t('public.board')} ${board}`}
      back={{ href: `/simultaneous/${id}`, to: t('public.ranking') }}
    >
      <Refused refusal={refusal} />
      {value !== undefined && (
        <>
          <BoardHands board={board} conditions={conditionsByNumber(board)} deal={value.deal} />
          <Panel heading={t('public.value')}>
            <DataTable label={t('public.value')} still>
              <thead>
                <tr>
                  <th scope="col" data-number>
                    {t('public.score')}
                  </th>
                  <th scope="col" data-number>
                    {t('public.times')}
                  </th>
                  <th scope="col">{t('public.where')}</th>
                </tr>
              </thead>
              <tbody>
                {value.frequencies.map(({ ns, count, clubs }) => (
                  <tr key={ns}>
                    <th scope="row" data-number>
                      {signed(ns)}
                    </th>
                    <td data-number>{count}</td>
                    <td>
                      {clubs.length <= MOST_CLUBS
                        ? clubs.map(({ club }) => club).join(', ')
                        : t('clubs', { count: clubs.length })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </DataTable>
            {value.adjusted > 0 && <Quiet>{t('public.adjusted', { count: value.adjusted })}</Quiet>}
          </Panel>
        </>
      )}
    </Frame>
  );
}
