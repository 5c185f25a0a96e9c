import type { Entries } from '../entry.ts';
import type { TableTerm } from '../terms.ts';

export const table: Entries<TableTerm> = {
  board: { means: 'O suporte numerado de quatro mãos; também as quatro mãos como nele foram dadas.' },
  contestant: { means: 'Quem se classifica: um jogador, um par, ou uma equipa de quatro ou mais.' },
  deal: { means: 'O baralho repartido em quatro mãos; também essas cartas com o seu leilão e carteio.' },
  director: { means: 'Quem conduz o torneio e aplica as Leis.' },
  event: { means: 'Competição de uma ou mais sessões; também se diz torneio.' },
  extraneous: {
    means: 'Que não faz parte do jogo como as Leis o deixam jogar.',
    1997: 'Usa a palavra sem a definir.',
    2007: 'Usa a palavra sem a definir.',
  },
  hand: { means: 'As cartas dadas a um jogador, ou o que delas resta.' },
  infraction: {
    means: 'Violação, por um jogador, de uma lei ou de um regulamento legítimo.',
    1997: 'Define apenas irregularidades.',
  },
  irregularity: { means: 'Tudo o que se afasta do procedimento correcto, com ou sem culpa de um jogador.' },
  lho: { means: 'O adversário à esquerda de um jogador: o seguinte a falar ou a jogar.' },
  'logical-alternative': {
    means:
      'Voz ou jogada que boa parte de jogadores assim, com os métodos do par, consideraria a sério, e que alguns podiam escolher.',
    1997: 'Usa as palavras sem dar um critério.',
  },
  opponent: { means: 'Um jogador da outra linha.' },
  pack: { means: 'As 52 cartas.' },
  pair: { means: 'Dois jogadores que jogam juntos.' },
  partner: { means: 'O jogador com quem se joga contra os outros dois da mesa.' },
  penalty: {
    means:
      'De procedimento, por faltas ao procedimento, ao critério do DT e além de qualquer rectificação (Lei 90); ou disciplinar, pela boa ordem (Lei 91).',
    1997: 'Também cada obrigação ou limite que uma lei impõe aos infractores: o que depois se chamou rectificação.',
  },
  rectification: {
    means: 'O que as Leis mandam fazer para repor as coisas quando o DT sabe de uma irregularidade.',
    1997: 'Só o que deixa o leilão e o carteio seguir o mais normalmente possível.',
  },
  rho: { means: 'O adversário à direita de um jogador: o que falou ou jogou antes dele.' },
  round: { means: 'Parte de uma sessão em que ninguém muda de mesa.' },
  session: { means: 'Período mais longo de jogo para o qual se fixa um número de carteiras.' },
  side: { means: 'Os dois parceiros de uma mesa contra os outros dois.' },
  'sorted-deck': {
    means: 'Baralho que não foi misturado desde que esteve em ordem.',
    1997: 'Não tem esta expressão.',
  },
  team: { means: 'Dois ou mais pares em mesas e orientações diferentes, com um resultado comum.' },
  'unauthorised-information': {
    means:
      'O que um jogador sabe de outro modo que não por vozes e jogadas legais, como por uma hesitação, uma pergunta ou um comentário do parceiro. Não o pode usar.',
  },
  unintended: {
    means: 'Que não era o que o jogador queria no momento em que o fez: um lapso, não uma mudança de ideias.',
    1997: 'Diz inadvertido, sem definição.',
  },
};
