/** Several sessions as a plan: who plays, from which seats, who meets whom. */
export const deskSessions = {
  sessions: {
    howMany: '¿Cuántas sesiones?',
    which: '¿Qué sesión se planifica?',
    notPlanned: 'sin planificar',
    mixed: 'Mitchell y Howell en {{count}} sesiones',
    mixedHow:
      'Se planifican las sesiones a la vez: en cada una, dos de tres grupos juegan un Mitchell y el tercero un Howell.',
    twoHow:
      'Las dos sesiones se planean a la vez: primero un Mitchell entre dos líneas, luego un Howell en cada línea.',
    who: 'Quién juega',
    whoPlays: {
      everyone: 'todos en un solo campo',
      first: 'los clasificados',
      groups: 'grupos según la clasificación',
    },
    whoHint: {
      first: 'Los demás quedan detrás de ellos.',
      groups: 'Cada grupo se compara y clasifica por separado.',
    },
    size: { first: 'Cuántos se clasifican', groups: 'Parejas por grupo' },
    group: 'Grupo {{group}}, {{count}} parejas: {{pairs}}',
    qualified: 'Clasificadas, {{count}} parejas: {{pairs}}',
    way: 'Asientos',
    ways: {
      order: 'por orden de número',
      index: 'sorteo por índice de valor',
      ranking: 'sorteo por clasificación',
      apart: 'sorteo, nuevos oponentes',
    },
    wayHint: {
      order: 'La pareja 1 en el primer asiento, y así sucesivamente.',
      index: 'Bandos y secciones quedan equilibrados; quien no puede moverse tiene asiento fijo.',
      ranking: 'Bandos y secciones quedan equilibrados; quien no puede moverse tiene asiento fijo.',
      apart: 'Se repiten los menos encuentros posibles; después se equilibran los bandos.',
    },
  },
  encounters: {
    heading: 'Quién se enfrenta a quién',
    never: 'nunca se enfrentan',
    once: 'una vez',
    twice: 'dos veces',
    more: 'más veces',
    aim: 'Cada dos parejas en las sesiones planificadas. El mayor número posible de oponentes distintos, ninguno más de dos veces. {{clause}}',
    grid: 'Pareja a pareja, con las sesiones en que se enfrentan',
  },
  triplet: {
    heading: 'Trío',
    sentence:
      'Tres jugadores, de los que juegan dos cada vez. El índice de valor es 2/3 de la suma de los tres.',
    third: 'Tercer jugador',
    indexOf: 'Índice de valor de {{name}}',
    enter: 'Inscribir al tercer jugador',
    index: 'Índice de valor del trío: {{index}}, 2/3 de la suma.',
    who: 'Quién juega',
    play: 'Juegan estos',
  },
};
