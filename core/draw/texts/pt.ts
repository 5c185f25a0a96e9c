import type { DrawWords } from './wording.ts';

export const pt: DrawWords = {
  and: 'e',
  reasons: {
    next: '{a} defronta {b}: a seguinte na classificação',
    'passed-over': '{a} defronta {b}',
    fold: '{a} defronta {b}: a primeira contra a última',
    slide: '{a} defronta {b}: o mesmo lugar na outra metade',
    nearest: '{a} defronta {b}: assim o emparelhamento, no conjunto, fica mais perto da classificação',
    fixed: '{a} defronta {b}: fixado pelo DT',
    rematch: '{a} defronta {b} outra vez: não há emparelhamento com menos repetições',
    'club-released': '{a} defronta {b}, do mesmo clube: nenhum emparelhamento o evita',
    'region-released': '{a} defronta {b}, da mesma região: nenhum emparelhamento o evita',
    'nation-released': '{a} defronta {b}, do mesmo país: nenhum emparelhamento o evita',
    danish: '{a} defronta {b}: pela classificação, com ou sem repetição',
    'place-certain': '{a} defronta {b}: o lugar de {a} já está definido, por isso joga com a última',
    bye: '{a} folga: a pior classificada que ainda não folgou',
    'bye-fixed': '{a} folga: fixado pelo DT',
    'second-bye': '{a} folga outra vez: todas já folgaram',
    triple: '{teams} defrontam-se num encontro triplo: as três últimas',
    'triple-met':
      '{teams} defrontam-se num encontro triplo: as três últimas, embora algumas já se tenham defrontado',
    'triple-moved':
      '{teams} defrontam-se num encontro triplo: as três mais baixas que deixam emparelhar as outras',
  },
  because: {
    'has-met': { one: '{a} já defrontou {teams}', many: '{a} já defrontou {teams}' },
    'same-club': { one: '{teams} é do mesmo clube', many: '{teams} são do mesmo clube' },
    'same-region': { one: '{teams} é da mesma região', many: '{teams} são da mesma região' },
    'same-nation': { one: '{teams} é do mesmo país', many: '{teams} são do mesmo país' },
    forbidden: { one: '{a} não pode defrontar {teams}', many: '{a} não pode defrontar {teams}' },
    'blocks-rest': {
      one: 'com {teams} as restantes não poderiam ser emparelhadas',
      many: 'com {teams} as restantes não poderiam ser emparelhadas',
    },
    'out-blocks-rest': {
      one: 'sem {teams} as restantes não poderiam ser emparelhadas',
      many: 'sem {teams} as restantes não poderiam ser emparelhadas',
    },
    'had-bye': { one: '{teams} já folgou', many: '{teams} já folgaram' },
  },
  breaches: {
    'unknown-team': '{a} não está nesta jornada',
    'two-matches': '{a} tem dois encontros, ou um e uma folga',
    'no-match': '{a} não tem encontro nem folga',
    'has-met': '{a} e {b} já se defrontaram',
    'same-club': '{a} e {b} são do mesmo clube',
    'same-region': '{a} e {b} são da mesma região',
    'same-nation': '{a} e {b} são do mesmo país',
    forbidden: '{a} e {b} não se podem defrontar',
    'second-bye': '{a} já folgou, e outras ainda não',
    'bye-not-lowest': '{a} folga, e {b} está mais abaixo',
    'not-by-rule': '{a} contra {b} não é o que a regra dá',
  },
};
