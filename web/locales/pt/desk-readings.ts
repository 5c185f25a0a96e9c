import { teamsReadings } from './desk-readings-teams.ts';

/** Where a regulation can be read in several ways, as the organiser chooses and the pages say it. */
export const readingTexts = {
  readings: {
    here: 'Como se lê aqui o regulamento',
    heading: 'Onde o regulamento admite várias leituras',
    usual: '{{way}} (por omissão)',
    line: '{{clause}}, leitura seguida: {{question}}: {{way}}.',
    none: 'as habituais',
  },
  reading: {
    A01: {
      question: 'O que têm os faltosos nas mãos perdidas por atraso',
      way: {
        'flat-40': '40% fixos',
        'own-if-lower': '40%, ou a sua percentagem se for inferior',
      },
    },
    A03: {
      question: 'Adversários num grupo de dois ou três resultados',
      way: {
        mirrored: 'as mesmas percentagens na sua própria ordem',
        complement: 'o que falta para 100%',
      },
    },
    'largest-group': {
      question: 'O maior grupo de uma mão, com três resultados ou menos',
      way: {
        'by-order': 'por ordem, como qualquer grupo pequeno',
        formula: 'pela fórmula',
      },
    },
    A19: {
      question: 'Um primeiro atraso de mais de 5 minutos, sem mãos perdidas',
      way: {
        warning: 'propõe-se uma advertência',
        penalty: 'propõe-se uma penalidade',
      },
    },
    'card-without-harm': {
      question: 'Uma folha de sistema com falhas que não prejudicou ninguém',
      way: {
        nothing: 'nada',
        warning: 'uma advertência',
      },
    },
    E1: {
      question: '24 mãos, 19 IMP: impresso 14,80',
      way: {
        misprint: 'gralha por 14,08',
        'as-printed': 'tal como impresso',
      },
    },
    'late-over-20': {
      question: 'Um par com mais de 20 minutos de atraso que não é eliminado',
      way: {
        'director-decides': 'decide o DT',
        'as-16-to-20': '50%, como de 16 a 20 minutos',
      },
    },
    B12: {
      question: 'Um resultado sozinho no seu grupo',
      way: {
        'sixty-both': '60% a ambos',
        'law-88': '60%, ou a média do torneio se superior (Lei 88)',
      },
    },
    B15: {
      question: 'A média do torneio',
      way: {
        own: 'a percentagem do próprio par',
        fifty: '50%',
      },
    },
    B01: {
      question: 'Penalidades por cada 5 minutos',
      way: {
        begun: 'iniciados',
        completed: 'completos',
      },
    },
    B02: {
      question: 'Um encontro a eliminar até 5 minutos atrasado',
      way: {
        'nothing-within-5': 'nada',
        'from-the-first': '1 IMP por cada minuto desde o primeiro',
      },
    },
    A18: {
      question: 'Um par formado por uma substituição fora dos limites',
      way: {
        'own-entry': 'apreciado como inscrição própria, e aceite se puder participar',
        disqualified: 'nunca aceite: o par é desclassificado',
      },
    },
    A04: {
      question: 'Até quando os jogadores pedem uma rectificação',
      way: {
        both: 'o prazo de 3.7.2 para os jogadores, o de 2.2.7.2 para o DT',
        'as-director': 'enquanto o DT corrige (2.2.7.2)',
      },
    },
    A27: {
      question: 'Um período de correcção inferior a 30 minutos',
      way: {
        'never-shorter': 'nunca para o DT; o prazo dos jogadores pode ser menor',
        'may-be-shorter': 'como disser o regulamento da prova',
      },
    },
    A24: {
      question: 'Norte–Sul nos Mitchell da rotação mista',
      way: {
        'first-named': 'o grupo indicado em primeiro lugar',
        'second-named': 'o grupo indicado em segundo lugar',
      },
    },
    A25: {
      question: 'Dias úteis',
      way: {
        'without-holidays': 'de segunda a sexta-feira, sem os feriados nacionais',
        'monday-to-friday': 'de segunda a sexta-feira, feriados incluídos',
      },
    },
    A36: {
      question: 'Uma decisão comunicada tarde após a última sessão, com a comissão presente',
      way: {
        'after-notice': '30 minutos após a comunicação, ou o limite normal se for posterior',
        'usual-limit': 'apenas o limite normal',
      },
    },
    B04: {
      question: 'Menos de um ponto de diferença',
      way: {
        'from-first': 'contada do primeiro dos empatados',
        'from-the-one-before': 'contada do anterior',
      },
    },
    B05: {
      question: 'Pares empatados que jogaram uma mão em linhas opostas',
      way: {
        'lines-apart': 'cada linha à parte; sozinho nela vale a regra do par único',
        'by-percentage': 'comparados pelo que a mão valeu a cada um',
      },
    },
    B11: {
      question: 'Senhoras em pares mistos',
      way: {
        'as-teams': 'Sul e Oeste, com cortinas Sul e Este, como nas equipas mistas',
        'as-they-like': 'onde entenderem',
      },
    },
    'force-majeure': {
      question: 'A força maior justifica',
      way: {
        both: 'menos de 24 mãos, e menos de 20 de um jogador',
        'player-alone': 'apenas menos de 20 mãos de um jogador',
      },
    },
    B10: {
      question: 'A média do torneio durante a prova',
      way: {
        taken: 'sobre as mãos já apuradas; definitiva no fim',
      },
    },
    'reserve-results': {
      question: 'Um par atrasado retoma o lugar: os resultados do suplente',
      way: {
        reserve: 'ficam do suplente, que joga extracompetição a partir daí',
        pair: 'passam a ser do par',
      },
    },
    ...teamsReadings,
  },
};
