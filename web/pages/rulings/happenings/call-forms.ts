import { looksPassedOut } from 'naipe/laws';
import { call, seat } from './fields.ts';
import { type FormsOf, OF_NOBODY, who } from './form.ts';
import { BEGUN, CALLING, UNSCORED } from './moment.ts';

/** What happens with calls, and that the director is called. */
export const CALL_FORMS: FormsOf<'change' | 'simultaneous' | 'hands-returned' | 'director'> = {
  change: {
    group: 'calls',
    when: BEGUN,
    provided: ({ calls }) => calls.length > 0,
    fields: { seat: seat('whoseCall', { likely: 'last-caller' }), call: call('newCall') },
  },
  simultaneous: { group: 'calls', when: CALLING, fields: { calls: { kind: 'calls', ask: 'players' } } },
  'hands-returned': {
    group: 'calls',
    when: ['auction', 'lead'],
    provided: looksPassedOut,
    fields: OF_NOBODY,
  },
  director: { group: 'director', when: UNSCORED, fields: { by: who } },
};
