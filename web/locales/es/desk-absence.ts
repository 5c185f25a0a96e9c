import type {
  deskAbsence as en,
  absenceFacts as enFacts,
  absenceFindings as enFindings,
  absenceRefusals as enRefusals,
} from '../en/desk-absence.ts';

export const deskAbsence: typeof en = {
  seatsTold: {
    not: 'no han dicho quién está dónde',
    change: 'Han cambiado de asiento',
    other: '{{player}} está en {{seat}}',
  },
  absence: {
    heading: 'Ausencias',
    note: 'No está',
    who: '¿Quién no está?',
    is: 'La pareja {{pair}} no está.',
    came_zero: 'La pareja {{pair}} llegó con menos de un minuto de retraso.',
    came_one: 'La pareja {{pair}} llegó {{count}} minuto tarde.',
    came_other: 'La pareja {{pair}} llegó {{count}} minutos tarde.',
    out: 'La pareja {{pair}} está fuera.',
    waits_one: 'Se la espera hasta las {{time}}: queda {{count}} minuto ({{clause}}).',
    waits_other: 'Se la espera hasta las {{time}}: quedan {{count}} minutos ({{clause}}).',
    mayBeOut: 'Puede quedar fuera desde las {{time}}, y lo está a las {{by}} ({{clause}}).',
    over: 'Su tiempo terminó a las {{time}} ({{clause}}).',
    plays: {
      reserve: 'La pareja suplente {{pair}} juega en su lugar.',
      'stand-in': 'La pareja {{pair}} juega en su lugar, fuera de concurso.',
      reserve_player: 'El suplente {{pair}} juega en su lugar.',
      'stand-in_player': 'El jugador {{pair}} juega en su lugar, fuera de concurso.',
    },
    cameNow: 'Ya ha llegado',
    call: 'La pareja suplente {{pair}} está aquí: entra en la ronda {{round}}',
    callLate: 'La pareja suplente {{pair}} está aquí',
    back: 'Devolverle su lugar',
    standIn: 'Una pareja de circunstancias',
    standInGo: 'Sentar a la pareja de circunstancias',
    takeOut: 'Dejarla fuera',
    reason: {
      reserve: 'La pareja {{pair}} no vino',
      'stand-in': 'La pareja {{pair}} no vino',
      returned: 'La pareja {{pair}} llegó tarde',
      out: 'No vino',
      reserve_player: 'El jugador {{pair}} no vino',
      'stand-in_player': 'El jugador {{pair}} no vino',
      returned_player: 'El jugador {{pair}} llegó tarde',
    },
    stays:
      'La pareja de circunstancias puede pedir seguir hasta las {{time}}, si cumple las condiciones de inscripción ({{clause}}).',
    staysLater:
      'La pareja de circunstancias puede pedir seguir hasta {{minutes}} minutos después de publicarse los resultados, si cumple las condiciones de inscripción ({{clause}}).',
    stay: 'Sigue en el torneo',
    stayReason: 'Pide seguir',
    late: 'Por el retraso',
    lost: 'Manos perdidas',
    reserve: 'Suplente n.º',
    isReserve: 'Suplente {{order}}',
    is_player: 'El jugador {{pair}} no está.',
    came_player_zero: 'El jugador {{pair}} llegó con menos de un minuto de retraso.',
    came_player_one: 'El jugador {{pair}} llegó con {{count}} minuto de retraso.',
    came_player_other: 'El jugador {{pair}} llegó con {{count}} minutos de retraso.',
    out_player: 'El jugador {{pair}} está fuera.',
    call_player: 'El suplente {{pair}} está aquí: entra en la ronda {{round}}',
    callLate_player: 'El suplente {{pair}} está aquí',
    standIn_player: 'Un jugador de circunstancias',
    standInGo_player: 'Sentar al jugador de circunstancias',
    stays_player:
      'El jugador de circunstancias puede pedir seguir hasta las {{time}}, si cumple las condiciones de inscripción ({{clause}}).',
    staysLater_player:
      'El jugador de circunstancias puede pedir seguir hasta {{minutes}} minutos después de publicarse los resultados, si cumple las condiciones de inscripción ({{clause}}).',
  },
};

export const absenceFacts: typeof enFacts = {
  'absence-noted': 'La pareja {{pair}} no estaba.',
  'absence-ended': 'La pareja {{pair}} llegó.',
  'place-taken': 'La pareja {{pair}} juega en lugar de la pareja {{instead}} desde la ronda {{fromRound}}.',
  'seats-taken': 'Ronda {{round}}, mesa {{table}}: {{first}} en {{firstSeat}}, {{second}} en {{secondSeat}}.',
  'result-recorded-named':
    'Tablilla {{board}}, ronda {{round}}, mesa {{table}}: {{result}}, {{declarer}} ({{by}}).',
  'result-corrected-named':
    'Tablilla {{board}}, ronda {{round}}, mesa {{table}}: corregido a {{result}} ({{declarer}}).',
};

export const absenceRefusals: typeof enRefusals = {
  'absent-has-played':
    'La pareja {{pair}} tiene resultados en la ronda {{round}}: está aquí. Quien se va, se retira.',
  'absent-in-match': 'Un equipo que no viene se decide en su encuentro.',
  'not-absent': 'Anote primero que la pareja {{pair}} no está.',
  'own-place': 'La pareja {{pair}} no puede ocupar así ese lugar.',
  'no-reserve': 'La pareja {{pair}} no está inscrita como suplente.',
  'no-reserves': 'El torneo no tiene suplentes. Dígalo en sus ajustes e inscríbalos por su orden.',
};

export const absenceFindings: typeof enFindings = {
  'not-next-reserve': 'Los suplentes se llaman por orden: la pareja {{next}} va antes que la {{pair}}.',
  'reserve-early': 'Los suplentes se llaman desde {{until}}: hasta entonces se espera a la pareja.',
  'reserve-late': 'La ronda {{round}} ya se ha llamado: es tarde para un suplente.',
  'leads-to-out': 'La pareja {{pair}} queda fuera y la {{other}} juega fuera de concurso.',
  'place-lost': 'La pareja {{pair}} ha perdido su lugar: la ronda {{round}} ya se ha llamado.',
  'stay-asked-late': 'La pareja de circunstancias podía pedir seguir hasta {{until}}.',
  'seats-kept': 'Desde la primera mano nadie cambia de asiento sin permiso del director.',
  'women-seats': 'En parejas mixtas las señoras tienen sus propios asientos.',
};
