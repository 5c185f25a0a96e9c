import { useDesk } from '../desk-context.ts';
import { PairsPage } from './pairs-page.tsx';
import { TeamsPage } from './teams/teams-page.tsx';

/** Who plays: teams or pairs. */
export function EntriesPage() {
  const { contestants } = useDesk().view.overview.settings;
  return contestants === 'team' ? <TeamsPage /> : <PairsPage />;
}
