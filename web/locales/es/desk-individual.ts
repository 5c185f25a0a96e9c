/** Un torneo individual en la mesa del director. */
export const deskIndividual = {
  individual: {
    howMany: '¿Cuántos jugadores vienen?',
    hint: 'Con el número de jugadores aparecen aquí las formas de jugar. Cada uno juega con muchos compañeros, para sí.',
    outside: 'De {{least}} a {{most}} jugadores.',
    defaultName: 'Individual, {{date}}',
    create: 'Crear e inscribir a los jugadores',
    oneSection: 'Todos en una sala',
    sections: '{{count}} secciones: {{sizes}} jugadores',
    sitsOut: 'Descansa',
    roundsOut_one: '{{rounds}} ronda',
    roundsOut_other: '{{rounds}} rondas',
    partners: 'Nadie repite compañero.',
    opponents: 'Los oponentes se encuentran {{times}} veces.',
    balance: 'Equilibrio {{quality}} de 100.',
    shared: 'Dos mesas se pasan las tablillas.',
    entered: 'Jugadores inscritos: {{count}}.',
    none: 'No hay individual para tantos jugadores.',
    lots: 'Sortear los números',
  },
};

/** What is said of pairs where they are entered, said of players. */
export const playerEntries = {
  count_player_one: 'Un jugador.',
  count_player_other: '{{count}} jugadores.',
  keys_player:
    'Escriba un nombre, Intro: el jugador siguiente. Los nombres también pueden venir después: se juega por número.',
  pairs_player: 'Jugadores',
  player_player: 'Jugador',
  playerOf_player: 'Nombre del jugador {{pair}}',
  valueIndexOf_player: 'Índice de valor del jugador {{pair}}',
  add_player: 'Añadir un jugador',
  pasteHint_player: 'Un jugador por línea. Puede ir delante un número.',
  unread_player: 'Aquí no hay nombre: {{lines}}',
  enter_player_one: 'Inscribir a un jugador',
  enter_player_other: 'Inscribir a {{count}} jugadores',
};
