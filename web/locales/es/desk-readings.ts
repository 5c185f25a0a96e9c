import { teamsReadings } from './desk-readings-teams.ts';

/** Where a regulation can be read in several ways, as the organiser chooses and the pages say it. */
export const readingTexts = {
  readings: {
    here: 'Cómo se lee aquí el reglamento',
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
    A18: {
      question: 'Una pareja formada por una sustitución fuera de los límites',
      way: {
        'own-entry': 'juzgada como inscripción propia, y aceptada si puede participar',
        disqualified: 'nunca aceptada: la pareja queda descalificada',
      },
    },
    A04: {
      question: 'Hasta cuándo piden los jugadores una corrección',
      way: {
        both: 'el plazo de 3.7.2 para los jugadores, el de 2.2.7.2 para el director',
        'as-director': 'mientras corrige el director (2.2.7.2)',
      },
    },
    A27: {
      question: 'Un período de corrección de menos de 30 minutos',
      way: {
        'never-shorter': 'nunca para el director; el plazo de los jugadores puede ser menor',
        'may-be-shorter': 'como diga el reglamento del torneo',
      },
    },
    A24: {
      question: 'Norte–Sur en los Mitchell de la rotación mixta',
      way: {
        'first-named': 'el grupo nombrado primero',
        'second-named': 'el grupo nombrado en segundo lugar',
      },
    },
    A25: {
      question: 'Días laborables',
      way: {
        'without-holidays': 'de lunes a viernes, sin los festivos nacionales',
        'monday-to-friday': 'de lunes a viernes, festivos incluidos',
      },
    },
    A36: {
      question: 'Una decisión comunicada tarde tras la última sesión, con el comité presente',
      way: {
        'after-notice': '30 minutos desde la comunicación, o el límite normal si es posterior',
        'usual-limit': 'solo el límite normal',
      },
    },
    B04: {
      question: 'Menos de un punto de diferencia',
      way: {
        'from-first': 'contada desde la primera de las empatadas',
        'from-the-one-before': 'contada desde la anterior',
      },
    },
    B05: {
      question: 'Parejas empatadas que jugaron una mano en líneas opuestas',
      way: {
        'lines-apart': 'cada línea aparte; sola en ella vale la regla de la única pareja',
        'by-percentage': 'comparadas por lo que valió la mano a cada una',
      },
    },
    B11: {
      question: 'Mujeres en parejas mixtas',
      way: {
        'as-teams': 'Sur y Oeste, con pantallas Sur y Este, como en equipos mixtos',
        'as-they-like': 'donde quieran',
      },
    },
    'force-majeure': {
      question: 'La fuerza mayor justifica',
      way: {
        both: 'menos de 24 manos, y menos de 20 de un jugador',
        'player-alone': 'solo menos de 20 manos de un jugador',
      },
    },
    B10: {
      question: 'La media del torneo mientras se juega',
      way: {
        taken: 'sobre las manos ya puntuadas; definitiva al final',
      },
    },
    'reserve-results': {
      question: 'Una pareja que llega tarde recupera su sitio: los resultados de la suplente',
      way: {
        reserve: 'quedan de la suplente, que juega fuera de concurso desde entonces',
        pair: 'pasan a ser de la pareja',
      },
    },
    ...teamsReadings,
  },
};
