import { useTranslation } from 'react-i18next';
import { CaseSetting } from './case-setting.tsx';
import { CaseTeller } from './case-teller.tsx';
import { RulingRecord } from './ruling-record.tsx';
import { RulingsFrame } from './rulings-frame.tsx';
import { TableResult } from './table-result.tsx';
import { useCaseInHand } from './use-case.ts';
import { useLocalCase } from './use-local-case.ts';

/** A case that stands alone: no tournament is needed. */
export function RulingsPage() {
  const { t } = useTranslation('rulings');
  const inHand = useCaseInHand(useLocalCase());
  const { table, begun, regulated, vulnerabilityKnown } = inHand;
  return (
    <RulingsFrame
      here="table"
      edition={table.edition}
      title={t('title')}
      sentence={t('sentence')}
      beside={
        <>
          <TableResult table={table} onVulnerability={vulnerabilityKnown} />
          <RulingRecord table={table} />
        </>
      }
    >
      <CaseSetting table={table} onBegin={begun} onRegulation={regulated} />
      <CaseTeller inHand={inHand} />
    </RulingsFrame>
  );
}
