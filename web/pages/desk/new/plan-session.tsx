import type { ContestantId } from 'naipe/tournament';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Action } from '../../../components/action.tsx';
import { Check, Field } from '../../../components/field.tsx';
import { useView } from '../../../live/index.ts';
import { deskAddress } from '../desk-address.ts';
import { useDesk } from '../desk-context.ts';
import { Fields, Panel, Quiet, Row } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { movementChoices } from './choices.ts';
import { drawnSeats } from './drawn-seats.ts';
import { MovementCards } from './movement-cards.tsx';
import { seatInOrder } from './set-up.ts';
import { StartFields, useStart } from './start-fields.tsx';

interface PlanSessionProps {
  readonly session: number;
  readonly pairs: readonly ContestantId[];
  /** Another session after those there are; else the one planned is planned anew. */
  readonly isNew: boolean;
}

/** Chooses the movement of a session for the pairs that are entered. */
export function PlanSession({ session, pairs, isNew }: PlanSessionProps) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { settings } = view.overview;
  const [, navigate] = useLocation();
  const commanding = useDeskCommand(tournament);
  const entries = useView(tournament, { view: 'entries' }).view?.entries ?? [];
  const fixedSeats = entries.filter(({ stationary, withdrawn }) => stationary && !withdrawn).length;
  const [boards, setBoards] = useState('');
  const [wished, setWished] = useState<string>();
  const [lots, setLots] = useState(fixedSeats > 0);
  const [tooManyFixed, setTooManyFixed] = useState(false);
  const start = useStart();
  const choices = useMemo(
    () =>
      movementChoices(
        { pairs: pairs.length, fixedSeats, ...(Number(boards) > 0 ? { boards: Number(boards) } : {}) },
        settings,
      ),
    [pairs.length, fixedSeats, boards, settings],
  );
  const chosen = choices.find(({ id }) => id === wished) ?? choices[0];

  async function plan() {
    const [movement] = chosen?.suggestion.sessions ?? [];
    if (movement === undefined) return;
    const seated = lots ? drawnSeats(movement, entries, pairs, Math.random) : pairs;
    setTooManyFixed(seated === undefined);
    if (seated === undefined) return;
    const done = await commanding.send('plan-session', {
      session,
      sections: [seatInOrder(movement, seated)],
      ...(start.moment === undefined ? {} : { startsAt: start.moment }),
    });
    if (done) navigate(deskAddress(tournament, 'room'));
  }

  return (
    <Panel heading={isNew ? t('setup.planNew', { session }) : t('setup.planAgain', { session })}>
      <Quiet>{t('setup.pairsEntered', { count: pairs.length })}</Quiet>
      <Fields>
        <Field
          label={t('setup.boards')}
          description={t('setup.boardsHint')}
          type="number"
          min={1}
          value={boards}
          onChange={(event) => setBoards(event.currentTarget.value)}
        />
        <StartFields start={start} />
        <Check checked={lots} onChange={setLots}>
          {t('setup.draw')}
        </Check>
      </Fields>
      {chosen === undefined ? (
        <Quiet>{t('setup.noMovement')}</Quiet>
      ) : (
        <MovementCards
          choices={choices}
          chosen={chosen.id}
          onChoose={setWished}
          start={start.time}
          settings={settings}
        />
      )}
      {tooManyFixed && <p role="alert">{t('setup.tooManyFixed', { count: fixedSeats })}</p>}
      <Outcome commanding={commanding} onDone={() => navigate(deskAddress(tournament, 'room'))} />
      <Row>
        <Action next disabled={chosen === undefined} loading={commanding.sending} onClick={() => void plan()}>
          {t('setup.plan')}
        </Action>
      </Row>
    </Panel>
  );
}
