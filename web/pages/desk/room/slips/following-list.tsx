import type { LossThatFollows, SideScoreData, WhatFollows } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { ResultNotation } from '../../../../components/result-notation.tsx';
import { signed } from '../../../../components/signed.ts';
import { Quiet } from '../../parts/layout.tsx';
import { usePlaces } from '../../parts/use-places.ts';
import { useSideScoreWords } from '../../rulings/side-score-words.ts';
import { useContestantWords } from '../../use-contestants.ts';
import classes from './slips.module.css';

interface Place {
  readonly section: string;
  readonly round: number;
  readonly table: number;
  readonly board?: number;
}

const keyOf = ({ section, round, table, board }: Place): string => `${section}/${round}/${table}/${board}`;

/** What follows, a sentence each: which result counts for whom, what is lost, who meets whom later. */
export function FollowingList({ follows }: { readonly follows: WhatFollows }) {
  const { t } = useTranslation('desk');
  const places = usePlaces();
  const called = useContestantWords();
  const { losses, meetings, again } = follows;
  const lost = new Set(losses.map(keyOf));
  const boards = follows.boards.filter((board) => !lost.has(keyOf(board)));
  if (boards.length + losses.length + meetings.length + again.length === 0)
    return <Quiet>{t('slips.nothing')}</Quiet>;
  return (
    <ul className={classes.list}>
      {boards.map((each) => (
        <li key={keyOf(each)}>
          {t('slips.board', {
            board: each.board,
            table: places.tableName(each.section, each.table),
            north: called(each.ns),
            east: called(each.ew),
          })}
          {each.result !== undefined && (
            <>
              : <ResultNotation result={each.result.result} /> ({signed(each.result.ns)})
            </>
          )}
        </li>
      ))}
      {losses.map((loss) => (
        <li key={keyOf(loss)}>
          <Loss loss={loss} />
        </li>
      ))}
      {meetings.map(({ section, round, table, ns, ew, boards: played, sharedWith }) => (
        <li key={keyOf({ section, round, table })}>
          {[
            t('slips.meeting', {
              round,
              table: places.tableName(section, table),
              north: called(ns),
              east: called(ew),
              boards: played.join(', '),
            }),
            ...(sharedWith.length === 0
              ? []
              : [
                  t('slips.shared', {
                    tables: sharedWith.map((other) => places.tableName(section, other)).join(', '),
                  }),
                ]),
          ].join(', ')}
        </li>
      ))}
      {again.map(({ section, round, table, ns, ew }) => (
        <li key={`again/${keyOf({ section, round, table })}`}>
          {t('slips.again', {
            round,
            table: places.tableName(section, table),
            north: called(ns),
            east: called(ew),
          })}
        </li>
      ))}
    </ul>
  );
}

/** A board that somebody cannot play, and what each side has for it. */
function Loss({ loss }: { readonly loss: LossThatFollows }) {
  const { t } = useTranslation('desk');
  const places = usePlaces();
  const called = useContestantWords();
  const scoreWords = useSideScoreWords();
  const words = (score: SideScoreData) => (score.kind === 'no-score' ? t('slips.keeps') : scoreWords(score));
  const { section, round, table, board, ns, ew, nsScore, ewScore, clause } = loss;
  return t('slips.loss', {
    round,
    table: places.tableName(section, table),
    board,
    north: called(ns),
    northScore: words(nsScore),
    east: called(ew),
    eastScore: words(ewScore),
    clause,
  });
}
