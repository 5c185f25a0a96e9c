import type { LineUpView, ScorecardPenalty, TeamView } from 'naipe/tournament';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Switch, useLocation } from 'wouter';
import { AnnouncementsBar } from '../../announcements/announcements-bar.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { ConnectionBar } from '../../components/connection-bar.tsx';
import { Loading } from '../../components/loading.tsx';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useClauseText } from '../../components/use-clause-text.ts';
import { useWritingStyle } from '../../components/writing-style.ts';
import { useView } from '../../live/index.ts';
import { OwnPenalties } from '../player/own-penalties.tsx';
import { MatchLines } from '../results/match/match-lines.tsx';
import { MatchProgress, MatchScore } from '../results/match/match-score.tsx';
import { teamText } from '../results/match/team-name.tsx';
import { TeamRounds } from '../results/match/team-page.tsx';
import { useRoundTitle } from '../results/match/use-round-title.ts';
import { PenaltyWords } from '../results/pair/penalty-words.tsx';
import classes from './captain-page.module.css';
import { LineUpPage } from './line-up-page.tsx';
import { SignPage } from './sign-page.tsx';
import { type OwnMatch, useOwnMatch } from './use-own-match.ts';

interface CaptainProps {
  readonly tournament: string;
  readonly team: string;
}

/** A team's own phone: what its captain has to do, and how the team stands. */
export function CaptainPages({ tournament, team }: CaptainProps) {
  const home = `/p/${tournament}/pair/${team}`;
  const own = useOwnMatch(tournament, team);
  const lineUp = useOwnLineUp(tournament, team);
  const props = { tournament, team, home };
  return (
    <Switch>
      <Route path={`${home}/line-up`}>
        <LineUpPage {...props} bar={<Bar tournament={tournament} />} />
      </Route>
      <Route path={`${home}/sign`}>
        {own?.match !== undefined && (
          <SignPage {...props} own={own} match={own.match} bar={<Bar tournament={tournament} />} />
        )}
      </Route>
      <Route path={`${home}/match`}>{own?.match !== undefined && <OwnBoards {...props} own={own} />}</Route>
      <Route>
        <TeamHome {...props} own={own} lineUp={lineUp} />
      </Route>
    </Switch>
  );
}

/** What the team has to declare, where line-ups are declared at all. */
function useOwnLineUp(tournament: string, team: string): LineUpView | undefined {
  const matches = useView(tournament, { view: 'matches' }).view;
  const declares = matches !== undefined && matches.format.match.lineUps !== 'none';
  const { view } = useView(
    tournament,
    declares ? { view: 'line-up', contestant: team } : { view: 'overview' },
  );
  return view !== undefined && 'choices' in view ? view : undefined;
}

function Bar({ tournament }: { readonly tournament: string }) {
  const { view } = useView(tournament, { view: 'overview' });
  return (
    <>
      <ConnectionBar tournament={tournament} />
      <AnnouncementsBar tournament={tournament} announcements={view?.announcements ?? []} />
    </>
  );
}

interface TeamHomeProps extends CaptainProps {
  readonly home: string;
  readonly own: OwnMatch | undefined;
  readonly lineUp: LineUpView | undefined;
}

/** A team's penalty as cards write it. */
const asOnCard = ({ amount, ...penalty }: TeamView['penalties'][number]): ScorecardPenalty =>
  typeof amount === 'string'
    ? { ...penalty, kind: amount }
    : { ...penalty, kind: 'penalty', amount: `${amount.value} ${amount.unit}` };

function TeamHome({ tournament, team, home, own, lineUp }: TeamHomeProps) {
  const { t } = useTranslation(['phone', 'results']);
  const { view, refusal } = useView(tournament, { view: 'team', contestant: team });
  const inRooms = own?.match?.closed !== undefined && own.match.ownBoards === undefined;
  return (
    <PhoneFrame
      title={view === undefined ? '' : teamText(view)}
      above={<Bar tournament={tournament} />}
      actions={<NextStep home={home} own={own} lineUp={lineUp} team={team} />}
    >
      {view?.withdrawn === true && <p className={classes.note}>{t('results:team.gone')}</p>}
      {own === undefined ? (
        refusal === undefined &&
        view?.withdrawn !== true && <p className={classes.note}>{t('captain.nothing')}</p>
      ) : (
        <Now own={own} home={home} team={team} />
      )}
      {view?.rooms !== undefined && inRooms && <Rooms {...view.rooms} />}
      {view?.womenSit !== undefined && <WomenSit {...view.womenSit} />}
      {view?.sheets !== undefined && inRooms && (
        <p className={classes.note}>
          {t(`captain.handIn.${view.sheets.handedInBy}`, { clause: view.sheets.clause })}
        </p>
      )}
      {view === undefined ? (
        refusal === undefined ? (
          <Loading shape="rows" />
        ) : (
          <RefusalNote refusal={refusal} />
        )
      ) : (
        <>
          <OwnPenalties
            tournament={tournament}
            contestant={team}
            kind="team"
            penalties={view.penalties.flatMap((penalty) => {
              const { session, appeals } = penalty;
              if (session === undefined || appeals === undefined) return [];
              return [{ session, words: <PenaltyWords penalty={asOnCard(penalty)} />, appeals }];
            })}
          />
          {view.rounds.length > 0 && <TeamRounds tournament={tournament} team={view} />}
        </>
      )}
      <ButtonLink href={`/r/${tournament}/ranking`}>{t('captain.standings')}</ButtonLink>
    </PhoneFrame>
  );
}

