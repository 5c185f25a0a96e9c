import type { Overview } from 'naipe/tournament';
import { playsMatches } from '../results/match/phases.ts';

/** The parts of the desk, in the order of an evening. */
const DESK_PARTS = [
  'setup',
  'entries',
  'draw',
  'matches',
  'room',
  'boards',
  'ranking',
  'rulings',
  'print',
  'history',
] as const;
export type DeskPart = (typeof DESK_PARTS)[number];

const OF_MATCHES: ReadonlySet<DeskPart> = new Set(['draw', 'matches']);

/** The parts that a tournament needs: without matches nothing is drawn. */
export const partsFor = (overview: Overview): readonly DeskPart[] =>
  playsMatches(overview) ? DESK_PARTS : DESK_PARTS.filter((part) => !OF_MATCHES.has(part));

export const deskAddress = (tournament: string, part: DeskPart, more = ''): string =>
  `/desk/${encodeURIComponent(tournament)}/${part}${more === '' ? '' : `/${more}`}`;
