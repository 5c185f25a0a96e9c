import type { Entries } from '../entry.ts';
import type { AuctionTerm } from '../terms.ts';

export const auction: Entries<AuctionTerm> = {
  alert: {
    means: 'Aviso aos adversários de que uma voz pode precisar de explicação. A forma vem do regulamento.',
  },
  'artificial-call': {
    means:
      'Voz que diz outra coisa, ou mais, do que a vontade de jogar onde declara. Uma declaração, um dobre ou um redobre é artificial se traz uma notícia que os jogadores não dão por adquirida; um passo, se promete mais do que certa força, ou se promete ou nega algo fora do último naipe marcado.',
    1997: 'Fala antes de convenções.',
    2007: 'Só conta a notícia diferente da vontade de jogar ali; a que apenas se lhe junta não conta.',
    2017: 'Também o que se junta à vontade de jogar ali torna a voz artificial.',
  },
  auction: {
    means: 'As vozes, umas após as outras, pelas quais se chega ao contrato; também o conjunto delas.',
    2007: 'Começa com a primeira voz.',
    2017: 'Começa com a primeira voz.',
  },
  'auction-period': {
    means: 'O tempo em que as leis do leilão valem para uma linha. Dura até a saída inicial ser virada.',
    1997: 'Começa quando um dos dois olha para as faces das suas cartas e, se ninguém declarar, acaba com o quarto passo.',
    2007: 'Começa quando um dos dois tira as cartas da carteira e, se ninguém declarar, acaba quando todas as mãos voltam.',
    2017: 'Começa quando um dos dois tira as cartas da carteira e, se ninguém declarar, acaba quando todas as mãos voltam.',
  },
  bid: { means: 'Oferta de ganhar pelo menos tantas vazas acima de seis, num naipe ou em sem trunfo.' },
  call: { means: 'Tudo o que conta no leilão: declaração, dobre, redobre ou passo.' },
  'clarification-period': {
    means: 'Do último passo até a saída inicial ser virada: o tempo das perguntas sobre o leilão.',
    1997: 'Tem as perguntas, não o nome.',
  },
  'comparable-call': {
    means:
      'Voz em lugar de outra retirada que significa o mesmo ou quase o mesmo, que só mãos mostradas pela primeira dariam, ou que tem o mesmo fim. Deixa o parceiro livre.',
    1997: 'Não a conhece.',
    2007: 'Não a conhece; para a declaração insuficiente pede o mesmo significado ou um mais preciso.',
  },
  contract: {
    means:
      'O que a linha do declarante assumiu: ganhar as vazas da última declaração na sua denominação, sem dobre, dobrada ou redobrada.',
  },
  convention: {
    means:
      'Voz que por acordo diz outra coisa que não a vontade de jogar ali, nem força ou três cartas ali; ou carta de um defensor que fala por acordo. Um acordo só sobre a força total não o é.',
    2007: 'Fala antes de vozes artificiais.',
    2017: 'Fala antes de vozes artificiais.',
  },
  dealer: { means: 'O jogador que fala primeiro. Quem é, diz a carteira.' },
  double: {
    means: 'Voz sobre uma declaração do adversário que aumenta o valor do contrato, cumprido ou derrotado.',
  },
  'insufficient-bid': {
    means: 'Declaração que não é mais alta do que a última.',
    2017: 'Diz-se que é uma infracção.',
  },
  level: { means: 'O número de uma declaração ou de um contrato: quantas vazas acima de seis.' },
  misinformation: {
    means:
      'Métodos que não foram dados a conhecer com exactidão, como e quando as leis ou o regulamento pedem.',
    1997: 'Decide sobre ela sem a definir.',
    2007: 'Decide sobre ela sem a definir.',
  },
  'odd-trick': {
    means: 'Cada vaza acima das primeiras seis da linha do declarante.',
    1997: 'As seis têm um nome: a base.',
  },
  pass: { means: 'Voz que diz: desta vez nem declaração, nem dobre, nem redobre.' },
  'psychic-call': {
    means: 'Voz que, de propósito e em muito, falseia a força em honras ou o comprimento dos naipes.',
  },
  redouble: { means: 'Voz sobre um dobre do adversário que aumenta outra vez o valor do contrato.' },
  rotation: { means: 'O sentido dos ponteiros do relógio: a ordem por que se fala e se joga.' },
  slam: { means: 'Contrato de doze vazas (pequeno cheleme) ou de todas as treze (grande cheleme).' },
  strain: { means: 'O que uma declaração nomeia além do número: um dos naipes, ou sem trunfo.' },
  turn: { means: 'O momento em que cabe a um jogador falar ou jogar.' },
  withdrawn: {
    means: 'Diz-se do que deixou de contar: vozes anuladas e cartas recolhidas.',
    1997: 'Usa a palavra sem a definir.',
  },
};
