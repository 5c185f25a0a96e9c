import { VisuallyHidden } from '@mantine/core';
import { type Played, type Seat, type Strain, seatText, strainText } from 'naipe/game';
import type { DoubleDummyTable, Par } from 'naipe/solver';
import { useTranslation } from 'react-i18next';
import classes from './makeable-table.module.css';
import { ResultNotation } from './result-notation.tsx';
import { signed } from './signed.ts';
import { SuitSymbol } from './suit-symbol.tsx';
import { useWritingStyle } from './writing-style.ts';

/** As hand records have them: partners below each other, the strains from the highest. */
const DECLARERS: readonly Seat[] = ['N', 'S', 'E', 'W'];
const STRAINS: readonly Strain[] = ['NT', 'S', 'H', 'D', 'C'];

interface MakeableTableProps {
  readonly tricks: DoubleDummyTable | undefined;
  readonly par?: Par | undefined;
  readonly paper?: boolean;
  /** Which result is looked at, and what happens when somebody chooses another. */
  readonly chosen?: Played | undefined;
  readonly onChoose?: (contract: Played) => void;
}

/** The twenty numbers of a deal and its par; nothing before they are worked out. */
export function MakeableTable({ tricks, par, paper = false, chosen, onChoose }: MakeableTableProps) {
  const { t } = useTranslation();
  const style = useWritingStyle();
  if (tricks === undefined) return null;
  const cell = (declarer: Seat, strain: Strain) => {
    const made = tricks[declarer][strain];
    if (onChoose === undefined) return made;
    return (
      <button
        type="button"
        className={classes.cell}
        aria-pressed={chosen?.declarer === declarer && chosen.strain === strain}
        onClick={() => onChoose({ declarer, strain })}
      >
        <VisuallyHidden>
          {t(`seat.${declarer}`)} {strainText(strain, style)}{' '}
        </VisuallyHidden>
        {made}
      </button>
    );
  };
  return (
    <div className={classes.makeable} data-paper={paper}>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{t('makeable.heading')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('makeable.declarer')}</VisuallyHidden>
            </th>
            {STRAINS.map((strain) => (
              <th key={strain} scope="col">
                {strain === 'NT' ? strainText(strain, style) : <SuitSymbol suit={strain} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DECLARERS.map((declarer) => (
            <tr key={declarer}>
              <th scope="row">{seatText(declarer, style)}</th>
              {STRAINS.map((strain) => (
                <td key={strain}>{cell(declarer, strain)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {par !== undefined && <ParLine par={par} />}
    </div>
  );
}

/** Par from the side that has it, and the contracts that give it. */
function ParLine({ par: { ns, contracts } }: { readonly par: Par }) {
  const { t } = useTranslation();
  if (contracts.length === 0) return <p className={classes.par}>{t('makeable.passedOut')}</p>;
  const side = t(ns > 0 ? 'side.NS' : 'side.EW');
  return (
    <p className={classes.par}>
      <span>{t('makeable.par', { side, points: signed(Math.abs(ns)) })}</span>
      {contracts.map((result) => (
        <ResultNotation key={result} result={result} />
      ))}
    </p>
  );
}
