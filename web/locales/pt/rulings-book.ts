import type { RulingsBookMessages } from '../en/rulings-book.ts';

export const rulingsBook: RulingsBookMessages = {
  words: 'Palavras das Leis',
  laws: 'As Leis por número',
  find: 'Procurar uma palavra, em qualquer língua',
  none: 'Essa palavra não existe. Tente uma parte dela.',
  all: 'Todas as palavras',
  also: 'Também: {{names}}',
  elsewhere: 'Noutras línguas: {{names}}',
  where: 'Onde:',
  definitions: 'Definições',
  editions: '({{editions}})',
  lawOf: 'Lei {{law}}: {{title}}',
  clauses: 'Alíneas em {{edition}}',
  noClauses: 'Só se listam as alíneas das Leis 9 a 71.',
  notListed: 'As Leis de {{edition}} não têm a alínea {{clause}}.',
  how: {
    code: 'aplicada',
    asked: 'perguntada a alguém',
    told: 'para ler',
  },
  allLaws: 'Todas as leis',
  revised: 'A revisão de 12 de Dezembro de 2023',
  revisedHow:
    'A fonte de 2017 do Naipe traz as Leis 73 e 89 já revistas. O que lá estava antes conta-se pela edição de 2007 e pelo índice dessa fonte. Nenhuma decisão do Naipe difere.',
  before: '2017',
  since: '2017, revisto em 2023',
  ladder: {
    heading: 'Com que força obriga uma lei',
    intro:
      'A introdução dá a cada uma destas palavras o seu peso, o mesmo em 1997, 2007 e 2017. Nada é automático: uma penalidade cabe ao DT.',
    words: {
      may: 'pode',
      does: 'faz',
      should: 'deve',
      shall: 'fará',
      must: 'tem de',
      'should-not': 'não deve',
      'shall-not': 'não fará',
      'may-not': 'não pode',
      'must-not': 'é proibido',
    },
    censures: {
      'not-wrong': 'Não o fazer não é um erro.',
      'not-penalised': 'É o procedimento; nada sugere uma penalidade.',
      seldom: 'Infracção que compromete os próprios direitos, raramente penalizada.',
      often: 'Penalizada mais vezes do que não.',
      'nearly-serious': 'Mais forte do que «não fará», quase tão forte como «é proibido».',
      serious: 'A palavra mais forte: falta séria.',
    },
  },
};
