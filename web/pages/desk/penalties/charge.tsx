import type { PenaltyProposal } from 'naipe/regulation';
import type { PenaltyUnit } from 'naipe/scoring';
import { type GivenLine, type MeasureGiven, timesGiven } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../desk-context.ts';
import { Quiet, Stack } from '../parts/layout.tsx';
import { MeasureFields } from './measure-fields.tsx';
import { usePenaltyWords } from './use-penalty-words.ts';

/** Somebody who answers for a breach, and what he is given for it. */
export interface Answering {
  /** By what it is known among those who answer. */
  readonly key: string;
  readonly contestant: string;
  /** One of its players alone, by his place in the entry. */
  readonly offender?: number;
  readonly name: string;
  /** Nothing while something has still to be told. */
  readonly proposed: PenaltyProposal | undefined;
  readonly measures: readonly MeasureGiven[];
}

interface ChargeProps {
  readonly answering: Answering;
  readonly row: string;
  readonly given: readonly GivenLine[];
  readonly unit: PenaltyUnit;
  readonly onMeasures: (measures: readonly MeasureGiven[]) => void;
}

/** What one who answers for a breach has had, what the table proposes for him, and what he gets. */
export function Charge({ answering, row, given, unit, onMeasures }: ChargeProps) {
  const { t } = useTranslation('desk');
  const words = usePenaltyWords(useDesk().view.overview.settings.profile);
  const { contestant, offender, name, proposed, measures } = answering;
  const times = timesGiven(given, { contestant, offender }, row) + 1;
  const had = given.filter((line) => line.contestant === contestant).map(words.given);
  return (
    <Stack>
      <p role="status" style={{ margin: 0 }}>
        {times === 1
          ? t('penaltyTable.first', { who: name })
          : t('penaltyTable.next', { who: name, count: times })}
      </p>
      {had.length > 0 && <Quiet>{t('penaltyTable.had', { list: had.join('; ') })}</Quiet>}
      {proposed !== undefined && (
        <section aria-label={`${t('penaltyTable.proposed')}: ${name}`}>
          <b>{t('penaltyTable.proposed')}</b>
          <ul>
            {proposed.measures.map((measure) => (
              <li key={measure.form}>{words.proposed(measure)}</li>
            ))}
            {proposed.measures.length === 0 && <li>{t('penaltyTable.nothing')}</li>}
            {proposed.report && <li>{t('penaltyTable.report')}</li>}
            {proposed.noteCodes.map((code) => (
              <li key={code}>{t(`penaltyNote.${code}`)}</li>
            ))}
          </ul>
        </section>
      )}
      {measures.map((measure, index) => (
        <MeasureFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of a proposal's parts is theirs.
          key={index}
          measure={measure}
          unit={unit}
          onChange={(changed) => onMeasures(measures.map((each, at) => (at === index ? changed : each)))}
        />
      ))}
    </Stack>
  );
}
