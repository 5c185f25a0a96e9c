import type { deskSlips as en, slipFacts as enFacts, slipRefusals as enRefusals } from '../en/desk-slips.ts';
import { boardSlips } from './desk-board-slips.ts';

export const deskSlips: typeof en = {
  slips: {
    ...boardSlips,
    heading: 'Algo correu mal nesta mesa?',
    inMatch: 'Carteiras estragadas, adversários errados e penalidades tratam-se no encontro.',
    reason: 'O que aconteceu',
    go: 'Corrigir assim',
    done: 'Corrigido.',
    follows: 'Consequências',
    checking: 'A calcular…',
    nothing: 'Nada muda.',
    rule: 'O que diz a regra',
    penalty: {
      pair: '{{first}} para a linha infractora; da próxima vez {{next}} ({{clause}}).',
      side: '{{first}} para Norte–Sul; da próxima vez {{next}} ({{clause}}).',
      same: '{{first}} para a linha infractora ({{clause}}).',
      sameSide: '{{first}} para Norte–Sul ({{clause}}).',
      warning: 'Uma advertência',
      percent: '{{amount}}% de um top',
      none: 'A penalidade fica ao critério do DT (Lei 90).',
    },
    board: 'Carteira {{board}}, mesa {{table}}: {{north}} em Norte–Sul, {{east}} em Este–Oeste',
    meeting: 'Posição {{round}}, mesa {{table}}: {{north}} contra {{east}}, carteiras {{boards}}',
    shared: 'partilhadas com a mesa {{tables}}',
    loss: 'Posição {{round}}, mesa {{table}}: a carteira {{board}} não conta; {{north}}: {{northScore}}, {{east}}: {{eastScore}} ({{clause}})',
    keeps: 'vale o primeiro resultado',
    again: 'Posição {{round}}, mesa {{table}}: {{north}} e {{east}} voltam a encontrar-se',
    turned: {
      title: 'Lugares trocados',
      sentence: 'Norte–Sul sentou-se em Este–Oeste, ou a carteira estava rodada 90°.',
      boards: 'Em que carteiras?',
      written: 'O que foi escrito está certo para',
      seats: 'os lugares na carteira',
      pairs: 'quem se devia sentar ali',
      match: {
        'rtp-2014':
          'Se foi assim nas duas salas, tudo vale. Numa só sala: as carteiras assim jogadas nas duas salas não se comparam e anulam-se; se só se detecta depois de mais de metade das carteiras, ou nunca, o encontro é nulo. Decida-o no encontro. As que só se jogaram numa sala jogam-se na outra com os pares igualmente trocados.',
        rop: 'Os dois pares de uma equipa sentaram-se na mesma linha: as carteiras anulam-se, e a equipa que se sentou primeiro perde 1 PV. Desconta-se nas decisões do encontro.',
        wbf: 'O resultado foi obtido nos lugares que ocuparam. Se os dois pares de uma equipa se sentaram na mesma linha, a carteira não se compara.',
      },
      rule: {
        'rtp-2014':
          'O jogo é jogado e validado. Cada par é pontuado de acordo com a posição em que realmente jogou.',
        rop: 'O jogo é válido. Nesta carteira Norte–Sul joga como Este–Oeste e vice-versa, com a pontuação normal.',
        wbf: 'O resultado foi obtido nos lugares que ocuparam: cada par pontua na direcção em que realmente jogou.',
      },
    },
    opponents: {
      title: 'Adversários errados',
      sentence:
        'Sentaram-se aqui outros que não os previstos, e já jogaram. Se se descobre antes de alguém tirar as cartas, apenas trocam de lugar: nada se regista.',
      ns: 'Quem se sentou em Norte–Sul?',
      ew: 'Quem se sentou em Este–Oeste?',
      after: 'Depois desta posição',
      back: 'voltam aos seus lugares',
      stay: 'ficam com estes lugares',
      rule: {
        'rtp-2014':
          'O par que se senta na mesa errada pode ser penalizado, salvo se for detectado antes de causar prejuízo. O que se jogou vale se nenhum dos quatro tinha jogado a carteira; senão não conta para nenhuma das linhas (Lei 15).',
        rop: 'O par responsável é penalizado, salvo se não causou prejuízo. O que se jogou vale se nenhum dos quatro tinha jogado a carteira; senão não conta para nenhuma das linhas (Lei 15).',
        wbf: 'O que se jogou vale se nenhum dos quatro tinha jogado a carteira; senão não conta para nenhuma das linhas, e quem fica privado recebe um resultado artificial.',
      },
    },
    wrongBoard: {
      title: 'Carteira errada',
      sentence: 'Jogou-se aqui uma carteira de outra posição.',
      planned: 'Em vez de que carteira?',
      played: 'Que carteira se jogou?',
      right: 'A carteira certa',
      lost: 'perde-se',
      later: 'joga-se mais tarde',
      fault: { direct: 'culpa directa', partly: 'culpa parcial', none: 'sem culpa' },
      rule: {
        'rtp-2014':
          'Um erro de transporte pode ser penalizado, salvo se for detectado a tempo de não causar prejuízo. Se nenhum dos quatro a tinha jogado, o resultado vale e pode seguir-se a carteira certa; senão não conta para nenhuma das linhas (Lei 15).',
        rop: 'O par responsável é penalizado, salvo se não causou prejuízo. Se nenhum dos quatro a tinha jogado, o resultado vale e pode seguir-se a carteira certa; senão não conta para nenhuma das linhas (Lei 15).',
        wbf: 'Se nenhum dos quatro a tinha jogado, o resultado vale e pode seguir-se a carteira certa; senão não conta para nenhuma das linhas. Quem fica privado recebe um resultado artificial (Lei 12C2).',
      },
    },
  },
};

export const slipFacts: typeof enFacts = {
  'seats-turned': 'Posição {{round}}, mesa {{table}}: sentaram-se ao contrário.',
  'seats-turned-boards': 'Posição {{round}}, mesa {{table}}, carteiras {{boards}}: sentaram-se ao contrário.',
  'places-exchanged': 'Os pares {{one}} e {{other}} sentaram-se no lugar um do outro na posição {{round}}.',
  'places-exchanged-on':
    'Os pares {{one}} e {{other}} ficam com o lugar um do outro a partir da posição {{round}}.',
  'boards-changed': 'Posição {{round}}, mesa {{table}}: as carteiras são {{boards}}.',
};

export const slipRefusals: typeof enRefusals = {
  'ruled-already': 'A carteira {{board}} tem uma decisão nesta mesa. Anule-a primeiro e decida de novo.',
  'boards-missing': 'Indique em que carteiras foi.',
  'against-itself': 'Um par não joga contra si próprio.',
  'as-planned': 'São esses os pares que o movimento tem aqui.',
  'only-turned': 'Esses pares são daqui, mas ao contrário. Escolha “Lugares trocados”.',
  'no-place': 'O par {{pair}} não tem lugar nesta secção na posição {{round}}.',
  'not-another-board': 'A carteira {{board}} não é de outra posição.',
  'right-board-now': 'Jogam agora a carteira certa: não há nada a registar.',
};
