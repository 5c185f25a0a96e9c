import type { CommandData } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { useView } from '../../../../live/index.ts';
import { useDesk } from '../../desk-context.ts';
import { freeNumber } from '../../entries/placeholder.ts';
import { PlayerInput } from '../../entries/player-input.tsx';
import { Fields, Row } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { useContestants } from '../../use-contestants.ts';

interface StandInFormProps {
  readonly session: number;
  readonly instead: string;
  readonly fromRound: number;
  readonly clause: string;
}

/** Who happens to be there plays in the place of a pair, or of a player, that is not (RTP 2.2.2.2). */
export function StandInForm({ session, instead, fromRound, clause }: StandInFormProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const commanding = useDeskCommand(tournament);
  const entries = useView(tournament, { view: 'entries' }).view?.entries ?? [];
  const [names, setNames] = useState<readonly [string, string]>(['', '']);
  const [entered, setEntered] = useState<string>();
  const [one, other] = [names[0].trim(), names[1].trim()];
  const context = useContestants();
  const isAlone = context === 'player';

  async function seat() {
    const contestant = entered ?? freeNumber(entries.map((entry) => entry.contestant));
    const entry: CommandData['enter-contestant'] = isAlone
      ? { kind: 'player', contestant, player: { name: one } }
      : { kind: 'pair', contestant, players: [{ name: one }, { name: other }] };
    if (entered === undefined && !(await commanding.send('enter-contestant', entry))) return;
    setEntered(contestant);
    await commanding.send('take-place', {
      session,
      instead,
      contestant,
      as: 'stand-in',
      fromRound,
      reason: t('absence.reason.stand-in', { pair: instead, context }),
      clause,
    });
  }

  return (
    <>
      <Fields>
        {(isAlone ? ([0] as const) : ([0, 1] as const)).map((place) => (
          <div key={place}>
            <b>{t('entries.player', { place: place + 1 })}</b>
            <PlayerInput
              label={t('entries.player', { place: place + 1 })}
              name={names[place]}
              onName={(name) => setNames(place === 0 ? [name, names[1]] : [names[0], name])}
            />
          </div>
        ))}
      </Fields>
      <Row>
        <Action
          next
          disabled={one === '' || (other === '' && !isAlone)}
          loading={commanding.sending}
          onClick={() => void seat()}
        >
          {t('absence.standInGo', { context })}
        </Action>
      </Row>
      <Outcome commanding={commanding} />
    </>
  );
}
