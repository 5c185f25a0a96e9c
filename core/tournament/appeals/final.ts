import { isDisciplinary } from '../penalties/offence.ts';
import { profileOf } from '../settings-defaults.ts';
import type { Tournament } from '../state.ts';

/** What nobody may appeal against under the regulation (RTP 3.8.1: penalties of discipline). */
export const isFinal = (
  { settings }: Pick<Tournament, 'settings'>,
  ruling: Parameters<typeof isDisciplinary>[0],
): boolean => profileOf(settings).appeals.final.includes('disciplinary') && isDisciplinary(ruling);
