import type { Settings } from '../settings.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import { matchesPhaseOf } from './drawn-rounds.ts';

/**
 * Whether the card led is asked for: as the event says; where simultaneous matches are written on travellers, as the regulation
 * has it for pairs (RTP 2.3.9 with 2.2.7, ROP 6.12 with 5.12).
 */
export function leadIn(tournament: Tournament, session: SessionState): Settings['lead'] {
  const { settings } = tournament;
  const phase = matchesPhaseOf(tournament, session);
  if (settings.lead !== 'optional' || phase?.format.match.written !== 'travellers') return settings.lead;
  return profileOf(settings).exactLead?.usual ?? settings.lead;
}
