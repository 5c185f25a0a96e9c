import type { Entries } from '../entry.ts';
import type { PlayTerm } from '../terms.ts';

export const play: Entries<PlayTerm> = {
  claim: {
    means:
      'Dizer que a sua linha ganha tantas das vazas restantes, propor que se pare o carteio, ou mostrar as cartas, salvo se claramente não era essa a intenção. Falar só da vaza que está na mesa não o é.',
  },
  concession: {
    means:
      'Dizer que a sua linha perde tantas das vazas restantes. Quem reivindica menos do que todas cede as outras.',
  },
  declarer: {
    means:
      'Da linha que fez a última declaração, quem primeiro declarou a sua denominação. É declarante desde que a saída inicial é virada.',
  },
  defender: { means: 'Cada um dos dois adversários do declarante, ou de quem o vai ser.' },
  dummy: {
    means:
      'O parceiro do declarante, desde que a saída inicial é virada; também as suas cartas, depois de estendidas na mesa.',
    2017: 'É morto até o carteio acabar.',
  },
  'established-revoke': {
    means:
      'Renúncia que já não se pode corrigir: a linha infractora jogou ou nomeou uma carta para a vaza seguinte, reivindicou ou cedeu vazas, ou aceitou uma reivindicação.',
  },
  'follow-suit': { means: 'Jogar uma carta do naipe que saiu.' },
  honour: { means: 'Um ás, rei, dama, valete ou dez.' },
  lead: { means: 'A primeira carta de uma vaza.' },
  'major-penalty-card': {
    means:
      'Qualquer honra que se tornou carta penalizada, qualquer carta jogada de propósito, e cada uma de várias do mesmo defensor. Joga-se na primeira ocasião e, enquanto ali está, o declarante pode ter uma palavra na saída do parceiro.',
  },
  'minor-penalty-card': {
    means:
      'Uma só carta abaixo do dez que um defensor mostrou por acidente. Não pode jogar antes dela outra carta pequena do naipe, mas pode jogar uma honra; a saída do parceiro é livre.',
  },
  'opening-lead': { means: 'A carta de saída da primeira vaza.' },
  'penalty-card': {
    means: 'Carta de um defensor que fica na mesa com a face à vista por ter sido mostrada cedo de mais.',
    1997: 'Diz-se apenas na lei das cartas penalizadas.',
  },
  play: {
    means:
      'Pôr uma carta numa vaza, saída incluída; todas as que se puseram; o tempo em que isso se faz; ou tudo o que se falou e jogou numa carteira.',
  },
  'play-period': {
    means:
      'Desde que a saída inicial é virada até se tirarem as cartas da carteira seguinte, ou acabar a última da posição. Alguns direitos acabam antes.',
    1997: 'O tempo em que se jogam as cartas; do seu fim nada mais se diz.',
  },
  'presumed-declarer': {
    means: 'Quem será declarante se nada de irregular acontecer.',
    1997: 'Usa as palavras sem as definir.',
    2007: 'Usa as palavras sem as definir.',
  },
  revoke: {
    means:
      'Não assistir podendo; também não sair ou não jogar o que uma lei ou uma ordem legítima do adversário pede.',
    1997: 'A definição fala de assistir e de penalizações de saída.',
    2007: 'A definição fala de assistir e de saídas impostas.',
    2017: 'É a Lei 61 que o diz.',
  },
  suit: { means: 'Um de quatro grupos de treze cartas: espadas ♠, copas ♥, ouros ♦, paus ♣.' },
  trick: {
    means: 'Quatro cartas, uma de cada jogador na sua vez, a começar pela saída: nelas se conta o resultado.',
  },
  trump: { means: 'Cada carta do naipe que o contrato nomeia.' },
  'visible-card': {
    means:
      'Carta segura de modo que um adversário ou o parceiro lhe pudesse ver a face, tenha-a visto ou não.',
    1997: 'Não tem esta expressão.',
    2007: 'Não tem esta expressão.',
  },
};
