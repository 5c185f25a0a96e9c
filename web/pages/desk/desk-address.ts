/** The parts of the desk, in the order of an evening. */
export const DESK_PARTS = [
  'setup',
  'entries',
  'room',
  'boards',
  'ranking',
  'rulings',
  'print',
  'history',
] as const;
export type DeskPart = (typeof DESK_PARTS)[number];

export const deskAddress = (tournament: string, part: DeskPart, more = ''): string =>
  `/desk/${encodeURIComponent(tournament)}/${part}${more === '' ? '' : `/${more}`}`;
