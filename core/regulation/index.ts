export * from './profile.ts';
export * from './profiles.ts';
export * from './rop/profile.ts';
export * from './rop/vp.ts';
export * from './rtp2014/profile.ts';
export * from './rtp2014/vp.ts';
export * from './wbf/profile.ts';
export * from './wbf/vp.ts';
