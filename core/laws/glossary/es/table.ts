import type { Entries } from '../entry.ts';
import type { TableTerm } from '../terms.ts';

export const table: Entries<TableTerm> = {
  board: {
    means: 'El estuche numerado de cuatro manos; también las cuatro manos tal como se repartieron en él.',
  },
  contestant: { means: 'Quien se clasifica: un jugador, una pareja, o un equipo de cuatro o más.' },
  deal: { means: 'El mazo repartido en cuatro manos; también esas cartas con su remate y su carteo.' },
  director: { means: 'Quien lleva el torneo y aplica las Leyes.' },
  event: { means: 'Competición de una o más sesiones; también se llama torneo.' },
  extraneous: {
    means: 'Que no forma parte del juego tal como las Leyes permiten jugarlo.',
    1997: 'Usa la palabra sin definirla.',
    2007: 'Usa la palabra sin definirla.',
  },
  hand: { means: 'Las cartas repartidas a un jugador, o lo que queda de ellas.' },
  infraction: {
    means: 'Violación, por un jugador, de una ley o de un reglamento legítimo.',
    1997: 'Define solo irregularidades.',
  },
  irregularity: { means: 'Todo lo que se aparta del procedimiento correcto, con o sin culpa de un jugador.' },
  lho: { means: 'El oponente a la izquierda de un jugador: el siguiente en cantar o jugar.' },
  'logical-alternative': {
    means:
      'Canto o jugada que buena parte de jugadores así, con los métodos de la pareja, consideraría en serio, y que algunos podrían elegir.',
    1997: 'Usa las palabras sin dar un criterio.',
  },
  opponent: { means: 'Un jugador del otro bando.' },
  pack: { means: 'Las 52 cartas.' },
  pair: { means: 'Dos jugadores que juegan juntos.' },
  partner: { means: 'El jugador con quien se juega contra los otros dos de la mesa.' },
  penalty: {
    means:
      'De procedimiento, por faltas al procedimiento, a criterio del director y además de cualquier rectificación (Ley 90); o disciplinaria, por el buen orden (Ley 91).',
    1997: 'También cada obligación o límite que una ley impone a los infractores: lo que después se llamó rectificación.',
  },
  rectification: {
    means: 'Lo que las Leyes mandan para reponer las cosas cuando el director conoce una irregularidad.',
    1997: 'Solo lo que deja seguir el remate y el carteo lo más normalmente posible.',
  },
  rho: { means: 'El oponente a la derecha de un jugador: el que cantó o jugó antes que él.' },
  round: { means: 'Parte de una sesión en la que nadie cambia de mesa.' },
  session: { means: 'Período más largo de juego para el que se fija un número de tablillas.' },
  side: { means: 'Los dos compañeros de una mesa contra los otros dos.' },
  'sorted-deck': {
    means: 'Mazo que no se ha mezclado desde que estuvo en orden.',
    1997: 'No tiene esta expresión.',
  },
  team: { means: 'Dos o más parejas en mesas y direcciones diferentes, con un resultado común.' },
  'unauthorised-information': {
    means:
      'Lo que un jugador sabe de otro modo que por cantos y jugadas legales, como por una vacilación, una pregunta o un comentario del compañero. No puede usarlo.',
  },
  unintended: {
    means: 'Que no era lo que el jugador quería en el momento de hacerlo: un desliz, no un cambio de idea.',
    1997: 'Dice inadvertido, sin definición.',
  },
};
