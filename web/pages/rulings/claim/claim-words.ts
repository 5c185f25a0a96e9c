import type { ClaimJudgement, ClassStanding, PlayReason } from 'naipe/laws';
import { useTranslation } from 'react-i18next';

/** The kinds of play for which the reason depends on what is proposed. */
const EITHER = ['loser-before-winners', 'side-suit-before-trumps', 'not-top-down'] as const;

const isEither = (kind: string): kind is (typeof EITHER)[number] => EITHER.some((each) => each === kind);

/** Why a card of the deciding line counts, and why a kind of play does or does not, in the language of the page. */
export function useClaimWords({ classes }: Pick<ClaimJudgement, 'classes'>) {
  const { t } = useTranslation('rulings');
  const classReason = ({ kind, proposed, standing }: ClassStanding): string => {
    if (standing !== proposed) return t('claim.byDirector');
    return isEither(kind) ? t(`claim.why.${kind}.${proposed}`) : t(`claim.why.${kind}`);
  };
  const reasonOf = ({ code, text }: PlayReason): string => {
    if (code !== 'class') return t(`claim.reason.${code}`);
    const standing = classes.find(({ reason }) => reason === text);
    return standing === undefined ? text : classReason(standing);
  };
  return { classReason, reasonOf };
}
