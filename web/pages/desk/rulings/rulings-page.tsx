import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import { filterHistory } from '../history/history-filter.ts';
import { HistoryList } from '../history/history-list.tsx';
import { Panel, Quiet, Title } from '../parts/layout.tsx';
import { AdjustForm } from './adjust-form.tsx';
import { CancelBoardForm, GroupBoardForm } from './board-forms.tsx';
import { LatePairForm } from './late-pair-form.tsx';
import { SubstituteForm, WithdrawForm } from './pair-forms.tsx';
import { PenaltyForm } from './penalty-form.tsx';
import { ReplanForm } from './replan-form.tsx';
import classes from './rulings-page.module.css';

const RULINGS = {
  adjust: AdjustForm,
  penalty: PenaltyForm,
  cancel: CancelBoardForm,
  group: GroupBoardForm,
  substitute: SubstituteForm,
  withdraw: WithdrawForm,
  late: LatePairForm,
  replan: ReplanForm,
} as const satisfies Readonly<Record<string, ComponentType>>;
type RulingKind = keyof typeof RULINGS;
const KINDS = Object.keys(RULINGS) as readonly RulingKind[];

/** What the director decides. */
export function RulingsPage() {
  const { t } = useTranslation('desk');
  const { view } = useDesk();
  const [kind, setKind] = useState<RulingKind>('adjust');
  const Form = RULINGS[kind];
  const hasBegun = view.room !== undefined && view.room.status !== 'planned';
  return (
    <div className={classes.page}>
      <Title>{t('part.rulings')}</Title>
      {hasBegun ? (
        <>
          <ul className={classes.kinds} aria-label={t('rulings.what')}>
            {KINDS.map((each) => (
              <li key={each}>
                <button
                  type="button"
                  className={classes.kind}
                  aria-pressed={each === kind}
                  onClick={() => setKind(each)}
                >
                  {t(`rulings.kinds.${each}`)}
                </button>
              </li>
            ))}
          </ul>
          <Panel heading={t(`rulings.kinds.${kind}`)}>
            <Form />
          </Panel>
        </>
      ) : (
        <Quiet>{t('rulings.notBegun')}</Quiet>
      )}
      <Given />
    </div>
  );
}

/** The rulings so far. */
function Given() {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const { view } = useView(tournament, { view: 'history', limit: 1000 });
  return (
    <Panel heading={t('rulings.given')}>
      <HistoryList lines={filterHistory(view?.lines ?? [], { group: 'rulings', words: '' }, () => '')} />
    </Panel>
  );
}
