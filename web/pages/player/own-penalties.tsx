import type { PenaltyAppeal } from 'naipe/tournament';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useClauseText } from '../../components/use-clause-text.ts';
import { useDates } from '../../components/use-dates.ts';
import { useQueue } from '../../live/index.ts';
import { AppealSheet } from '../table/appeal-sheet.tsx';
import notes from '../table/ruled-notes.module.css';

/** A penalty of one's own: what it is, and what can be done about it. */
interface OwnPenalty {
  readonly session: number;
  readonly words: ReactNode;
  readonly appeals: PenaltyAppeal;
}

interface OwnPenaltiesProps {
  readonly tournament: string;
  readonly contestant: string;
  readonly kind: 'pair' | 'players' | 'team';
  readonly penalties: readonly OwnPenalty[];
}

/** What the director laid on whoever holds the phone, with the way to appeal (Law 92, RTP 3.8.1, ROP 4.14). */
export function OwnPenalties({ tournament, contestant, kind, penalties }: OwnPenaltiesProps) {
  const { t } = useTranslation('phone');
  const { enqueue } = useQueue(tournament);
  if (penalties.length === 0) return null;
  return (
    <>
      <div role="status" aria-label={t('penalised.label')}>
        <ul className={notes.notes}>
          {penalties.map(({ words, appeals }) => (
            <li key={appeals.penalty}>
              {words} <WhatCanBeDone appeals={appeals} />
            </li>
          ))}
        </ul>
      </div>
      {penalties
        .filter(({ appeals }) => appeals.appeal === undefined && appeals.final === undefined)
        .map(({ session, appeals: { penalty } }, index, all) => (
          <AppealSheet
            key={penalty}
            session={session}
            against={{ penalty }}
            open={
              all.length === 1 ? t('penalised.appeal') : t('penalised.appealNumber', { number: index + 1 })
            }
            title={t('penalised.title')}
            parties={[contestant]}
            kind={kind}
            make={(appeal) => void enqueue('make-appeal', appeal)}
          />
        ))}
    </>
  );
}

function WhatCanBeDone({ appeals: { appeal, until, final } }: { readonly appeals: PenaltyAppeal }) {
  const { t } = useTranslation('phone');
  const { moment } = useDates();
  const clauseText = useClauseText();
  if (final !== undefined) return t('penalised.final', { clause: clauseText(final) });
  if (appeal !== undefined) return t(`ruled.appeal.${appeal}`);
  return until === undefined ? null : t('ruled.until', { until: moment(until) });
}
