import { type Breach, missingItems } from '../regulation/index.ts';
import { type EventPlan, isOfficial, shapeOf } from './event.ts';

/** RTP 2.2.2.1: limits of substitution of an event's own are the federation's to agree to, in advance. */
const ownLimits = ({ level, stated, approval }: EventPlan): readonly Breach[] =>
  level === 'national' || stated.substitutions === undefined || approval !== undefined
    ? []
    : [
        {
          code: 'no-approval',
          clause: 'RTP 2.2.2.1',
          message: 'The federation has not agreed to limits of substitution of the event’s own.',
        },
      ];

/** ROP 1: what the federation does not run needs its leave. */
const leave = (plan: EventPlan): readonly Breach[] =>
  plan.profile !== 'rop' || plan.level !== 'private' || plan.authorised !== undefined
    ? []
    : [{ code: 'not-authorised', clause: 'ROP 1', message: 'The federation has not authorised the event.' }];

/** What keeps an event from opening: what the regulations of an official one leave out (RTP 3.1.2), and what the federation has not agreed to. */
export const openingBreaches = (plan: EventPlan): readonly Breach[] => [
  ...(isOfficial(plan) ? missingItems(shapeOf(plan), plan.stated) : []),
  ...ownLimits(plan),
  ...leave(plan),
];

/** RTP 3.5.4, 3.6.9: a handicap table or formula of the event's own needs the federation's approval. */
export const handicapFindings = ({ level, stated, approval }: EventPlan): readonly Breach[] =>
  level === 'national' || stated.handicapTable === undefined || approval !== undefined
    ? []
    : [
        {
          code: 'handicap-approval',
          clause: 'RTP 3.5.4, 3.6.9',
          message: 'A handicap table of the event’s own needs the federation’s approval.',
        },
      ];
