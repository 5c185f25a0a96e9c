import { type Breach, missingItems } from '../regulation/index.ts';
import { type EventPlan, isOfficial, shapeOf } from './event.ts';

/** RTP 2.2.2.1: limits of substitution of an event's own are the federation's to agree to, in advance; ROP 5.11 leaves them to its regulations. */
const ownLimits = ({ profile, level, stated, approval }: EventPlan): readonly Breach[] =>
  profile !== 'rtp-2014' ||
  level === 'national' ||
  stated.substitutions === undefined ||
  approval !== undefined
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

/** RTP 1.2: a festival is open to all (3.1.1) and on two days in a row at least; opening it makes it public. */
const festival = ({ profile, festival: is, types, from, to }: EventPlan): readonly Breach[] => {
  if (profile !== 'rtp-2014' || is !== true) return [];
  return [
    ...(types.some((type) => type !== 'open')
      ? [
          {
            code: 'festival-not-open',
            clause: 'RTP 1.2, 3.1.1',
            message: 'A festival is open to all players: no category, sex or age is asked for.',
          },
        ]
      : []),
    ...(from >= to
      ? [
          {
            code: 'festival-one-day',
            clause: 'RTP 1.2',
            message: 'A festival is played on two days in a row at least.',
          },
        ]
      : []),
  ];
};

/** What keeps an event from opening: what the regulations of an official one leave out (RTP 3.1.2), and what the federation has not agreed to. */
export const openingBreaches = (plan: EventPlan): readonly Breach[] => [
  ...(isOfficial(plan) ? missingItems(shapeOf(plan), plan.stated) : []),
  ...ownLimits(plan),
  ...leave(plan),
  ...festival(plan),
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
