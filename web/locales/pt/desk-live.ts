import type { deskLive as en, liveFacts as enFacts } from '../en/desk-live.ts';

export const deskLive: typeof en = {
  live: {
    substitute: {
      tier: 'Escalão do substituto',
      unknown: 'desconhecido',
      withoutCategory: 'sem categoria',
      approved: 'Explicitamente aprovada, apesar do que viola',
      forceMajeure: 'Força maior',
      region: 'Região que a prova exige',
      none: 'não exige nenhuma',
      kept: 'mantida',
      lost: 'não mantida',
    },
    ranked: {
      out: 'Fora da classificação',
      back: 'De novo na classificação',
      sentence: 'Joga extra-concurso, ou foi desclassificado: o que os outros fazem contra ele conta.',
    },
    corrections: {
      heading: 'Correcções pedidas',
      sentence: 'Carteira {{board}}, posição {{round}}, mesa {{table}}: {{pair}} diz “{{says}}”.',
      stands: 'Está registado',
      waits: 'A outra linha ainda não respondeu.',
      confirmed: 'A outra linha confirma.',
      denied: 'A outra linha diz que não é assim.',
      elsewhere: 'São de outra mesa: comprove e depois corrija.',
      deposit: 'Caução ({{clause}})',
      deposits: {
        none: 'nenhuma',
        returned: 'devolvida: havia erro, ou o que foi afixado não permitia concluir o contrário',
        kept: 'perdida',
      },
      right: 'O que está certo',
      go: 'Corrigir',
      refuse: 'Recusar',
      ask: 'Dizem que um resultado está errado',
      who: 'Quem o diz?',
      says: 'O que devia estar escrito',
      askGo: 'Registar o pedido',
      theyConfirm: 'O par {{pair}} confirma',
      theyDeny: 'O par {{pair}} diz que não',
      theyConfirm_player: 'O jogador {{pair}} confirma',
      theyDeny_player: 'O jogador {{pair}} diz que não',
    },
    due: {
      by_one: 'Resultados até às {{time}}: falta {{count}} minuto ({{clause}}).',
      by_other: 'Resultados até às {{time}}: faltam {{count}} minutos ({{clause}}).',
      late: 'Os resultados saíram tarde: pedidos justificados até {{time}} ({{clause}}).',
    },
    move: {
      heading: 'Foi dada a ordem de mudança',
      sentence:
        'Estas mesas não tinham acabado quando foi dada a ordem de mudança. {{clause}}: um jogo só se joga até ao fim se {{keeps}}; de contrário é anulado, tal como os que não tinham começado.',
      keeps: { 'lead-faced': 'a carta de saída estava exposta', 'auction-over': 'o leilão tinha terminado' },
      table: 'Mesa {{table}}, posição {{round}}',
      asks: 'Ainda não disse até onde tinha chegado.',
      underWay: 'A carteira {{board}} está em jogo',
      none: 'Nenhuma: todas anuladas',
      lost: 'Anuladas: carteiras {{boards}}',
      reason: 'Jogo lento',
      go_one: 'Atribuir {{count}} resultado artificial',
      go_other: 'Atribuir {{count}} resultados artificiais',
    },
    slow: {
      heading: 'Mesas lentas',
      pace: '{{minutes}} minutos por mão ({{clause}})',
      table_one: 'Mesa {{table}}: {{count}} minuto de atraso ({{boardsIn}} de {{boards}} carteiras)',
      table_other: 'Mesa {{table}}: {{count}} minutos de atraso ({{boardsIn}} de {{boards}} carteiras)',
    },
  },
};

export const liveFacts: typeof enFacts = {
  'contestant-ranked': 'O par {{pair}} volta à classificação.',
  'contestant-ranked-out': 'O par {{pair}} está fora da classificação.',
  'correction-asked':
    'O par {{pair}} pede a correcção da carteira {{board}}, posição {{round}}, mesa {{table}}: “{{says}}”.',
  'correction-answered': 'O par {{pair}} confirma o pedido {{request}}.',
  'correction-answered-no': 'O par {{pair}} diz que o pedido {{request}} não está certo.',
  'correction-decided': 'O pedido {{request}} foi deferido.',
  'correction-decided-no': 'O pedido {{request}} foi recusado.',
  'move-answered':
    'Posição {{round}}, mesa {{table}}: a carteira {{underWay}} estava em jogo à ordem de mudança ({{by}}).',
  'board-marked': 'A carteira {{board}} conta como está marcada: dador {{dealer}}, {{vulnerable}}.',
  'move-answered-none':
    'Posição {{round}}, mesa {{table}}: nenhuma carteira estava adiantada à ordem de mudança ({{by}}).',
};
