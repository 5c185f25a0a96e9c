/** Several sessions as a plan: who plays, from which seats, who meets whom. */
export const deskSessions = {
  sessions: {
    howMany: 'Quantas sessões?',
    which: 'Que sessão se planeia?',
    notPlanned: 'ainda não planeada',
    mixed: 'Mitchell e Howell em {{count}} sessões',
    mixedHow:
      'Planeiam-se todas as sessões de uma vez: em cada uma, dois de três grupos jogam um Mitchell e o terceiro um Howell.',
    twoHow:
      'As duas sessões são planeadas de uma vez: primeiro um Mitchell entre duas linhas, depois um Howell em cada linha.',
    who: 'Quem joga',
    whoPlays: {
      everyone: 'todos num só grupo',
      first: 'os apurados',
      groups: 'grupos segundo a classificação',
    },
    whoHint: {
      first: 'Os restantes classificam-se a seguir.',
      groups: 'Cada grupo compara-se e classifica-se por si.',
    },
    size: { first: 'Quantos se apuram', groups: 'Pares por grupo' },
    group: 'Grupo {{group}}, {{count}} pares: {{pairs}}',
    qualified: 'Apurados, {{count}} pares: {{pairs}}',
    way: 'Lugares',
    ways: {
      order: 'pela ordem dos números',
      index: 'sorteio pelo índice de valor',
      ranking: 'sorteio pela classificação',
      apart: 'sorteio, novos adversários',
    },
    wayHint: {
      order: 'O par 1 no primeiro lugar, e assim por diante.',
      index: 'Linhas e secções ficam equilibradas; quem não se pode deslocar tem lugar fixo.',
      ranking: 'Linhas e secções ficam equilibradas; quem não se pode deslocar tem lugar fixo.',
      apart: 'O menor número possível de reencontros; depois equilibram-se as linhas.',
    },
  },
  encounters: {
    heading: 'Quem defronta quem',
    never: 'nunca se defrontam',
    once: 'uma vez',
    twice: 'duas vezes',
    more: 'mais vezes',
    aim: 'Cada dois pares nas sessões planeadas. O maior número possível de adversários diferentes, nenhum mais do que duas vezes. {{clause}}',
    grid: 'Par a par, com as sessões em que se defrontam',
  },
  triplet: {
    heading: 'Triplete',
    sentence: 'Três jogadores, dos quais jogam dois de cada vez. O índice de valor é 2/3 da soma dos três.',
    third: 'Terceiro jogador',
    indexOf: 'Índice de valor de {{name}}',
    enter: 'Inscrever o terceiro jogador',
    index: 'Índice de valor da triplete: {{index}}, 2/3 da soma.',
    who: 'Quem joga',
    play: 'Jogam estes',
  },
};
