/** The words for what is asked about revokes (Laws 62 and 64), and for finished and defective tricks (Laws 65 to 67). */
export const tricks = {
  irregularities: {
    'defective-trick': 'Uma vaza tem cartas a menos ou a mais de {offender}',
    'card-strayed': '{card}, jogada por {offender}, não está entre as cartas jogadas',
    'card-pointed-out': '{by} diz que uma carta de {offender} está mal orientada',
    'tricks-disturbed': '{offender} alterou a ordem das cartas jogadas',
    inspection: '{offender} quer ver cartas de uma vaza terminada',
    'inspection/looked': '{offender} viu cartas de uma vaza terminada sem pedir',
    'cards-mixed': 'As cartas foram misturadas, e discute-se uma renúncia ou o número de vazas',
    'early-lead-due': '{offender} saiu a {card} antes de a última vaza estar completa',
  },
  questions: {
    'possibly-suggested': 'Que carta de {seat} pode ter sido sugerida por ter visto {card}?',
    'card-suggested':
      'Que carta de {seat} pôde manifestamente ter sido sugerida, face a outra alternativa lógica, por ter visto {card}?',
    'took-back': '{side} retiram uma carta jogada depois da renúncia de {seat}?',
    'revoke-trick-winner':
      'Uma reivindicação ou concessão acabou o carteio na vaza {trick}: que mão se considera que a ganhou?',
    'won-with-own-card':
      '{seat} ganhou uma das vazas reivindicadas ou concedidas com uma carta que podia ter jogado na vaza {trick}?',
    'revoke-damage':
      '{side} sofreram com a renúncia na vaza {trick} um prejuízo maior do que aquilo que receberam?',
    'repeated-revoke-damage':
      '{side} teriam provavelmente ganho mais vazas se {seat} não tivesse voltado a renunciar em {suit}?',
    'both-revoked-damage':
      'Ambas as linhas renunciaram. Alguma foi prejudicada, comparando com o resultado provável sem as renúncias?',
    'card-for-trick': 'Que carta de {seat} vai para a vaza {trick}?',
    'has-suit-led': '{seat} tem alguma carta do naipe de saída da vaza {trick}?',
    'faces-seen': 'Viram-se as faces de várias cartas de {seat}: {card} {cards}?',
    'faced-card-known': 'Sabe-se qual das cartas de {seat} foi exposta na vaza {trick}: {cards}?',
    'exposed-on-return': 'Ao voltar à mão de {seat}, viu-se a face de {cards}?',
    'too-late-to-correct': 'É tarde de mais para retirar {card}, que {seat} jogou segunda vez?',
    'inspection-ordered': 'O DT manda examinar a vaza, a pedido de {seat}?',
    'facts-known': 'O DT ainda pode apurar o que se passou?',
  },
  answers: {
    'took-back/kept': 'Não: as cartas ficam',
    'took-back/changed': 'Sim: as vazas jogam-se de novo',
    'possibly-suggested/none': 'Nenhuma',
    'card-suggested/none': 'Nenhuma',
    'touching-the-table': 'Sim: face para cima, tocando ou quase tocando a mesa',
    'held-as-played': 'Sim: mantida na posição de carta jogada',
  },
  notes: {
    'no-defect': 'Não se encontra nenhuma vaza imperfeita',
    'too-few-cards': '{seat} não jogou carta na vaza {trick}',
    'too-many-cards': '{seat} jogou cartas a mais na vaza {trick}',
    'card-put-back': '{card} volta para entre as cartas jogadas de {seat}',
    'illegal-play-corrected': 'A segunda jogada de {card} é retirada: {seat} joga uma carta legal',
    'may-point-out': '{seat} pode chamar a atenção',
    'may-not-point-out': '{seat} não pode agora chamar a atenção',
    'card-points-to-partner': 'A carta de {seat} aponta para o parceiro: a vaza foi ganha',
    'card-points-to-opponents': 'A carta de {seat} aponta para os adversários: a vaza foi perdida',
    'keep-cards-in-order': 'As cartas jogadas ficam por ordem até haver acordo sobre o resultado',
    'allegation-is-not-enough': 'Alegar uma renúncia não dá direito a examinar vazas',
    'may-inspect': '{seat} pode vê-la',
    'may-not-inspect': '{seat} não a pode ver',
    'card-not-shown': 'A carta é vista sem ser mostrada',
    'own-cards-only': 'Cada jogador só mexe nas suas cartas',
    'ruled-on-the-facts': 'O DT decide segundo os factos',
    'facts-lost': 'Não foi uma só linha a misturar as cartas: o DT decide como os factos permitem',
    'ruled-for': 'O DT decide a favor de {side}',
    'lead-looked-at': 'A vaza está completa: {card} de {offender} é vista como saída',
  },
  lasting: {
    'right-at-risk/doubtful-trick': '{seat} arrisca o direito a reivindicar uma vaza em dúvida',
    'right-at-risk/allege-revoke': '{seat} arrisca o direito a alegar uma renúncia',
    'right-at-risk/deny-revoke': '{seat} arrisca o direito a negar uma renúncia',
    'early-lead': '{card} de {seat} será vista como saída quando a vaza estiver completa',
  },
  effects: {
    'card-supplied': '{card} de {seat} vem para a vaza {trick}, e conta',
    'card-placed': '{card} de {seat} é colocada na vaza {trick}, cujo vencedor não muda',
  },
} as const;
