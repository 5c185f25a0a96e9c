export { WBF_2013_VPS } from '../../scoring/vp/index.ts';
