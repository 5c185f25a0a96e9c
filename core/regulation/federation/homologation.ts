import type { Breach } from '../breach.ts';

/** What must hold before results are final (RTP 3.1.6). */
export const GATES = ['report', 'good-standing', 'council', 'charges', 'compliance'] as const;
export type Gate = (typeof GATES)[number];

/** What of an event decides which gates it has. */
export interface HomologatedEvent {
  readonly official: boolean;
  /** Run by a regional association. */
  readonly regional: boolean;
  /** An appeal went to the council of justice. */
  readonly appealed: boolean;
}

/** The gates of an event: the report for official ones, good standing for regional ones, the council only if appealed to. */
export const gatesOf = ({ official, regional, appealed }: HomologatedEvent): readonly Gate[] => [
  ...(official ? (['report'] as const) : (['compliance'] as const)),
  ...(regional ? (['good-standing'] as const) : []),
  ...(appealed ? (['council'] as const) : []),
  'charges',
];

const MESSAGES: Readonly<Record<Gate, string>> = {
  report: 'The director’s report has not been received and approved.',
  'good-standing': 'Not every player is in good standing.',
  council: 'The council of justice has not decided.',
  charges: 'The homologation invoice or other charges are not paid.',
  compliance: 'It has not been found that the event kept to the regulation.',
};

/** Results are provisional until every gate is passed: what still keeps them so. */
export const homologationBreaches = (event: HomologatedEvent, passed: readonly Gate[]): readonly Breach[] =>
  gatesOf(event)
    .filter((gate) => !passed.includes(gate))
    .map((gate) => ({
      code: `gate-${gate}`,
      clause: 'RTP 3.1.6',
      message: MESSAGES[gate],
      params: { gate },
    }));
