import { type PenaltyProposal, SLIP_RULES, type Slip } from 'naipe/regulation';
import type { TableView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useClauseText } from '../../../../components/use-clause-text.ts';
import { useDesk } from '../../desk-context.ts';
import classes from './slips.module.css';
import { isMatchSlip, useIsOfTeams, useSlipClause } from './use-slip-clause.ts';

/** What the regulation says of a slip: what becomes of the score, and what it proposes for whoever is at fault. */
export function SlipRule({ slip, view }: { readonly slip: Slip; readonly view: TableView }) {
  const { t } = useTranslation('desk');
  const { profile } = useDesk().view.overview.settings;
  const rule = SLIP_RULES[profile][slip];
  const clause = useClauseText()(useSlipClause(slip, view));
  const isOfTeams = useIsOfTeams(view);
  if (isOfTeams && isMatchSlip(slip))
    return (
      <div className={classes.rule}>
        <p>
          <b>{clause}</b> {t(`slips.${slip}.match.${profile}`)}
        </p>
      </div>
    );
  return (
    <div className={classes.rule}>
      <p>
        <b>{clause}</b> {t(`slips.${slip}.rule.${profile}`)}
      </p>
      <p>
        <PenaltyWords first={rule.penalty?.(1)} next={rule.penalty?.(2)} />
      </p>
    </div>
  );
}

interface PenaltyWordsProps {
  readonly first: PenaltyProposal | undefined;
  readonly next: PenaltyProposal | undefined;
}

function PenaltyWords({ first, next }: PenaltyWordsProps) {
  const { t } = useTranslation('desk');
  if (first === undefined || next === undefined) return t('slips.penalty.none');
  const words = ({ measures: [measure] }: PenaltyProposal): string =>
    measure !== undefined && 'value' in measure
      ? t('slips.penalty.percent', { amount: measure.value.toDecimal(0) })
      : t('slips.penalty.warning');
  const given = { first: words(first), next: words(next), clause: first.clause };
  const isSide = first.bearer === 'NS';
  if (given.first === given.next) return t(isSide ? 'slips.penalty.sameSide' : 'slips.penalty.same', given);
  return t(isSide ? 'slips.penalty.side' : 'slips.penalty.pair', given);
}
