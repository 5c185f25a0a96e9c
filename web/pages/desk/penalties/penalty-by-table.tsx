import type { PenaltyTable } from 'naipe/regulation';
import type { PenaltyUnit } from 'naipe/scoring';
import {
  type MatchView,
  type MeasureGiven,
  measuresGiven,
  type OffenceTold,
  type PenaltiesView,
  proposalFor,
  timesGiven,
} from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Field, Pick } from '../../../components/field.tsx';
import { teamText } from '../../results/match/team-name.tsx';
import { useBoard } from '../boards/use-board.ts';
import { Fields, Quiet, Row, Stack } from '../parts/layout.tsx';
import { BoardPicker, PairPicker } from '../rulings/pickers.tsx';
import { RulingForm } from '../rulings/ruling-form.tsx';
import { useRuling } from '../rulings/use-ruling.ts';
import { useContestants } from '../use-contestants.ts';
import { MeasureFields } from './measure-fields.tsx';
import { OffenceFields } from './offence-fields.tsx';
import { RowSearch } from './row-search.tsx';
import { usePenaltyWords } from './use-penalty-words.ts';

interface PenaltyByTableProps {
  readonly table: PenaltyTable;
  readonly penalties: PenaltiesView;
  /** The match that it is of: one of its teams answers. */
  readonly match?: MatchView;
}

const UNIT: Readonly<Record<PenaltiesView['competition'], PenaltyUnit>> = {
  pairs: 'percent-of-top',
  'imp-pairs': 'imps',
  teams: 'imps',
};

/** Somebody broke a row of the regulation's table: it is found, counted over the event, proposed, and given. */
export function PenaltyByTable({ table, penalties, match }: PenaltyByTableProps) {
  const { t } = useTranslation('desk');
  const [chosen, setChosen] = useState<string>();
  const [who, setWho] = useState(match?.home.contestant ?? '');
  const [also, setAlso] = useState('');
  const [board, setBoard] = useState(0);
  const [told, setTold] = useState<OffenceTold>({});
  const [edited, setEdited] = useState<readonly MeasureGiven[]>();
  const [reason, setReason] = useState<string>();
  const ruling = useRuling(() => {
    setChosen(undefined);
    setAlso('');
    setBoard(0);
    tell({});
    setReason(undefined);
  });
  const context = useContestants();
  const { settings, tournament, session } = ruling;
  const words = usePenaltyWords(settings.profile);
  const { boards } = useBoard(tournament, session, undefined);
  const { competition, given } = penalties;
  const rows = table.rows[competition];
  const row = chosen === undefined ? undefined : rows[chosen];

  const tell = (next: OffenceTold) => {
    setTold(next);
    setEdited(undefined);
  };

  if (chosen === undefined || row === undefined) {
    const texts = Object.entries(rows).flatMap(([name, each]) =>
      each === undefined ? [] : [{ row: name, text: words.row(name), clause: each.clause }],
    );
    const choose = (name: string) => {
      setChosen(name);
      setReason(undefined);
      tell({});
    };
    return <RowSearch rows={texts} onChoose={choose} />;
  }

  const asked = row.onlyIf === undefined ? told : { harm: false, ...told };
  const proposal = who === '' ? undefined : proposalFor({ settings, competition, given }, who, chosen, asked);
  const proposed = proposal?.ok === true ? proposal.value : undefined;
  const measures = edited ?? measuresGiven(proposed?.measures ?? []);
  const team = [match?.home, match?.away].find((each) => each?.contestant === who);
  const name = team === undefined ? `${t('label.pair', { context })} ${who}` : teamText(team);
  const times = timesGiven(given, who, chosen) + 1;
  const had = given.filter(({ contestant }) => contestant === who).map(words.given);
  const why = reason ?? words.row(chosen);
  const isComplete = measures.every((each) => !('amount' in each) || each.amount.value.trim() !== '');

  function penalise() {
    const on = [who, ...(also === '' || also === who ? [] : [also])];
    void ruling.give('penalise', {
      session,
      row: chosen ?? '',
      told: asked,
      on: on.map((contestant) => ({ contestant, measures })),
      reason: why,
      clause: row?.clause ?? '',
      ...(board === 0 ? {} : { board }),
      ...(match === undefined ? {} : { match: { section: match.section, round: match.round } }),
    });
  }

  return (
    <RulingForm
      {...ruling}
      go={t('penaltyTable.go')}
      ready={who !== '' && measures.length > 0 && isComplete && why.trim() !== ''}
      onSubmit={penalise}
    >
      <Row>
        <b>{words.row(chosen)}</b>
        <span>{row.clause}</span>
        <Action onClick={() => setChosen(undefined)}>{t('penaltyTable.change')}</Action>
      </Row>
      <Quiet>{t(`penaltyBearer.${row.bearer}`)}</Quiet>
      <Fields>
        <Offender
          match={match}
          value={who}
          onPick={(picked) => {
            setWho(picked);
            setEdited(undefined);
          }}
        />
        {row.bearer === 'both' && match === undefined && (
          <PairPicker value={also} onPick={setAlso} label={t('penaltyTable.also')} />
        )}
        <BoardPicker boards={boards} value={board} onPick={setBoard} none={t('penalty.noBoard')} />
      </Fields>
      <OffenceFields row={row} told={told} onTell={tell} />
      {who !== '' && (
        <Stack>
          <p role="status">
            {times === 1
              ? t('penaltyTable.first', { who: name })
              : t('penaltyTable.next', { who: name, count: times })}
          </p>
          {had.length > 0 && <Quiet>{t('penaltyTable.had', { list: had.join('; ') })}</Quiet>}
        </Stack>
      )}
      {proposal?.ok === false && <Quiet>{t('refusal.offence-untold')}</Quiet>}
      {proposed !== undefined && (
        <section aria-label={t('penaltyTable.proposed')}>
          <b>{t('penaltyTable.proposed')}</b>
          <ul>
            {proposed.measures.map((measure) => (
              <li key={measure.form}>{words.proposed(measure)}</li>
            ))}
            {proposed.measures.length === 0 && <li>{t('penaltyTable.nothing')}</li>}
            {proposed.report && <li>{t('penaltyTable.report')}</li>}
            {proposed.noteCodes.map((code) => (
              <li key={code}>{t(`penaltyNote.${code}`)}</li>
            ))}
          </ul>
        </section>
      )}
      {measures.map((measure, index) => (
        <MeasureFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of a proposal's parts is theirs.
          key={index}
          measure={measure}
          unit={UNIT[competition]}
          onChange={(changed) => setEdited(measures.map((each, at) => (at === index ? changed : each)))}
        />
      ))}
      <Field
        label={t('grounds.reason')}
        value={why}
        maxLength={1000}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </RulingForm>
  );
}

interface OffenderProps {
  readonly match: MatchView | undefined;
  readonly value: string;
  readonly onPick: (contestant: string) => void;
}

/** Who answers for it: a pair of those who play, or a team of the match. */
function Offender({ match, value, onPick }: OffenderProps) {
  const { t } = useTranslation('desk');
  if (match === undefined) return <PairPicker value={value} onPick={onPick} />;
  return (
    <Pick
      label={t('matchRuling.team')}
      value={value}
      options={[match.home, match.away].map((each) => ({ value: each.contestant, label: teamText(each) }))}
      onPick={onPick}
    />
  );
}
