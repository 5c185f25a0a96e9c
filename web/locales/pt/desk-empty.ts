import type { DeskEmpty } from '../en/desk-empty.ts';

export const deskEmpty: DeskEmpty = {
  empty: {
    tournaments: 'Organize a sua primeira prova',
    tournamentsNext:
      'Diga quantos pares vêm. O Naipe propõe o movimento; as mesas ficam prontas em dois minutos.',
    entries: 'Ainda não há inscritos',
    entriesNext: 'Cole a lista dos pares, ou junte-os um a um. Os nomes podem ser escritos durante o jogo.',
    room: 'Ainda não há mesas',
    roomNext_team: 'Sorteie a primeira jornada: com ela vêm as mesas.',
    roomNext: 'Planeie uma sessão: com o número de pares vêm o movimento e as mesas.',
    ready: 'A sala está pronta',
    readyNext: 'Ponha um código em cada mesa e depois abra a sessão: o botão está em cima.',
    boards: 'Ainda não há carteiras em jogo',
    boardsNext: 'Com a sessão aberta, cada carteira tem aqui a sua ficha e recebe o que escrever.',
    ranking: 'Ainda não há classificação',
    rankingNext: 'Começa com o primeiro resultado da sessão e é refeita a cada um.',
    rulings: 'Ainda não há decisões',
    rulingsNext: 'O que decidir durante a sessão fica aqui, com o motivo, e pode ser anulado.',
    history: 'Nada a mostrar',
    historyNext: 'Nenhum registo deste tipo tem estas palavras. Mostre tudo, ou tente outra palavra.',
  },
};
