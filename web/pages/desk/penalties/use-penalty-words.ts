import type { Fraction } from 'naipe/base';
import type { PenaltyMeasure, ProfileId } from 'naipe/regulation';
import type { PenaltyUnit } from 'naipe/scoring';
import type { GivenLine } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useClauseText } from '../../../components/use-clause-text.ts';
import { useNumbers } from '../../../components/use-numbers.ts';
import { desk } from '../../../locales/en/desk.ts';

const has = <T extends object>(texts: T, key: PropertyKey): key is keyof T => Object.hasOwn(texts, key);

const DECIMALS = 2;

/** Exactly where it is whole, else with two decimals. */
const inDecimals = (value: Fraction): string =>
  value.isWhole ? value.toString() : value.toDecimal(DECIMALS);

/** Rows of the tables of penalties, and what they charge, in words. */
export function usePenaltyWords(profile: ProfileId) {
  const { t } = useTranslation('desk');
  const clauseText = useClauseText();
  const { decimal } = useNumbers();
  const amount = (unit: PenaltyUnit, value: string): string =>
    `${decimal(value)} ${t(`penalty.units.${unit}`)}`;
  const row = (name: string): string => {
    const { 'rtp-2014': rtp, rop } = desk.penaltyRow;
    if (profile === 'rtp-2014' && has(rtp, name)) return t(`penaltyRow.rtp-2014.${name}`);
    return profile === 'rop' && has(rop, name) ? t(`penaltyRow.rop.${name}`) : name;
  };
  return {
    row,
    proposed(measure: PenaltyMeasure): string {
      switch (measure.form) {
        case 'warning':
        case 'suspension':
          return t(`penaltyForm.${measure.form}`);
        case 'procedural':
        case 'disciplinary':
          return `${t(`penaltyForm.${measure.form}`)}, ${amount(measure.unit, inDecimals(measure.value))}`;
        case 'range': {
          const [from, to] = [inDecimals(measure.from), inDecimals(measure.to)];
          const range = t('penaltyTable.range', { from, to });
          return `${t('penaltyForm.procedural')}, ${range} ${t(`penalty.units.${measure.unit}`)}`;
        }
        case 'decision':
          return t(`penaltyDecision.${measure.code}`);
      }
    },
    /** What somebody had before: the row and what it cost. */
    given({ offence, amount: cost, clause }: GivenLine): string {
      const what = offence === undefined ? clauseText(clause) : row(offence.row);
      const form = offence?.form ?? (typeof cost === 'string' ? cost : 'procedural');
      const points = typeof cost === 'string' ? '' : `, ${amount(cost.unit, cost.value)}`;
      return `${what} (${t(`penaltyForm.${form}`)}${points})`;
    },
  };
}
