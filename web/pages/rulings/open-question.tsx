import type { ClaimQuestion, OpenRuling, Table } from 'naipe/laws';
import {
  answerText,
  factText,
  irregularityText,
  meanwhileText,
  outlook,
  questionText,
  reasonText,
  type Sentence,
} from 'naipe/laws/texts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { store } from '../../app/stored.ts';
import { SuitedText } from '../../components/suited-text.tsx';
import { useWritingStyle } from '../../components/writing-style.ts';
import { ClauseLinks } from './book/clause-links.tsx';
import { MarkedText } from './book/marked-text.tsx';
import { CLAIM_KEY, draftOf } from './claim/claim-draft.ts';
import { FreeAnswerForm } from './free-answer.tsx';
import { intoView } from './into-view.ts';
import { MeaningComparer } from './meaning-comparer.tsx';
import classes from './open-question.module.css';
import { Clause, SentenceText } from './sentence-text.tsx';
import type { RulingCaseInHand } from './use-case.ts';

interface OpenQuestionProps {
  readonly table: Table;
  readonly ruling: OpenRuling;
  readonly onAnswer: (answer: string) => void;
  readonly onMeant: RulingCaseInHand['meant'];
}

/** What went wrong, who has to answer what, and what each answer leads to, as the director would read it aloud. */
export function OpenQuestion({ table, ruling, onAnswer, onMeant }: OpenQuestionProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const { language } = useWritingStyle();
  const { question, irregularity } = ruling;
  const { answerer, suggestion } = question;
  const meanwhile = meanwhileText(table, language);
  return (
    <section
      key={`${irregularity.type} ${question.id} ${table.inputs.length}`}
      ref={intoView}
      className={classes.question}
      aria-live="polite"
    >
      <h2 className={classes.irregularity}>
        <MarkedText text={`${irregularityText(irregularity, language)}.`} />
      </h2>
      <p className={classes.asked}>
        <MarkedText text={questionText(ruling, language)} />
      </p>
      <p className={classes.who}>
        {answerer === 'director' ? t('judge') : t('chooses', { seat: t(`common:seat.${answerer}`) })}{' '}
        <ClauseLinks clause={question.clause} />
      </p>
      {question.facts?.map((fact) => (
        <p key={fact.code} className={classes.suggestion}>
          <MarkedText text={factText(fact, language)} />
        </p>
      ))}
      {meanwhile !== undefined && <p className={classes.suggestion}>{meanwhile}</p>}
      {suggestion !== undefined && (
        <p className={classes.suggestion}>
          <MarkedText
            text={t('suggestion', {
              answer: answerText(question, suggestion.answer, language),
              reason: reasonText(suggestion.reason, language, suggestion.params),
            })}
          />
        </p>
      )}
      {question.id === 'comparable' && irregularity.type === 'replacement' && (
        <MeaningComparer
          first={irregularity.replacing.withdrawn}
          second={irregularity.made}
          onMeant={(meanings) => onMeant(irregularity.replacing.withdrawn, irregularity.made, meanings)}
        />
      )}
      {question.claim !== undefined && <WeighClaim claim={question.claim} />}
      {question.takes !== undefined && (
        <FreeAnswerForm question={question} takes={question.takes} onAnswer={onAnswer} />
      )}
      <ul className={classes.answers}>
        {question.answers.map(({ id, clause }) => (
          <li key={id}>
            <button type="button" className={classes.answer} onClick={() => onAnswer(id)}>
              <span className={classes.words}>
                <SuitedText text={answerText(question, id, language)} />
              </span>
              <Clause clause={clause} />
            </button>
            <Outlook sentences={outlook(table, ruling, id, language)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** To the claim assistant, with the cards and what was said: lines can be struck out or proposed there. */
function WeighClaim({ claim }: { readonly claim: ClaimQuestion }) {
  const { t } = useTranslation('rulings');
  return (
    <Link
      href="/rulings/claim"
      className={classes.weigh}
      onClick={() => store(CLAIM_KEY, JSON.stringify(draftOf(claim)))}
    >
      {t('weighClaim')}
    </Link>
  );
}

function Outlook({ sentences }: { readonly sentences: readonly Sentence[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className={classes.outlook}>
      {sentences.map((sentence) => (
        <li key={`${sentence.text}${sentence.clause}`}>
          <SentenceText sentence={sentence} />
        </li>
      ))}
    </ul>
  );
}
