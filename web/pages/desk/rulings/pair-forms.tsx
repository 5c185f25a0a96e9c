import { PROFILES } from 'naipe/regulation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Field, Pick } from '../../../components/field.tsx';
import { useView } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import { PlayerInput } from '../entries/player-input.tsx';
import { useIsRanked } from '../entries/use-is-ranked.ts';
import { Fields, Quiet } from '../parts/layout.tsx';
import { ReadingLines } from '../readings/reading-lines.tsx';
import { useContestants } from '../use-contestants.ts';
import { regulatedClauses } from './clauses.ts';
import { GroundsFields, isGrounded } from './grounds-fields.tsx';
import { PairPicker, RoundPicker } from './pickers.tsx';
import { RulingForm } from './ruling-form.tsx';
import { useRuling } from './use-ruling.ts';

export function useRounds() {
  const { room } = useDesk().view;
  const rounds = Math.max(1, ...(room?.sections.map((section) => section.rounds) ?? []));
  const current = Math.max(1, ...(room?.sections.map((section) => section.round) ?? []));
  return { rounds, current, hasBegun: room !== undefined && room.status !== 'planned' };
}

/** Tiers by number (RTP 1.3.4; 4 is nobody's category, ROP 1.1), and what may become of the region that an event asks for. */
const TIERS = { '1': 1, '2': 2, '3': 3, '4': 4 } as const;
const REGIONS = ['none', 'kept', 'lost'] as const;

/** The players of somebody who is still to be chosen. */
const UNNAMED = [{ name: '1' }, { name: '2' }];

interface PairFormProps {
  /** The pair it is about; else it is to be chosen. */
  readonly pair?: string;
}

