import type { ContestantId, ContestantKind, Overview } from 'naipe/tournament';
import type { SignedIn } from './client.ts';

/** Where a phone belongs this evening. */
export type OwnPlace =
  | {
      readonly kind: 'table';
      readonly to: string;
      readonly section: string;
      readonly table: number;
      readonly severalSections: boolean;
    }
  | {
      readonly kind: 'pair';
      readonly to: string;
      readonly pair: ContestantId;
      readonly contestants: ContestantKind;
    };

const isOver = (status: string | undefined): boolean =>
  status === 'closed' || status === 'published' || status === 'over';

/**
 * Where somebody who opens Naipe anew goes on: his table until its session is over, his pair until the tournament is.
 * As long as nothing is known of the tournament, it is taken to go on.
 */
export function ownPlaceOf(
  viewer: SignedIn,
  overview: Pick<Overview, 'status' | 'sessions' | 'settings'> | undefined,
): OwnPlace | undefined {
  switch (viewer.role) {
    case 'public':
    case 'director':
      return undefined;
    case 'table': {
      const session = overview?.sessions.find((each) => each.session === viewer.session);
      if (isOver(session?.status)) return undefined;
      const { section, table } = viewer;
      const severalSections = (session?.sections.length ?? 1) > 1;
      return { kind: 'table', to: `/t/${viewer.tournament}`, section, table, severalSections };
    }
    case 'player':
      return isOver(overview?.status)
        ? undefined
        : {
            kind: 'pair',
            to: `/p/${viewer.tournament}/pair/${viewer.pair}`,
            pair: viewer.pair,
            contestants: overview?.settings.contestants ?? 'pair',
          };
  }
}
