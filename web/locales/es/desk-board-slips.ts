import type { boardSlips as en } from '../en/desk-board-slips.ts';

export const boardSlips: typeof en = {
  turned180: {
    title: 'Tablilla girada 180°',
    sentence: 'La tablilla estaba al revés: los compañeros jugaron las cartas del otro.',
    rule: {
      'rtp-2014':
        'El resultado vale, también en mixtos. Si alguien ya ha visto las cartas ante él, se juega así.',
      rop: 'Vale si un jugador ha visto las cartas ante él, también en mixtos.',
      wbf: 'El resultado se hizo con las cartas que tenían: vale.',
    },
  },
  handsExchanged: {
    title: 'Manos cambiadas en la tablilla',
    sentence: 'Dos manos de la tablilla están una en el hueco de la otra.',
    rule: {
      'rtp-2014':
        'La tablilla está alterada (Ley 87A): las mesas que la jugaron igual se comparan entre sí (3.5.7).',
      rop: 'El resultado se anula; las parejas responsables tienen su media del torneo y son penalizadas.',
      wbf: 'La tablilla está alterada: las mesas que la jugaron igual se comparan entre sí.',
    },
  },
  cardsMisplaced: {
    title: 'Cartas en otra mano',
    sentence: 'Una mano tiene cartas de otra, o le faltan.',
    rule: {
      'rtp-2014':
        'La tablilla está alterada (Ley 87A): las mesas que la jugaron igual se comparan entre sí (3.5.7).',
      rop: 'El resultado se anula; las parejas responsables tienen su media del torneo y son penalizadas.',
      wbf: 'La tablilla está alterada: las mesas que la jugaron igual se comparan entre sí.',
    },
  },
  faceUp: {
    title: 'Carta boca arriba',
    sentence: 'Una carta se guardó boca arriba y la vio quien no iba a jugarla.',
    rule: {
      'rtp-2014': 'El jugador responsable puede ser penalizado. Si se juega, lo dice la Ley 16.',
      rop: 'El jugador responsable es penalizado si alguien vio una carta que no era suya.',
      wbf: 'Quien la vio llama al director: se juega, o tiene una puntuación ajustada.',
    },
  },
  wrongHand: {
    title: 'Mano de otro tomada',
    sentence: 'Un jugador sacó o vio cartas de otro.',
    rule: {
      'rtp-2014':
        'Nadie toca las cartas de un oponente. Lo que vio no está autorizado: la Ley 16 dice si se juega.',
      rop: 'La Ley 16 dice si se juega; además 10% a quien lo causó.',
      wbf: 'Lo que vio no está autorizado: se juega, o tiene una puntuación ajustada.',
    },
  },
  marked: {
    title: 'Marcada de otra forma',
    sentence: 'El dador o la vulnerabilidad no están marcados como dice el número.',
    match: {
      'rtp-2014':
        'La tablilla cuenta como está marcada, en ambas salas (Ley 2). Si solo en una sala estaba así marcada, no se comparan: decida la tablilla en el encuentro.',
      rop: 'La tablilla cuenta como está marcada, en ambas salas (Ley 2). Si solo en una sala estaba así marcada, no se comparan: decida la tablilla en el encuentro.',
      wbf: 'La tablilla cuenta como está marcada, en ambas salas (Ley 2). Si solo en una sala estaba así marcada, no se comparan: decida la tablilla en el encuentro.',
    },
    rule: {
      'rtp-2014':
        'La tablilla cuenta como está marcada, en toda la sesión (Ley 2). Si solo algunas mesas la jugaron así, forman un grupo.',
      rop: 'La tablilla cuenta como está marcada, en toda la sesión (Ley 2). Si solo algunas mesas la jugaron así, forman un grupo.',
      wbf: 'La tablilla cuenta como está marcada, en toda la sesión (Ley 2). Si solo algunas mesas la jugaron así, forman un grupo.',
    },
  },
  notShuffled: {
    title: 'Sin barajar',
    sentence: 'Una mano no se barajó al empezar la sesión.',
    rule: {
      'rtp-2014':
        'Las dos parejas que debían repartirla pueden ser penalizadas. La mano de la sesión anterior no vale (Ley 6D2).',
      rop: 'Las dos parejas que debían repartirla son penalizadas.',
      wbf: 'Una mano sin barajar no vale: se reparte de nuevo (Ley 6D2).',
    },
  },
  misduplicated: {
    title: 'Mal duplicada',
    sentence: 'Las manos no son las del registro, o las de las otras mesas.',
    rule: {
      'rtp-2014':
        'Las mesas que la jugaron en la misma forma se comparan entre sí (3.5.7). Las dos parejas que la duplicaron pueden ser penalizadas, más si se cambiaron manos de dos tablillas.',
      rop: 'Las mesas que la jugaron en la misma forma se comparan entre sí (5.8). Las dos parejas son penalizadas; un 20% más si no se comprobó en la ronda 2 y hubo perjuicio.',
      wbf: 'Las mesas que la jugaron en la misma forma se comparan entre sí.',
    },
  },
  slow: {
    title: 'Juego lento',
    sentence: 'Una pareja retrasa la mesa respecto al ritmo.',
    rule: {
      'rtp-2014': 'Primero una advertencia; después una penalización, y por cada mano perdida.',
      rop: 'Primero una advertencia, después 10%, 20%, 40% y así sucesivamente.',
      wbf: 'La penalización queda a criterio del director.',
    },
  },
  give: {
    go: 'Aplicar',
    who: '¿Quién es responsable?',
    given: 'Aplicado: {{what}}.',
    player: '¿Qué jugador?',
    times_one: 'la primera vez,',
    times_other: '{{count}}.ª vez,',
  },
  altered: {
    board: '¿Qué tablilla?',
    tables: '¿Qué mesas la jugaron en esta forma?',
    responsible: 'responsable',
    innocent: 'no responsable',
    grouped: 'Las mesas marcadas se comparan entre sí ({{clause}}).',
    cancelled: 'El resultado no cuenta. El responsable tiene su media del torneo, el otro al menos el 60%.',
  },
  marks: {
    dealer: 'Dador según las marcas',
    vulnerable: 'Vulnerable según las marcas',
    where: '¿Dónde está marcada así?',
    everywhere: 'En toda la sesión',
    here: 'Solo en esta mesa',
  },
};
