import { printBoardResult } from 'naipe/game';
import { PROFILES } from 'naipe/regulation';
import type { RequestView, RoomView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { Field, Pick } from '../../../../components/field.tsx';
import { ResultNotation } from '../../../../components/result-notation.tsx';
import { readQuickEntry } from '../../boards/quick-entry.ts';
import { useDesk } from '../../desk-context.ts';
import { Fields, Panel, Row } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { usePlaces } from '../../parts/use-places.ts';
import { ReadingLines } from '../../readings/reading-lines.tsx';
import { useContestants, useContestantWords } from '../../use-contestants.ts';

/** Corrections that players asked for: what stands, what the other pair says; the director decides. */
export function CorrectionsPanel({ room }: { readonly room: RoomView }) {
  const { t } = useTranslation('desk');
  if (room.requests.length === 0) return null;
  return (
    <Panel heading={t('live.corrections.heading')}>
      {room.requests.map((request) => (
        <Request key={request.number} session={room.session} request={request} />
      ))}
      <ReadingLines of={['A04']} />
    </Panel>
  );
}

function Request({ session, request }: { readonly session: number; readonly request: RequestView }) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const places = usePlaces();
  const nameOf = useContestantWords();
  const context = useContestants();
  const commanding = useDeskCommand(tournament, true);
  const [text, setText] = useState('');
  const [reason, setReason] = useState<string>(t('correct.usual'));
  const [deposit, setDeposit] = useState<'none' | 'returned' | 'kept'>('none');
  const entry = readQuickEntry(text);
  const result = entry.ok && entry.value.kind === 'result' ? printBoardResult(entry.value.result) : undefined;
  const { directorCorrects, corrections } = PROFILES[view.overview.settings.profile];
  const { clause } = directorCorrects;
  const { number, board, round, section, table, contestant, says, stands, answer, elsewhere, asked } =
    request;
  const decide = (right: string | undefined) =>
    void commanding.send('decide-correction', {
      session,
      request: number,
      reason: reason.trim(),
      clause,
      ...(deposit === 'none' ? {} : { deposit }),
      ...(right === undefined ? {} : { result: right }),
    });
  const said = elsewhere
    ? 'elsewhere'
    : answer === undefined
      ? 'waits'
      : answer.agrees
        ? 'confirmed'
        : 'denied';
  const sentence = t('live.corrections.sentence', {
    board,
    round,
    table: places.tableName(section, table),
    pair: nameOf(contestant),
    says,
  });
  return (
    <section aria-label={sentence}>
      <p style={{ margin: 0 }}>
        {sentence} {t('live.corrections.stands')} <ResultNotation result={stands} />.{' '}
        <b>{t(`live.corrections.${said}`)}</b>
      </p>
      {asked.map((other) => (
        <Row key={other}>
          {([true, false] as const).map((agrees) => (
            <Action
              key={String(agrees)}
              loading={commanding.sending}
              onClick={() =>
                void commanding.send('answer-correction', {
                  session,
                  request: number,
                  contestant: other,
                  agrees,
                })
              }
            >
              {t(agrees ? 'live.corrections.theyConfirm' : 'live.corrections.theyDeny', {
                pair: other,
                context,
              })}
            </Action>
          ))}
        </Row>
      ))}
      <Fields>
        <Field
          label={t('live.corrections.right')}
          placeholder="4sn+1"
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Field
          label={t('correct.reason', { clause })}
          value={reason}
          maxLength={1000}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {corrections.deposit !== undefined && (
          <Pick
            label={t('live.corrections.deposit', { clause: corrections.deposit.clause })}
            value={deposit}
            options={(['none', 'returned', 'kept'] as const).map((value) => ({
              value,
              label: t(`live.corrections.deposits.${value}`),
            }))}
            onPick={setDeposit}
          />
        )}
      </Fields>
      <Row>
        <Action
          next
          disabled={result === undefined || reason.trim() === ''}
          loading={commanding.sending}
          onClick={() => decide(result)}
        >
          {t('live.corrections.go')}
        </Action>
        <Action
          disabled={reason.trim() === ''}
          loading={commanding.sending}
          onClick={() => decide(undefined)}
        >
          {t('live.corrections.refuse')}
        </Action>
      </Row>
      <Outcome commanding={commanding} />
    </section>
  );
}
