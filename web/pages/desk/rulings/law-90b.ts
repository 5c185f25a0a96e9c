import type { IncidentName } from 'naipe/laws';

/** The eight examples of Law 90B, each by what is told of it. */
export const LAW_90B: readonly { readonly what: IncidentName; readonly clause: string }[] = [
  { what: 'late', clause: '90B1' },
  { what: 'slow', clause: '90B2' },
  { what: 'loud', clause: '90B3' },
  { what: 'compares-scores', clause: '90B4' },
  { what: 'touches-cards', clause: '90B5' },
  { what: 'wrong-pocket', clause: '90B6' },
  { what: 'procedure-error', clause: '90B7' },
  { what: 'disobeys', clause: '90B8' },
];
