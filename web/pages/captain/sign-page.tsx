import type { MatchTile } from 'naipe/tournament';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useNumbers } from '../../components/use-numbers.ts';
import { MatchScore } from '../results/match/match-score.tsx';
import { teamText } from '../results/match/team-name.tsx';
import classes from './captain-page.module.css';
import { useCaptainCommand } from './use-captain-command.ts';
import type { OwnMatch } from './use-own-match.ts';

interface SignPageProps {
  readonly tournament: string;
  readonly team: string;
  readonly home: string;
  readonly own: OwnMatch;
  readonly match: MatchTile;
  readonly bar: ReactNode;
}

/** The captain signs the result of the match, or says that it is not right. */
export function SignPage({ tournament, team, home, own, match, bar }: SignPageProps) {
  const { t } = useTranslation('phone');
  const [, navigate] = useLocation();
  const numbers = useNumbers();
  const [wrong, setWrong] = useState(false);
  const { send, sending, refusal } = useCaptainCommand(tournament);
  const { session, section, round } = own.round;
  const score = match.imps ?? match.vps;

  async function sign() {
    if (await send('agree-match', { session, section, round, match: match.match, by: team })) navigate(home);
  }

  return (
    <PhoneFrame
      title={t('captain.sign')}
      back={{ to: home, words: t('captain.back') }}
      above={bar}
      actions={
        <>
          <PrimaryButton loading={sending} onClick={() => void sign()}>
            {t('captain.signYes')}
          </PrimaryButton>
          <QuietButton onClick={() => setWrong(true)}>{t('captain.signNo')}</QuietButton>
        </>
      }
    >
      <MatchScore match={match} large />
      <p className={classes.question}>
        {t(match.inPoints === true ? 'captain.signQuestionPoints' : 'captain.signQuestion', {
          home: teamText(match.home),
          away: teamText(match.away),
          homeImps: numbers.decimal(score?.home ?? '0'),
          awayImps: numbers.decimal(score?.away ?? '0'),
        })}
      </p>
      {wrong && <p role="status">{t('captain.wrong')}</p>}
      <RefusalNote refusal={refusal} />
    </PhoneFrame>
  );
}
