import type { ContestantKind, RankingLine, RankingView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../components/side-panel.tsx';
import { results } from '../../../locales/en/results.ts';
import { useScores } from '../scores/use-scores.ts';
import { useSearchPart } from '../use-search-part.ts';
import { allLists, listKey, placeAsked } from './ranking-filter.ts';

type Sentence = 'heading' | 'tied' | 'figure' | 'stillEqual' | 'later';

type Criterion = Exclude<keyof typeof results.tie, Sentence | `${Sentence}_team`>;

const isCriterion = (code: string): code is Criterion => Object.hasOwn(results.tie, code);

interface TieBreakNoteProps {
  readonly contestants: ContestantKind;
  readonly ranking: RankingView;
  /** Whose place is asked about, in which list: `NS/3`. */
  readonly asked: string | null;
}

/** How equals were put in order, or why they share a place. */
export function TieBreakNote({ contestants: context, ranking, asked }: TieBreakNoteProps) {
  const { t } = useTranslation(['results', 'common']);
  const [, setTie] = useSearchPart('tie');
  const list = allLists(ranking).find((each) => asked?.startsWith(`${listKey(each)}/`));
  const line = list?.lines.find(({ contestant }) => asked === placeAsked(list, contestant));
  return (
    <SidePanel
      opened={line !== undefined}
      heading={
        line === undefined ? '' : t('tie.heading', { place: line.place, pair: line.contestant, context })
      }
      close={t('parts.close')}
      onClose={() => setTie('')}
    >
      {line !== undefined && (
        <Reasons context={context} ranking={ranking} line={line} lines={list?.lines ?? []} />
      )}
    </SidePanel>
  );
}

function Reasons({
  context,
  ranking,
  line,
  lines,
}: {
  readonly context: ContestantKind;
  readonly ranking: RankingView;
  readonly line: RankingLine;
  readonly lines: readonly RankingLine[];
}) {
  const { t } = useTranslation(['results', 'common']);
  const scores = useScores();
  const { tieBreak, exAequo, score, contestant: pair } = line;
  const sharing = lines.filter((other) => other.place === line.place && other.contestant !== pair);
  const equals = tieBreak?.tiedWith ?? sharing.map((other) => other.contestant);
  return (
    <>
      <p>{t('tie.tied', { pairs: equals.join(', '), score: scores.total(score, ranking.unit), context })}</p>
      {tieBreak !== undefined && (
        <p>
          {t('tie.figure', {
            what: isCriterion(tieBreak.code) ? t(`tie.${tieBreak.code}`) : tieBreak.sentence,
            pair,
            context,
            figure: scores.decimal(tieBreak.figure),
          })}{' '}
          {t('common:page.clause', { clause: tieBreak.clause })}
        </p>
      )}
      {exAequo && <p>{ranking.provisional ? t('tie.later') : t('tie.stillEqual')}</p>}
    </>
  );
}
