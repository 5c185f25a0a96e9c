import type { DeskImport } from '../en/desk-import.ts';

/** Files of other programs at the desk. */
export const deskImport: DeskImport = {
  import: {
    title: 'Importar um ficheiro',
    about:
      'Resultados ou mãos de outro programa ou de aparelhos de registo: BWS, PBN, USEBIO, CSV, LIN, DUP, DLM, BRI, DGE ou mãos impressas em texto. O formato reconhece-se sozinho.',
    drop: 'Largue aqui o ficheiro, ou escolha-o',
    chosen: '{{name}}: {{format}}',
    tooLarge: 'O ficheiro tem mais de {{most}} MB e não foi lido.',
    nothing: 'Este ficheiro não tem resultados nem mãos.',
    results_one: 'Tem um resultado.',
    results_other: 'Tem {{count}} resultados.',
    hands_one: 'Tem as mãos de uma carteira desta sessão.',
    hands_other: 'Tem as mãos de {{count}} carteiras desta sessão.',
    unplayed_one: 'Uma carteira não tem contrato: registe-a na sua mesa.',
    unplayed_other: '{{count}} carteiras não têm contrato: registe-as nas suas mesas.',
    take_zero: 'Aceitar resultados',
    take_one: 'Aceitar um resultado',
    take_other: 'Aceitar {{count}} resultados',
    attach_zero: 'Juntar mãos',
    attach_one: 'Juntar as mãos de uma carteira',
    attach_other: 'Juntar as mãos de {{count}} carteiras',
    wrong: 'O que está errado no ficheiro',
    line: 'Linha',
    done: 'Feito.',
  },
};
