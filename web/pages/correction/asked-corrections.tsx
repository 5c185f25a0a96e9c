import type { AskedOfPair, CommandData } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import classes from '../table/round-page.module.css';

interface AskedCorrectionsProps {
  readonly asked: readonly AskedOfPair[];
  /** What a contestant is called: `Pair 6`. */
  readonly nameOf: (contestant: string) => string;
  readonly answer: (data: CommandData['answer-correction']) => void;
}

/** Another pair says that a score of theirs is wrong: is it (RTP 2.2.7.2)? What was written is not told (Law 16). */
export function AskedCorrections({ asked, nameOf, answer }: AskedCorrectionsProps) {
  const { t } = useTranslation('phone');
  return asked.map(({ session, request, contestant, from, board, round, table }) => {
    const say = (agrees: boolean) => () => answer({ session, request, contestant, agrees });
    return (
      <section key={`${request}/${contestant}`} role="status" className={classes.late}>
        <p>{t('correction.asked', { from: nameOf(from), board, round, table, pair: nameOf(contestant) })}</p>
        <PrimaryButton onClick={say(true)}>{t('correction.agree')}</PrimaryButton>
        <QuietButton onClick={say(false)}>{t('correction.deny')}</QuietButton>
      </section>
    );
  });
}
