import type { RulingsBookMessages } from '../en/rulings-book.ts';

export const rulingsBook: RulingsBookMessages = {
  words: 'Palabras de las Leyes',
  laws: 'Las Leyes por número',
  find: 'Buscar una palabra, en cualquier idioma',
  none: 'No existe esa palabra. Pruebe con una parte.',
  all: 'Todas las palabras',
  also: 'También: {{names}}',
  elsewhere: 'En otros idiomas: {{names}}',
  where: 'Dónde:',
  definitions: 'Definiciones',
  editions: '({{editions}})',
  lawOf: 'Ley {{law}}: {{title}}',
  clauses: 'Apartados en {{edition}}',
  noClauses: 'Solo se listan los apartados de las Leyes 9 a 71.',
  notListed: 'Las Leyes de {{edition}} no tienen el apartado {{clause}}.',
  how: {
    code: 'aplicado',
    asked: 'preguntado a alguien',
    told: 'para leer',
  },
  allLaws: 'Todas las leyes',
  revised: 'La revisión del 12 de diciembre de 2023',
  revisedHow:
    'La fuente de 2017 de Naipe trae las Leyes 73 y 89 ya revisadas. Lo que decían antes se cuenta por la edición de 2007 y el índice de esa fuente. Ninguna decisión de Naipe difiere.',
  before: '2017',
  since: '2017, revisado en 2023',
  ladder: {
    heading: 'Con qué fuerza obliga una ley',
    intro:
      'La introducción da a cada una de estas palabras su peso, el mismo en 1997, 2007 y 2017. Nada es automático: una penalización corresponde al director.',
    words: {
      may: 'puede',
      does: 'hace',
      should: 'debería',
      shall: 'debe',
      must: 'tiene que',
      'should-not': 'no debería',
      'shall-not': 'no debiera',
      'may-not': 'no puede',
      'must-not': 'no debe',
    },
    censures: {
      'not-wrong': 'No hacerlo no es una falta.',
      'not-penalised': 'Es el procedimiento; nada sugiere una penalización.',
      seldom: 'Infracción que pone en peligro los propios derechos, pocas veces penalizada.',
      often: 'Penalizada la mayor parte de las veces.',
      'nearly-serious': 'Más fuerte que «no debiera», justo por debajo de «no debe».',
      serious: 'La palabra más fuerte: un asunto serio.',
    },
  },
};
