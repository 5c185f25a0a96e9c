import { type PenaltyProposal, SLIP_RULES, type Slip } from 'naipe/regulation';
import type { PenaltyUnit } from 'naipe/scoring';
import { METHODS, type TableView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { Choice } from '../../../../components/choice.tsx';
import { Check } from '../../../../components/field.tsx';
import { useDesk } from '../../desk-context.ts';
import { Row } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import classes from './slips.module.css';

const TIMES = ['first', 'again'] as const;

/** What a proposal takes: a warning, so much of a unit, or nothing that can be given by itself. */
function chargeOf(proposal: PenaltyProposal | undefined): Charge | undefined {
  const measure = proposal?.measures.find(({ form }) => form !== 'decision');
  if (proposal === undefined || measure === undefined) return undefined;
  if (measure.form === 'warning') return { clause: proposal.clause, amount: undefined };
  return 'value' in measure
    ? { clause: proposal.clause, amount: { unit: measure.unit, value: measure.value.toString() } }
    : undefined;
}

interface Charge {
  readonly clause: string;
  readonly amount: { readonly unit: PenaltyUnit; readonly value: string } | undefined;
}

interface SlipPenaltyProps {
  readonly slip: Slip;
  readonly view: TableView;
}

/** The penalty that the regulation proposes for a slip: on whom, for the first time or again, given with one tap. */
export function SlipPenalty({ slip, view }: SlipPenaltyProps) {
  const { t } = useTranslation('desk');
  const common = useTranslation().t;
  const { tournament, view: desk } = useDesk();
  const { profile, method } = desk.overview.settings;
  const [time, setTime] = useState<(typeof TIMES)[number]>('first');
  const [chosen, setChosen] = useState<readonly string[]>();
  const [given, setGiven] = useState<string>();
  const commanding = useDeskCommand(tournament);
  const competition = METHODS[method].kind === 'matchpoints' ? 'pairs' : 'imp-pairs';
  const proposal = SLIP_RULES[profile][slip].penalty?.(time === 'first' ? 1 : 2, competition);
  const charge = chargeOf(proposal);
  if (proposal === undefined || charge === undefined) return null;
  const pairs = [view.ns, view.ew].flatMap((side) => side?.contestant.contestant ?? []);
  const usual = { NS: pairs.slice(0, 1), both: pairs, offender: [], responsible: [] }[proposal.bearer];
  const on = chosen ?? usual;
  const { amount, clause } = charge;
  const what =
    amount === undefined
      ? t('penalty.units.warning')
      : `${amount.value} ${t(`penalty.units.${amount.unit}`)}`;
  async function give() {
    const reason = t(`slips.${slip}.title`);
    for (const contestant of on) {
      const data = { session: view.session, contestant, reason, clause };
      const done =
        amount === undefined
          ? await commanding.send('give-warning', data)
          : await commanding.send('give-penalty', { ...data, amount });
      if (!done) return;
    }
    setGiven(what);
  }
  return (
    <fieldset className={classes.boards}>
      <legend>{t('slips.give.who')}</legend>
      <Row>
        {pairs.map((pair) => (
          <Check
            key={pair}
            checked={on.includes(pair)}
            onChange={(isIn) => setChosen(pairs.filter((each) => (each === pair ? isIn : on.includes(each))))}
          >
            {common('label.pair', { pair })}
          </Check>
        ))}
      </Row>
      <Choice
        label={t('slips.give.time')}
        value={time}
        options={TIMES.map((value) => ({ value, label: t(`slips.give.${value}`) }))}
        onChange={setTime}
      />
      <Row>
        <Action disabled={on.length === 0} loading={commanding.sending} onClick={() => void give()}>
          {`${t('slips.give.go')}: ${what}`}
        </Action>
        <span role="status">{given === undefined ? '' : t('slips.give.given', { what: given })}</span>
      </Row>
      <Outcome commanding={commanding} />
    </fieldset>
  );
}
