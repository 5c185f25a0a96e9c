import type { boardSlips as en } from '../en/desk-board-slips.ts';

export const boardSlips: typeof en = {
  turned180: {
    title: 'Carteira rodada 180°',
    sentence: 'A carteira estava ao contrário: os parceiros jogaram as cartas um do outro.',
    rule: {
      'rtp-2014':
        'O resultado é válido, mesmo em pares mistos. Se alguém já viu as cartas à sua frente, joga-se assim.',
      rop: 'É válido desde que um jogador tenha visto as cartas à sua frente, mesmo em mistos.',
      wbf: 'O resultado foi feito com as cartas que tinham: mantém-se.',
    },
  },
  handsExchanged: {
    title: 'Mãos trocadas na carteira',
    sentence: 'Duas mãos da carteira estão no bolso uma da outra.',
    rule: {
      'rtp-2014':
        'A carteira está alterada (Artigo 87.A): as mesas que a jogaram na mesma forma comparam-se entre si (3.5.7).',
      rop: 'O resultado é anulado; os pares responsáveis recebem a média do torneio e são penalizados.',
      wbf: 'A carteira está alterada: as mesas que a jogaram na mesma forma comparam-se entre si.',
    },
  },
  cardsMisplaced: {
    title: 'Cartas na mão errada',
    sentence: 'Uma mão tem cartas de outra, ou faltam-lhe cartas.',
    rule: {
      'rtp-2014':
        'A carteira está alterada (Artigo 87.A): as mesas que a jogaram na mesma forma comparam-se entre si (3.5.7).',
      rop: 'O resultado é anulado; os pares responsáveis recebem a média do torneio e são penalizados.',
      wbf: 'A carteira está alterada: as mesas que a jogaram na mesma forma comparam-se entre si.',
    },
  },
  faceUp: {
    title: 'Carta voltada para cima',
    sentence: 'Uma carta foi guardada voltada para cima e foi vista por quem não a ia jogar.',
    rule: {
      'rtp-2014': 'O jogador responsável pode ser penalizado. Se a mão se joga, di-lo o Artigo 16.',
      rop: 'O jogador responsável é penalizado se alguém viu uma carta que não era sua.',
      wbf: 'Quem a viu chama o DT: a mão joga-se ou recebe um resultado ajustado.',
    },
  },
  wrongHand: {
    title: 'Mão de outro retirada',
    sentence: 'Um jogador tirou ou viu cartas de outro.',
    rule: {
      'rtp-2014':
        'Ninguém toca nas cartas de um adversário. O que viu não é autorizado: o Artigo 16 diz se a mão se joga.',
      rop: 'A Lei 16 diz se a mão se joga; além disso 10% a quem o causou.',
      wbf: 'O que viu não é autorizado: a mão joga-se ou recebe um resultado ajustado.',
    },
  },
  marked: {
    title: 'Marcada de outra forma',
    sentence: 'O dador ou a vulnerabilidade não estão marcados como o número indica.',
    match: {
      'rtp-2014':
        'A carteira conta como está marcada, nas duas salas (Lei 2). Se só numa sala estava assim marcada, não se comparam: decida a carteira no encontro.',
      rop: 'A carteira conta como está marcada, nas duas salas (Lei 2). Se só numa sala estava assim marcada, não se comparam: decida a carteira no encontro.',
      wbf: 'A carteira conta como está marcada, nas duas salas (Lei 2). Se só numa sala estava assim marcada, não se comparam: decida a carteira no encontro.',
    },
    rule: {
      'rtp-2014':
        'A carteira conta como está marcada, em toda a sessão (Lei 2). Se só algumas mesas a jogaram assim, formam um grupo.',
      rop: 'A carteira conta como está marcada, em toda a sessão (Lei 2). Se só algumas mesas a jogaram assim, formam um grupo.',
      wbf: 'A carteira conta como está marcada, em toda a sessão (Lei 2). Se só algumas mesas a jogaram assim, formam um grupo.',
    },
  },
  notShuffled: {
    title: 'Não baralhada',
    sentence: 'Uma mão não foi baralhada no início da sessão.',
    rule: {
      'rtp-2014':
        'Os dois pares que a deviam distribuir podem ser penalizados. A mão da sessão anterior não conta (Artigo 6D2).',
      rop: 'Os dois pares que a deviam distribuir são penalizados.',
      wbf: 'Uma mão não baralhada não conta: distribui-se de novo (Artigo 6D2).',
    },
  },
  misduplicated: {
    title: 'Mal duplicada',
    sentence: 'As mãos não são as do registo, ou as das outras mesas.',
    rule: {
      'rtp-2014':
        'As mesas que a jogaram na mesma forma comparam-se entre si (3.5.7). Os dois pares que a duplicaram podem ser penalizados, mais se foram trocadas mãos de duas carteiras.',
      rop: 'As mesas que a jogaram na mesma forma comparam-se entre si (5.8). Os dois pares são penalizados; mais 20% se não foi verificada na 2.ª posição e houve prejuízo.',
      wbf: 'As mesas que a jogaram na mesma forma comparam-se entre si.',
    },
  },
  slow: {
    title: 'Jogo lento',
    sentence: 'Um par atrasa a mesa em relação à cadência.',
    rule: {
      'rtp-2014': 'Primeiro uma advertência; depois uma penalidade, e por cada mão perdida.',
      rop: 'Primeiro uma advertência, depois 10%, 20%, 40% e assim por diante.',
      wbf: 'A penalidade fica ao critério do DT.',
    },
  },
  give: {
    go: 'Aplicar',
    who: 'Quem é o responsável?',
    given: 'Aplicado: {{what}}.',
    player: 'Que jogador?',
    times_one: 'primeira vez,',
    times_other: '{{count}}.ª vez,',
  },
  altered: {
    board: 'Qual carteira?',
    tables: 'Que mesas a jogaram desta forma?',
    responsible: 'responsável',
    innocent: 'não responsável',
    grouped: 'As mesas assinaladas comparam-se entre si ({{clause}}).',
    cancelled: 'O resultado não conta. O responsável recebe a média do torneio, o outro pelo menos 60%.',
  },
  marks: {
    dealer: 'Dador segundo as marcas',
    vulnerable: 'Vulnerável segundo as marcas',
    where: 'Onde está assim marcada?',
    everywhere: 'Em toda a sessão',
    here: 'Só nesta mesa',
  },
};
