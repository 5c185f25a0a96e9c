import { LAW_NUMBERS, lawTitle, loadContents } from 'naipe/laws/contents';
import { type LawRuledOn, lawOfClause } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useClauseText } from '../../../components/use-clause-text.ts';
import type { TournamentCases } from '../../../live/index.ts';
import { clauseAddress } from '../../rulings/book/addresses.ts';
import { useLoaded } from '../../rulings/book/use-loaded.ts';
import { DataTable } from '../parts/layout.tsx';

const EDITION = 2017;

interface LawsTableProps {
  readonly laws: readonly LawRuledOn[];
  readonly tournaments: readonly TournamentCases[];
}

/** The laws by how often they were ruled on, and in how many tournaments. */
export function LawsTable({ laws, tournaments }: LawsTableProps) {
  const { t } = useTranslation('desk');
  const clauseText = useClauseText();
  const contents = useLoaded(loadContents);
  const inHowMany = (law: number): number =>
    tournaments.filter(({ cases }) => cases.some(({ clauses }) => clauses.map(lawOfClause).includes(law)))
      .length;
  const title = (law: number): string => {
    const number = LAW_NUMBERS.find((each) => each === law);
    return contents === undefined || number === undefined ? '' : lawTitle(contents, number, EDITION);
  };
  return (
    <DataTable label={t('caseRegister.most')}>
      <thead>
        <tr>
          <th scope="col">{t('caseRegister.law')}</th>
          <th scope="col">{t('caseRegister.about')}</th>
          <th scope="col">{t('cases.register')}</th>
          <th scope="col">{t('list.title')}</th>
        </tr>
      </thead>
      <tbody>
        {laws.map(({ law, cases }) => (
          <tr key={law}>
            <th scope="row">
              <Link href={clauseAddress(law, EDITION)}>{clauseText(`Law ${law}`)}</Link>
            </th>
            <td>{title(law)}</td>
            <td>{cases}</td>
            <td>{inHowMany(law)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
