/** Which devices are used during play, and who may use one of his own. */
export const deskDevices = {
  devices: {
    policy: { own: 'players’ own phones too', table: 'only the table’s device' },
    hint: 'In an official event nobody uses a phone from 5 minutes before the session to its end; the director may allow one for a reason ({{clause}}).',
    heading: 'Own devices',
    about:
      'Players’ own phones rest during the session; their pages answer again when it is over. Whom do you allow one, and why?',
    list: 'Who may use a device',
    person: 'Player',
    reason: 'Reason',
    go: 'Allow',
    takeBack: 'Take back',
    takeBackOf: 'Take back: {{name}}',
  },
};

export const deviceFacts = {
  'device-authorised': '{{name}}, pair {{pair}}, may use a device of his or her own.',
  'authorisation-withdrawn': 'Permission {{authorisation}} for a device was taken back.',
};

export const deviceRefusals = {
  'devices-rest':
    'Players’ own phones rest from {{minutes}} minutes before session {{session}} to its end. This page opens again when the session is over; the director may make an exception.',
};
