import type { DoubleDummyMessages } from '../en/double-dummy.ts';

/** The page Double dummy. */
export const doubleDummy: DoubleDummyMessages = {
  title: 'Cartas à vista',
  about:
    'O que fazem quatro jogadores que veem todas as cartas. Tudo se calcula neste navegador, mesmo sem rede.',
  text: 'Uma mão, ou um ficheiro PBN com uma',
  hint: 'Norte primeiro, naipes de espadas a paus: N:AK2.QJ3.T98.7654 …',
  fault: 'Ainda não é uma mão: {{why}}',
  cards: 'As cartas',
  random: 'Distribuir uma',
  dealer: 'Dador',
  working: 'Calculados: {{done}} de {{of}} resultados.',
  choose: 'Escolha um resultado para o jogar carta a carta: declarante e denominação.',
  playing: '{{declarer}} joga {{strain}}',
  tricks: 'O declarante tem {{won}}; com o melhor jogo, {{all}} ao todo.',
  turn: 'Joga {{seat}}',
  over: 'Jogaram-se as treze vazas: {{won}} para o declarante.',
  undo: 'Voltar atrás',
  restart: 'Do princípio',
  trick: 'Na mesa',
  played: 'Jogado até agora',
  cost_one: 'custou uma vaza',
  cost_other: 'custou {{count}} vazas',
  best: 'não custa nada',
  losing_one: 'custa uma vaza',
  losing_other: 'custa {{count}} vazas',
  thinking: 'Um momento …',
  noLosing: 'Nenhuma carta custou vazas até agora.',
};
