import { type Contract, type Style, strainText } from 'naipe/game';

/** A contract without its declarer, as players write it: `3♥X`, `3 ST` for a Portuguese. */
export const contractText = ({ level, strain, doubling }: Contract, style: Style): string =>
  `${level}${strain === 'NT' ? ' ' : ''}${strainText(strain, style)}${doubling}`;
