import type { resultsRules as en } from '../en/results-rules.ts';

export const resultsRules: typeof en = {
  rules: {
    heading: 'Como se joga aqui',
    by: 'Segundo {{name}}, em resumo. Decide o próprio regulamento.',
    topic: {
      director: 'O DT',
      auction: 'O leilão',
      play: 'O carteio',
      boards: 'As carteiras',
      room: 'Na sala',
      screens: 'Cortinas',
      results: 'Depois da sessão',
    },
    rule: {
      'call-director': 'Se algo correr mal, chame logo o DT. Nada se resolve entre os jogadores.',
      'count-cards':
        'Conte as suas cartas viradas para baixo antes de as ver: treze. Conte-as de novo antes de as guardar.',
      pack: 'Um baralho tem 52 cartas, treze de cada naipe: ás, rei, dama, valete, dez, até ao dois.',
      shuffle:
        'Baralhe bem, deixe cortar o adversário que o peça, e dê as cartas viradas para baixo, uma a uma: treze a cada um.',
      'board-middle': 'A carteira fica no meio da mesa, bem orientada, até ao fim do carteio.',
      'hand-back': 'Depois do carteio misture as suas treze cartas e reponha-as na sua própria bolsa.',
      alert:
        'Alerte as vozes artificiais do parceiro: cartão Alerta e a palavra. Os adversários não o podem dispensar.',
      'alert-waivable':
        'Alerte as vozes do parceiro que não são do sistema padrão, salvo se os adversários dispensaram alertas.',
      'alert-doubt': 'Na dúvida, alerte, mesmo que não saiba explicar.',
      announce: 'O que se anuncia é dito pelo parceiro em poucas palavras, com o cartão Alerta.',
      'explain-when-asked': 'Explique as vozes do parceiro quando um adversário perguntar, e só então.',
      stop: 'Mostre STOP antes de um salto. O jogador seguinte espera, mostrando interesse: {{seconds}} segundos ou mais.',
      'stop-card-none': 'Com cortinas não há cartão STOP nem anúncios.',
      boxes:
        'Os cartões das vozes ficam da esquerda para a direita, todos à vista, até a saída ser mostrada.',
      'box-made': 'A voz está feita quando o cartão sai deliberadamente da caixa. Não toque em vários.',
      tempo: 'Marque e jogue num ritmo regular, sem ênfase, gesto ou comentário.',
      'declarer-hurried':
        'O declarante que não espera não pode queixar-se da demora do defensor à sua direita.',
      'never-agreed':
        'Nunca se pode acordar: abrir com menos de 8 pontos sem outra definição, mudar de métodos após uma pergunta, uma resposta ou uma irregularidade, nem sinais cuja chave o declarante não conhece.',
      'declarer-waits':
        'O declarante espera cerca de {{seconds}} segundos após a saída antes de pedir a primeira carta do morto.',
      'lead-face-down': 'A saída é feita virada para baixo, e mostrada depois das perguntas.',
      'convention-card':
        'Ambos os parceiros têm a mesma folha de convenções preenchida, para os adversários lerem.',
      'convention-card-or-natural':
        'Na mesa está uma folha de convenções preenchida. Sem ela joga-se um sistema natural.',
      'reserve-rights':
        'Se um adversário pode ter tido informação ilícita, diga que poderá chamar o DT mais tarde. Se não concordarem, chame logo.',
      quiet: 'Não comente as mãos de forma que outros ouçam.',
      'boards-north-south':
        'Norte–Sul cuidam das carteiras: no lugar, na direcção certa, com as cartas nas bolsas.',
      'enter-results':
        'O morto introduz o resultado, um adversário verifica, antes da carteira seguinte. Quatro passes: Norte–Sul introduzem.',
      'compare-round-2': 'Na posição 2 compare as mãos com o registo no fim de cada carteira.',
      pace: 'Há {{minutes}} minutos por carteira. Uma carteira atrasada quando se muda perde-se.',
      late: 'Esteja sentado {{minutes}} minutos antes do início. Quem se atrasa pode ser penalizado e perder carteiras.',
      stay: 'Fique na sua mesa. Não passeie nem observe outras mesas sem autorização.',
      phones:
        'Telemóveis e outros aparelhos desligados desde {{minutes}} minutos antes do início até ao fim, salvo autorização do DT.',
      smoking:
        'Não se fuma na área de jogo nem onde se afixam resultados, até {{minutes}} minutos depois deles.',
      spectators: 'Os espectadores vêem só uma mão, nada mostram e nada dizem.',
      'spectators-public':
        'O jogo é público, salvo na sala fechada. Não se recusa um espectador que se comporte, e ele não se desloca.',
      'screens-sides':
        'Norte e Este sentam-se de um lado da cortina, Sul e Oeste do outro. Norte coloca a carteira, Oeste abre e fecha a porta.',
      'screens-tray':
        'O tabuleiro passa depois de ambos os jogadores de um dos lados da cortina marcarem; deixe-o de cada lado da cortina pelo menos {{seconds}} segundos.',
      'screens-writing': 'Perguntas e respostas entre companheiros de cortina são por escrito.',
      'ask-correction':
        'Um resultado errado corrige-se se o pedir nos {{minutes}} minutos após os resultados.',
      'appeal-results':
        'De uma decisão recorre-se até {{minutes}} minutos após os resultados. Ambos os parceiros concordam.',
      'appeal-session':
        'De uma decisão recorre-se até {{minutes}} minutos após o fim da sessão, com caução. Ambos os parceiros concordam.',
      'boards-untouched': 'Não toque nas cartas de um adversário. Se quiser verificar algo, chame o DT.',
      'sheet-north':
        'Em cada sala Norte preenche a folha oficial do encontro; os dois pares respondem pelo que lá está.',
      'pace-match':
        'Há {{minutes}} minutos por carteira, a contar de quando os quatro estão sentados. {{grace}} minutos depois do fim do tempo ambas as equipas podem ser penalizadas.',
      'pace-announced':
        'O DT anuncia o tempo de cada série de carteiras. {{grace}} minutos depois do fim, quem tiver culpa é penalizado.',
      'too-slow':
        'Se acha os adversários demasiado lentos, diga-o ao DT. Ele pode controlar o tempo até ao fim do encontro.',
      'late-team':
        'Esteja sentado {{minutes}} minutos antes do início. A uma equipa com mais de {{most}} minutos de atraso é marcada falta de comparência.',
      'late-team-waits':
        'Esteja sentado {{minutes}} minutos antes do início. Com mais de {{most}} minutos de atraso decide o DT; a outra equipa espera pela decisão.',
      'seats-kept': 'Na sua linha sente-se como quiser, e não mude de lugar até a série de carteiras acabar.',
      'closed-room':
        'Na sala fechada só estão os jogadores, o DT e aqueles de quem a organização lá precisa e que não participam na prova.',
      'closed-room-first': 'A sala aberta começa depois de a fechada estar sentada.',
      'stay-in-room': 'Ninguém sai da sua sala durante o encontro, nem no fim, sem licença do DT.',
      'captain-watches':
        'De cada equipa só o capitão pode assistir ao encontro, na sala aberta, desde o início e com conhecimento do DT.',
      'sheet-signed':
        'Os dois capitães rubricam as folhas do encontro e as emendas; as folhas são entregues com os IMP já somados.',
      'appeal-results-team':
        'De uma decisão recorre-se até {{minutes}} minutos após os resultados. O capitão concorda.',
      'appeal-session-team':
        'De uma decisão recorre-se até {{minutes}} minutos após o fim da sessão, com caução. O capitão concorda.',
    },
  },
};
