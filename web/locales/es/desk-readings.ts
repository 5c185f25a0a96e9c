/** Where a regulation can be read in several ways, as the organiser chooses and the pages say it. */
export const readingTexts = {
  readings: {
    heading: 'Donde el reglamento admite varias lecturas',
    usual: '{{way}} (por defecto)',
    line: '{{clause}}, lectura seguida: {{question}}: {{way}}.',
    none: 'las habituales',
  },
  reading: {
    A01: {
      question: 'Qué tienen los infractores en las manos perdidas por retraso',
      way: {
        'flat-40': 'un 40% fijo',
        'own-if-lower': '40%, o su porcentaje si es menor',
      },
    },
    A03: {
      question: 'Contrarios en un grupo de dos o tres resultados',
      way: {
        mirrored: 'los mismos porcentajes en su propio orden',
        complement: 'lo que falta para 100%',
      },
    },
    'largest-group': {
      question: 'El grupo mayor de una mano, con tres resultados o menos',
      way: {
        'by-order': 'por orden, como todo grupo pequeño',
        formula: 'por la fórmula',
      },
    },
    A19: {
      question: 'Un primer retraso de más de 5 minutos, sin manos perdidas',
      way: {
        warning: 'se propone una advertencia',
        penalty: 'se propone una penalización',
      },
    },
    'card-without-harm': {
      question: 'Una hoja de convenciones defectuosa que no perjudicó a nadie',
      way: {
        nothing: 'nada',
        warning: 'una advertencia',
      },
    },
    E1: {
      question: '24 manos, 19 IMP: impreso 14,80',
      way: {
        misprint: 'errata por 14,08',
        'as-printed': 'tal como está impreso',
      },
    },
    'late-over-20': {
      question: 'Una pareja con más de 20 minutos de retraso que no es eliminada',
      way: {
        'director-decides': 'decide el director',
        'as-16-to-20': '50%, como de 16 a 20 minutos',
      },
    },
    B12: {
      question: 'Un resultado solo en su grupo',
      way: {
        'sixty-both': '60% a ambos',
        'law-88': '60%, o la media del torneo si es mayor (Ley 88)',
      },
    },
    B15: {
      question: 'La media del torneo',
      way: {
        own: 'el porcentaje de la propia pareja',
        fifty: '50%',
      },
    },
    B01: {
      question: 'Penalizaciones por cada 5 minutos',
      way: {
        begun: 'comenzados',
        completed: 'completos',
      },
    },
    B02: {
      question: 'Un encuentro eliminatorio hasta 5 minutos tarde',
      way: {
        'nothing-within-5': 'nada',
        'from-the-first': '1 IMP por cada minuto desde el primero',
      },
    },
  },
};
