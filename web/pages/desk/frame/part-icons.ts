import {
  GalleryVerticalEnd,
  Gavel,
  History,
  LayoutGrid,
  type LucideIcon,
  Printer,
  Shuffle,
  SlidersHorizontal,
  Swords,
  Trophy,
  UsersRound,
} from 'lucide-react';
import type { DeskPart } from '../desk-address.ts';

/** The sign of each part of the desk, beside its name. */
export const PART_ICONS: Readonly<Record<DeskPart, LucideIcon>> = {
  setup: SlidersHorizontal,
  entries: UsersRound,
  draw: Shuffle,
  matches: Swords,
  room: LayoutGrid,
  boards: GalleryVerticalEnd,
  ranking: Trophy,
  rulings: Gavel,
  print: Printer,
  history: History,
};
