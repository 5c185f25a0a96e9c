import { SIDES, type Side } from 'naipe/game';
import type { TableView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { PairNames } from '../../../components/pair-names.tsx';
import { inSeats } from '../../table/side-seats.tsx';
import { useDesk } from '../desk-context.ts';
import { Quiet, Row } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';

/** Who sits where at a table by name; the director permits a change, with a reason once play has begun. */
export const SeatsOfTable = ({ view }: { readonly view: TableView }) => (
  <>
    {SIDES.map((side) => (
      <SeatsOfSide key={side} view={view} side={side} />
    ))}
  </>
);

function SeatsOfSide({ view, side }: { readonly view: TableView; readonly side: Side }) {
  const { t } = useTranslation(['desk', 'common']);
  const { tournament } = useDesk();
  const commanding = useDeskCommand(tournament);
  const own = side === 'NS' ? view.ns : view.ew;
  if (own === undefined) return null;
  const { session, section, round, table } = view;
  const { seats } = own;
  const change = (first: 0 | 1) =>
    void commanding.send('take-seats', { session, section, round, table, side, first, by: 'director' });
  return (
    <>
      <Row>
        <span>
          {t(`common:side.${side}`)}: <PairNames pair={inSeats(own, side)} />
        </span>
        {seats !== undefined && !seats.told && <Quiet>{t('seatsTold.not')}</Quiet>}
        {seats?.told === true && (
          <Action loading={commanding.sending} onClick={() => change(seats.first === 0 ? 1 : 0)}>
            {t('seatsTold.change')}
          </Action>
        )}
        {seats?.told === false &&
          // Who sits there by rule or habit first.
          ([seats.first, seats.first === 0 ? 1 : 0] as const).map((first) => (
            <Action key={first} loading={commanding.sending} onClick={() => change(first)}>
              {t('seatsTold.other', {
                seat: t(`common:seat.${side === 'NS' ? 'N' : 'E'}`),
                player: own.contestant.names[first] ?? '',
              })}
            </Action>
          ))}
      </Row>
      <Outcome commanding={commanding} />
    </>
  );
}
