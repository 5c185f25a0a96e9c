import { VULNERABILITIES, type Vulnerability } from 'naipe/game';
import { type Table, tableResult } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/card.tsx';
import { Choice } from '../../components/choice.tsx';
import { BoardResult } from './parts/board-result.tsx';

interface TableResultProps {
  readonly table: Table;
  readonly onVulnerability: (vulnerability: Vulnerability) => void;
}

/** The tricks and the score once the play is over. Only here does it matter who was vulnerable. */
export function TableResult({ table, onVulnerability }: TableResultProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const final = tableResult(table);
  if (final === undefined) return null;
  return (
    <Card heading={t('revoke.result')}>
      <BoardResult final={final} />
      <Choice
        label={t('common:vulnerability.label')}
        value={table.vulnerability}
        options={VULNERABILITIES.map((value) => ({ value, label: t(`common:vulnerability.${value}`) }))}
        onChange={onVulnerability}
      />
    </Card>
  );
}
