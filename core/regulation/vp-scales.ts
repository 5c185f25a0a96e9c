import {
  ACBL_20_VPS,
  ACBL_30_VPS,
  type VpScale,
  WBF_2013_DISCRETE_VPS,
  WBF_2013_VPS,
} from '../scoring/index.ts';
import { ROP_VPS, WBF_25_VPS } from './rop/vp.ts';
import { RTP_2014_VPS } from './rtp2014/vp.ts';

/** A scale of victory points with what it is called and where it is used. */
export interface NamedScale {
  readonly name: string;
  readonly scale: VpScale;
}

/** Every scale that is known here, by the word that chooses it. */
export const VP_SCALES = {
  'rtp-2014': { name: '20–0, RTP Annex I (Portugal, 2014)', scale: RTP_2014_VPS },
  rop: { name: '25–0, ROP 11', scale: ROP_VPS },
  wbf: { name: '20–0, WBF continuous (2013); EBU continuous', scale: WBF_2013_VPS },
  'wbf-discrete': { name: '20–0, WBF in whole VPs (2013); EBU discrete', scale: WBF_2013_DISCRETE_VPS },
  'wbf-25': { name: '25–0, WBF until 2012', scale: WBF_25_VPS },
  ebu: { name: '20–0, EBU continuous, which is that of the WBF', scale: WBF_2013_VPS },
  'ebu-discrete': { name: '20–0, EBU in whole VPs, which is that of the WBF', scale: WBF_2013_DISCRETE_VPS },
  'acbl-continuous': { name: '20–0, continuous at the ACBL, which is that of the WBF', scale: WBF_2013_VPS },
  'acbl-20': { name: '20–0, ACBL Swiss teams, 6 to 11 boards', scale: ACBL_20_VPS },
  'acbl-30': { name: '30–0, ACBL Swiss teams, 6 to 11 boards', scale: ACBL_30_VPS },
} as const satisfies Readonly<Record<string, NamedScale>>;

export type VpScaleId = keyof typeof VP_SCALES;
export const VP_SCALE_IDS = Object.keys(VP_SCALES) as readonly VpScaleId[];

export const isVpScaleId = (name: string): name is VpScaleId => Object.hasOwn(VP_SCALES, name);
