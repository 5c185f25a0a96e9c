import { ArrowLeft, Users } from 'lucide-react';
import { parseDeal } from 'naipe/game';
import type { CaseView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { DealDiagram } from '../../components/deal-diagram.tsx';
import { Icon } from '../../components/icon.tsx';
import { ResultNotation } from '../../components/result-notation.tsx';
import { useDates } from '../../components/use-dates.ts';
import { Quiet } from '../desk/parts/layout.tsx';
import { usePlaces } from '../desk/parts/use-places.ts';
import { useWho } from '../desk/parts/use-who.ts';
import { directingAddress } from './addresses.ts';
import classes from './directing.module.css';
import { SidesLine } from './sides-line.tsx';
import { useCompany } from './use-company.ts';

interface CaseHeadProps {
  readonly tournament: string;
  readonly view: CaseView;
}

/** Where it happened, who sits there, what is written, and the cards for whoever asks. */
export function CaseHead({ tournament, view }: CaseHeadProps) {
  const { t } = useTranslation(['desk', 'common']);
  const places = usePlaces();
  const who = useWho();
  const { time } = useDates();
  const { section, table, round, board, dealer, vulnerable, result, deal, edition, screens } = view;
  const cards = deal === undefined ? undefined : parseDeal(deal);
  return (
    <header className={classes.head}>
      <Link href={directingAddress(tournament)} className={classes.place}>
        <Icon of={ArrowLeft} /> {t('cases.directing')}
      </Link>
      <h1 className={classes.title}>
        {places.table(section, table)} · {t('label.boardNumber', { board })}
      </h1>
      <p className={classes.about}>
        {[
          t('cases.inRound', { round }),
          t('cases.dealer', { seat: t(`common:seat.${dealer}`) }),
          t(`common:deal.${vulnerable}`),
          t('cases.lawsOf', { year: edition }),
          ...(screens ? [t('cases.screens')] : []),
        ].join(' · ')}
      </p>
      <SidesLine sides={view} />
      {result !== undefined && (
        <p className={classes.about}>
          {t('cases.written')} <ResultNotation result={result.result} />
        </p>
      )}
      <AlsoHere tournament={tournament} number={view.case} />
      <Quiet>{t('cases.changed', { who: who(view.changedBy), time: time(view.changedAt) })}</Quiet>
      {view.handsHidden === true && <Quiet>{t('refusal.plays-himself', { board })}</Quiet>}
      {cards?.ok === true && (
        <details>
          <summary>{t('cases.hands')}</summary>
          <DealDiagram deal={cards.value} board={board} conditions={{ dealer, vulnerable }} />
        </details>
      )}
    </header>
  );
}

/** Another director who has the case open: what he tells appears here as he tells it. */
function AlsoHere({ tournament, number }: { readonly tournament: string; readonly number: number }) {
  const { t, i18n } = useTranslation('desk');
  const others = useCompany(tournament, number);
  return (
    <p role="status" className={classes.company} hidden={others.length === 0}>
      {others.length > 0 && (
        <>
          <Icon of={Users} />{' '}
          {t('cases.alsoHere', {
            count: others.length,
            who: new Intl.ListFormat(i18n.language).format(others),
          })}
        </>
      )}
    </p>
  );
}
