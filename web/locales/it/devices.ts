import type {
  deskDevices as en,
  deviceFacts as enFacts,
  deviceRefusals as enRefusals,
} from '../en/devices.ts';

export const deskDevices: typeof en = {
  devices: {
    policy: { own: 'anche quelli dei giocatori', table: 'solo il dispositivo del tavolo' },
    hint: 'In un torneo ufficiale nessuno usa il telefono da 5 minuti prima fino alla fine della sessione; l’arbitro può autorizzarlo con un motivo ({{clause}}).',
    heading: 'Dispositivi propri',
    about:
      'I telefoni dei giocatori restano spenti durante la sessione; le loro pagine rispondono di nuovo quando è finita. A chi ne autorizza uno, e perché?',
    list: 'Chi può usare un dispositivo',
    person: 'Giocatore',
    reason: 'Motivo',
    go: 'Autorizza',
    takeBack: 'Revoca',
    takeBackOf: 'Revoca l’autorizzazione: {{name}}',
  },
};

export const deviceFacts: typeof enFacts = {
  'device-authorised': '{{name}}, della coppia {{pair}}, può usare un dispositivo proprio.',
  'authorisation-withdrawn': 'L’autorizzazione {{authorisation}} per un dispositivo è stata revocata.',
};

export const deviceRefusals: typeof enRefusals = {
  'devices-rest':
    'I telefoni dei giocatori restano spenti da {{minutes}} minuti prima della sessione {{session}} fino alla sua fine. Questa pagina si riapre quando la sessione è finita; l’arbitro può fare un’eccezione.',
};
