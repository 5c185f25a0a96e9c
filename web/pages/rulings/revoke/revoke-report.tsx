import { cardText, otherSide, SIDES } from 'naipe/game';
import type { Answers, RevokeReport as Report, RevokeRuling } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { ResultWords } from '../../../components/result-words.tsx';
import { signed } from '../../../components/signed.ts';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { Key } from '../../table/key.tsx';
import { SentenceText } from '../sentence-text.tsx';
import classes from './revoke-report.module.css';
import { useRevokeWords } from './revoke-words.ts';

interface RevokeReportProps {
  readonly report: Report;

  readonly answers: Answers;
  readonly onAnswers: (answers: Answers) => void;
}

/** Every revoke with how it stands and what it costs, what is left to judge, and the result. */
export function RevokeReport({ report, answers, onAnswers }: RevokeReportProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const { rulings, unproved, final, taken, transferred } = report;
  return (
    <>
      <Card heading={t('revoke.found')}>
        {rulings.length === 0 && <p className={classes.line}>{t('revoke.none')}</p>}
        <ol className={classes.list}>
          {rulings.map((ruling) => (
            <li key={`${ruling.revoke.trick}${ruling.revoke.seat}`}>
              <OneRevoke ruling={ruling} />
            </li>
          ))}
        </ol>
        {unproved.map(({ trick, seat, card, suit }) => (
          <p key={`${trick}${seat}`} className={classes.line}>
            {t('revoke.unproved', {
              seat: t(`common:seat.${seat}`),
              trick,
              card: cardText(card, style),
              suit: t(`common:suit.${suit}`),
            })}
          </p>
        ))}
      </Card>
      <Questions report={report} answers={answers} onAnswers={onAnswers} />
      <Card heading={t('revoke.result')}>
        <p className={classes.line}>{t('revoke.taken', { north: taken.NS, east: taken.EW })}</p>
        {SIDES.filter((side) => transferred[side] > 0).map((side) => (
          <p key={side} className={classes.line}>
            {t('revoke.moved', {
              count: transferred[side],
              from: t(`common:side.${otherSide(side)}`),
              to: t(`common:side.${side}`),
            })}
          </p>
        ))}
        {final === undefined ? (
          <p className={classes.line}>{t('revoke.notFinal')}</p>
        ) : (
          <p className={classes.final}>
            <ResultWords result={final.result} />:{' '}
            {t('revoke.score', { side: t('common:side.NS'), score: signed(final.scoreNS) })}
          </p>
        )}
        {report.adjust.map((clause) => (
          <p key={clause} className={classes.final}>
            <SentenceText sentence={{ text: t('revoke.adjust'), clause: `${clause}, 12` }} />
          </p>
        ))}
      </Card>
    </>
  );
}

function OneRevoke({ ruling }: { readonly ruling: RevokeRuling }) {
  const { sentencesOf } = useRevokeWords();
  return sentencesOf(ruling).map((sentence) => (
    <p key={sentence.text} className={classes.line}>
      <SentenceText sentence={sentence} />
    </p>
  ));
}

function Questions({
  report,
  answers,
  onAnswers,
}: Pick<RevokeReportProps, 'report' | 'answers' | 'onAnswers'>) {
  const { t } = useTranslation('rulings');
  const { questionOf, answerOf } = useRevokeWords();
  const asked = [...report.judgements, ...report.rulings.flatMap(({ equity }) => equity)];
  const all = [...new Map(asked.map((each) => [each.id, each])).values()];
  if (all.length === 0) return null;
  return (
    <Card heading={t('revoke.questions')}>
      {all.map((judgement) => (
        <fieldset key={judgement.id} className={classes.question}>
          <legend className={classes.asked}>
            <SentenceText sentence={{ text: questionOf(judgement), clause: judgement.clause }} />
          </legend>
          <div className={classes.answers}>
            {judgement.answers.map((answer) => (
              <Key
                key={answer.id}
                pressed={answers[judgement.id] === answer.id}
                onPress={() => onAnswers({ ...answers, [judgement.id]: answer.id })}
              >
                {answerOf(answer)}
              </Key>
            ))}
          </div>
        </fieldset>
      ))}
    </Card>
  );
}
