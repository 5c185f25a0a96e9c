import type { PenaltyTable } from 'naipe/regulation';
import type { PenaltyUnit } from 'naipe/scoring';
import {
  type MatchView,
  type MeasureGiven,
  measuresGiven,
  type OffenceTold,
  type PenaltiesView,
  proposalFor,
} from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Field, Pick } from '../../../components/field.tsx';
import { useClauseText } from '../../../components/use-clause-text.ts';
import { teamText } from '../../results/match/team-name.tsx';
import { useBoard } from '../boards/use-board.ts';
import { Fields, Quiet, Row } from '../parts/layout.tsx';
import { type AtBoard, BoardPicker, PairPicker } from '../rulings/pickers.tsx';
import { RulingForm } from '../rulings/ruling-form.tsx';
import { useRuling } from '../rulings/use-ruling.ts';
import { useContestants } from '../use-contestants.ts';
import { type Answering, Charge } from './charge.tsx';
import { OffenceFields } from './offence-fields.tsx';
import { keyOf, offendersOf, PlayersAlone, type PlayersPicked, usePlayerNames } from './players-alone.tsx';
import { RowSearch } from './row-search.tsx';
import { usePenaltyWords } from './use-penalty-words.ts';

interface PenaltyByTableProps {
  readonly table: PenaltyTable;
  readonly penalties: PenaltiesView;
  /** The match that it is of: one of its teams answers. */
  readonly match?: MatchView;
  /** Where it happened, if it was at a table: one of those there answers. */
  readonly at?: AtBoard;
}

const UNIT: Readonly<Record<PenaltiesView['competition'], PenaltyUnit>> = {
  pairs: 'percent-of-top',
  'imp-pairs': 'imps',
  teams: 'imps',
};

