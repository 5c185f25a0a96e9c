import type { StartMessages } from '../en/start.ts';

export const start: StartMessages = {
  start: {
    label: 'Adónde ir',
    sit: 'Estoy en una mesa',
    sitHint: 'Escribir el código de la mesa, anotar y acordar resultados en este teléfono',
    results: 'Resultados',
    resultsHint: 'Clasificaciones, tablillas y fichas, para todos',
    direct: 'Dirigir',
    directHint: 'Preparar un torneo, llevar la sala, decidir, publicar',
    rule: 'Decidir en una mesa',
    ruleHint: 'Qué salió mal, qué dice la ley, quién elige',
    doubleDummy: 'A cartas vistas',
    doubleDummyHint: 'Lo que se puede hacer, carta a carta',
    tools: 'Herramientas',
    toolsHint: 'Cuánto vale un resultado; una mano para practicar',
    season: 'Temporada',
    seasonHint: 'Calendario, inscripciones, clasificaciones por puntos; inscríbase en una prueba',
    now: 'En curso',
    coming: 'Próximamente',
    played: 'Últimos resultados',
    today: 'hoy',
    ranking: 'Ver la clasificación',
    tables_one: 'una mesa',
    tables_other: '{{count}} mesas',
    first: 'Organice su primer torneo',
    firstNext:
      'Diga cuántas parejas vienen. Naipe propone el movimiento, los jugadores anotan los resultados en sus teléfonos y la clasificación se hace sola.',
    firstGo: 'Prepararlo en dos minutos',
    status: {
      'set-up': 'sin empezar',
      playing: 'en juego',
      'between-sessions': 'entre sesiones',
      over: 'terminado',
      published: 'resultados publicados',
    },
  },
};
