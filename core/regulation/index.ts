export * from './profile.ts';
export * from './rop/vp.ts';
export * from './rtp2014/vp.ts';
export * from './wbf/vp.ts';
