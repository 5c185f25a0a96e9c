import type { Replan } from 'naipe/movement';
import {
  type ContestantId,
  lastRoundBegun,
  replanSection,
  type SectionState,
  type SessionState,
  seatingNow,
  type Tournament,
} from 'naipe/tournament';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Field } from '../../../components/field.tsx';
import { placeholderPlayers } from '../entries/placeholder.ts';
import { groupBy } from '../parts/group-by.ts';
import { DataTable, Fields, Quiet, Row, Stack } from '../parts/layout.tsx';
import { RulingForm } from './ruling-form.tsx';
import { useRecord } from './use-record.ts';
import { useRuling } from './use-ruling.ts';

/** The rest of the session by another movement: what it costs is shown before it is done. */
export function ReplanForm() {
  const { t } = useTranslation('desk');
  const ruling = useRuling(() => undefined);
  const record = useRecord(ruling.tournament);
  const session = record?.sessions.get(ruling.session);
  const [section] = session?.sections.values() ?? [];
  if (record === undefined || session === undefined || section === undefined) return null;
  if (session.status !== 'open') return <Quiet>{t('replan.notOpen')}</Quiet>;
  if (lastRoundBegun(session, section) >= section.movement.rounds.length) {
    return <Quiet>{t('replan.over')}</Quiet>;
  }
  return <Replanning key={record.contestants.size} record={record} session={session} section={section} />;
}

interface ReplanningProps {
  readonly record: Tournament;
  readonly session: SessionState;
  readonly section: SectionState;
}

function Replanning({ record, session, section }: ReplanningProps) {
  const { t } = useTranslation('desk');
  const [leaving, setLeaving] = useState<readonly ContestantId[]>([]);
  const [arriving, setArriving] = useState('0');
  const [reason, setReason] = useState('');
  const ruling = useRuling(() => undefined);
  const fromRound = lastRoundBegun(session, section) + 1;
  const coming = Number(arriving) || 0;
  const plan = useMemo(
    () => replanSection(session, section, leaving, coming),
    [session, section, leaving, coming],
  );
  const present = [...seatingNow(section).values()].filter(
    (pair) => record.contestants.get(pair)?.withdrawn === undefined,
  );

  async function carryOut({ movement, arrived }: Replan) {
    const { send } = ruling.commanding;
    for (const pair of leaving) {
      const from = { session: session.session, round: fromRound };
      if (!(await send('withdraw-contestant', { contestant: pair, from, reason: reason.trim() }))) return;
    }
    const seating: Record<number, ContestantId> = Object.fromEntries(seatingNow(section));
    for (const [index, number] of arrived.entries()) {
      const taken = record.contestants.has(String(number));
      const pair = taken ? String(record.contestants.size + index + 1) : String(number);
      if (
        !(await send('enter-contestant', {
          kind: 'pair',
          contestant: pair,
          players: placeholderPlayers(pair),
        }))
      )
        return;
      seating[number] = pair;
    }
    await ruling.give('replan-movement', {
      session: session.session,
      section: section.section,
      fromRound,
      movement,
      seating,
      reason: reason.trim(),
    });
  }

  return (
    <RulingForm
      {...ruling}
      go={t('replan.go', { round: fromRound })}
      ready={plan.ok && reason.trim() !== ''}
      onSubmit={() => {
        if (plan.ok) void carryOut(plan.value);
      }}
    >
      <Quiet>{t('replan.sentence', { round: fromRound })}</Quiet>
      <fieldset>
        <legend>{t('replan.leaving')}</legend>
        <Row>
          {present.map((pair) => (
            <Check
              key={pair}
              checked={leaving.includes(pair)}
              onChange={(leaves) =>
                setLeaving(leaves ? [...leaving, pair] : leaving.filter((other) => other !== pair))
              }
            >
              {pair}
            </Check>
          ))}
        </Row>
      </fieldset>
      <Fields>
        <Field
          label={t('replan.arriving')}
          type="number"
          min={0}
          max={20}
          value={arriving}
          onChange={(event) => setArriving(event.currentTarget.value)}
        />
        <Field
          label={t('grounds.reason')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Fields>
      {plan.ok ? <Preview plan={plan.value} fromRound={fromRound} /> : <Quiet>{plan.error.message}</Quiet>}
    </RulingForm>
  );
}

/** The new rounds, and what they could not avoid. */
function Preview({ plan, fromRound }: { readonly plan: Replan; readonly fromRound: number }) {
  const { t } = useTranslation('desk');
  const { movement, damage } = plan;
  const rounds = movement.rounds.filter(({ round }) => round >= fromRound);
  const costs = [...groupBy(damage, ({ code }) => code)];
  return (
    <Stack>
      <div role="status">
        <b>{t('replan.cost')}</b>
        {costs.length === 0 ? (
          <Quiet>{t('replan.nothing')}</Quiet>
        ) : (
          <ul>
            {costs.map(([code, all]) => (
              <li key={code}>
                {t(`replan.damage.${code}`, { count: all.length })}:{' '}
                {t('replan.inRounds', { rounds: [...new Set(all.map(({ round }) => round))].join(', ') })}
              </li>
            ))}
          </ul>
        )}
      </div>
      <DataTable label={t('replan.rounds')}>
        <thead>
          <tr>
            <th scope="col">{t('label.round')}</th>
            {rounds[0]?.tables.map(({ table }) => (
              <th key={table} scope="col">
                {t('label.table', { table })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, tables }) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              {tables.map(({ table, ns, ew, boards }) => (
                <td key={table}>
                  {ns} – {ew}
                  <br />
                  <small>{boards.join(' ')}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Stack>
  );
}
