import {
  AlarmClock,
  Ban,
  CalendarSync,
  Gavel,
  LogOut,
  type LucideIcon,
  Scale,
  Smartphone,
  Split,
  TriangleAlert,
  UserRoundCheck,
} from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Action } from '../../../components/action.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Loading } from '../../../components/loading.tsx';
import { useView } from '../../../live/index.ts';
import { desk } from '../../../locales/en/desk.ts';
import { directingAddress } from '../../directing/addresses.ts';
import { rulingsAddress } from '../../rulings/edition-in-force.ts';
import { useDesk } from '../desk-context.ts';
import { HistoryList } from '../history/history-list.tsx';
import { Panel, Quiet, Row, Title } from '../parts/layout.tsx';
import { Penalties } from '../penalties/penalties.tsx';
import { keyFor, useContestants } from '../use-contestants.ts';
import { AdjustForm } from './adjust-form.tsx';
import { CancelBoardForm, GroupBoardForm } from './board-forms.tsx';
import { CasesRegister } from './cases-register.tsx';
import { LatePair } from './late-pair-form.tsx';
import { SubstituteForm, WithdrawForm } from './pair-forms.tsx';
import { PenaltyForm } from './penalty-form.tsx';
import { ReplanForm } from './replan-form.tsx';
import { type RulingKind, useRulingKinds } from './ruling-kinds.ts';
import classes from './rulings-page.module.css';
import { useLawsWords } from './use-laws-words.ts';

const RULINGS = {
  adjust: AdjustForm,
  penalty: () => <Penalties own={<PenaltyForm />} />,
  cancel: CancelBoardForm,
  group: GroupBoardForm,
  substitute: SubstituteForm,
  withdraw: WithdrawForm,
  late: LatePair,
  replan: ReplanForm,
} as const satisfies Readonly<Record<RulingKind, ComponentType>>;

const KIND_ICONS: Readonly<Record<RulingKind, LucideIcon>> = {
  adjust: Scale,
  penalty: TriangleAlert,
  cancel: Ban,
  group: Split,
  substitute: UserRoundCheck,
  withdraw: LogOut,
  late: AlarmClock,
  replan: CalendarSync,
};

/** What is to be ruled: chosen, or named by the address, `?what=penalty`. */
function useRulingKind() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('what');
  const kinds = useRulingKinds();
  const kind = kinds.find((each) => each === named) ?? 'adjust';
  return [kind, (what: RulingKind) => setSearch({ what }, { replace: true })] as const;
}

/** What the director decides. */
export function RulingsPage() {
  const { t } = useTranslation('desk');
  const { view } = useDesk();
  const [kind, setKind] = useRulingKind();
  const kinds = useRulingKinds();
  const context = useContestants();
  const Form = RULINGS[kind];
  const hasBegun = view.room !== undefined && view.room.status !== 'planned';
  return (
    <div className={classes.page}>
      <Head />
      {hasBegun ? (
        <>
          <ul className={classes.kinds} aria-label={t('rulings.what')}>
            {kinds.map((each) => (
              <li key={each}>
                <button
                  type="button"
                  className={classes.kind}
                  aria-pressed={each === kind}
                  onClick={() => setKind(each)}
                >
                  <Icon of={KIND_ICONS[each]} />{' '}
                  {t(`rulings.kinds.${keyFor(desk.rulings.kinds, each, context)}`)}
                </button>
              </li>
            ))}
          </ul>
          <Panel heading={t(`rulings.kinds.${keyFor(desk.rulings.kinds, kind, context)}`)}>
            <Form />
          </Panel>
        </>
      ) : (
        <Quiet>{t('rulings.notBegun')}</Quiet>
      )}
      <LawsInForce />
      <CasesRegister />
      <Given />
    </div>
  );
}

/** The page, and the ways to what the Laws say and to whoever calls. */
function Head() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { settings, name } = view.overview;
  return (
    <div className={classes.head}>
      <Title>{t('part.rulings')}</Title>
      <Row>
        <ButtonLink icon={Scale} href={rulingsAddress(settings.laws, name)}>
          {t('lawsInForce.open')}
        </ButtonLink>
        <ButtonLink icon={Smartphone} href={directingAddress(tournament)}>
          {t('cases.directing')}
        </ButtonLink>
      </Row>
    </div>
  );
}

/** By which Laws the tournament is played. */
function LawsInForce() {
  const { t } = useTranslation('desk');
  const { settings } = useDesk().view.overview;
  const lawsWords = useLawsWords();
  return (
    <Quiet>
      {t('lawsInForce.sentence', { laws: settings.laws })} {lawsWords(settings)}
    </Quiet>
  );
}

const PORTION = 50;

/** The rulings so far. */
function Given() {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const [limit, setLimit] = useState(PORTION);
  const { view } = useView(tournament, { view: 'history', group: 'rulings', limit });
  return (
    <Panel heading={t('rulings.given')}>
      {view === undefined ? (
        <Loading shape="rows" />
      ) : (
        <HistoryList
          lines={view.lines}
          empty={
            <EmptyState icon={Gavel} heading={t('empty.rulings')}>
              {t('empty.rulingsNext')}
            </EmptyState>
          }
        />
      )}
      {view?.earlier !== undefined && (
        <Action onClick={() => setLimit(limit + PORTION)}>{t('history.earlier')}</Action>
      )}
    </Panel>
  );
}
