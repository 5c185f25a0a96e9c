/** The words for what is asked about revokes (Laws 62 and 64), and for finished and defective tricks (Laws 65 to 67). */
export const tricks = {
  irregularities: {
    'defective-trick': 'Una baza tiene cartas de menos o de más de {offender}',
    'card-strayed': '{card}, jugada por {offender}, no está entre las cartas jugadas',
    'card-pointed-out': '{by} dice que una carta de {offender} está mal orientada',
    'tricks-disturbed': '{offender} cambió el orden de las cartas jugadas',
    inspection: '{offender} quiere ver cartas de una baza terminada',
    'inspection/looked': '{offender} miró cartas de una baza terminada sin pedirlo',
    'cards-mixed': 'Se mezclaron cartas, y se discute un renuncio o el número de bazas',
    'early-lead-due': '{offender} salió con {card} antes de completarse la última baza',
  },
  questions: {
    'possibly-suggested': '¿Qué carta de {seat} pudo ser sugerida por haber visto {card}?',
    'card-suggested':
      '¿Qué carta de {seat} pudo ser sugerida de forma demostrable, frente a otra alternativa lógica, por haber visto {card}?',
    'took-back': '¿Retiran {side} una carta jugada después del renuncio de {seat}?',
    'revoke-trick-winner':
      'Una reclamación o concesión terminó el carteo en la baza {trick}: ¿qué mano se considera que la ganó?',
    'won-with-own-card':
      '¿Ganó {seat} una de las bazas reclamadas o concedidas con una carta que pudo jugar en la baza {trick}?',
    'revoke-damage':
      '¿Sufrieron {side} por el renuncio en la baza {trick} un perjuicio mayor que lo recibido?',
    'repeated-revoke-damage':
      '¿Habrían ganado {side} probablemente más bazas si {seat} no hubiera vuelto a renunciar en {suit}?',
    'both-revoked-damage':
      'Ambos bandos renunciaron. ¿Sufrió alguno perjuicio, frente al resultado probable sin los renuncios?',
    'card-for-trick': '¿Qué carta de {seat} va a la baza {trick}?',
    'has-suit-led': '¿Tiene {seat} alguna carta del palo de salida de la baza {trick}?',
    'faces-seen': '¿Se vieron las caras de varias cartas de {seat}: {card} {cards}?',
    'faced-card-known': '¿Se sabe cuál de las cartas de {seat} se mostró en la baza {trick}: {cards}?',
    'exposed-on-return': 'Al volver a la mano de {seat}, ¿se vio la cara de {cards}?',
    'too-late-to-correct': '¿Es demasiado tarde para retirar {card}, que {seat} jugó por segunda vez?',
    'inspection-ordered': '¿Hace el director inspeccionar la baza, a petición de {seat}?',
    'facts-known': '¿Puede el director averiguar todavía lo ocurrido?',
  },
  answers: {
    'took-back/kept': 'No: las cartas se quedan',
    'took-back/changed': 'Sí: las bazas se juegan de nuevo',
    'possibly-suggested/none': 'Ninguna',
    'card-suggested/none': 'Ninguna',
    'touching-the-table': 'Sí: cara arriba, tocando o casi tocando la mesa',
    'held-as-played': 'Sí: mantenida en la posición de una carta jugada',
  },
  notes: {
    'no-defect': 'No se encuentra ninguna baza defectuosa',
    'too-few-cards': '{seat} no jugó carta en la baza {trick}',
    'too-many-cards': '{seat} jugó cartas de más en la baza {trick}',
    'card-put-back': '{card} vuelve entre las cartas jugadas de {seat}',
    'illegal-play-corrected': 'La segunda jugada de {card} se retira: {seat} juega una carta legal',
    'may-point-out': '{seat} puede hacerlo notar',
    'may-not-point-out': '{seat} no puede hacerlo notar ahora',
    'card-points-to-partner': 'La carta de {seat} apunta al compañero: la baza se ganó',
    'card-points-to-opponents': 'La carta de {seat} apunta a los oponentes: la baza se perdió',
    'keep-cards-in-order': 'Las cartas jugadas siguen en orden hasta acordar el resultado',
    'allegation-is-not-enough': 'Denunciar un renuncio no da derecho a inspeccionar bazas',
    'may-inspect': '{seat} puede verla',
    'may-not-inspect': '{seat} no puede verla',
    'card-not-shown': 'La carta se mira sin mostrarla',
    'own-cards-only': 'Cada jugador toca solo sus cartas',
    'ruled-on-the-facts': 'El director decide según los hechos',
    'facts-lost':
      'No fue un solo bando el que mezcló sus cartas: el director decide como permiten los hechos',
    'ruled-for': 'El director decide a favor de {side}',
    'lead-looked-at': 'La baza está completa: {card} de {offender} se trata como salida',
  },
  lasting: {
    'right-at-risk/doubtful-trick': '{seat} arriesga el derecho a reclamar una baza dudosa',
    'right-at-risk/allege-revoke': '{seat} arriesga el derecho a denunciar un renuncio',
    'right-at-risk/deny-revoke': '{seat} arriesga el derecho a negar un renuncio',
    'early-lead': '{card} de {seat} se tratará como salida cuando la baza esté completa',
  },
  effects: {
    'card-supplied': '{card} de {seat} va a la baza {trick}, y cuenta',
    'card-placed': '{card} de {seat} se coloca en la baza {trick}, cuyo ganador no cambia',
  },
} as const;
