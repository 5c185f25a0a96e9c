import { TextInput } from '@mantine/core';
import { SUITS, type Suit, suitText } from 'naipe/game';
import { comparability, type MadeCall, type Meaning, reasonText } from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWritingStyle } from '../../components/writing-style.ts';
import { CallNotation } from './call-notation.tsx';
import classes from './meaning-comparer.module.css';

/** What is typed about a call: points and lengths as `12-14`, `5+` or `4`. */
type Draft = Readonly<Record<'points' | 'purpose' | Suit, string>>;

const NOTHING: Draft = { points: '', purpose: '', S: '', H: '', D: '', C: '' };

/** `12-14`, `5+`, `4`: from the least to the most. */
function readRange(text: string, most: number): { min: number; max: number } | undefined {
  const [, least, plus, to] = /^\s*(\d{1,2})\s*(\+|(?:[-–]\s*(\d{1,2})))?\s*$/.exec(text) ?? [];
  if (least === undefined) return undefined;
  const min = Number(least);
  return { min, max: to !== undefined ? Number(to) : plus === '+' ? most : min };
}

function meaningOf(draft: Draft): Meaning {
  const points = readRange(draft.points, 40);
  const lengths = SUITS.flatMap((suit) => {
    const range = readRange(draft[suit], 13);
    return range === undefined ? [] : [[suit, range] as const];
  });
  const says = points !== undefined || lengths.length > 0;
  const purpose = draft.purpose.trim().toLowerCase();
  const hands = [{ ...(points === undefined ? {} : { points }), lengths: Object.fromEntries(lengths) }];
  return { ...(says ? { hands } : {}), ...(purpose === '' ? {} : { purpose }) };
}

interface MeaningComparerProps {
  readonly first: MadeCall;
  readonly second: MadeCall;
}

/** Law 23A: what the two calls show, and whether that makes the second comparable. The director decides. */
export function MeaningComparer({ first, second }: MeaningComparerProps) {
  const { t } = useTranslation('rulings');
  const { language } = useWritingStyle();
  const [drafts, setDrafts] = useState<readonly [Draft, Draft]>([NOTHING, NOTHING]);
  const found = comparability(
    { ...first, meaning: meaningOf(drafts[0]) },
    { ...second, meaning: meaningOf(drafts[1]) },
  );
  const said = drafts.every((draft) => Object.values(draft).some((text) => text.trim() !== ''));
  return (
    <details className={classes.comparer}>
      <summary className={classes.summary}>{t('meaning.compare')}</summary>
      <MeaningFields made={first} draft={drafts[0]} onChange={(draft) => setDrafts([draft, drafts[1]])} />
      <MeaningFields made={second} draft={drafts[1]} onChange={(draft) => setDrafts([drafts[0], draft])} />
      {said && found !== undefined && (
        <p role="status" className={classes.found}>
          {t(found.answer === 'yes' ? 'meaning.comparable' : 'meaning.notComparable')}{' '}
          {reasonText(found.reason, language)}
        </p>
      )}
    </details>
  );
}

interface MeaningFieldsProps {
  readonly made: MadeCall;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

function MeaningFields({ made, draft, onChange }: MeaningFieldsProps) {
  const { t } = useTranslation('rulings');
  const style = useWritingStyle();
  const field = (name: keyof Draft, label: string, placeholder: string) => (
    <TextInput
      key={name}
      label={label}
      placeholder={placeholder}
      value={draft[name]}
      onChange={(event) => onChange({ ...draft, [name]: event.currentTarget.value })}
    />
  );
  return (
    <fieldset className={classes.fields}>
      <legend>
        <CallNotation call={made.call} />
      </legend>
      {field('points', t('meaning.points'), '12-14')}
      {SUITS.map((suit) => field(suit, suitText(suit, style), '5+'))}
      {field('purpose', t('meaning.purpose'), '')}
    </fieldset>
  );
}
