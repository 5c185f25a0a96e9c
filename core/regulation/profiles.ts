import type { ProfileId, RegulationProfile } from './profile.ts';
import { ROP } from './rop/profile.ts';
import { RTP_2014 } from './rtp2014/profile.ts';
import { WBF } from './wbf/profile.ts';

export const PROFILES: Readonly<Record<ProfileId, RegulationProfile>> = {
  'rtp-2014': RTP_2014,
  rop: ROP,
  wbf: WBF,
};

/** How long after the results players may ask for a correction, where an event may set a shorter time (RTP 3.7.2). */
export function requestPeriodOf(
  profile: ProfileId,
): { readonly clause: string; readonly minutes: number } | undefined {
  const { requests } = PROFILES[profile].corrections;
  const period = requests.find(({ mayBeShorter }) => mayBeShorter === true);
  return period?.minutes === undefined ? undefined : { clause: period.clause, minutes: period.minutes };
}
