import { MessageCircle, Undo2 } from 'lucide-react';
import type { CaseRuling, CaseView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Becomes } from '../../components/becomes.tsx';
import { ResultNotation } from '../../components/result-notation.tsx';
import { useClauseText } from '../../components/use-clause-text.ts';
import { useDates } from '../../components/use-dates.ts';
import { Panel, Row } from '../desk/parts/layout.tsx';
import { Outcome } from '../desk/parts/outcome.tsx';
import { useDeskCommand } from '../desk/parts/use-desk-command.ts';
import { useWho } from '../desk/parts/use-who.ts';
import { useSideScoreWords } from '../desk/rulings/side-score-words.ts';
import classes from './directing.module.css';

interface CaseRulingsProps {
  readonly tournament: string;
  readonly view: CaseView;
}

/** What was ruled, by whom and when; the last ruling can be taken back with everything that came with it. */
export function CaseRulings({ tournament, view }: CaseRulingsProps) {
  const { t } = useTranslation('desk');
  const commanding = useDeskCommand(tournament);
  const last = view.rulings.at(-1);
  if (last === undefined) return null;
  return (
    <Panel heading={t('cases.ruled')}>
      <ol className={classes.list}>
        {view.rulings.map((ruling) => (
          <li key={ruling.number}>
            <Ruled ruling={ruling} />
          </li>
        ))}
      </ol>
      <Row>
        {last.toldAt === undefined && (
          <Action
            icon={MessageCircle}
            loading={commanding.sending}
            onClick={() => void commanding.send('tell-ruling', { session: view.session, case: view.case })}
          >
            {t('cases.tellRuling')}
          </Action>
        )}
        <Action
          icon={Undo2}
          loading={commanding.sending}
          onClick={() => void commanding.send('undo', { sequence: last.number })}
        >
          {t('cases.takeBack')}
        </Action>
      </Row>
      <Outcome commanding={commanding} />
    </Panel>
  );
}

/** A ruling: by which law, by whom, why, and what it did. */
export function Ruled({ ruling }: { readonly ruling: CaseRuling }) {
  const { t } = useTranslation(['desk', 'common']);
  const clauseText = useClauseText();
  const who = useWho();
  const { time } = useDates();
  const scoreWords = useSideScoreWords();
  const {
    by,
    at,
    moved,
    before,
    result,
    adjustment,
    becomes,
    referrals = [],
    reason,
    clause,
    because,
    toldAt,
  } = ruling;
  return (
    <>
      <p className={classes.about}>
        <strong>{clauseText(clause)}</strong> · {who(by)} · {time(at)}
      </p>
      <p className={classes.about}>{reason}</p>
      {because !== undefined && <p className={classes.about}>{because}</p>}
      {moved !== undefined && (
        <p className={classes.about}>
          {t('cases.moved', { count: moved.tricks, side: t(`common:side.${moved.to}`) })}
        </p>
      )}
      {result !== undefined && (
        <p className={classes.becomes}>
          {before !== undefined && (
            <>
              <ResultNotation result={before} /> <Becomes />{' '}
            </>
          )}
          <ResultNotation result={result} />
        </p>
      )}
      {adjustment !== undefined && (
        <p className={classes.becomes}>
          {t('common:side.NS')}: {scoreWords(adjustment.ns)} · {t('common:side.EW')}:{' '}
          {scoreWords(adjustment.ew)}
        </p>
      )}
      {becomes !== undefined && <p className={classes.becomes}>{t(`cases.board.${becomes.status}`)}</p>}
      {toldAt !== undefined && (
        <p className={classes.about}>{t('cases.rulingTold', { time: time(toldAt) })}</p>
      )}
      {referrals.map(({ to }) => (
        <p key={to} className={classes.about}>
          {t(`cases.referred.${to}`)}
        </p>
      ))}
    </>
  );
}
