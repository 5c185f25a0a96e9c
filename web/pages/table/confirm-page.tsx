import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { namesText } from '../../components/pair-names.tsx';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { ResultNotation } from '../../components/result-notation.tsx';
import { signed } from '../../components/signed.ts';
import { CallDirector } from './call-director.tsx';
import classes from './confirm-page.module.css';
import { usePhoneSide } from './phone-side.ts';
import { kindOfSide } from './team-of-side.ts';
import { meetingOf, type Table } from './use-table.ts';

/** The round as each side would write it on its own card: North–South first, then East–West. */
export function ConfirmPage({ table, bar }: { readonly table: Table; readonly bar: ReactNode }) {
  const { t } = useTranslation(['phone', 'common']);
  const { view, at, enqueue } = table;
  const { home } = at;
  const [phone] = usePhoneSide();
  const first = view.ns?.confirmed === false ? 'NS' : 'EW';
  const by = phone === 'both' ? first : phone;
  const side = by === 'NS' ? view.ns : view.ew;
  if (!view.complete || side === undefined || side.confirmed) return <Redirect to={home} replace />;
  const name = t(`common:side.${by}`);
  return (
    <PhoneFrame
      key={by}
      title={t('confirm.title', { side: name })}
      back={{ to: home, words: t('entry.back') }}
      above={bar}
      actions={
        <>
          <PrimaryButton onClick={() => enqueue('confirm-round', { ...meetingOf(view), by })}>
            {t('confirm.right', { side: name })}
          </PrimaryButton>
          <CallDirector table={table} />
        </>
      }
    >
      <p className={classes.pair}>
        {t('common:label.pair', {
          pair: side.contestant.contestant,
          context: kindOfSide(view, side.contestant),
        })}
        , {namesText(side.contestant)}
      </p>
      <table className={classes.card}>
        <thead>
          <tr>
            <th scope="col">{t('confirm.board')}</th>
            <th scope="col">{t('confirm.result')}</th>
            <th scope="col">{t('confirm.score')}</th>
          </tr>
        </thead>
        <tbody>
          {side.card.map(({ board, result, points }) => (
            <tr key={board}>
              <th scope="row">{board}</th>
              <td>
                <ResultNotation result={result} />
              </td>
              <td>{signed(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.check}>{t('confirm.check')}</p>
    </PhoneFrame>
  );
}
