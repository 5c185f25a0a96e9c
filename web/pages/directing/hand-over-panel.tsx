import { UserRoundCheck } from 'lucide-react';
import { type InCharge, profileOf, STAND_INS, type StandIn } from 'naipe/tournament';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Field, Pick } from '../../components/field.tsx';
import { useDates } from '../../components/use-dates.ts';
import { useDesk } from '../desk/desk-context.ts';
import { Quiet } from '../desk/parts/layout.tsx';
import { Outcome } from '../desk/parts/outcome.tsx';
import { useDeskCommand } from '../desk/parts/use-desk-command.ts';
import classes from './directing.module.css';

/** The director is not there, or goes: who directs from now on, with all that is open (RTP 2.1.1.2, ROP 4.2). */
export function HandOverPanel({ inCharge }: { readonly inCharge: InCharge | undefined }) {
  const { t } = useTranslation('desk');
  const { time } = useDates();
  const { tournament, view } = useDesk();
  const none = profileOf(view.overview.settings).directorMissing?.none;
  const commanding = useDeskCommand(tournament);
  const [director, setDirector] = useState('');
  const [standing, setStanding] = useState<StandIn>('director');
  const [reason, setReason] = useState('');
  const possible = STAND_INS.filter((each) => each !== 'no-referee' || none !== undefined);

  async function hand(event: FormEvent) {
    event.preventDefault();
    const why = reason.trim() === '' ? {} : { reason };
    if (await commanding.send('hand-over', { director, standing, ...why })) {
      setDirector('');
      setReason('');
    }
  }

  return (
    <>
      {inCharge !== undefined && (
        <p className={classes.about}>
          {t('directing.over.now', {
            who: inCharge.director,
            time: time(inCharge.at),
            standing: t(`directing.over.standings.${inCharge.standing}`),
          })}
        </p>
      )}
      {inCharge?.standing === 'no-referee' && (
        <Quiet>{t('directing.over.noReferee', { clause: none?.clause ?? '' })}</Quiet>
      )}
      <details>
        <summary>{t('directing.over.heading')}</summary>
        <form onSubmit={hand} className={classes.column}>
          <Field
            label={t('directing.over.to')}
            value={director}
            maxLength={60}
            onChange={(event) => setDirector(event.currentTarget.value)}
          />
          <Pick
            label={t('directing.over.standing')}
            value={standing}
            options={possible.map((value) => ({ value, label: t(`directing.over.standings.${value}`) }))}
            onPick={setStanding}
          />
          <Field
            label={t('directing.over.reason')}
            value={reason}
            maxLength={1000}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Action submit icon={UserRoundCheck} disabled={director.trim() === ''} loading={commanding.sending}>
            {t('directing.over.go')}
          </Action>
          <Outcome commanding={commanding} />
        </form>
      </details>
    </>
  );
}
