import type { ProfileId, RegulationProfile } from './profile.ts';
import { ROP } from './rop/profile.ts';
import { RTP_2014 } from './rtp2014/profile.ts';
import { WBF } from './wbf/profile.ts';

export const PROFILES: Readonly<Record<ProfileId, RegulationProfile>> = {
  'rtp-2014': RTP_2014,
  rop: ROP,
  wbf: WBF,
};
