import { lastingText } from 'naipe/laws/texts';
import type { CaseEffect, CaseOutcome } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Check, Field } from '../../components/field.tsx';
import { useWritingStyle } from '../../components/writing-style.ts';
import { Quiet } from '../desk/parts/layout.tsx';
import { SentenceText } from '../rulings/sentence-text.tsx';

/** What the director leaves out of what follows besides scores, and the board that is played instead. */
export interface FollowsDraft {
  readonly withoutBoard?: boolean;
  readonly withoutReferrals?: boolean;
  readonly by?: string;
}

/** What becomes of the board and to whom the matter goes, as it is sent. */
export function followsOf(
  { board, referrals }: Pick<CaseOutcome, 'board' | 'referrals'>,
  { withoutBoard, withoutReferrals, by = '' }: FollowsDraft,
): Pick<CaseEffect, 'becomes' | 'referrals'> {
  const instead = Number.parseInt(by, 10);
  const replaced = board === 'replaced' && instead > 0 ? { by: instead } : {};
  const referred = referrals.map(({ to, confidential }) => ({
    to,
    ...(confidential === true ? { confidential } : {}),
  }));
  return {
    ...(board === undefined || withoutBoard === true ? {} : { becomes: { status: board, ...replaced } }),
    ...(referred.length === 0 || withoutReferrals === true ? {} : { referrals: referred }),
  };
}

interface FollowsFieldsProps {
  readonly outcome: CaseOutcome;
  readonly draft: FollowsDraft;
  readonly onChange: (draft: FollowsDraft) => void;
}

/** What else follows from what was found: it is done with the ruling unless the director leaves it out. */
export function FollowsFields({ outcome, draft, onChange }: FollowsFieldsProps) {
  const { t } = useTranslation(['desk', 'common']);
  const { language } = useWritingStyle();
  const { board, referrals, elsewhere, adjustment } = outcome;
  return (
    <>
      {adjustment?.atLeast !== undefined && (
        <Quiet>
          {t('cases.atLeast', {
            side: t(`common:side.${adjustment.atLeast.side}`),
            award: t(`award.${adjustment.atLeast.name}`),
          })}
        </Quiet>
      )}
      {elsewhere.map((score) => (
        <Quiet key={JSON.stringify(score)}>
          <SentenceText sentence={lastingText(score, language)} /> {t('cases.elsewhere')}
        </Quiet>
      ))}
      {board !== undefined && (
        <Check
          checked={draft.withoutBoard !== true}
          onChange={(does) => onChange({ ...draft, withoutBoard: !does })}
        >
          {t(`cases.board.${board}`)}
        </Check>
      )}
      {board === 'replaced' && draft.withoutBoard !== true && (
        <Field
          label={t('cases.replacedBy')}
          inputMode="numeric"
          value={draft.by ?? ''}
          onChange={(event) => onChange({ ...draft, by: event.currentTarget.value })}
        />
      )}
      {referrals.length > 0 && (
        <Check
          checked={draft.withoutReferrals !== true}
          onChange={(does) => onChange({ ...draft, withoutReferrals: !does })}
        >
          {referrals.map(({ to }) => t(`cases.referred.${to}`)).join('; ')}
        </Check>
      )}
    </>
  );
}
