import type { ClassStanding, ClassWeight, PlayClassStanding } from 'naipe/laws';
import { classReasonText, playClassText } from 'naipe/laws/texts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { Choice } from '../../../components/choice.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import parts from '../parts/assistant.module.css';
import { More } from '../parts/more.tsx';
import { SentenceText } from '../sentence-text.tsx';
import classes from './claim-report.module.css';
import type { ClaimReportProps } from './claim-report.tsx';
import { LineTricks } from './deciding-line.tsx';

const STANDINGS: readonly PlayClassStanding[] = ['normal', 'not-normal'];

/** Every kind of play considered: those on which the ruling turns first, the others out of the way. */
export function PlayClasses({ question, judgement, weights, onDecide }: ClaimReportProps) {
  const { t } = useTranslation('rulings');
  const decided = question.director?.classes ?? {};
  const weightOf = ({ kind }: ClassStanding) => weights.find((each) => each.kind === kind);
  const matters = (each: ClassStanding): boolean => {
    const otherwise = weightOf(each)?.otherwise;
    return each.standing !== each.proposed || (otherwise !== undefined && otherwise !== judgement.awarded);
  };
  const shown = (among: readonly ClassStanding[]) => (
    <ul className={classes.classes}>
      {among.map((each) => (
        <OneClass
          key={each.kind}
          standing={each}
          weight={weightOf(each)}
          awarded={judgement.awarded}
          onStanding={(standing) => onDecide({ classes: { ...decided, [each.kind]: standing } })}
        />
      ))}
    </ul>
  );
  const telling = judgement.classes.filter(matters);
  const others = judgement.classes.filter((each) => !matters(each));
  return (
    <Card heading={t('claim.classes')}>
      <p className={classes.plain}>{t(telling.length > 0 ? 'claim.classesSentence' : 'claim.classesNone')}</p>
      {telling.length > 0 && shown(telling)}
      {others.length > 0 && <More label={t('claim.otherClasses')}>{shown(others)}</More>}
    </Card>
  );
}

interface OneClassProps {
  readonly standing: ClassStanding;
  readonly weight: ClassWeight | undefined;
  readonly awarded: number;
  readonly onStanding: (standing: PlayClassStanding) => void;
}

function OneClass({ standing, weight, awarded, onStanding }: OneClassProps) {
  const { t } = useTranslation('rulings');
  const { language } = useWritingStyle();
  const otherwise = weight?.otherwise;
  return (
    <li className={classes.class}>
      <Choice<PlayClassStanding>
        label={playClassText(standing.kind, language)}
        value={standing.standing}
        options={STANDINGS.map((value) => ({ value, label: t(`claim.standing.${value}`) }))}
        onChange={onStanding}
      />
      <p className={parts.hint}>
        <SentenceText sentence={{ text: classReasonText(standing, language), clause: standing.clause }} />
      </p>
      {weight !== undefined && (
        <p className={classes.plain}>
          {otherwise === undefined ? t('claim.tooLong') : t('claim.otherwise', { count: otherwise })}
        </p>
      )}
      {weight?.line !== undefined && otherwise !== awarded && (
        <More label={t('claim.otherLine')}>
          <LineTricks line={weight.line} />
        </More>
      )}
    </li>
  );
}
