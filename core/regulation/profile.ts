export const PROFILE_IDS = ['rtp-2014', 'rop', 'wbf'] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

export const LAWS_EDITIONS = [1997, 2007, 2017] as const;
export type LawsEdition = (typeof LAWS_EDITIONS)[number];
