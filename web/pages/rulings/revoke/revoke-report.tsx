import { otherSide, SIDES } from 'naipe/game';
import { type DefectRuled, questionKey, type RecordRuling } from 'naipe/laws';
import {
  answerText,
  defectSentence,
  factText,
  inquirySentence,
  noteText,
  questionWords,
  replayedSentence,
  revokeSentences,
  type Sentence,
  unprovedSentence,
} from 'naipe/laws/texts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { Check } from '../../../components/field.tsx';
import { Key } from '../../../components/key.tsx';
import { SuitedText } from '../../../components/suited-text.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { BoardResult } from '../parts/board-result.tsx';
import { SentenceText } from '../sentence-text.tsx';
import type { RevokePartProps } from './revoke-page.tsx';
import classes from './revoke-report.module.css';

interface RevokeReportProps extends RevokePartProps {
  readonly ruling: RecordRuling;
}

/** Every revoke with how it stands and what it costs, defective tricks, what is left to judge, and the result. */
export function RevokeReport({ ruling: { report, defects, questions }, draft, onChange }: RevokeReportProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const { language } = useWritingStyle();
  const { rulings, replayed, unproved, final, taken, transferred } = report;
  return (
    <>
      <Card heading={t('revoke.found')}>
        {rulings.length === 0 && <p className={classes.line}>{t('revoke.none')}</p>}
        <ol className={classes.list}>
          {rulings.map((ruling) => (
            <li key={`${ruling.revoke.trick}${ruling.revoke.seat}`}>
              {revokeSentences(ruling, language).map((sentence) => (
                <Line key={sentence.text} sentence={sentence} />
              ))}
            </li>
          ))}
        </ol>
        {questions.map((each) => (
          <Line
            key={`${each.inquiry.trick}${each.inquiry.asker}${each.inquiry.asked}`}
            sentence={inquirySentence(each, language)}
          />
        ))}
        {replayed !== undefined && <Line sentence={replayedSentence(replayed, language)} />}
        {unproved.map((each) => (
          <Line key={`${each.trick}${each.seat}`} sentence={unprovedSentence(each, language)} />
        ))}
      </Card>
      {defects.length > 0 && <Defects defects={defects} draft={draft} onChange={onChange} />}
      <Questions report={report} defects={defects} draft={draft} onChange={onChange} />
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
          <BoardResult final={final} />
        )}
        {report.adjust.map((clause) => (
          <p key={clause} className={classes.final}>
            <SentenceText sentence={{ text: t('revoke.adjust'), clause: `${clause}, 12` }} />
          </p>
        ))}
        {report.assigned !== undefined && <BoardResult final={report.assigned} />}
      </Card>
    </>
  );
}

function Line({ sentence }: { readonly sentence: Sentence }) {
  return (
    <p className={classes.line}>
      <SentenceText sentence={sentence} />
    </p>
  );
}

/** Tricks with a card too few or too many (Law 67). */
function Defects({
  defects,
  draft,
  onChange,
}: RevokePartProps & { readonly defects: readonly DefectRuled[] }) {
  const { t } = useTranslation('rulings');
  const { language } = useWritingStyle();
  return (
    <Card heading={t('revoke.defects')}>
      {defects.map((each) => {
        const sentence = defectSentence(each, language);
        return sentence && <Line key={sentence.text} sentence={sentence} />;
      })}
      {defects.some(({ defect }) => defect.kind === 'surplus') && (
        <Check checked={draft.facedIsKnown} onChange={(facedIsKnown) => onChange({ facedIsKnown })}>
          {t('revoke.facedIsKnown')}
        </Check>
      )}
    </Card>
  );
}

function Questions({
  report,
  defects,
  draft: { answers },
  onChange,
}: RevokePartProps & Pick<RecordRuling, 'report' | 'defects'>) {
  const { t } = useTranslation('rulings');
  const { language } = useWritingStyle();
  const asked = [
    ...report.asked,
    ...report.rulings.flatMap(({ correction }) => correction?.partner ?? []),
    ...defects.flatMap(({ ruling }) => (ruling.do === 'ask' ? [ruling.question] : [])),
  ];
  const all = [...new Map(asked.map((each) => [questionKey(each), each])).entries()];
  if (all.length === 0) return null;
  return (
    <Card heading={t('revoke.questions')}>
      {all.map(([key, question]) => (
        <fieldset key={key} className={classes.question}>
          <legend className={classes.asked}>
            <SentenceText
              sentence={{ text: questionWords(question, undefined, language), clause: question.clause }}
            />
          </legend>
          <ul className={classes.facts}>
            {question.facts.map((fact) => (
              <li key={`${fact.code}${fact.params.seat ?? ''}${fact.params.trick ?? ''}`}>
                <SuitedText text={factText(fact, language)} />
              </li>
            ))}
            {question.reading !== undefined && <li>{noteText(question.reading, language, {})}.</li>}
          </ul>
          <div className={classes.answers}>
            {question.answers.map(({ id }) => (
              <Key
                key={id}
                pressed={answers[key] === id}
                onPress={() => onChange({ answers: { ...answers, [key]: id } })}
              >
                {answerText(question, id, language)}
              </Key>
            ))}
          </div>
        </fieldset>
      ))}
    </Card>
  );
}
