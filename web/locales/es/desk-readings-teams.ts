/** Readings about teams, draws, systems and screens. */
export const teamsReadings = {
  A02: {
    question: 'IMP de penalización restados antes de los PV',
    way: {
      'own-margins': 'los PV de ambos se calculan aparte, cada uno de su margen',
      'one-margin': 'un solo margen para ambos, que favorece a los rivales',
    },
  },
  A05: {
    question: 'Faltar exactamente a un cuarto de los encuentros de un suizo',
    way: {
      shown: 'no excluye, y se muestra al director',
      excludes: 'excluye',
    },
  },
  A06: {
    question: 'Métodos artificiales no declarados',
    way: {
      taken: 'sistema natural en torneos oficiales, 2.1.3.1 en los demás',
    },
  },
  A07: {
    question: 'Los ocho equipos más cercanos',
    way: {
      taken: 'los que jugaron de verdad contra el ausente, más cercanos en PV totales; todos si son menos',
    },
  },
  A08: {
    question: 'Los demás encuentros de una media',
    way: {
      taken: 'los que se jugaron: sin descansos ni puntos otorgados',
    },
  },
  A09: {
    question: 'El equipo de un jugador suspendido cuya media es inferior',
    way: {
      taken: 'recibe esa media, y sus rivales lo que falta para 20',
    },
  },
  A10: {
    question: 'Un cambio en la serpentina cuando no sigue nadie',
    way: {
      taken: 'con el equipo anterior más cercano sin restricción, de otra serie',
    },
  },
  A11: {
    question: 'Más de dos empatados que un criterio separa',
    way: {
      'start-again': 'cada resto empieza de nuevo con los encuentros entre sí',
      'go-on': 'cada resto sigue con el criterio siguiente',
    },
  },
  A12: {
    question: 'El cociente de IMP sin IMP perdidos',
    way: {
      taken: 'infinito si se ganó alguno; 0/0 cuenta 1',
    },
  },
  A13: {
    question: 'Resistencia de descansos, incomparecencias y rivales excluidos',
    way: {
      taken: 'un descanso y un encuentro no jugado no suman; un rival excluido cuenta con sus PV',
    },
  },
  A14: {
    question: 'PV de un margen con centésimas de IMP',
    way: {
      'nearest-imp': 'del IMP entero más cercano; las centésimas quedan para lo demás',
      'in-proportion': 'en proporción entre las dos celdas',
    },
  },
  A15: {
    question: 'Una duración de encuentro sin columna',
    way: {
      formula: 'la fórmula de las columnas, mostrada al director',
      'nearest-column': 'la columna más cercana, la mayor de dos, mostrada al director',
    },
  },
  A16: {
    question: 'Un equipo excluido tras exactamente un encuentro, todos contra todos',
    way: {
      taken: 'todos sus encuentros desaparecen para todos',
    },
  },
  A17: {
    question: 'El apartado i del informe',
    way: {
      taken: 'va al consejo técnico, que él nombra',
    },
  },
  A20: {
    question: 'Un puesto está decidido',
    way: {
      taken: 'cuando la diferencia detrás supera los 20 PV y todos los mejores están decididos',
    },
  },
  A21: {
    question: 'Tres equipos a la vez',
    way: {
      taken: 'cada uno juega con los otros dos la mitad de las manos; los PV son la media',
    },
  },
  A22: {
    question: 'Una apertura de uno en menor que puede tener dos cartas',
    way: {
      taken: 'natural, pero en la portada y anunciada',
    },
  },
  A23: {
    question: 'El 1ST cómico está en la lista y encaja en Marrón (b)',
    way: {
      taken: 'Marrón, mostrado al director',
    },
  },
  A26: {
    question: 'Pantallas, ambos bandos en falta, una voz que la Ley no deja aceptar',
    way: {
      taken: 'devuelta y corregida sin penalización',
    },
  },
  A28: {
    question: 'Las aperturas de la excepción de HUM (e)',
    way: {
      taken: 'solo la propia apertura fuerte, como dice el texto',
    },
  },
  A29: {
    question: 'Más de dos series',
    way: {
      taken: 'también los equipos libres respetan la cuota de su club en cada serie',
    },
  },
  A30: {
    question: 'Un equipo excluido sin ningún encuentro',
    way: {
      taken: 'todos contra todos: se retira del todo; en un suizo los puntos otorgados quedan',
    },
  },
  A31: {
    question: 'Los tres últimos de un suizo, dos ya enfrentados',
    way: {
      taken: 'el trío queda como está escrito, y se ofrece otro',
    },
  },
  A32: {
    question: 'Un encuentro no jugado',
    way: {
      taken: 'no es enfrentamiento: los dos pueden cruzarse después',
    },
  },
  A33: {
    question: 'Ganar todos los encuentros',
    way: {
      taken:
        'más IMP que los rivales en cada uno, sin penalizaciones; una incomparecencia de los rivales es victoria',
    },
  },
  A34: {
    question: 'Una mano ganada',
    way: {
      taken: 'con mejor resultado que en la otra sala, por poco que sea',
    },
  },
  A35: {
    question: 'Una incomparecencia en un suizo tras la revisión',
    way: {
      taken: '12 para el emparejamiento, el mejor de los tres al final',
    },
  },
  B03: {
    question: 'Una incomparecencia antes del primer tercio',
    way: {
      eighteen: '18 PV, mostrados al director',
      'best-of-three': 'el mejor de los tres, como después',
    },
  },
  B06: {
    question: 'El centro de una franja para PV con fracción',
    way: {
      taken: 'los PV se redondean primero, medio hacia arriba; una franja abierta por su límite inferior',
    },
  },
  B07: {
    question: 'Manos no repartidas de una vez',
    way: {
      taken: 'paga la pareja responsable, como dice 9.2',
    },
  },
  B08: {
    question: 'El día en que un júnior tiene menos de 26 años',
    way: {
      taken: 'el primer día del torneo',
    },
  },
  B09: {
    question: 'Se retiran varios equipos',
    way: {
      taken: 'todos últimos, por PV; todos se anulan en el segundo paso',
    },
  },
  B13: {
    question: 'Tres empatados con la misma suma de PV',
    way: {
      taken: 'IMP, luego puntos, sumados en el grupo; luego el cociente',
    },
  },
  B14: {
    question: 'Una duración de encuentro sin columna',
    way: {
      'larger-of-two': 'la columna más cercana, la mayor de dos, mostrada al director',
      'smaller-of-two': 'la columna más cercana, la menor de dos, mostrada al director',
    },
  },
  B16: {
    question: 'Vencer a todos los demás cuando una victoria corta es 15–15',
    way: {
      'more-imps': 'es tener más IMP en el encuentro',
      'more-vps': 'es tener más PV: con 15–15 no gana nadie',
    },
  },
};
