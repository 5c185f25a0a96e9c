import type { ContestantId, SectionId, SessionNumber } from '../meeting.ts';

/** Who looks or asks. */
export type Viewer =
  /** By the name under which he signed in: he may play himself. */
  | { readonly role: 'director'; readonly name?: string }
  /** The device at a table of a session. */
  | {
      readonly role: 'table';
      readonly session: SessionNumber;
      readonly section: SectionId;
      readonly table: number;
    }
  | { readonly role: 'player'; readonly contestant: ContestantId }
  | { readonly role: 'public' };
export type Role = Viewer['role'];
export const ROLES = ['director', 'table', 'player', 'public'] as const satisfies readonly Role[];

export type ViewerOf<R extends Role> = Extract<Viewer, { readonly role: R }>;

/** Is that the table of the device? */
export const isSameTable = (
  viewer: ViewerOf<'table'>,
  at: { readonly session: number; readonly section: string; readonly table: number },
): boolean => viewer.session === at.session && viewer.section === at.section && viewer.table === at.table;
