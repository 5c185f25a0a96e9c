import type { DeskHands } from '../en/desk-hands.ts';

/** The hands of a session at the desk. */
export const deskHands: DeskHands = {
  hands: {
    title: 'Mãos',
    open: 'Mãos desta sessão',
    about:
      'As cartas de cada carteira, como as escreveu o programa que as deu. Ninguém além de si as vê antes de a carteira acabar em todas as mesas e de os seus resultados se mostrarem.',
    file: 'Ficheiro PBN',
    paste: 'Ou cole aqui o seu texto',
    tooLarge: 'O ficheiro tem mais de {{most}} MB: não é um registo de mãos.',
    read_one: 'Leu-se uma carteira: {{boards}}.',
    read_other: 'Leram-se {{count}} carteiras: {{boards}}.',
    nothing: 'Neste texto não há nenhuma carteira com as suas cartas.',
    notPlayed: 'Não se jogam nesta sessão e ficam de fora: {{boards}}.',
    missing: 'Ainda sem mãos: {{boards}}.',
    wrong: 'O que está errado no ficheiro',
    line: 'Linha',
    attach_zero: 'Juntar',
    attach_one: 'Juntar uma carteira',
    attach_other: 'Juntar {{count}} carteiras',
    attached: 'Juntas',
    none: 'Ainda não há mãos.',
    count: '{{count}} de {{all}} carteiras têm as suas mãos.',
    solved: 'Calculado o que se pode fazer: {{done}} de {{of}} carteiras.',
    look: 'Ver as mãos',
    lookHint: 'Outros podem ver o seu ecrã.',
    inHistory: 'Para as retirar, desfaça no histórico.',
    dealing: {
      title: 'Distribuir as carteiras',
      about:
        'Distribuídas aqui ao acaso (Lei 6), para esta sessão. Não se mostra carta alguma a ninguém antes de a carteira terminar, nem a si, se jogar.',
      deal_zero: 'Todas as carteiras têm as suas cartas',
      deal_one: 'Distribuir uma carteira',
      deal_other: 'Distribuir {{count}} carteiras',
      begun: 'A sessão começou: as carteiras têm cartas.',
      machine: 'Ficheiros para a máquina de distribuir',
      paper: 'Fichas de mão, para distribuir à mão',
      otherwise:
        'As carteiras são {{way}} (Lei 6E). As mãos podem ainda ser juntas em baixo. Para as distribuir aqui, altere as definições.',
    },
    ways: {
      table: 'distribuídas em cada mesa antes do jogo',
      director: 'distribuídas antes pelo DT',
      assistants: 'distribuídas antes por adjuntos',
      machine: 'distribuídas por uma máquina ou por este programa',
    },
    known: {
      table: 'Lei 6E1. Ninguém conhece as cartas antes; as mãos juntam-se depois do jogo.',
      director: 'Lei 6E2. O DT conhece as cartas, e não joga.',
      assistants: 'Lei 6E3. Quem distribui conhece as cartas, e não joga.',
      machine: 'Lei 6E4. Ninguém que jogue as conhece; um DT que não jogue pode vê-las.',
    },
    earlier:
      'Lei 6D2: as cartas destas carteiras já foram jogadas. Nenhum resultado pode valer com elas: distribua-as de novo, ou diga nas definições que esta prova repete mãos passadas.',
    replayed: 'Mãos passadas, como dizem as definições (Lei 6D2):',
    earlierAt: 'Carteira {{board}}: carteira {{other}} de {{name}}, {{date}}',
    earlierBoard: 'Carteira {{board}}',
    fault: {
      tag: 'Esta linha não se lê como PBN.',
      'no-board': 'Uma carteira não tem número.',
      'no-deal': 'A carteira {{board}} não tem cartas.',
      unreadable: 'Carteira {{board}}: “{{found}}” não é carta nem mão.',
      end: 'Carteira {{board}}: faltam cartas no fim.',
      double: 'Carteira {{board}}: {{cards}} em duas mãos.',
      missing: 'Carteira {{board}}: ninguém tem {{cards}}.',
      count: 'Carteira {{board}}: {{seat}} tem {{cards}} cartas.',
      'board-twice':
        'A carteira {{board}} está aqui outra vez com outras cartas; valem as da linha {{first}}.',
      dealer: 'Carteira {{board}}: pela Lei 2 dá {{seat}}, diga o ficheiro o que disser.',
      vulnerable: 'Carteira {{board}}: a vulnerabilidade é a da Lei 2, diga o ficheiro o que disser.',
    },
  },
};
