import type { CommandData, ContestantId } from 'naipe/tournament';
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
import type { SeatingWay } from './drawn-seats.ts';
import { MovementCards } from './movement-cards.tsx';
import { plansOf } from './plans-of.ts';
import { SeatingFields } from './seating-fields.tsx';
import { letterOf } from './set-up.ts';
import { StartFields, useStart } from './start-fields.tsx';
import { fieldsOf, inRankingOrder, type WhoPlays } from './who-plays.ts';

interface PlanSessionProps {
  readonly session: number;
  readonly pairs: readonly ContestantId[];
  /** Another session after those there are; else the one planned is planned anew. */
  readonly isNew: boolean;
}

type Plan = CommandData['plan-session'];

/** Chooses who plays a session, by which movement and from which seats. */
export function PlanSession({ session, pairs, isNew }: PlanSessionProps) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { settings, sessions } = view.overview;
  const [, navigate] = useLocation();
  const commanding = useDeskCommand(tournament);
  const entries = useView(tournament, { view: 'entries' }).view?.entries ?? [];
  const ranking = useView(tournament, { view: 'ranking' }).view;
  const encounters = useView(tournament, { view: 'encounters' }).view;
  const fixedSeats = entries.filter(({ stationary, withdrawn }) => stationary && !withdrawn).length;
  const isRanked = sessions.some((other) => other.session < session && other.status !== 'planned');
  const haveMet = sessions.some((other) => other.session < session);
  const [boards, setBoards] = useState('');
  const [barometer, setBarometer] = useState(false);
  const [wished, setWished] = useState<Readonly<Record<number, string>>>({});
  const [who, setWho] = useState<WhoPlays>('everyone');
  const [size, setSize] = useState(String(settings.qualifyingPlaces || Math.ceil(pairs.length / 2)));
  const [chosenWay, setWay] = useState<SeatingWay>();
  const [rest, setRest] = useState<readonly Plan[]>([]);
  const [tooManyFixed, setTooManyFixed] = useState(false);
  const start = useStart();

  const way = chosenWay ?? (haveMet ? 'apart' : fixedSeats > 0 ? 'index' : 'order');
  const order = useMemo(() => inRankingOrder(ranking, pairs), [ranking, pairs]);
  const fields = useMemo(
    () => fieldsOf(who, Number(size), isRanked ? order : pairs),
    [who, size, isRanked, order, pairs],
  );
  const fieldSizes = fields.map((field) => field.length).join();
  const choices = useMemo(
    () =>
      fieldSizes.split(',').map((count, _, all) =>
        movementChoices(
          {
            pairs: Number(count),
            barometer,
            fixedSeats: all.length > 1 ? 0 : fixedSeats,
            ...(Number(boards) > 0 ? { boards: Number(boards) } : {}),
            ...(all.length > 1 ? {} : { sessions: settings.sessionCount - session + 1 }),
          },
          settings,
        ),
      ),
    [fieldSizes, fixedSeats, boards, barometer, session, settings],
  );
  const chosen = choices.map((own, index) => own.find(({ id }) => id === wished[index]) ?? own[0]);
  const goOn = () => navigate(deskAddress(tournament, 'room'));

  /** One after the other; what has to be looked at first keeps those after it waiting. */
  async function send(plans: readonly Plan[]): Promise<void> {
    const [first, ...later] = plans;
    if (first === undefined) return goOn();
    setRest(later);
    if (await commanding.send('plan-session', first)) await send(later);
  }

  async function plan() {
    const groups = fields.map((field, index) => ({ field, choice: chosen[index] }));
    const drawing = { way, entries, order, ...(encounters === undefined ? {} : { met: encounters.met }) };
    const plans = plansOf(
      { session, groups, isFinal: who !== 'everyone', drawing, startsAt: start.moment },
      Math.random,
    );
    setTooManyFixed(plans === undefined);
    if (plans !== undefined) await send(plans);
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
        <SeatingFields
          who={who}
          onWho={setWho}
          size={size}
          onSize={setSize}
          way={way}
          onWay={setWay}
          isRanked={isRanked}
          haveMet={haveMet}
        />
      </Fields>
      <Check checked={barometer} onChange={setBarometer}>
        {t('new.barometer')}
      </Check>
      {fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
        <div key={index}>
          {fields.length > 1 && (
            <Quiet>
              {t('sessions.group', { group: letterOf(index), count: field.length, pairs: field.join(', ') })}
            </Quiet>
          )}
          {who === 'first' && (
            <Quiet>{t('sessions.qualified', { count: field.length, pairs: field.join(', ') })}</Quiet>
          )}
          {chosen[index] === undefined ? (
            <Quiet>{t('setup.noMovement')}</Quiet>
          ) : (
            <MovementCards
              choices={choices[index] ?? []}
              chosen={chosen[index].id}
              onChoose={(id) => setWished({ ...wished, [index]: id })}
              start={start.time}
              settings={settings}
            />
          )}
        </div>
      ))}
      {tooManyFixed && <p role="alert">{t('setup.tooManyFixed', { count: fixedSeats })}</p>}
      <Outcome commanding={commanding} onDone={() => void send(rest)} />
      <Row>
        <Action
          next
          disabled={chosen.some((choice) => choice === undefined)}
          loading={commanding.sending}
          onClick={() => void plan()}
        >
          {t('setup.plan')}
        </Action>
      </Row>
    </Panel>
  );
}
