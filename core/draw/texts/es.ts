import type { DrawWords } from './wording.ts';

export const es: DrawWords = {
  and: 'y',
  reasons: {
    next: '{a} se enfrenta a {b}: el siguiente en la clasificación',
    'passed-over': '{a} se enfrenta a {b}',
    fold: '{a} se enfrenta a {b}: el más alto contra el más bajo',
    slide: '{a} se enfrenta a {b}: el mismo lugar en la otra mitad',
    nearest: '{a} se enfrenta a {b}: así el emparejamiento en conjunto queda más cerca de la clasificación',
    fixed: '{a} se enfrenta a {b}: fijado por el director',
    rematch: '{a} se enfrenta otra vez a {b}: no hay emparejamiento con menos repeticiones',
    'club-released': '{a} se enfrenta a {b}, del mismo club: ningún emparejamiento lo evita',
    'region-released': '{a} se enfrenta a {b}, de la misma región: ningún emparejamiento lo evita',
    'nation-released': '{a} se enfrenta a {b}, del mismo país: ningún emparejamiento lo evita',
    danish: '{a} se enfrenta a {b}: por la clasificación, con o sin repetición',
    'place-certain': '{a} se enfrenta a {b}: el puesto de {a} ya es seguro, por eso juega con el último',
    bye: '{a} descansa: el último clasificado que aún no ha descansado',
    'bye-fixed': '{a} descansa: fijado por el director',
    'second-bye': '{a} descansa otra vez: todos han descansado ya',
    triple: '{teams} se enfrentan en un encuentro triple: los tres últimos',
    'triple-met':
      '{teams} se enfrentan en un encuentro triple: los tres últimos, aunque algunos ya se han enfrentado',
    'triple-moved':
      '{teams} se enfrentan en un encuentro triple: los tres más bajos que dejan emparejar a los demás',
  },
  because: {
    'has-met': { one: '{a} ya se ha enfrentado a {teams}', many: '{a} ya se ha enfrentado a {teams}' },
    'same-club': { one: '{teams} es del mismo club', many: '{teams} son del mismo club' },
    'same-region': { one: '{teams} es de la misma región', many: '{teams} son de la misma región' },
    'same-nation': { one: '{teams} es del mismo país', many: '{teams} son del mismo país' },
    forbidden: { one: '{a} no puede enfrentarse a {teams}', many: '{a} no puede enfrentarse a {teams}' },
    'blocks-rest': {
      one: 'con {teams} los demás no podrían emparejarse',
      many: 'con {teams} los demás no podrían emparejarse',
    },
    'out-blocks-rest': {
      one: 'sin {teams} los demás no podrían emparejarse',
      many: 'sin {teams} los demás no podrían emparejarse',
    },
    'had-bye': { one: '{teams} ya ha descansado', many: '{teams} ya han descansado' },
  },
  breaches: {
    'unknown-team': '{a} no está en esta ronda',
    'two-matches': '{a} tiene dos encuentros, o uno y un descanso',
    'no-match': '{a} no tiene encuentro ni descanso',
    'has-met': '{a} y {b} ya se han enfrentado',
    'same-club': '{a} y {b} son del mismo club',
    'same-region': '{a} y {b} son de la misma región',
    'same-nation': '{a} y {b} son del mismo país',
    forbidden: '{a} y {b} no pueden enfrentarse',
    'second-bye': '{a} ya ha descansado, y otros aún no',
    'bye-not-lowest': '{a} descansa, y {b} está más abajo',
    'not-by-rule': '{a} contra {b} no es lo que da la regla',
  },
};
