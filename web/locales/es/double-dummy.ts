import type { DoubleDummyMessages } from '../en/double-dummy.ts';

/** The page Double dummy. */
export const doubleDummy: DoubleDummyMessages = {
  title: 'A cartas vistas',
  about:
    'Lo que hacen cuatro jugadores que ven todas las cartas. Todo se calcula en este navegador, también sin red.',
  text: 'Una mano, o un archivo PBN con una',
  hint: 'Norte primero, palos de picas a tréboles: N:AK2.QJ3.T98.7654 …',
  fault: 'Todavía no es una mano: {{why}}',
  cards: 'Las cartas',
  random: 'Repartir una',
  dealer: 'Dador',
  working: 'Calculados: {{done}} de {{of}} resultados.',
  choose: 'Elija un resultado para jugarlo carta a carta: declarante y denominación.',
  playing: '{{declarer}} juega {{strain}}',
  tricks: 'El declarante tiene {{won}}; con el mejor juego, {{all}} en total.',
  turn: 'Juega {{seat}}',
  over: 'Se jugaron las trece bazas: {{won}} para el declarante.',
  undo: 'Volver atrás',
  restart: 'Desde el principio',
  trick: 'En la mesa',
  played: 'Jugado hasta ahora',
  cost_one: 'costó una baza',
  cost_other: 'costó {{count}} bazas',
  best: 'no cuesta nada',
  losing_one: 'cuesta una baza',
  losing_other: 'cuesta {{count}} bazas',
  thinking: 'Un momento …',
  noLosing: 'Ninguna carta ha costado bazas hasta ahora.',
};
