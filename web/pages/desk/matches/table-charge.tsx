import type { PenaltyProposal } from 'naipe/regulation';
import type { ContestantName, MatchView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Field } from '../../../components/field.tsx';
import { useNumbers } from '../../../components/use-numbers.ts';
import { teamText } from '../../results/match/team-name.tsx';
import { Fields, Panel, Quiet, Row } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useRuling } from '../rulings/use-ruling.ts';

interface TableChargeProps {
  readonly match: MatchView;
  readonly team: ContestantName;
  readonly board?: number;
  /** What happened. */
  readonly reason: string;
  /** What the table charges when it has happened so often. */
  readonly chargeFor: (repetition: number) => PenaltyProposal | undefined;
}

/** What the regulation's table of penalties charges a team in a match: given with a button, for the first time or another. */
export function TableCharge({ match, team, board, reason, chargeFor }: TableChargeProps) {
  const { t } = useTranslation('desk');
  const numbers = useNumbers();
  const [times, setTimes] = useState(1);
  const ruling = useRuling(() => undefined);
  const charge = chargeFor(times);
  const [measure] = charge?.measures ?? [];
  if (charge === undefined || measure === undefined) return null;
  const imps = 'value' in measure ? measure.value.toString() : undefined;
  if (imps === undefined && measure.form !== 'warning') return null;
  const { session, section, round } = match;
  const name = teamText(team);
  const amount = imps === undefined ? t('charge.warning') : t('charge.imps', { imps: numbers.decimal(imps) });
  const about = {
    session,
    contestant: team.contestant,
    clause: charge.clause,
    reason,
    ...(board === undefined ? {} : { board }),
  };
  return (
    <Panel heading={t('penalty.go')}>
      <Fields>
        <Field
          label={t('charge.times')}
          type="number"
          min={1}
          value={String(times)}
          onChange={(event) => setTimes(Math.max(1, Math.trunc(Number(event.currentTarget.value)) || 1))}
        />
      </Fields>
      <p style={{ margin: 0 }}>
        {t('charge.says', { team: name, amount })} ({charge.clause})
      </p>
      {imps !== undefined && match.inPoints === true ? (
        <Quiet>{t('charge.inPoints')}</Quiet>
      ) : (
        <Row>
          <Action
            loading={ruling.commanding.sending}
            onClick={() =>
              void (imps === undefined
                ? ruling.give('give-warning', about)
                : ruling.give('give-penalty', {
                    ...about,
                    match: { section, round, match: match.match },
                    amount: { unit: 'imps', value: imps },
                  }))
            }
          >
            {t('charge.give', { team: name })}
          </Action>
          <span role="status">{ruling.done ? t('rulings.done') : ''}</span>
        </Row>
      )}
      <Outcome commanding={ruling.commanding} onDone={ruling.onDone} />
    </Panel>
  );
}
