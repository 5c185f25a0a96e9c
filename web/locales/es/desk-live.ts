import type { deskLive as en, liveFacts as enFacts } from '../en/desk-live.ts';

export const deskLive: typeof en = {
  live: {
    substitute: {
      tier: 'Nivel del sustituto',
      unknown: 'desconocido',
      withoutCategory: 'sin categoría',
      approved: 'Aprobada expresamente, aunque incumpla algo',
      forceMajeure: 'Fuerza mayor',
      region: 'Región que exige el torneo',
      none: 'ninguna',
      kept: 'conservada',
      lost: 'no conservada',
    },
    ranked: {
      out: 'Fuera de la clasificación',
      back: 'De nuevo en la clasificación',
      sentence: 'Juega fuera de concurso, o está descalificado: lo que otros hacen contra él cuenta.',
    },
    corrections: {
      heading: 'Correcciones pedidas',
      sentence: 'Tablilla {{board}}, ronda {{round}}, mesa {{table}}: {{pair}} dice “{{says}}”.',
      stands: 'Está anotado',
      waits: 'El otro bando aún no ha respondido.',
      confirmed: 'El otro bando lo confirma.',
      denied: 'El otro bando dice que no es así.',
      elsewhere: 'Son de otra mesa: compruébelo y corrija después.',
      deposit: 'Depósito ({{clause}})',
      deposits: {
        none: 'ninguno',
        returned: 'devuelto: había un error, o lo publicado no permitía excluirlo',
        kept: 'perdido',
      },
      right: 'Lo correcto',
      go: 'Corregir',
      refuse: 'Rechazar',
      ask: 'Dicen que una puntuación está mal',
      who: '¿Quién lo dice?',
      says: 'Lo que debería constar',
      askGo: 'Anotar la petición',
      theyConfirm: 'La pareja {{pair}} lo confirma',
      theyDeny: 'La pareja {{pair}} dice que no',
      theyConfirm_player: 'El jugador {{pair}} lo confirma',
      theyDeny_player: 'El jugador {{pair}} dice que no',
    },
    due: {
      by_one: 'Resultados antes de {{time}}: queda {{count}} minuto ({{clause}}).',
      by_other: 'Resultados antes de {{time}}: quedan {{count}} minutos ({{clause}}).',
      late: 'Los resultados salieron tarde: se atienden peticiones justificadas hasta {{time}} ({{clause}}).',
    },
    move: {
      heading: 'Se ha ordenado el cambio',
      sentence:
        'Estas mesas no habían terminado cuando se ordenó el cambio. {{clause}}: una mano solo se juega hasta el final si {{keeps}}; si no, se pierde, igual que las no empezadas.',
      keeps: { 'lead-faced': 'la salida estaba descubierta', 'auction-over': 'el remate había terminado' },
      table: 'Mesa {{table}}, ronda {{round}}',
      asks: 'Todavía no ha dicho hasta dónde había llegado.',
      underWay: 'La tablilla {{board}} está en juego',
      none: 'Ninguna: se pierden todas',
      lost: 'Perdidas: tablillas {{boards}}',
      reason: 'Juego lento',
      go_one: 'Dar {{count}} puntuación artificial',
      go_other: 'Dar {{count}} puntuaciones artificiales',
    },
    slow: {
      heading: 'Mesas lentas',
      pace: '{{minutes}} minutos por mano ({{clause}})',
      table_one: 'Mesa {{table}}: {{count}} minuto de retraso ({{boardsIn}} de {{boards}} tablillas)',
      table_other: 'Mesa {{table}}: {{count}} minutos de retraso ({{boardsIn}} de {{boards}} tablillas)',
    },
  },
};

export const liveFacts: typeof enFacts = {
  'contestant-ranked': 'La pareja {{pair}} vuelve a la clasificación.',
  'contestant-ranked-out': 'La pareja {{pair}} está fuera de la clasificación.',
  'correction-asked':
    'La pareja {{pair}} pide corregir la tablilla {{board}}, ronda {{round}}, mesa {{table}}: “{{says}}”.',
  'correction-answered': 'La pareja {{pair}} confirma la petición {{request}}.',
  'correction-answered-no': 'La pareja {{pair}} dice que la petición {{request}} no es correcta.',
  'correction-decided': 'Se aceptó la petición {{request}}.',
  'correction-decided-no': 'Se rechazó la petición {{request}}.',
  'move-answered':
    'Ronda {{round}}, mesa {{table}}: la tablilla {{underWay}} estaba en juego al ordenar el cambio ({{by}}).',
  'board-marked': 'La tablilla {{board}} cuenta como está marcada: dador {{dealer}}, {{vulnerable}}.',
  'move-answered-none':
    'Ronda {{round}}, mesa {{table}}: ninguna tablilla estaba avanzada al ordenar el cambio ({{by}}).',
};
