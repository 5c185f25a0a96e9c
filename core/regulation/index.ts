export * from './rop/pairs-scoring.ts';
export * from './rop/vp.ts';
export * from './rtp2014/pairs-scoring.ts';
export * from './rtp2014/vp.ts';
export * from './wbf/vp.ts';
