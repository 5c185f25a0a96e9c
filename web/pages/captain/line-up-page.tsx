import type { LineUpView } from 'naipe/tournament';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../components/loading.tsx';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useView } from '../../live/index.ts';
import { teamText } from '../results/match/team-name.tsx';
import classes from './captain-page.module.css';
import { LineUpForm, LineUpShown } from './line-up-form.tsx';
import { useCaptainCommand } from './use-captain-command.ts';

interface LineUpPageProps {
  readonly tournament: string;
  readonly team: string;
  readonly home: string;
  readonly bar: ReactNode;
}

/** Whom the team fields in the next segment. */
export function LineUpPage({ tournament, team, home, bar }: LineUpPageProps) {
  const { t } = useTranslation(['phone', 'results']);
  // What was just declared stays in sight until he goes on.
  const [declared, setDeclared] = useState<OfSegment>();
  const { view, refusal } = useView(tournament, { view: 'line-up', contestant: team, ...declared });
  const called = ({ called: { round, segment, segments } }: LineUpView): string =>
    segments > 1 ? t('results:lineUp.segment', { round, segment }) : t('results:match.round', { round });
  const against = (opponent: LineUpView['opponent']): string =>
    t('results:lineUp.against', { team: teamText(opponent) });
  return (
    <PhoneFrame
      title={t('results:lineUp.heading')}
      {...(view === undefined
        ? {}
        : {
            beside: [called(view), ...(view.meets === undefined ? [against(view.opponent)] : [])].join(', '),
          })}
      back={{ to: home, words: t('captain.back') }}
      above={bar}
    >
      {view !== undefined ? (
        <Declaring
          key={`${view.round}/${view.segment}`}
          tournament={tournament}
          view={view}
          onDeclared={setDeclared}
          onNext={declared === undefined ? undefined : () => setDeclared(undefined)}
        />
      ) : refusal === undefined ? (
        <Loading shape="rows" />
      ) : (
        <RefusalNote refusal={refusal} />
      )}
    </PhoneFrame>
  );
}

type OfSegment = Pick<LineUpView, 'session' | 'section' | 'round' | 'segment'>;

/** Against whom each of the team's pairs sits. */
function Meets({ meets }: { readonly meets: NonNullable<LineUpView['meets']> }) {
  const { t } = useTranslation(['results', 'common']);
  return (['NS', 'EW'] as const).map((side) => {
    const opponent = meets[side === 'NS' ? 'ns' : 'ew'];
    return opponent === undefined ? null : (
      <p key={side} className={classes.where}>
        {t(`common:side.${side}`)} {t('results:lineUp.against', { team: teamText(opponent) })}
      </p>
    );
  });
}

interface DeclaringProps {
  readonly tournament: string;
  readonly view: LineUpView;
  readonly onDeclared: (segment: OfSegment) => void;
  /** To the one that is still to be declared, after another was. */
  readonly onNext: (() => void) | undefined;
}

function Declaring({ tournament, view, onDeclared, onNext }: DeclaringProps) {
  const { t } = useTranslation('results');
  const { send, sending, refusal } = useCaptainCommand(tournament);
  const [changing, setChanging] = useState(false);
  const { session, section, round, segment, contestant, mine, theirs, first, mayDeclare, why } = view;
  const nameOf = (index: number) => view.players.find((player) => player.index === index)?.name ?? '';
  return (
    <>
      {view.meets === undefined ? (
        <p className={classes.where}>{t(view.home ? 'lineUp.openNs' : 'lineUp.openEw')}</p>
      ) : (
        <Meets meets={view.meets} />
      )}
      {first !== undefined && (
        <p className={classes.where}>
          {view.way === 'blind'
            ? t('lineUp.blind')
            : t(first.contestant === contestant ? 'lineUp.youFirst' : 'lineUp.youSecond', {
                clause: first.clause,
              })}
        </p>
      )}
      {theirs !== undefined && (
        <section aria-label={t('lineUp.theirs', { team: teamText(view.opponent) })}>
          <h2 className={classes.round}>{t('lineUp.theirs', { team: teamText(view.opponent) })}</h2>
          <LineUpShown
            lineUp={theirs}
            meets={undefined}
            names={(index) => view.theirPlayers?.[index] ?? ''}
          />
        </section>
      )}
      {mine !== undefined && !changing ? (
        <section aria-label={t('lineUp.mine')}>
          <h2 className={classes.round}>{t('lineUp.mine')}</h2>
          <LineUpShown lineUp={mine} meets={view.meets} names={nameOf} />
          {theirs === undefined && view.meets === undefined && (
            <p className={classes.where}>{t('lineUp.theirsHidden')}</p>
          )}
          {mayDeclare && <QuietButton onClick={() => setChanging(true)}>{t('lineUp.change')}</QuietButton>}
          {onNext !== undefined && <QuietButton onClick={onNext}>{t('lineUp.next')}</QuietButton>}
        </section>
      ) : mayDeclare ? (
        <LineUpForm
          view={view}
          sending={sending}
          onDeclare={async ({ open, closed }) => {
            const data = { session, section, round, segment, contestant, open, closed };
            if (!(await send('declare-line-up', data))) return;
            setChanging(false);
            onDeclared({ session, section, round, segment });
          }}
        />
      ) : why?.code === 'first-declares' ? (
        <p className={classes.note}>{t('lineUp.wait')}</p>
      ) : (
        <RefusalNote refusal={why} />
      )}
      <RefusalNote refusal={refusal} />
    </>
  );
}
