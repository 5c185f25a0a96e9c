import type { liveRefusals as enRefusals, PhoneLive } from '../en/phone-live.ts';

export const phoneLive: PhoneLive = {
  places: { turns: 'fiquem na mesa\u00A0{{table}}: pontuam como {{side}}, não mudem de cadeira' },
  boardsNext: {
    to: 'Carteiras {{boards}}: para a mesa {{tables}}',
    rest: 'Carteiras {{boards}}: fora de jogo, voltam mais tarde',
  },
  seats: {
    swap: 'Trocar',
    fixed: 'Estes lugares estão fixados ({{clause}}). Só o DT os muda.',
    who: 'Quem está em {{seat}}?',
  },
  cardsOpen: 'Ficha dos adversários',
  rulesOpen: 'Como se joga aqui',
  compare:
    'Segunda posição: comparem as mãos com o registo na carteira. Se diferirem, chamem o DT ({{clause}}).',
  passedOut: 'Quatro passes é um resultado: fica registado e não se volta a dar ({{clause}}).',
  triplet: {
    heading: 'Triplete',
    who: 'Quem joga a partir da posição {{round}}?',
    play: 'Jogam estes dois',
    sent: 'Registado.',
  },
  correction: {
    open: 'Um resultado está errado',
    title: 'Pedir uma correcção',
    who: 'Que linha são?',
    board: 'Qual carteira?',
    whose: 'Resultado de quem?',
    own: 'o nosso',
    says: 'O que devia estar registado?',
    hint: 'As duas linhas pedem em conjunto: a outra é chamada a confirmar. O DT decide.',
    send: 'Pedir ao DT',
    sent: 'O DT tem o seu pedido.',
    asked:
      '{{from}} diz que a carteira {{board}} da posição {{round}}, mesa {{table}}, está mal registada. {{pair}}: é assim?',
    agree: 'Sim, está errada',
    deny: 'Não, está certa',
  },
  move: {
    called: 'Foi dada a ordem de mudança.',
    'lead-faced_one': 'A carta de saída da carteira {{boards}} estava exposta?',
    'lead-faced_other': 'A carta de saída de uma das carteiras {{boards}} estava exposta?',
    'auction-over_one': 'O leilão da carteira {{boards}} tinha terminado?',
    'auction-over_other': 'O leilão de uma das carteiras {{boards}} tinha terminado?',
    yes: 'Sim: acabamos a carteira {{board}}',
    no_one: 'Não: é anulada',
    no_other: 'Não: são anuladas',
    lost: 'A carteira {{board}} não estava adiantada à ordem de mudança: já não se joga. O DT atribui o resultado.',
  },
};

export const liveRefusals: typeof enRefusals = {
  'no-partners': 'Os lugares dizem-se de dois parceiros: num individual é o movimento que os dá.',
  'says-missing': 'Diga o que devia estar registado.',
  'asked-already': 'O DT já tem este pedido.',
  'no-such-request': 'Ninguém pediu essa correcção.',
  'request-decided': 'O DT já decidiu sobre isto.',
  'not-asked': 'Pergunta-se à outra linha dessa mesa, uma vez.',
  'ranked-already': 'O par {{pair}} já está na classificação.',
  'unranked-already': 'O par {{pair}} já está fora da classificação.',
  'move-not-called': 'Ainda não foi dada a ordem de mudança que termina a posição {{round}}.',
  'move-answered': 'A mesa já disse até onde tinha chegado. Só o DT o altera: chame-o.',
  'board-not-waiting': 'A carteira {{board}} não espera resultado nesta mesa.',
  'marked-so': 'A carteira {{board}} já conta assim.',
  'board-stopped':
    'A carteira {{board}} não estava adiantada à ordem de mudança: já não se joga. Chame o DT.',
};
