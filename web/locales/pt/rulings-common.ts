import type { RulingsCommonMessages } from '../en/rulings-common.ts';

export const rulingsCommon: RulingsCommonMessages = {
  what: 'Que aconteceu?',
  other: 'Outra coisa',
  types: {
    'insufficient-bid': 'Declaração insuficiente',
    'call-out-of-turn': 'Voz fora de vez',
    'change-of-call': 'Mudança de voz',
    'opening-lead': 'Saída inicial fora de vez',
    'later-lead': 'Saída fora de vez, mais tarde',
    'exposed-card': 'Carta exposta por um defensor',
    revoke: 'Renúncia',
    claim: 'Reivindicação ou concessão',
    information: 'Hesitação, informação ao parceiro',
    explanation: 'Explicação errada',
  },
  hints: {
    'insufficient-bid': 'Introduza o leilão até à declaração insuficiente.',
    'call-out-of-turn': 'Introduza o leilão. Toque no jogador antes da voz fora de vez.',
    'change-of-call': 'Introduza o leilão com a primeira voz e diga depois por qual foi mudada.',
    'opening-lead': 'Toque em quem saiu e depois na carta.',
    'later-lead': 'Toque em quem saiu e depois na carta.',
    'exposed-card': 'Diga de quem era a carta e como foi vista.',
    revoke: 'Jogue as vazas como foram e diga depois que se reparou na renúncia.',
    claim: 'Jogue as vazas até à reivindicação e diga depois o que foi reivindicado.',
    information: 'Introduza o leilão até aqui e diga quem fez o quê.',
    explanation: 'Introduza o leilão até aqui e diga quem explicou.',
  },
  askFirst: 'Deitar fora este caso?',
  keep: 'Guardar',
};
