export * from './announcement.ts';
export * from './facts/index.ts';
export * from './http/create-server.ts';
export * from './running.ts';
export * from './serve.ts';
export * from './serve-until-stopped.ts';
export * from './version.ts';
