import { PROFILES } from 'naipe/regulation';
import type { RoomView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { Field, Pick } from '../../../../components/field.tsx';
import { isolated } from '../../../../components/isolated.ts';
import { useView } from '../../../../live/index.ts';
import { useDesk } from '../../desk-context.ts';
import { Panel, Quiet, Row } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import classes from './authorisations-panel.module.css';

/** Who may use a device of his own while the table's alone is used, and why. */
export function AuthorisationsPanel({ room }: { readonly room: RoomView }) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const entries = useView(tournament, { view: 'entries' }).view?.entries ?? [];
  const commanding = useDeskCommand(tournament);
  const [who, setWho] = useState('');
  const [reason, setReason] = useState('');
  const { session, authorisations } = room;
  const { clause } = PROFILES[view.overview.settings.profile].devices;
  const people = entries
    .filter(({ withdrawn }) => !withdrawn)
    .flatMap(({ contestant: pair, players }) =>
      players.map(({ name }, index) => ({ value: `${pair} ${index}`, label: `${pair}: ${isolated(name)}` })),
    );
  const authorise = async () => {
    const [pair = '', index] = who.split(' ');
    const player = index === '1' ? 1 : 0;
    if (
      await commanding.send('authorise-device', { session, contestant: pair, player, reason: reason.trim() })
    ) {
      setWho('');
      setReason('');
    }
  };
  return (
    <Panel heading={t('devices.heading')}>
      <Quiet>
        {t('devices.about')}
        {clause !== undefined && ` (${clause})`}
      </Quiet>
      {authorisations.length > 0 && (
        <ul className={classes.list} aria-label={t('devices.list')}>
          {authorisations.map((each) => (
            <li key={each.number} className={classes.one}>
              <span className={classes.words}>
                <b>
                  <bdi>{each.name}</bdi>
                </b>{' '}
                ({each.contestant}): {each.reason}
              </span>
              <Action
                aria-label={t('devices.takeBackOf', { name: each.name })}
                onClick={() =>
                  void commanding.send('withdraw-authorisation', { session, authorisation: each.number })
                }
              >
                {t('devices.takeBack')}
              </Action>
            </li>
          ))}
        </ul>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void authorise();
        }}
      >
        <Row>
          <Pick
            names
            label={t('devices.person')}
            value={who}
            options={[{ value: '', label: t('rulings.choose') }, ...people]}
            onPick={setWho}
          />
          <Field
            label={t('devices.reason')}
            value={reason}
            maxLength={200}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Action submit loading={commanding.sending} disabled={who === '' || reason.trim() === ''}>
            {t('devices.go')}
          </Action>
        </Row>
      </form>
      <Outcome commanding={commanding} />
    </Panel>
  );
}
