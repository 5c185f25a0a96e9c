import type { DeskMatchRules } from '../en/desk-match-rules.ts';

export const deskMatchRules: DeskMatchRules = {
  spoiltBoard: {
    board: 'Tablilla',
    room: 'Dónde ocurrió',
    rooms: { open: 'Sala abierta', closed: 'Sala cerrada' },
    replaceBy: 'Tablilla jugada en su lugar',
    forThePairs: 'El resultado se escribió como si la tablilla no se hubiera girado',
    go: {
      cancelled: 'Anularla en este encuentro',
      replaced: 'Sustituirla en las dos salas',
      'played-likewise': 'Girarla en las dos salas',
    },
    alike: 'Ponga la tablilla igual para la otra sala: nada cambia en la puntuación.',
  },
  segmentClock: {
    take_one: 'Usar 1 minuto',
    take_other: 'Usar {{count}} minutos',
    seated: 'Todos sentados: el tiempo cuenta desde ahora',
    seatedAt: 'Sentados a las {{time}}.',
    grace: '5 minutos de gracia, hasta las {{time}}; después cuenta como juego lento.',
    late: 'Retraso ahora: {{count}} min. Desde las {{time}} se aplica {{clause}}.',
  },
  stronger: {
    says: '{{player}} entró en {{team}} cuando las series ya estaban formadas y aumenta su valor: se proponen {{vps}} PV en cada encuentro que juegue.',
    unknown: 'Ninguna alineación dice si juega.',
    reason: '{{player}} aumenta el valor del equipo',
  },
  charge: {
    times: 'Cuántas veces les ha ocurrido',
    says: 'Según la tabla de penalizaciones, para {{team}}: {{amount}}.',
    warning: 'una advertencia',
    imps: '{{imps}} IMP',
    give: 'Aplicarla a {{team}}',
    vps: 'Quitar {{vps}} PV a {{team}}',
    vps_points: 'Quitar {{vps}} puntos a {{team}}',
    vps_imps: 'Quitar {{vps}} IMP a {{team}}',
    inPoints: 'Este encuentro no se cuenta en IMP: quítele puntos en «Penalización».',
  },
  proposalNote: {
    'seats-penalty': 'Los dos equipos responden de los asientos de sus parejas: es posible una penalización.',
    'turned-in-the-other-room':
      'Las tablillas jugadas solo en una sala se juegan en la otra con las parejas giradas: {{count}}.',
    discipline: 'Pueden seguir medidas disciplinarias.',
    'two-other-players': 'El organizador puede aceptar hasta dos jugadores más.',
    'tie-break': 'El empate se deshace como al final de un encuentro eliminatorio.',
    'mean-proposed':
      'El texto no dice nada de los PV de los propios infractores: se propone su media. Confírmelo.',
    'late-team-stays':
      'No vino ningún equipo de reserva: el equipo que llegó tarde puede seguir en el torneo.',
    'reserve-takes-its-place':
      'El equipo que llegó tarde queda fuera del torneo; el de reserva ocupa su lugar.',
    'player-may-be-replaced': 'Un jugador que no pueda seguir puede ser sustituido.',
    'present-team-waits': 'El equipo presente espera la decisión, o se arriesga a lo mismo.',
    'false-reason': 'El trabajo no es fuerza mayor; un motivo falso cuesta 24 IMP.',
    'exactly-a-quarter':
      'Con esta, el equipo ha faltado exactamente a un cuarto de sus encuentros: vea si sigue.',
  },
};
