import type { Revision } from '../revision-2023.ts';

export const revision: Revision = {
  '73A2': {
    before: 'Vozes e jogadas devem fazer-se sem ênfase, modos, pressa ou demora marcados.',
    since: 'Far-se-ão sem ênfase nem modos, e sem pressa ou demora de propósito.',
  },
  '73B': {
    before:
      'Os parceiros nada dirão um ao outro por modos, comentários, perguntas ou alertas (B1); fazê-lo por acordo secreto é a falta mais grave (B2).',
    since: 'Uma só proibição: é interdito aos parceiros comunicar, ou tentar, a não ser por vozes e jogadas.',
  },
  '73C1': {
    before: 'Quem tem do parceiro informação não autorizada não pode tirar proveito dela.',
    since: 'O mesmo, dito da informação que lhe chegou sem intenção.',
  },
  '73D1': {
    before: 'Um ritmo constante é desejável, embora nem sempre exigido.',
    since: 'É desejável; a ressalva já não se diz.',
  },
  '73D3': { before: 'As pausas obrigatórias estão em 73A2.', since: 'As pausas obrigatórias estão aqui.' },
  '73E1': {
    before: 'Uma voz ou jogada enganadora não pode ser ajudada por pressa ou demora invulgares.',
    since: 'Nem por modos.',
  },
  '89': {
    before: 'Remete para a Lei 12C3: rectificação em provas individuais.',
    since:
      'Faltas: procurar, usar ou passar informação por meios proibidos. O que custam, diz o código disciplinar; a estatística pode sustentar uma acusação.',
  },
};
