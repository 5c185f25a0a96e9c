export * from './attempts.ts';
export * from './director-password.ts';
export * from './join-codes.ts';
export * from './secrets.ts';
export * from './sign-ins.ts';
