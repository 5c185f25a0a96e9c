import type { StreamExists, VersionConflict } from '../facts/fact-log.ts';

export const conflict = (stream: string, expected: number, version: number): VersionConflict => ({
  code: 'version-conflict',
  version,
  message: `"${stream}" stands at fact ${version}, not ${expected}: somebody else was first. Read what is new and try again.`,
});

export const exists = (stream: string): StreamExists => ({
  code: 'exists-already',
  message: `There is a tournament "${stream}" here already; nothing was changed.`,
});