/** Of a mixed event: the seats of women. */
function WomenSit({ seats, clause, wrongSeatsStand }: NonNullable<TeamView['womenSit']>) {
  const { t } = useTranslation(['phone', 'common']);
  const { language } = useWritingStyle();
  const named = new Intl.ListFormat(language).format(seats.map((seat) => t(`common:seat.${seat}`)));
  return (
    <p className={classes.note}>
      {t('captain.women', { seats: named, clause })}{' '}
      {wrongSeatsStand !== undefined && t('captain.womenStand', { clause: wrongSeatsStand })}
    </p>
  );
}

/** Who may be in the closed room, and when the open room starts. */
function Rooms({ clause, captainMayWatch }: NonNullable<TeamView['rooms']>) {
  const { t } = useTranslation('phone');
  return (
    <details className={classes.about}>
      <summary>{t('captain.roomsTitle')}</summary>
      <p>
        {t('captain.rooms')} {captainMayWatch && t('captain.watch')} ({clause})
      </p>
    </details>
  );
}

/** The match at hand: against whom, where, how it stands. */
function Now({
  own: { round, match, home: isHome },
  home,
  team,
}: Pick<TeamHomeProps, 'home' | 'team'> & { readonly own: OwnMatch }) {
  const { t } = useTranslation(['phone', 'results']);
  const clauseText = useClauseText();
  const title = useRoundTitle();
  if (match === undefined) return <p className={classes.note}>{t('captain.bye')}</p>;
  const { open, closed, ownBoards, inRound } = match;
  const heading = title.ofMatch({ ...match, round: inRound ?? round.round });
  const inRooms = ownBoards === undefined;
  return (
    <section className={classes.match} aria-label={heading}>
      <h2 className={classes.round}>{heading}</h2>
      <MatchScore match={match} />
      <MatchProgress match={match} />
      <p className={classes.where}>
        {inRooms
          ? t('results:match.openAt', { table: open.table })
          : t('results:match.tables', { open: open.table, closed: closed?.table ?? '' })}
        {inRooms && closed !== undefined && (
          <>
            <br />
            {t('results:match.closedAt', { table: closed.table })}
          </>
        )}
      </p>
      {inRooms && <p className={classes.where}>{t(isHome ? 'captain.home' : 'captain.away')}</p>}
      {match.seatedEarly?.teams.map((each) => (
        <p key={each} className={classes.where}>
          {t(`captain.seatedEarly.${each === team ? 'own' : 'theirs'}`, {
            minutes: match.seatedEarly?.minutes ?? 0,
            clause: clauseText(match.seatedEarly?.clause ?? ''),
          })}
        </p>
      ))}
      {match.state !== 'published' && <ButtonLink href={`${home}/match`}>{t('captain.match')}</ButtonLink>}
    </section>
  );
}

interface NextStepProps {
  readonly home: string;
  readonly team: string;
  readonly own: OwnMatch | undefined;
  readonly lineUp: LineUpView | undefined;
}

/** What the captain has to do: sign what is over before he declares for what comes. */
function NextStep({ home, team, own, lineUp }: NextStepProps) {
  const { t } = useTranslation(['phone', 'results']);
  const [, navigate] = useLocation();
  const match = own?.match;
  if (match?.state === 'scored' && !match.agreed.includes(team))
    return <PrimaryButton onClick={() => navigate(`${home}/sign`)}>{t('captain.sign')}</PrimaryButton>;
  if (lineUp !== undefined && lineUp.mine === undefined && lineUp.mayDeclare)
    return <PrimaryButton onClick={() => navigate(`${home}/line-up`)}>{t('captain.lineUp')}</PrimaryButton>;
  const said: ReactNode =
    match?.state === 'scored'
      ? t('captain.signed')
      : match?.state === 'agreed'
        ? t('captain.bothSigned')
        : undefined;
  return (
    <>
      {said !== undefined && <p className={classes.note}>{said}</p>}
      {lineUp !== undefined && (
        <ButtonLink href={`${home}/line-up`}>
          {t(lineUp.mine === undefined ? 'captain.lineUp' : 'captain.lineUpDone')}
        </ButtonLink>
      )}
    </>
  );
}

function OwnBoards({
  tournament,
  home,
  own,
}: CaptainProps & { readonly home: string; readonly own: OwnMatch }) {
  const { t } = useTranslation('phone');
  const { round, match } = own;
  const { session, section } = round;
  const { view, refusal } = useView(tournament, {
    view: 'match',
    session,
    section,
    round: round.round,
    match: match?.match ?? 1,
  });
  return (
    <PhoneFrame
      title={t('captain.match')}
      back={{ to: home, words: t('captain.back') }}
      above={<Bar tournament={tournament} />}
    >
      {view !== undefined ? (
        <>
          <MatchScore match={view} large />
          <MatchLines match={view} />
        </>
      ) : refusal === undefined ? (
        <Loading shape="rows" />
      ) : (
        <RefusalNote refusal={refusal} />
      )}
    </PhoneFrame>
  );
}
