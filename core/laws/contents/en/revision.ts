import type { Revision } from '../revision-2023.ts';

export const revision: Revision = {
  '73A2': {
    before: 'Calls and plays should come without marked stress, manner, hurry or delay.',
    since: 'They shall come without stress or manner, and without hurry or delay on purpose.',
  },
  '73B': {
    before:
      'Partners shall not tell each other anything by manner, remarks, questions or alerts (B1); doing so by secret agreement is the gravest offence (B2).',
    since: 'One ban for all: partners must not communicate, or try to, but by calls and plays.',
  },
  '73C1': {
    before: 'Whoever has unauthorised information from partner must not profit by it.',
    since: 'The same, said of information that came to him without intent.',
  },
  '73D1': {
    before: 'An even tempo is desirable, though not always required.',
    since: 'It is desirable; the exception is no longer said.',
  },
  '73D3': { before: 'Ordered pauses stand in 73A2.', since: 'Ordered pauses stand here.' },
  '73E1': {
    before: 'A deceptive call or play may not be helped by unusual hurry or delay.',
    since: 'Nor by manner.',
  },
  '89': {
    before: 'Points to Law 12C3: rectification in individual events.',
    since:
      'Offences: to seek, use or pass on information by forbidden means. The disciplinary code says what they cost, and statistics may support a charge.',
  },
};
