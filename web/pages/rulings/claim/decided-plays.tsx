import { cardText } from 'naipe/game';
import type { PlayMark } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { useWritingStyle } from '../../../components/writing-style.ts';
import parts from '../parts/assistant.module.css';
import { Entries, withoutEntry } from '../parts/entries.tsx';
import type { ClaimReportProps } from './claim-report.tsx';

/** Single plays that the director has struck out or let count, each to be taken back. */
export function DecidedPlays({ question, onDecide }: Pick<ClaimReportProps, 'question' | 'onDecide'>) {
  const { t } = useTranslation('rulings');
  const style = useWritingStyle();
  const { struck = [], restored = [] } = question.director ?? {};
  const words = ({ card, how, trick = 0 }: PlayMark): string =>
    t(`claim.marks.${how}`, { card: cardText(card, style), trick });
  return (
    <>
      {struck.length > 0 && (
        <div>
          <p className={parts.label}>{t('claim.struck')}</p>
          <Entries
            label={t('claim.struck')}
            entries={struck.map(words)}
            onRemove={(index) => onDecide({ struck: withoutEntry(struck, index) })}
          />
        </div>
      )}
      {restored.length > 0 && (
        <div>
          <p className={parts.label}>{t('claim.restored')}</p>
          <Entries
            label={t('claim.restored')}
            entries={restored.map(words)}
            onRemove={(index) => onDecide({ restored: withoutEntry(restored, index) })}
          />
        </div>
      )}
    </>
  );
}
