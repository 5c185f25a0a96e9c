import type { LawTexts } from '../texts.ts';

/** The words of claims and concessions: Laws 68 to 71. */
export const claims: Pick<
  LawTexts,
  'irregularities' | 'questions' | 'answers' | 'reasons' | 'notes' | 'effects' | 'words'
> = {
  irregularities: {
    claim: '{offender} reclama o concede bazas',
    'claim/shows-cards': '{offender} enseñó cartas',
    'claim/abandons-hand': '{offender} abandonó la mano',
    'claim/suggests-curtailing': '{offender} sugirió terminar el carteo',
    'claim/about-current-trick': '{offender} habló de la baza en curso',
    'agreement-withdrawn': '{offender} retira la aceptación de una reclamación',
    'concession-withdrawn': '{offender} pide que se cancele una concesión',
  },
  questions: {
    'tricks-awarded': '¿Cuántas de las bazas restantes obtienen {side}?',
    'trump-forgotten': '¿Es de algún modo probable que {seat} hubiera olvidado un triunfo?',
    'claim-response': '¿Qué dice la mesa a la reclamación de {seat}?',
    'partner-objects': '¿Se opone de inmediato el compañero de {seat}?',
    'claim-meant/claim': '{offender} mostró cartas. ¿Era una reclamación de bazas?',
    'shown-as-play': 'Al mostrarla, ¿jugó {seat} {card} antes de que jugara su compañero?',
    'lay-face-up': 'Cuando {seat} jugó {card}, ¿estaba boca arriba sobre la mesa: {cards}?',
    'play-on-asked-by': '¿Quién pide seguir jugando?',
    concurs: '¿Está {seat} de acuerdo en seguir jugando?',
    'later-play-evidence':
      'Tras la reclamación el bando de {seat} jugó {cards}. ¿Cuenta como parte de la aclaración?',
    'tricks-already-won': '¿Cuántas de las bazas cedidas había ganado ya el bando?',
    'tricks-not-losable': '¿Cuántas de las bazas cedidas no se podían perder con ningún juego normal?',
    'tricks-likely': '¿Cuántas de las bazas cedidas habría ganado probablemente el bando?',
  },
  answers: {
    doubted: 'Alguien se opone',
    agreed: 'Todos aceptan',
    'claim-response/play-on': 'Alguien pide seguir jugando',
  },
  reasons: {
    'fewest-by-normal-play': 'El menor número por cualquier línea de juego normal: {line}.',
    'fewest-found':
      'El menor número entre las líneas de juego examinadas, no entre todas: otra puede dar menos. {line}.',
    'no-normal-play-loses': 'Tantas no se pierden con ninguna línea de juego normal.',
    'double-dummy': 'Tantas obtiene el bando si los cuatro juegan a cartas vistas.',
  },
  notes: {
    'claims-tricks': 'Reclamación: {side}, {tricks} de las bazas restantes',
    'concedes-tricks': 'Concesión: {side}, {tricks} de las bazas restantes',
    'tricks-in-all': 'El número dicho para toda la mano es {tricks}',
    'no-claim': '{seat} no quiso reclamar: el carteo sigue',
    'about-this-trick': '{seat} habló solo de esta baza: no hay reclamación y el carteo sigue',
    'not-penalty-cards': 'No es carta penalizada: {cards}',
    'concession-objected': 'El compañero de {seat} se opuso de inmediato: nada se concede',
    'played-after-claim': '{seat} jugó {card} tras la reclamación',
    'later-play-void': 'Lo jugado tras la reclamación es nulo',
    'may-not-ask-to-play-on': 'Solo el otro bando puede pedir seguir jugando, no {seat}',
    'not-all-concur': '{seat} no está de acuerdo: decide el director',
    'claim-void':
      'Los cuatro están de acuerdo: la reclamación es nula y el carteo sigue. Las Leyes {laws} no se le aplican',
    'repeat-statement': 'El director pide a {seat} que repita lo que dijo al reclamar',
    'hear-objections': 'El director escucha las objeciones de los otros',
    'face-cards': 'Todos ponen sus cartas restantes boca arriba en la mesa',
    'may-face-cards': 'El director puede hacer poner las cartas restantes boca arriba en la mesa',
    'counted-as-played': 'Todas las bazas se han jugado: cuentan como se ganaron',
    'deciding-line': 'La línea de juego que decide: {line}',
    'trump-out': 'Triunfos de los que no se habló; es de algún modo probable que se olvidaran: {cards}',
    'line-class': '{card} puede ser un descuido, y aun así es normal',
    'line-guess': 'No se dijo dónde está la carta que falta: {card} es una elección normal',
    'line-order': 'No se dijo el orden: {card} puede venir ahora',
    'line-partner-of-defender': 'La reclamación no puede depender de lo que elija el compañero: {card}',
    'objection-in-time': 'La objeción llegó a tiempo: la reclamación queda cuestionada',
    'asks-for-tricks': '{seat} pide {tricks} de las bazas cedidas',
    'agreement-stands': 'La aceptación se mantiene',
    'concession-stands': 'La concesión se mantiene',
    'contract-decided': 'El contrato ya estaba cumplido o derrotado: no se puede conceder',
  },
  effects: {
    'claim-settled': 'De las bazas restantes Norte–Sur obtienen {NS} y Este–Oeste {EW}',
  },
  words: {
    'about-concession': 'La concesión',
    suggested: 'Sugerencia',
  },
};