/** Somebody broke a row of the regulation's table: it is found, counted over the event, proposed, and given. */
export function PenaltyByTable({ table, penalties, match, at }: PenaltyByTableProps) {
  const { t } = useTranslation('desk');
  const clauseText = useClauseText();
  const [chosen, setChosen] = useState<string>();
  const [who, setWho] = useState(match?.home.contestant ?? '');
  const [also, setAlso] = useState('');
  const [players, setPlayers] = useState<PlayersPicked>({});
  const [board, setBoard] = useState(at?.board ?? 0);
  const [told, setTold] = useState<OffenceTold>({});
  const [edited, setEdited] = useState<Readonly<Record<string, readonly MeasureGiven[]>>>({});
  const [reason, setReason] = useState<string>();
  const ruling = useRuling(() => {
    setChosen(undefined);
    setAlso('');
    setPlayers({});
    setBoard(at?.board ?? 0);
    tell({});
    setReason(undefined);
  });
  const context = useContestants();
  const playerNames = usePlayerNames();
  const { settings, tournament, session } = ruling;
  const words = usePenaltyWords(settings.profile);
  const { boards } = useBoard(tournament, session, undefined);
  const { competition, given } = penalties;
  const rows = table.rows[competition];
  const row = chosen === undefined ? undefined : rows[chosen];

  const tell = (next: OffenceTold) => {
    setTold(next);
    setEdited({});
  };

  if (chosen === undefined || row === undefined) {
    const texts = Object.entries(rows).flatMap(([name, each]) =>
      each === undefined ? [] : [{ row: name, text: words.row(name), clause: clauseText(each.clause) }],
    );
    const choose = (name: string) => {
      setChosen(name);
      setReason(undefined);
      tell({});
    };
    return (
      <>
        <RowSearch rows={texts} onChoose={choose} />
        <span role="status">{ruling.done ? t('rulings.done') : ''}</span>
      </>
    );
  }

  const asked = row.onlyIf === undefined ? told : { harm: false, ...told };
  const nameOf = (contestant: string): string => {
    const team = [match?.home, match?.away].find((each) => each?.contestant === contestant);
    return team === undefined ? `${t('label.pair', { context })} ${contestant}` : teamText(team);
  };
  // Each has a record of his own: what is a warning for one may be points for the other.
  const answering = offendersOf([who, also], players).map((offender): Answering => {
    const { contestant } = offender;
    const proposal = proposalFor({ settings, competition, given }, offender, chosen, asked);
    const proposed = proposal.ok ? proposal.value : undefined;
    const key = keyOf(offender);
    const measures = edited[key] ?? measuresGiven(proposed?.measures ?? []);
    const player = playerNames(contestant)[offender.offender ?? -1];
    const name = player === undefined ? nameOf(contestant) : `${player} (${nameOf(contestant)})`;
    return { key, ...offender, name, proposed, measures };
  });
  const why = reason ?? words.row(chosen);
  const isComplete = (measure: MeasureGiven) => !('amount' in measure) || measure.amount.value.trim() !== '';
  const isReady =
    answering.length > 0 &&
    answering.every(({ measures }) => measures.length > 0 && measures.every(isComplete)) &&
    why.trim() !== '';

  function penalise() {
    void ruling.give('penalise', {
      session: match?.session ?? session,
      row: chosen ?? '',
      told: asked,
      on: answering.map(({ contestant, offender, measures }) => ({
        contestant,
        ...(offender === undefined ? {} : { offender }),
        measures,
      })),
      reason: why,
      clause: row?.clause ?? '',
      ...(board === 0 ? {} : { board }),
      ...(match === undefined
        ? {}
        : { match: { section: match.section, round: match.round, match: match.match } }),
    });
  }

  return (
    <RulingForm {...ruling} go={t('penaltyTable.go')} ready={isReady} onSubmit={penalise}>
      <Row>
        <b>{words.row(chosen)}</b>
        <span>{clauseText(row.clause)}</span>
        <Action onClick={() => setChosen(undefined)}>{t('penaltyTable.change')}</Action>
      </Row>
      <Quiet>{t(`penaltyBearer.${row.bearer}`)}</Quiet>
      <Fields>
        <Offender match={match} among={at?.contestants} value={who} onPick={setWho} />
        <Also match={match} among={at?.contestants} first={who} value={also} onPick={setAlso} />
        <BoardPicker boards={boards} value={board} onPick={setBoard} none={t('penalty.noBoard')} />
      </Fields>
      {[...new Set([who, also])].map((contestant) => (
        <PlayersAlone
          key={contestant}
          label={nameOf(contestant)}
          names={playerNames(contestant)}
          picked={players[contestant] ?? []}
          onPick={(picked) => setPlayers({ ...players, [contestant]: picked })}
        />
      ))}
      <OffenceFields row={row} told={told} onTell={tell} />
      {answering.some(({ proposed }) => proposed === undefined) && (
        <Quiet>{t('refusal.offence-untold')}</Quiet>
      )}
      {answering.map((each) => (
        <Charge
          key={each.key}
          answering={each}
          row={chosen}
          given={given}
          unit={UNIT[competition]}
          onMeasures={(measures) => setEdited({ ...edited, [each.key]: measures })}
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
  readonly among: readonly string[] | undefined;
  readonly value: string;
  readonly onPick: (contestant: string) => void;
}

/** Who answers for it: a pair of those who play, or a team of the match. */
function Offender({ match, among, value, onPick }: OffenderProps) {
  const { t } = useTranslation('desk');
  if (match === undefined) return <PairPicker value={value} onPick={onPick} among={among} />;
  return (
    <Pick
      names
      label={t('matchRuling.team')}
      value={value}
      options={[match.home, match.away].map((each) => ({ value: each.contestant, label: teamText(each) }))}
      onPick={onPick}
    />
  );
}

/** Who answers for it besides: another pair, or the other team of the match. */
function Also({ match, among, first, value, onPick }: OffenderProps & { readonly first: string }) {
  const { t } = useTranslation('desk');
  const label = t('penaltyTable.also');
  if (match === undefined) return <PairPicker value={value} onPick={onPick} label={label} among={among} />;
  const other = match.home.contestant === first ? match.away : match.home;
  return (
    <Pick
      names
      label={label}
      value={value === other.contestant ? value : ''}
      options={[
        { value: '', label: t('penaltyTable.nobodyElse') },
        { value: other.contestant, label: teamText(other) },
      ]}
      onPick={onPick}
    />
  );
}
