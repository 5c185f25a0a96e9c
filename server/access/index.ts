export * from './allowances.ts';
export * from './attempts.ts';
export * from './company.ts';
export * from './device-name.ts';
export * from './directors.ts';
export * from './join-codes.ts';
export * from './known-devices.ts';
export * from './sign-ins.ts';
