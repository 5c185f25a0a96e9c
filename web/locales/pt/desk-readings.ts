/** Where a regulation can be read in several ways, as the organiser chooses and the pages say it. */
export const readingTexts = {
  readings: {
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
  },
};
