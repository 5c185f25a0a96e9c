import { sideOf } from 'naipe/game';
import {
  type ClaimJudgement,
  type ClaimQuestion,
  type ClassWeight,
  classReasonText,
  type PlayClass,
  type PlayClassStanding,
  playClassText,
  playReasonText,
} from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { CardNotation } from '../../../components/card-notation.tsx';
import { Choice } from '../../../components/choice.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { SentenceText } from '../sentence-text.tsx';
import classes from './claim-report.module.css';

interface ClaimReportProps {
  readonly question: ClaimQuestion;
  readonly judgement: ClaimJudgement;
  readonly weights: readonly ClassWeight[] | undefined;
  readonly onDecide: (classes: Readonly<Partial<Record<PlayClass, PlayClassStanding>>>) => void;
}

/** The award, the line that decides it card by card, and the kinds of play on which it rests. */
export function ClaimReport({ question, judgement, weights, onDecide }: ClaimReportProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const { awarded, claimed, tricks, certain, clauses } = judgement;
  const sides = t('claim.shared', { north: tricks.NS, east: tricks.EW });
  const side = t(`common:side.${sideOf(question.claimer)}`);
  return (
    <>
      <Card heading={t('claim.award')}>
        <p className={classes.award}>{t('claim.awarded', { side, awarded, claimed })}</p>
        <p className={classes.plain}>{sides}</p>
        <p className={classes.plain}>
          <SentenceText
            sentence={{
              text: t(certain ? 'claim.certain' : 'claim.judged'),
              clause: clauses.join(', '),
            }}
          />
        </p>
        <Trumps judgement={judgement} />
      </Card>
      <DecidingLine judgement={judgement} />
      <Classes question={question} judgement={judgement} weights={weights} onDecide={onDecide} />
    </>
  );
}

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
        {t('claim.trumpsOut')}{' '}
        {trumps.cards.map((card) => (
          <span key={card} className={classes.card}>
            <CardNotation card={card} />
          </span>
        ))}
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

function DecidingLine({ judgement }: Pick<ClaimReportProps, 'judgement'>) {
  const { t } = useTranslation(['rulings', 'common']);
  const { language } = useWritingStyle();
  return (
    <Card heading={t('claim.line')}>
      <ol className={classes.line}>
        {judgement.line.map(({ plays, winner }) => (
          <li key={plays.map(({ card }) => card).join()}>
            <p className={classes.trick}>{t('wins', { seat: t(`common:seat.${winner}`) })}</p>
            <ul className={classes.plays}>
              {plays.map(({ seat, card, reason }) => (
                <li key={card} className={classes.play}>
                  <span className={classes.fell}>
                    {t(`common:seat.${seat}`)}{' '}
                    <b>
                      <CardNotation card={card} />
                    </b>
                  </span>
                  <span className={classes.why}>
                    <SentenceText
                      sentence={{ text: playReasonText(reason, language), clause: reason.clause }}
                    />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Classes({ question, judgement, weights, onDecide }: ClaimReportProps) {
  const { t } = useTranslation('rulings');
  const { language } = useWritingStyle();
  const decided = question.director?.classes ?? {};
  return (
    <Card heading={t('claim.classes')}>
      <p className={classes.plain}>{t('claim.classesSentence')}</p>
      <ul className={classes.classes}>
        {judgement.classes.map((each) => {
          const otherwise = weights?.find(({ kind }) => kind === each.kind)?.otherwise;
          return (
            <li key={each.kind}>
              <Choice<PlayClassStanding>
                label={playClassText(each.kind, language)}
                value={each.standing}
                options={(['normal', 'not-normal'] as const).map((value) => ({
                  value,
                  label: t(`claim.standing.${value}`),
                }))}
                onChange={(standing) => onDecide({ ...decided, [each.kind]: standing })}
              />
              <p className={classes.small}>
                <SentenceText sentence={{ text: classReasonText(each, language), clause: each.clause }} />
                {otherwise !== undefined && otherwise !== judgement.awarded && (
                  <b> {t('claim.otherwise', { count: otherwise })}</b>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
