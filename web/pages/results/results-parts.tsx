import { ChevronDown, ChevronUp } from 'lucide-react';
import type { Overview } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Icon } from '../../components/icon.tsx';
import { playsMatches } from './match/phases.ts';
import classes from './results-parts.module.css';

const PARTS = ['ranking', 'matches', 'cross', 'butler', 'board', 'rules'] as const;
export type ResultsPart = (typeof PARTS)[number];

const PART_WORDS = {
  ranking: 'parts.ranking',
  matches: 'match.part',
  cross: 'cross.part',
  butler: 'butler.part',
  board: 'parts.boards',
  rules: 'parts.rules',
} as const;
const OF_MATCHES: ReadonlySet<ResultsPart> = new Set(['matches', 'cross', 'butler']);

/** The parts that there are: without matches, the ranking and the boards. */
const partsFor = (overview: Overview): readonly ResultsPart[] =>
  playsMatches(overview) ? PARTS : PARTS.filter((part) => !OF_MATCHES.has(part));

/** So many stand in one line on a phone. */
const IN_ONE_LINE = 3;

/** Those that a phone shows at once: the first, and the one that is open or the second; the others follow when they are asked for. */
function shownFirst(parts: readonly ResultsPart[], part: ResultsPart): readonly ResultsPart[] {
  if (parts.length <= IN_ONE_LINE) return parts;
  const [first, second] = parts;
  return parts.filter((each) => each === first || each === (part === first ? second : part));
}

interface ResultsPartsProps {
  readonly tournament: string;
  readonly overview: Overview;
  /** The part that the page belongs to. */
  readonly part: ResultsPart;
}

/** The way from a part of the results to another; on a phone in one line. */
export function ResultsParts({ tournament, overview, part }: ResultsPartsProps) {
  const { t } = useTranslation('results');
  const [all, setAll] = useState(false);
  const parts = partsFor(overview);
  const first = shownFirst(parts, part);
  return (
    <nav aria-label={t('parts.label')} className={classes.parts}>
      {parts.map((each) => (
        <Link
          key={each}
          href={`/r/${tournament}/${each}`}
          className={`${classes.part} ${all || first.includes(each) ? '' : classes.other}`}
          aria-current={each === part ? 'page' : undefined}
        >
          {t(PART_WORDS[each])}
        </Link>
      ))}
      {first.length < parts.length && (
        <button
          type="button"
          className={`${classes.part} ${classes.more}`}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {t(all ? 'parts.fewer' : 'parts.more')}
          <Icon of={all ? ChevronUp : ChevronDown} />
        </button>
      )}
    </nav>
  );
}
