import { type Card as PlayingCard, sideOf } from 'naipe/game';
import { judgeLine } from 'naipe/laws';
import { againstText } from 'naipe/laws/texts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { CardNotation } from '../../../components/card-notation.tsx';
import { QuietButton } from '../../../components/quiet-button.tsx';
import { SuitedText } from '../../../components/suited-text.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import parts from '../parts/assistant.module.css';
import { Refused } from '../parts/assistant-frame.tsx';
import { CardChips } from '../parts/card-chips.tsx';
import type { ClaimReportProps } from './claim-report.tsx';
import { isSame } from './deciding-line.tsx';
import classes from './line.module.css';
import { marksFor, nextInLine } from './line-draft.ts';

/** A line that a player objects with or the director thinks of: does it count, and if not, why; and the way to let it. */
export function ProposedLine({ question, onDecide }: ClaimReportProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const { language } = useWritingStyle();
  const [line, setLine] = useState<readonly PlayingCard[]>([]);
  const next = nextInLine(question.position, line);
  const judged = judgeLine(question, line);
  if (!judged.ok) return <Refused fault={judged.error} />;
  const { plays, normal, tricks } = judged.value;
  const { struck = [], restored = [] } = question.director ?? {};
  const count = (): void => {
    const marks = marksFor(question.position, plays);
    onDecide({
      struck: struck.filter((each) => !marks.some((mark) => isSame(mark, each))),
      restored: [...restored, ...marks],
    });
  };
  const isRefused = plays.some(({ against }) => against !== undefined && against !== 'statement');
  return (
    <Card heading={t('claim.proposed')}>
      <p className={parts.hint}>{t('claim.proposedHint')}</p>
      {plays.length > 0 && (
        <ol className={classes.proposed} aria-label={t('claim.proposed')}>
          {plays.map(({ seat, card, against }) => (
            <li key={card}>
              {t(`common:seat.${seat}`)} <CardNotation card={card} />
              {against !== undefined && (
                <span className={classes.against}>
                  {' '}
                  <SuitedText text={againstText(against, language)} />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {plays.length > 0 && (
        <p className={parts.label}>
          {t(normal ? 'claim.lineCounts' : 'claim.lineDoesNot', {
            side: t(`common:side.${sideOf(question.claimer)}`),
            count: tricks,
          })}
        </p>
      )}
      {next !== undefined && (
        <div>
          <p className={parts.label}>{t('claim.nextCard', { seat: t(`common:seat.${next.seat}`) })}</p>
          <CardChips
            label={t('claim.nextCard', { seat: t(`common:seat.${next.seat}`) })}
            cards={next.cards}
            onCard={(card) => setLine([...line, card])}
          />
        </div>
      )}
      {isRefused && <QuietButton onClick={count}>{t('claim.letItCount')}</QuietButton>}
      {line.length > 0 && (
        <div className={parts.two}>
          <QuietButton onClick={() => setLine(line.slice(0, -1))}>{t('revoke.takeBack')}</QuietButton>
          <QuietButton onClick={() => setLine([])}>{t('claim.startAgain')}</QuietButton>
        </div>
      )}
    </Card>
  );
}
