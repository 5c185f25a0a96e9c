import type {
  ResultsContestant,
  ResultsEvent,
  ResultsFile,
  ResultsMatch,
  ResultsSection,
  ResultsSession,
  Traveller,
  TravellerLine,
} from './model.ts';

/** Every section of every session, in the order of the file. */
export const sectionsOf = ({ event }: ResultsFile): readonly ResultsSection[] =>
  event.sessions.flatMap(({ sections }) => sections);

/** Every traveller of a section, those of its matches included. */
export const travellersOf = ({ travellers, matches }: ResultsSection): readonly Traveller[] => [
  ...travellers,
  ...matches.flatMap((match) => match.travellers),
];

export const matchesOf = (file: ResultsFile): readonly ResultsMatch[] =>
  sectionsOf(file).flatMap(({ matches }) => matches);

export const linesOf = (file: ResultsFile): readonly TravellerLine[] =>
  sectionsOf(file)
    .flatMap(travellersOf)
    .flatMap(({ lines }) => lines);

/** The contestants ranked in a section: its own or, where it lists none, those of its session or of the event. */
export function contestantsOf(
  event: ResultsEvent,
  session: ResultsSession,
  section: ResultsSection,
): readonly ResultsContestant[] {
  const lists = [section.contestants, session.overall, event.overall];
  return lists.find((list) => list.length > 0) ?? [];
}

/**
 * The results of one board over the sections of a session, as a field scored across sections is compared.
 * Boards come in ascending order.
 */
export function fieldOf(sections: readonly ResultsSection[]): readonly Traveller[] {
  const byBoard = new Map<number, TravellerLine[]>();
  for (const { board, lines } of sections.flatMap(travellersOf)) {
    const met = byBoard.get(board) ?? [];
    for (const line of lines) met.push(line);
    byBoard.set(board, met);
  }
  return [...byBoard].toSorted(([a], [b]) => a - b).map(([board, lines]) => ({ board, lines }));
}
