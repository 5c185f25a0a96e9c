import type { DeskEmpty } from '../en/desk-empty.ts';

export const deskEmpty: DeskEmpty = {
  empty: {
    tournaments: 'Organice su primer torneo',
    tournamentsNext:
      'Diga cuántas parejas vienen. Naipe propone el movimiento; las mesas están listas en dos minutos.',
    entries: 'Todavía no hay inscritos',
    entriesNext:
      'Pegue la lista de parejas o añádalas una a una. Los nombres se pueden escribir durante el juego.',
    room: 'Todavía no hay mesas',
    roomNext_team: 'Sortee la primera ronda: con ella vienen las mesas.',
    roomNext: 'Planifique una sesión: con el número de parejas vienen el movimiento y las mesas.',
    ready: 'La sala está lista',
    readyNext: 'Ponga un código en cada mesa y abra después la sesión: el botón está arriba.',
    boards: 'Todavía no hay tablillas en juego',
    boardsNext: 'Con la sesión abierta, cada tablilla tiene aquí su ambulante y recibe lo que escriba.',
    ranking: 'Todavía no hay clasificación',
    rankingNext: 'Empieza con el primer resultado de la sesión y se rehace con cada uno.',
    rulings: 'Todavía no hay decisiones',
    rulingsNext: 'Lo que decida durante la sesión queda aquí, con su motivo, y se puede deshacer.',
    history: 'Nada que mostrar',
    historyNext: 'Ningún registro de este tipo tiene estas palabras. Muestre todo o pruebe otra palabra.',
  },
};
