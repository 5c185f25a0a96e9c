import type { Entries } from '../entry.ts';
import type { PlayTerm } from '../terms.ts';

export const play: Entries<PlayTerm> = {
  claim: {
    means:
      'Decir que el propio bando ganará tantas de las bazas que quedan, proponer que se pare el carteo, o mostrar las cartas, salvo que claramente no fuera esa la intención. Hablar solo de la baza que está en la mesa no lo es.',
  },
  concession: {
    means:
      'Decir que el propio bando perderá tantas de las bazas que quedan. Quien reclama menos de todas cede las demás.',
  },
  declarer: {
    means:
      'Del bando que hizo la última oferta, quien ofertó primero su denominación. Es declarante desde que se descubre la salida inicial.',
  },
  defender: { means: 'Cada uno de los dos oponentes del declarante, o de quien va a serlo.' },
  dummy: {
    means:
      'El compañero del declarante, desde que se descubre la salida inicial; también sus cartas, una vez tendidas en la mesa.',
    2017: 'Es muerto hasta que acaba el carteo.',
  },
  'established-revoke': {
    means:
      'Renuncio que ya no se puede corregir: el bando infractor ha jugado o nombrado una carta para la baza siguiente, ha reclamado o cedido bazas, o ha aceptado una reclamación.',
  },
  'follow-suit': { means: 'Jugar una carta del palo de la salida.' },
  honour: { means: 'Un as, rey, dama, jota o diez.' },
  lead: { means: 'La primera carta de una baza.' },
  'major-penalty-card': {
    means:
      'Cualquier honor que pasó a ser carta penalizada, cualquier carta jugada a propósito, y cada una de varias del mismo defensor. Se juega en la primera ocasión y, mientras está allí, el declarante puede tener voz en la salida del compañero.',
  },
  'minor-penalty-card': {
    means:
      'Una sola carta por debajo del diez que un defensor mostró por accidente. No puede jugar antes otra carta pequeña del palo, pero sí un honor; la salida del compañero es libre.',
  },
  'opening-lead': { means: 'La carta de salida de la primera baza.' },
  'penalty-card': {
    means: 'Carta de un defensor que queda boca arriba en la mesa por haberse mostrado demasiado pronto.',
    1997: 'Se dice solo en la ley de las cartas penalizadas.',
  },
  play: {
    means:
      'Poner una carta en una baza, incluida la salida; todas las que se pusieron; el tiempo en que se hace; o todo lo cantado y jugado en una tablilla.',
  },
  'play-period': {
    means:
      'Desde que se descubre la salida inicial hasta que se sacan las cartas de la tablilla siguiente, o acaba la última de la ronda. Algunos derechos acaban antes.',
    1997: 'El tiempo en que se juegan las cartas; de su fin no se dice más.',
  },
  'presumed-declarer': {
    means: 'Quien será declarante si no ocurre nada irregular.',
    1997: 'Usa las palabras sin definirlas.',
    2007: 'Usa las palabras sin definirlas.',
  },
  revoke: {
    means:
      'No asistir pudiendo hacerlo; también no salir o no jugar lo que pide una ley o una orden legítima del oponente.',
    1997: 'La definición habla de asistir y de salidas penalizadas.',
    2007: 'La definición habla de asistir y de salidas impuestas.',
    2017: 'Lo dice la Ley 61.',
  },
  suit: { means: 'Uno de cuatro grupos de trece cartas: picas ♠, corazones ♥, diamantes ♦, tréboles ♣.' },
  trick: {
    means:
      'Cuatro cartas, una de cada jugador por turno, la salida primero: en ellas se cuenta el resultado.',
  },
  trump: { means: 'Cada carta del palo que nombra el contrato.' },
  'visible-card': {
    means: 'Carta sujeta de modo que un oponente o el compañero pudiera verle la cara, la viera o no.',
    1997: 'No tiene esta expresión.',
    2007: 'No tiene esta expresión.',
  },
};
