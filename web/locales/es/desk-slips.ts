import type { deskSlips as en, slipFacts as enFacts, slipRefusals as enRefusals } from '../en/desk-slips.ts';
import { boardSlips } from './desk-board-slips.ts';

export const deskSlips: typeof en = {
  slips: {
    ...boardSlips,
    heading: '¿Algo fue mal en esta mesa?',
    inMatch:
      'Las tablillas estropeadas, los oponentes equivocados y las penalizaciones se tratan en el encuentro.',
    reason: 'Qué ocurrió',
    go: 'Arreglarlo así',
    done: 'Arreglado.',
    follows: 'Consecuencias',
    checking: 'Calculando…',
    nothing: 'Nada cambia.',
    rule: 'Qué dice la regla',
    penalty: {
      pair: '{{first}} para el bando infractor; la próxima vez {{next}} ({{clause}}).',
      side: '{{first}} para Norte–Sur; la próxima vez {{next}} ({{clause}}).',
      same: '{{first}} para el bando infractor ({{clause}}).',
      sameSide: '{{first}} para Norte–Sur ({{clause}}).',
      warning: 'Una advertencia',
      percent: '{{amount}}% de un top',
      none: 'La penalización queda a juicio del director (Ley 90).',
    },
    board: 'Tablilla {{board}}, mesa {{table}}: {{north}} en Norte–Sur, {{east}} en Este–Oeste',
    meeting: 'Ronda {{round}}, mesa {{table}}: {{north}} contra {{east}}, tablillas {{boards}}',
    shared: 'compartidas con la mesa {{tables}}',
    loss: 'Ronda {{round}}, mesa {{table}}: la tablilla {{board}} no cuenta; {{north}}: {{northScore}}, {{east}}: {{eastScore}} ({{clause}})',
    keeps: 'vale su primer resultado',
    again: 'Ronda {{round}}, mesa {{table}}: {{north}} y {{east}} vuelven a encontrarse',
    turned: {
      title: 'Asientos cambiados',
      sentence: 'Norte–Sur se sentó en Este–Oeste, o la tablilla estaba girada un cuarto.',
      boards: '¿En qué tablillas?',
      written: 'Lo escrito es correcto para',
      seats: 'los asientos de la tablilla',
      pairs: 'quienes debían sentarse allí',
      match: {
        'rtp-2014':
          'Si fue así en las dos salas, todo vale. En una sola sala: las tablillas jugadas así en ambas salas no se comparan y se anulan; si se advierte después de más de la mitad de las tablillas, o nunca, el encuentro es nulo. Decídalo en el encuentro. Las jugadas así en una sola sala se juegan en la otra con las parejas igualmente cambiadas.',
        rop: 'Las dos parejas de un equipo se sentaron en el mismo bando: las tablillas se anulan y el equipo que se sentó primero pierde 1 PV. Se descuenta en las decisiones del encuentro.',
        wbf: 'El resultado se obtuvo en los asientos que ocuparon. Si las dos parejas de un equipo se sentaron en el mismo bando, la tablilla no se compara.',
      },
      rule: {
        'rtp-2014': 'La mano se juega y es válida. Cada pareja puntúa en la dirección en que jugó realmente.',
        rop: 'La tablilla es válida. En ella Norte–Sur juega como Este–Oeste y viceversa, con la puntuación normal.',
        wbf: 'El resultado se obtuvo en los asientos que ocuparon: cada pareja puntúa en la dirección en que jugó realmente.',
      },
    },
    opponents: {
      title: 'Contrarios equivocados',
      sentence:
        'Aquí se sentaron otros que los previstos, y ya han jugado. Si se descubre antes de que alguien saque sus cartas, solo cambian de sitio: no se registra nada.',
      ns: '¿Quién se sentó en Norte–Sur?',
      ew: '¿Quién se sentó en Este–Oeste?',
      after: 'Después de esta ronda',
      back: 'vuelven a sus sitios',
      stay: 'se quedan en estos sitios',
      rule: {
        'rtp-2014':
          'La pareja que se sienta en una mesa equivocada puede ser penalizada, salvo que se descubra antes de causar perjuicio. Lo jugado vale si ninguno de los cuatro había jugado la tablilla; si no, no cuenta para ningún bando (Ley 15).',
        rop: 'La pareja responsable es penalizada, salvo que no causara perjuicio. Lo jugado vale si ninguno de los cuatro había jugado la tablilla; si no, no cuenta para ningún bando (Ley 15).',
        wbf: 'Lo jugado vale si ninguno de los cuatro había jugado la tablilla; si no, no cuenta para ningún bando, y quien queda privado recibe una puntuación artificial.',
      },
    },
    wrongBoard: {
      title: 'Tablilla equivocada',
      sentence: 'Se jugó aquí una tablilla de otra ronda.',
      planned: '¿En lugar de qué tablilla?',
      played: '¿Qué tablilla se jugó?',
      right: 'La tablilla correcta',
      lost: 'se pierde',
      later: 'se juega más tarde',
      fault: { direct: 'culpa directa', partly: 'culpa parcial', none: 'sin culpa' },
      rule: {
        'rtp-2014':
          'Un error al pasar las tablillas puede ser penalizado, salvo que se descubra antes de causar perjuicio. Si ninguno de los cuatro la había jugado, la puntuación vale y puede seguir la correcta; si no, no cuenta para ningún bando (Ley 15).',
        rop: 'La pareja responsable es penalizada, salvo que no causara perjuicio. Si ninguno de los cuatro la había jugado, la puntuación vale y puede seguir la correcta; si no, no cuenta para ningún bando (Ley 15).',
        wbf: 'Si ninguno de los cuatro la había jugado, la puntuación vale y puede seguir la correcta; si no, no cuenta para ningún bando. Quien queda privado recibe una puntuación artificial (Ley 12C2).',
      },
    },
  },
};

export const slipFacts: typeof enFacts = {
  'seats-turned': 'Ronda {{round}}, mesa {{table}}: se sentaron al revés.',
  'seats-turned-boards': 'Ronda {{round}}, mesa {{table}}, tablillas {{boards}}: se sentaron al revés.',
  'places-exchanged':
    'Las parejas {{one}} y {{other}} se sentaron una en el sitio de la otra en la ronda {{round}}.',
  'places-exchanged-on':
    'Las parejas {{one}} y {{other}} se quedan una en el sitio de la otra desde la ronda {{round}}.',
  'boards-changed': 'Ronda {{round}}, mesa {{table}}: las tablillas son {{boards}}.',
};

export const slipRefusals: typeof enRefusals = {
  'ruled-already':
    'La tablilla {{board}} tiene una decisión en esta mesa. Anúlela primero y decida de nuevo.',
  'boards-missing': 'Diga en qué tablillas fue.',
  'against-itself': 'Una pareja no juega contra sí misma.',
  'as-planned': 'Esas son las parejas que el movimiento tiene aquí.',
  'only-turned': 'Esas parejas son de aquí, pero al revés. Elija «Asientos cambiados».',
  'no-place': 'La pareja {{pair}} no tiene sitio en esta sección en la ronda {{round}}.',
  'not-another-board': 'La tablilla {{board}} no es de otra ronda.',
  'right-board-now': 'Ahora juegan la tablilla correcta: no hay nada que anotar.',
};
