import { SEATS, type Seat, type Strain, strainText } from 'naipe/game';
import type { CaseView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { SuitSymbol } from '../../components/suit-symbol.tsx';
import { useWritingStyle } from '../../components/writing-style.ts';
import { Quiet } from '../desk/parts/layout.tsx';
import previewClasses from '../desk/rulings/score-preview.module.css';

const STRAINS: readonly Strain[] = ['S', 'H', 'D', 'C', 'NT'];

/** The tricks of each declarer in each strain, all cards seen: information beside the results that are weighed, no more. */
export function MakeableTable({ tricks }: Pick<CaseView, 'tricks'>) {
  const { t } = useTranslation(['desk', 'common']);
  const style = useWritingStyle();
  if (tricks === undefined) return null;
  return (
    <details>
      <summary>{t('cases.makeable')}</summary>
      <table className={previewClasses.preview}>
        <thead>
          <tr>
            <td />
            {STRAINS.map((strain) => (
              <th key={strain} scope="col">
                {strain === 'NT' ? strainText(strain, style) : <SuitSymbol suit={strain} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SEATS.map((seat: Seat) => (
            <tr key={seat}>
              <th scope="row">{t(`common:seat.${seat}`)}</th>
              {STRAINS.map((strain) => (
                <td key={strain}>{tricks[seat][strain]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Quiet>{t('cases.makeableNote')}</Quiet>
    </details>
  );
}
