import type { StartMessages } from '../en/start.ts';

export const start: StartMessages = {
  start: {
    label: 'Para onde ir',
    sit: 'Estou numa mesa',
    sitHint: 'Escrever o código da mesa, registar e confirmar resultados neste telemóvel',
    results: 'Resultados',
    resultsHint: 'Classificações, carteiras e fichas, para todos',
    direct: 'Dirigir',
    directHint: 'Preparar uma prova, conduzir a sala, decidir, publicar',
    rule: 'Decidir numa mesa',
    ruleHint: 'O que correu mal, o que diz a lei, quem escolhe',
    doubleDummy: 'Cartas à vista',
    doubleDummyHint: 'O que se pode fazer, carta a carta',
    tools: 'Ferramentas',
    toolsHint: 'Quanto vale um resultado; uma mão para treinar',
    season: 'Época',
    seasonHint: 'Calendário, inscrições, classificações por pontos; inscreva-se numa prova',
    now: 'A decorrer',
    coming: 'A seguir',
    played: 'Últimos resultados',
    today: 'hoje',
    ranking: 'Ver a classificação',
    tables_one: 'uma mesa',
    tables_other: '{{count}} mesas',
    first: 'Organize a sua primeira prova',
    firstNext:
      'Diga quantos pares vêm. O Naipe propõe o movimento, os jogadores registam os resultados nos telemóveis e a classificação faz-se sozinha.',
    firstGo: 'Preparar em dois minutos',
    status: {
      'set-up': 'por começar',
      playing: 'em jogo',
      'between-sessions': 'entre sessões',
      over: 'terminada',
      published: 'resultados publicados',
    },
  },
};
