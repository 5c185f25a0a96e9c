import { type Card as Card52, sideOf } from 'naipe/game';
import type { ClaimJudgement, ClaimQuestion, ClassWeight } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { CardNotation } from '../../../components/card-notation.tsx';
import { SentenceText } from '../sentence-text.tsx';
import type { Decided } from './claim-draft.ts';
import classes from './claim-report.module.css';
import { DecidedPlays } from './decided-plays.tsx';
import { DecidingLine } from './deciding-line.tsx';
import { PlayClasses } from './play-classes.tsx';
import { ProposedLine } from './proposed-line.tsx';

export interface ClaimReportProps {
  readonly question: ClaimQuestion;
  readonly judgement: ClaimJudgement;
  readonly weights: readonly ClassWeight[];
  readonly onDecide: (decided: Partial<Decided>) => void;
}

/** The award, the line that decides it, and what the director may take otherwise: plays, lines, kinds of play. */
export function ClaimReport(props: ClaimReportProps) {
  return (
    <>
      <Award {...props} />
      <DecidingLine {...props} />
      <PlayClasses {...props} />
      <ProposedLine {...props} />
    </>
  );
}

function Award({ question, judgement, onDecide }: ClaimReportProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const { awarded, claimed, tricks, certain, complete, counted, clauses, missed } = judgement;
  const how = certain ? 'claim.certain' : complete ? 'claim.judged' : 'claim.incomplete';
  const side = t(`common:side.${sideOf(question.claimer)}`);
  return (
    <Card heading={t('claim.award')}>
      <p className={classes.award}>
        {t(awarded > claimed ? 'claim.awardedMore' : 'claim.awarded', { side, awarded, claimed })}
      </p>
      <p className={classes.plain}>{t('claim.shared', { north: tricks.NS, east: tricks.EW })}</p>
      <p className={classes.plain}>
        <SentenceText sentence={{ text: t(how), clause: clauses.join(', ') }} />
      </p>
      {!counted && <p className={classes.plain}>{t('claim.uncounted')}</p>}
      {missed.length > 0 && (
        <p className={classes.plain}>
          {t('claim.missed')} <Cards cards={missed} />
        </p>
      )}
      <Trumps judgement={judgement} />
      <DecidedPlays question={question} onDecide={onDecide} />
    </Card>
  );
}

const Cards = ({ cards }: { readonly cards: readonly Card52[] }) =>
  cards.map((card) => (
    <span key={card} className={classes.card}>
      <CardNotation card={card} />
    </span>
  ));

function Trumps({ judgement: { trumps } }: Pick<ClaimReportProps, 'judgement'>) {
  const { t } = useTranslation('rulings');
  if (trumps.cards.length === 0) return null;
  const points = (['unmentioned', 'likelyUnaware', 'couldCost'] as const).map((point) => ({
    point,
    so: trumps[point],
  }));
  return (
    <div>
      <p className={classes.plain}>
        {t('claim.trumpsOut')} <Cards cards={trumps.cards} />
      </p>
      <ul className={classes.points}>
        {points.map(({ point, so }) => (
          <li key={point}>
            {t(`claim.trump.${point}`)}: <b>{t(so ? 'yes' : 'no')}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
