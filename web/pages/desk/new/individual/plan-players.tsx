import { recommendIndividual } from 'naipe/movement';
import type { ContestantId } from 'naipe/tournament';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Action } from '../../../../components/action.tsx';
import { Check, Field } from '../../../../components/field.tsx';
import { deskAddress } from '../../desk-address.ts';
import { useDesk } from '../../desk-context.ts';
import { Fields, Panel, Quiet, Row } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { StartFields, useStart } from '../start-fields.tsx';
import { IndividualCards, idOf, SHOWN } from './individual-cards.tsx';
import { byLot, seatPlayers } from './set-up-players.ts';

interface PlanPlayersProps {
  readonly session: number;
  readonly players: readonly ContestantId[];
  /** Another session after those there are; else the one planned is planned anew. */
  readonly isNew: boolean;
}

/** Chooses how a session of an individual is played by the players that are entered. */
export function PlanPlayers({ session, players, isNew }: PlanPlayersProps) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { minutesPerBoard } = view.overview.settings;
  const [, navigate] = useLocation();
  const commanding = useDeskCommand(tournament);
  const [boards, setBoards] = useState('');
  const [wished, setWished] = useState<string>();
  const [lots, setLots] = useState(false);
  const start = useStart();
  const choices = useMemo(() => {
    const wanted = Number(boards) > 0 ? { boards: Number(boards) } : {};
    return recommendIndividual(players.length, { minutesPerBoard, ...wanted }).slice(0, SHOWN);
  }, [players.length, boards, minutesPerBoard]);
  const chosen = choices.find((choice) => idOf(choice) === wished) ?? choices[0];

  async function plan() {
    if (chosen === undefined) return;
    const seated = lots ? byLot(players, Math.random) : players;
    const done = await commanding.send('plan-session', {
      session,
      sections: seatPlayers(chosen.movements, seated),
      ...(start.moment === undefined ? {} : { startsAt: start.moment }),
    });
    if (done) navigate(deskAddress(tournament, 'room'));
  }

  return (
    <Panel heading={isNew ? t('setup.planNew', { session }) : t('setup.planAgain', { session })}>
      <Quiet>{t('individual.entered', { count: players.length })}</Quiet>
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
          {t('individual.lots')}
        </Check>
      </Fields>
      {chosen === undefined ? (
        <Quiet>{t('individual.none')}</Quiet>
      ) : (
        <IndividualCards choices={choices} chosen={idOf(chosen)} onChoose={setWished} start={start.time} />
      )}
      <Outcome commanding={commanding} onDone={() => navigate(deskAddress(tournament, 'room'))} />
      <Row>
        <Action next disabled={chosen === undefined} loading={commanding.sending} onClick={() => void plan()}>
          {t('setup.plan')}
        </Action>
      </Row>
    </Panel>
  );
}
