import type { Entries } from '../entry.ts';
import type { AuctionTerm } from '../terms.ts';

export const auction: Entries<AuctionTerm> = {
  alert: {
    means:
      'Aviso a los oponentes de que un canto puede necesitar explicación. Su forma viene del reglamento.',
  },
  'artificial-call': {
    means:
      'Canto que dice otra cosa, o más, que el deseo de jugar donde nombra. Una oferta, un doblo o un redoblo es artificial si lleva una noticia que los jugadores no dan por sabida; un paso, si promete más de cierta fuerza, o promete o niega algo fuera del último palo nombrado.',
    1997: 'Habla en su lugar de convenciones.',
    2007: 'Solo cuenta la noticia distinta del deseo de jugar allí; la que solo se le añade no cuenta.',
    2017: 'También lo que se añade al deseo de jugar allí hace artificial un canto.',
  },
  auction: {
    means: 'Los cantos, uno tras otro, con los que se llega al contrato; también todos ellos juntos.',
    2007: 'Comienza con el primer canto.',
    2017: 'Comienza con el primer canto.',
  },
  'auction-period': {
    means:
      'El tiempo en que las leyes del remate rigen para un bando. Dura hasta que se descubre la salida inicial.',
    1997: 'Comienza cuando uno de los dos mira las caras de sus cartas y, si nadie oferta, acaba con el cuarto paso.',
    2007: 'Comienza cuando uno de los dos saca sus cartas de la tablilla y, si nadie oferta, acaba cuando vuelven todas las manos.',
    2017: 'Comienza cuando uno de los dos saca sus cartas de la tablilla y, si nadie oferta, acaba cuando vuelven todas las manos.',
  },
  bid: { means: 'Propuesta de ganar al menos tantas bazas por encima de seis, en un palo o sin triunfo.' },
  call: { means: 'Todo lo que cuenta en el remate: oferta, doblo, redoblo o paso.' },
  'clarification-period': {
    means:
      'Desde el último paso hasta que se descubre la salida inicial: el tiempo de las preguntas sobre el remate.',
    1997: 'Tiene las preguntas, no el nombre.',
  },
  'comparable-call': {
    means:
      'Canto en lugar de otro retirado que significa lo mismo o casi lo mismo, que solo harían manos mostradas por el primero, o que tiene el mismo fin. Deja libre al compañero.',
    1997: 'No lo conoce.',
    2007: 'No lo conoce; para la oferta insuficiente pide el mismo significado o uno más preciso.',
  },
  contract: {
    means:
      'Lo que el bando declarante ha asumido: ganar las bazas de la última oferta en su denominación, sin doblar, doblada o redoblada.',
  },
  convention: {
    means:
      'Canto que por acuerdo dice otra cosa que el deseo de jugar allí, o que fuerza o tres cartas allí; o carta de un defensor que habla por acuerdo. Un acuerdo solo sobre la fuerza total no lo es.',
    2007: 'Habla en su lugar de cantos artificiales.',
    2017: 'Habla en su lugar de cantos artificiales.',
  },
  dealer: { means: 'El jugador que canta primero. Quién es, lo dice la tablilla.' },
  double: {
    means: 'Canto sobre una oferta de un oponente que aumenta el valor del contrato, cumplido o derrotado.',
  },
  'insufficient-bid': {
    means: 'Oferta que no es más alta que la última.',
    2017: 'Se dice que es una infracción.',
  },
  level: { means: 'El número de una oferta o de un contrato: cuántas bazas por encima de seis.' },
  misinformation: {
    means:
      'Métodos que no se dieron a conocer con exactitud, como y cuando las leyes o el reglamento lo piden.',
    1997: 'Decide sobre ella sin definirla.',
    2007: 'Decide sobre ella sin definirla.',
  },
  'odd-trick': {
    means: 'Cada baza por encima de las seis primeras del bando declarante.',
    1997: 'Las seis tienen nombre: la base.',
  },
  pass: { means: 'Canto que dice: esta vez ni oferta, ni doblo, ni redoblo.' },
  'psychic-call': {
    means: 'Canto que, a propósito y en mucho, falsea la fuerza en honores o la longitud de los palos.',
  },
  redouble: { means: 'Canto sobre un doblo de un oponente que aumenta otra vez el valor del contrato.' },
  rotation: { means: 'El sentido de las agujas del reloj: el orden en que se canta y se juega.' },
  slam: { means: 'Contrato de doce bazas (pequeño slam) o de las trece (gran slam).' },
  strain: { means: 'Lo que una oferta nombra además del número: uno de los palos, o sin triunfo.' },
  turn: { means: 'El momento en que le toca a un jugador cantar o jugar.' },
  withdrawn: {
    means: 'Se dice de lo que ya no cuenta: cantos anulados y cartas recogidas.',
    1997: 'Usa la palabra sin definirla.',
  },
};
