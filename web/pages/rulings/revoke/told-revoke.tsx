import {
  type ByEdition,
  exceptionClause,
  type LawsEdition,
  REVOKE_EXCEPTIONS,
  type RevokeException,
  type RevokeQuestion,
  ruleToldRevoke,
  type ToldRevoke,
} from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { Check } from '../../../components/field.tsx';
import { Key } from '../../../components/key.tsx';
import type { RulingsToldMessages } from '../../../locales/en/rulings-told.ts';
import { Clause, SentenceText } from '../sentence-text.tsx';
import classes from './told-revoke.module.css';

interface ToldRevokeProps {
  readonly edition: LawsEdition;
  readonly told: ToldRevoke;
  readonly onTell: (told: ToldRevoke) => void;
}

const QUESTIONS = ['established', 'winner', 'later', 'ownCard'] as const satisfies readonly RevokeQuestion[];

type AnswerWord = keyof RulingsToldMessages['answers'];

/** What a revoke costs, without its cards: what a director asks at the table, one thing at a time. */
export function ToldRevokeQuestions({ edition, told, onTell }: ToldRevokeProps) {
  const { t } = useTranslation('rulings');
  const ruling = ruleToldRevoke(told, edition);
  const answered = QUESTIONS.filter((question) => told[question] !== undefined);
  /** What came after an answer is asked anew when the answer changes. */
  const before = (question: RevokeQuestion): ToldRevoke =>
    Object.fromEntries(
      answered.slice(0, answered.indexOf(question)).map((earlier) => [earlier, told[earlier]]),
    );
  return (
    <section className={classes.told} aria-label={t('told.heading')}>
      {answered.length > 0 && (
        <ol className={classes.answered}>
          {answered.map((question) => (
            <li key={question}>
              <button type="button" className={classes.given} onClick={() => onTell(before(question))}>
                <span>{t(`told.questions.${question}`)}</span>
                <strong>{t(`told.answers.${told[question] as AnswerWord}`)}</strong>
              </button>
            </li>
          ))}
        </ol>
      )}
      <div aria-live="polite">
        {'ask' in ruling ? (
          <Asked ruling={ruling} onAnswer={(answer) => onTell({ ...told, [ruling.ask]: answer })} />
        ) : (
          <Price ruling={ruling} />
        )}
      </div>
      {told.established === 'yes' && <Exceptions edition={edition} told={told} onTell={onTell} />}
    </section>
  );
}

type Ruling = ReturnType<typeof ruleToldRevoke>;
type Asking = Extract<Ruling, { readonly ask: unknown }>;

interface AskedProps {
  readonly ruling: Asking;
  readonly onAnswer: (answer: string) => void;
}

function Asked({ ruling: { ask, clause, answers }, onAnswer }: AskedProps) {
  const { t } = useTranslation('rulings');
  return (
    <fieldset className={classes.question}>
      <legend className={classes.asked}>
        {t(`told.questions.${ask}`)} <Clause clause={clause} />
      </legend>
      {(ask === 'established' || ask === 'winner') && (
        <p className={classes.hint}>{t(`told.hints.${ask}`)}</p>
      )}
      <div className={classes.keys}>
        {answers.map((answer) => (
          <Key key={answer} words pressed={false} onPress={() => onAnswer(answer)}>
            {t(`told.answers.${answer as AnswerWord}`)}
          </Key>
        ))}
      </div>
    </fieldset>
  );
}

function Price({ ruling: { tricks, clause, equity } }: { readonly ruling: Exclude<Ruling, Asking> }) {
  const { t } = useTranslation('rulings');
  return (
    <div className={classes.price}>
      <p className={classes.tricks}>
        <SentenceText sentence={{ text: t(`told.tricks.${tricks}`), clause }} />
      </p>
      <p className={classes.hint}>
        {equity === undefined ? (
          <SentenceText sentence={{ text: t('told.corrected'), clause: '62B' }} />
        ) : (
          <SentenceText sentence={{ text: t('told.equity'), clause: equity }} />
        )}
      </p>
    </div>
  );
}

type ExceptionWords = keyof RulingsToldMessages['exceptions'];

const SAME = (words: ExceptionWords): ByEdition<ExceptionWords> => ({
  1997: words,
  2007: words,
  2017: words,
});

/** How each edition puts it. */
const EXCEPTION_WORDS: Readonly<Record<RevokeException, ByEdition<ExceptionWords>>> = {
  'seen-card': { ...SAME('seen-card'), 2017: 'seen-card-2017' },
  'same-suit': { ...SAME('same-suit'), 2017: 'same-suit-2017' },
  'next-board': SAME('next-board'),
  'round-over': SAME('round-over'),
  'twelfth-trick': SAME('twelfth-trick'),
  'both-sides': { 1997: 'both-sides-1997', 2007: 'both-sides', 2017: 'both-sides-2017' },
};

/** Law 64B: any of these, and no trick goes over by itself. */
function Exceptions({ edition, told, onTell }: ToldRevokeProps) {
  const { t } = useTranslation('rulings');
  const { exception: chosen, ...rest } = told;
  return (
    <fieldset className={classes.exceptions}>
      <legend className={classes.unless}>{t('told.unless')}</legend>
      {REVOKE_EXCEPTIONS.map((exception) => (
        <Check
          key={exception}
          checked={chosen === exception}
          onChange={(isSo) => onTell(isSo ? { ...rest, exception } : rest)}
        >
          {t(`told.exceptions.${EXCEPTION_WORDS[exception][edition]}`)}{' '}
          <Clause clause={exceptionClause(exception, edition)} />
        </Check>
      ))}
    </fieldset>
  );
}
