/** A table of the club, as its card names it: `5`, or `B5` where there are sections. */
export interface Place {
  readonly section?: string;
  readonly table: number;
}

export const placeText = ({ section = '', table }: Place): string => `${section}${table}`;

export function readPlace(text: string): Place | undefined {
  const [, section = '', number = ''] = /^([A-Z]{0,2})([1-9]\d{0,2})$/.exec(text.toUpperCase()) ?? [];
  if (number === '') return undefined;
  const table = Number(number);
  return section === '' ? { table } : { section, table };
}
