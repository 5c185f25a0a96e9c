import type { LawTexts } from '../texts.ts';

/** The words of claims and concessions: Laws 68 to 71. */
export const claims: Pick<
  LawTexts,
  'irregularities' | 'questions' | 'answers' | 'reasons' | 'notes' | 'effects' | 'words'
> = {
  irregularities: {
    claim: '{offender} reivindica ou concede vazas',
    'claim/shows-cards': '{offender} mostrou cartas',
    'claim/abandons-hand': '{offender} abandonou a mão',
    'claim/suggests-curtailing': '{offender} sugeriu acabar o carteio',
    'claim/about-current-trick': '{offender} falou da vaza em curso',
    'agreement-withdrawn': '{offender} retira a aceitação de uma reivindicação',
    'concession-withdrawn': '{offender} pede o cancelamento de uma concessão',
  },
  questions: {
    'tricks-awarded': 'Com quantas das vazas restantes ficam {side}?',
    'trump-forgotten': 'É de algum modo provável que {seat} se tivesse esquecido de um trunfo?',
    'claim-response': 'Que diz a mesa à reivindicação de {seat}?',
    'partner-objects': 'O parceiro de {seat} opõe-se de imediato?',
    'claim-meant/claim': '{offender} mostrou cartas. Era uma reivindicação de vazas?',
    'shown-as-play': 'Ao mostrá-la, {seat} jogou {card} antes de o parceiro ter jogado?',
    'lay-face-up': 'Quando {seat} jogou {card}, estava sobre a mesa com a face à vista: {cards}?',
    'play-on-asked-by': 'Quem pede para continuar o carteio?',
    concurs: '{seat} concorda em continuar o carteio?',
    'later-play-evidence':
      'Depois da reivindicação a linha de {seat} jogou {cards}. Conta como parte da explicação?',
    'tricks-already-won': 'Quantas das vazas cedidas tinha a linha já ganho?',
    'tricks-not-losable': 'Quantas das vazas cedidas não se podiam perder por nenhum carteio normal?',
    'tricks-likely': 'Quantas das vazas cedidas teria a linha provavelmente ganho?',
  },
  answers: {
    doubted: 'Alguém se opõe',
    agreed: 'Todos aceitam',
    'claim-response/play-on': 'Alguém pede para continuar o carteio',
  },
  reasons: {
    'fewest-by-normal-play': 'O menor número por qualquer linha de jogo normal: {line}.',
    'fewest-found':
      'O menor número entre as linhas de jogo que foram vistas, não entre todas: outra pode dar menos. {line}.',
    'no-normal-play-loses': 'Tantas não se perdem por nenhuma linha de jogo normal.',
    'double-dummy': 'Tantas obtém a linha se os quatro jogarem a cartas vistas.',
  },
  notes: {
    'claims-tricks': 'Reivindicação: {side}, {tricks} das vazas restantes',
    'concedes-tricks': 'Concessão: {side}, {tricks} das vazas restantes',
    'tricks-in-all': 'O número dito para toda a mão é {tricks}',
    'no-claim': '{seat} não quis reivindicar: o carteio continua',
    'about-this-trick': '{seat} falou só desta vaza: não há reivindicação e o carteio continua',
    'not-penalty-cards': 'Não é carta penalizada: {cards}',
    'concession-objected': 'O parceiro de {seat} opôs-se de imediato: nada é concedido',
    'played-after-claim': '{seat} jogou {card} depois da reivindicação',
    'later-play-void': 'O que se jogou depois da reivindicação é nulo',
    'may-not-ask-to-play-on': 'Só a outra linha pode pedir para continuar, não {seat}',
    'not-all-concur': '{seat} não concorda: o DT decide',
    'claim-void':
      'Os quatro concordam: a reivindicação é nula e o carteio continua. As Leis {laws} não se lhe aplicam',
    'repeat-statement': 'O DT pede a {seat} que repita o que disse com a reivindicação',
    'hear-objections': 'O DT ouve as objecções dos outros',
    'face-cards': 'Todos põem as cartas restantes na mesa, faces à vista',
    'may-face-cards': 'O DT pode mandar pôr as cartas restantes na mesa, faces à vista',
    'counted-as-played': 'Todas as vazas foram jogadas: contam como foram ganhas',
    'deciding-line': 'A linha de jogo que decide: {line}',
    'trump-out': 'Trunfos de que não se falou; é de algum modo provável que estivessem esquecidos: {cards}',
    'line-class': '{card} pode ser descuido, e mesmo assim é normal',
    'line-guess': 'Não se disse onde está a carta que falta: {card} é um palpite normal',
    'line-order': 'Não se disse a ordem: {card} pode vir agora',
    'line-partner-of-defender': 'A reivindicação não pode depender da escolha do parceiro: {card}',
    'objection-in-time': 'A objecção veio a tempo: a reivindicação é contestada',
    'asks-for-tricks': '{seat} pede {tricks} das vazas cedidas',
    'agreement-stands': 'A aceitação mantém-se',
    'concession-stands': 'A concessão mantém-se',
    'contract-decided': 'O contrato já estava cumprido ou derrotado: não pode ser concedido',
  },
  effects: {
    'claim-settled': 'Das vazas restantes Norte–Sul ficam com {NS} e Este–Oeste com {EW}',
  },
  words: {
    'about-concession': 'A concessão',
    suggested: 'Sugestão',
  },
};
