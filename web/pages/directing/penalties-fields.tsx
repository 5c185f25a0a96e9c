import type { PenaltyUnit } from 'naipe/scoring';
import { type CaseOutcome, type CasePenalty, type SidesNamed, sittersOf } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Field, Pick } from '../../components/field.tsx';
import { useClauseText } from '../../components/use-clause-text.ts';
import { useDesk } from '../desk/desk-context.ts';
import { Quiet } from '../desk/parts/layout.tsx';
import { USUAL_PENALTY, unitsAt } from '../desk/rulings/usual-penalty.ts';
import { useContestantWords } from '../desk/use-contestants.ts';
import classes from './directing.module.css';

/** What each contestant is given: nothing, a warning, or an amount of a unit. */
export type PenaltiesDraft = Readonly<
  Record<string, { readonly unit: PenaltyUnit | 'warning'; readonly value: string }>
>;

/** Who is warned by what was found: a warning costs nothing, and is prefilled. */
export const warned = ({ warnings }: Pick<CaseOutcome, 'warnings'>, { ns, ew }: SidesNamed): PenaltiesDraft =>
  Object.fromEntries(
    warnings
      .flatMap(({ side }) => sittersOf((side === 'NS' ? ns : ew)?.contestant))
      .map((contestant) => [contestant, { unit: 'warning', value: '' }]),
  );

export const penaltiesOf = (draft: PenaltiesDraft): readonly CasePenalty[] =>
  Object.entries(draft).map(([contestant, { unit, value }]) => ({
    contestant,
    amount: unit === 'warning' ? unit : { unit, value: value.trim().replace(',', '.') },
  }));

interface PenaltiesFieldsProps {
  readonly sides: SidesNamed;
  readonly possible: CaseOutcome['penalties'];
  readonly given: PenaltiesDraft;
  readonly onChange: (given: PenaltiesDraft) => void;
}

/** Whom the director penalises with the ruling, if anybody (Law 90): never by itself. */
export function PenaltiesFields({ sides: { ns, ew }, possible, given, onChange }: PenaltiesFieldsProps) {
  const { t } = useTranslation(['desk', 'common']);
  const clauseText = useClauseText();
  const { settings } = useDesk().view.overview;
  const contestantWords = useContestantWords();
  const units = unitsAt(settings.method);
  const contestants = [ns, ew].flatMap((side) => sittersOf(side?.contestant));
  const set = (contestant: string, unit: PenaltyUnit | 'warning' | 'none'): void => {
    const { [contestant]: _, ...others } = given;
    onChange(
      unit === 'none'
        ? others
        : { ...others, [contestant]: { unit, value: unit === 'warning' ? '' : USUAL_PENALTY[unit] } },
    );
  };
  return (
    <details open={possible.length > 0 || Object.keys(given).length > 0}>
      <summary>{t('cases.penalties')}</summary>
      {possible.map(({ side, clause, kind }) => (
        <Quiet key={`${side}${clause}${kind}`}>
          {t('cases.penaltyPossible', { side: t(`common:side.${side}`), clause: clauseText(clause) })}
        </Quiet>
      ))}
      <div className={classes.column}>
        {contestants.map((contestant) => {
          const own = given[contestant];
          return (
            <div key={contestant}>
              <Pick<PenaltyUnit | 'warning' | 'none'>
                label={contestantWords(contestant)}
                value={own?.unit ?? 'none'}
                options={[
                  { value: 'none', label: t('cases.noPenalty') },
                  ...[...units, 'warning' as const].map((value) => ({
                    value,
                    label: t(`penalty.units.${value}`),
                  })),
                ]}
                onPick={(unit) => set(contestant, unit)}
              />
              {own !== undefined && own.unit !== 'warning' && (
                <Field
                  label={t('penalty.amount')}
                  inputMode="decimal"
                  value={own.value}
                  onChange={(event) =>
                    onChange({ ...given, [contestant]: { ...own, value: event.currentTarget.value } })
                  }
                />
              )}
            </div>
          );
        })}
      </div>
    </details>
  );
}