/** Somebody plays for another, for some rounds or to the end. */
export function SubstituteForm({ pair: given }: PairFormProps) {
  const { t } = useTranslation('desk');
  const { rounds, current } = useRounds();
  const [pair, setPair] = useState(given ?? '');
  const [player, setPlayer] = useState('0');
  const [name, setName] = useState('');
  const [id, setId] = useState<string>();
  const [from, setFrom] = useState(current);
  const [to, setTo] = useState(0);
  const [reason, setReason] = useState('');
  const [tier, setTier] = useState<keyof typeof TIERS | ''>('');
  const [isForced, setIsForced] = useState(false);
  const [isApproved, setIsApproved] = useState(false);
  const [region, setRegion] = useState<(typeof REGIONS)[number]>('none');
  const ruling = useRuling(() => {
    setName('');
    setIsApproved(false);
  });
  const { tournament, session, settings } = ruling;
  const entries = useView(tournament, { view: 'entries' }).view?.entries ?? [];
  const ofTeams = useContestants() === 'team';
  const mayApprove = !ofTeams && PROFILES[settings.profile].substituteExceptions !== undefined;
  const entered = entries.find((entry) => entry.contestant === pair)?.players ?? [];
  return (
    <RulingForm
      {...ruling}
      go={t('substitute.go')}
      ready={pair !== '' && name.trim() !== ''}
      onSubmit={() =>
        void ruling.give('substitute-player', {
          session,
          contestant: pair,
          player: Number(player),
          substitute: {
            name: name.trim(),
            ...(id === undefined ? {} : { id }),
            ...(tier === '' ? {} : { tier: TIERS[tier] }),
          },
          ...(isForced ? { forceMajeure: true } : {}),
          ...(mayApprove && isApproved ? { approved: true } : {}),
          ...(region === 'none' ? {} : { keepsRegion: region === 'kept' }),
          fromRound: from,
          ...(to === 0 ? {} : { toRound: to }),
          ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
        })
      }
    >
      <Fields>
        {given === undefined && (
          <PairPicker
            value={pair}
            onPick={(picked) => {
              setPair(picked);
              setPlayer('0');
            }}
          />
        )}
        <Pick
          names
          label={t('substitute.replaced')}
          value={player}
          options={(entered.length === 0 ? UNNAMED : entered).map(({ name: known }, at) => ({
            value: String(at),
            label: known,
          }))}
          onPick={setPlayer}
        />
        <div>
          <b>{t('substitute.name')}</b>
          <PlayerInput
            label={t('substitute.name')}
            name={name}
            onName={(typed, known) => {
              setName(typed);
              setId(known);
            }}
          />
        </div>
        {!ofTeams && (
          <>
            <Pick
              label={t('live.substitute.tier')}
              value={tier}
              options={[
                { value: '' as const, label: t('live.substitute.unknown') },
                ...(['1', '2', '3'] as const).map((value) => ({ value, label: value })),
                { value: '4' as const, label: t('live.substitute.withoutCategory') },
              ]}
              onPick={setTier}
            />
            <Pick
              label={t('live.substitute.region')}
              value={region}
              options={REGIONS.map((value) => ({ value, label: t(`live.substitute.${value}`) }))}
              onPick={setRegion}
            />
          </>
        )}
        <RoundPicker label={t('substitute.from')} rounds={rounds} value={from} onPick={setFrom} />
        <RoundPicker
          label={t('substitute.to')}
          rounds={rounds}
          value={to}
          onPick={setTo}
          none={t('substitute.end')}
        />
        <Field
          label={t('grounds.reason')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Fields>
      <Check checked={isForced} onChange={setIsForced}>
        {t('live.substitute.forceMajeure')}
      </Check>
      {mayApprove && (
        <Check checked={isApproved} onChange={setIsApproved}>
          {t('live.substitute.approved')}
        </Check>
      )}
      {!ofTeams && <ReadingLines of={['A18']} />}
    </RulingForm>
  );
}

/** A pair plays hors concours or is disqualified, or is ranked again (RTP 2.2.2.2, ROP 5.11). */
export function RankedForm({ pair: given }: PairFormProps) {
  const { t } = useTranslation('desk');
  const [pair, setPair] = useState(given ?? '');
  const [wished, setWished] = useState<'out' | 'back'>();
  const isRanked = useIsRanked();
  const ranked = wished ?? (isRanked(pair) ? 'out' : 'back');
  const [grounds, setGrounds] = useState({ clause: '', reason: '' });
  const ruling = useRuling(() => {
    setGrounds({ clause: '', reason: '' });
    setWished(undefined);
  });
  return (
    <RulingForm
      {...ruling}
      go={t(`live.ranked.${ranked}`)}
      ready={pair !== '' && isGrounded(grounds)}
      onSubmit={() =>
        void ruling.give('rank-contestant', { contestant: pair, ranked: ranked === 'back', ...grounds })
      }
    >
      <Quiet>{t('live.ranked.sentence')}</Quiet>
      <Fields>
        {given === undefined && <PairPicker value={pair} onPick={setPair} />}
        <Pick
          label={t('part.ranking')}
          value={ranked}
          options={(['out', 'back'] as const).map((value) => ({ value, label: t(`live.ranked.${value}`) }))}
          onPick={setWished}
        />
      </Fields>
      <GroundsFields
        {...grounds}
        usual={regulatedClauses('ranked', ruling.settings.profile)}
        onChange={(changes) => setGrounds({ ...grounds, ...changes })}
      />
    </RulingForm>
  );
}

/** A pair plays no more. */
export function WithdrawForm({ pair: given }: PairFormProps) {
  const { t } = useTranslation('desk');
  const context = useContestants();
  const { rounds, current, hasBegun } = useRounds();
  const [pair, setPair] = useState(given ?? '');
  const [from, setFrom] = useState(hasBegun ? Math.min(rounds, current + 1) : 0);
  const [reason, setReason] = useState('');
  const ruling = useRuling(() => setPair(given ?? ''));
  const { session } = ruling;
  return (
    <RulingForm
      {...ruling}
      go={t('withdraw.go', { context })}
      ready={pair !== ''}
      onSubmit={() =>
        void ruling.give('withdraw-contestant', {
          contestant: pair,
          ...(from === 0 ? {} : { from: { session, round: from } }),
          ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
        })
      }
    >
      <Fields>
        {given === undefined && <PairPicker value={pair} onPick={setPair} />}
        <RoundPicker
          label={t('withdraw.from')}
          rounds={rounds}
          value={from}
          onPick={setFrom}
          none={t('withdraw.beginning')}
        />
        <Field
          label={t('grounds.reason')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Fields>
    </RulingForm>
  );
}
