import type { RoundMatches } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useView } from '../../../live/index.ts';
import { roundsToShow, severalGroups } from '../../results/match/rounds.ts';
import { TeamName } from '../../results/match/team-name.tsx';
import { useRoundTitle } from '../../results/match/use-round-title.ts';
import { useSearchPart } from '../../results/use-search-part.ts';
import type { SheetProps } from '../print-page.tsx';
import classes from '../sheet.module.css';
import { SheetHead } from '../sheet-head.tsx';
import { DrawRecord, drawnNames, PhaseRecordLines } from './draw-record.tsx';

/** Who meets whom and where, for the notice board: the rounds that are played now and next, or all of the session. */
export function DrawSheet({ tournament, overview, session }: SheetProps) {
  const { t } = useTranslation('results');
  const { view, refusal } = useView(tournament, { view: 'matches', session });
  const [all, setAll] = useSearchPart('rounds');
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  const current = roundsToShow(view);
  const nameOf = drawnNames(view);
  const hasMore = current.length < view.rounds.length;
  return (
    <>
      {hasMore && (
        <label data-screen-only className={classes.withHands}>
          <input
            type="checkbox"
            checked={all !== ''}
            onChange={(event) => setAll(event.currentTarget.checked ? 'all' : '')}
          />
          {t('print.allRounds')}
        </label>
      )}
      <SheetHead overview={overview} heading={t('print.draw')} note={t('print.session', { session })} />
      <PhaseRecordLines record={view.record} />
      <div className={all === '' && current.length === 1 ? undefined : classes.flow}>
        {(all === '' ? current : view.rounds).map((round) => (
          <Round
            key={`${round.section}/${round.round}`}
            round={round}
            several={severalGroups(view)}
            nameOf={nameOf}
          />
        ))}
      </div>
    </>
  );
}

interface RoundProps {
  readonly round: RoundMatches;
  readonly several: boolean;
  readonly nameOf: (contestant: string) => string;
}

function Round({ round: drawn, several, nameOf }: RoundProps) {
  const { t } = useTranslation('results');
  const title = useRoundTitle().ofRound(drawn);
  const { section, matches, bye } = drawn;
  return (
    <section className={classes.block}>
      <table className={classes.table}>
        <caption>
          {title}
          {several && <> · {t('match.group', { group: section })}</>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('print.place')}</th>
            <th scope="col">{t('match.home')}</th>
            <th scope="col">{t('match.away')}</th>
          </tr>
        </thead>
        <tbody>
          {matches.map(({ match, home, away, open, closed, stage }) => (
            <tr key={match}>
              <td className={classes.together}>
                {closed === undefined ? open.table : `${open.table} / ${closed.table}`}
                {stage === 'third-place' && <> · {t('match.stage.third-place')}</>}
              </td>
              <td>
                <TeamName team={home} />
              </td>
              <td>
                <TeamName team={away} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {bye !== undefined && (
        <p className={classes.remark}>
          <TeamName team={bye} /> · {t('match.sitsOut')}
        </p>
      )}
      <DrawRecord round={drawn} nameOf={nameOf} />
    </section>
  );
}
