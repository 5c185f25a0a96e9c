/** Readings about teams, draws, systems and screens. */
export const teamsReadings = {
  A02: {
    question: 'IMP de penalidade descontados antes dos PV',
    way: {
      'own-margins': 'os PV de ambas calculam-se à parte, cada um da sua margem',
      'one-margin': 'uma só margem para ambas, o que beneficia os adversários',
    },
  },
  A05: {
    question: 'Faltar a exactamente um quarto dos encontros de um Suíço',
    way: {
      shown: 'não exclui, e é mostrado ao DT',
      excludes: 'exclui',
    },
  },
  A06: {
    question: 'Métodos artificiais não declarados',
    way: {
      taken: 'sistema natural nas provas oficiais, 2.1.3.1 nas outras',
    },
  },
  A07: {
    question: 'As oito equipas mais próximas',
    way: {
      taken: 'as que realmente jogaram com a ausente, mais próximas no total de PV; todas se forem menos',
    },
  },
  A08: {
    question: 'Os outros encontros de uma média',
    way: {
      taken: 'os que foram jogados: sem byes nem pontos atribuídos',
    },
  },
  A09: {
    question: 'A equipa de um jogador suspenso cuja média é inferior',
    way: {
      taken: 'recebe essa média, e os adversários o que falta para 20',
    },
  },
  A10: {
    question: 'Uma troca na serpentina quando ninguém se segue',
    way: {
      taken: 'com a equipa anterior mais próxima sem restrição, de outra série',
    },
  },
  A11: {
    question: 'Mais de duas empatadas separadas por um critério',
    way: {
      'start-again': 'cada resto recomeça com os encontros entre si',
      'go-on': 'cada resto continua no critério seguinte',
    },
  },
  A12: {
    question: 'O quociente de IMP sem IMP perdidos',
    way: {
      taken: 'infinito se algum foi ganho; 0/0 conta 1',
    },
  },
  A13: {
    question: 'Resistência de byes, faltas e adversários excluídos',
    way: {
      taken: 'um bye e um encontro não jogado nada somam; um adversário excluído conta com os seus PV',
    },
  },
  A14: {
    question: 'PV de uma margem com centésimos de IMP',
    way: {
      'nearest-imp': 'do IMP inteiro mais próximo; os centésimos ficam para o resto',
      'in-proportion': 'em proporção entre as duas células',
    },
  },
  A15: {
    question: 'Uma duração de encontro sem coluna',
    way: {
      formula: 'a fórmula das colunas, mostrada ao DT',
      'nearest-column': 'a coluna mais próxima, a maior de duas, mostrada ao DT',
    },
  },
  A16: {
    question: 'Uma equipa excluída após exactamente um encontro, todos contra todos',
    way: {
      taken: 'todos os seus encontros desaparecem para todas',
    },
  },
  A17: {
    question: 'A alínea i do relatório',
    way: {
      taken: 'vai para o Conselho Técnico, que ela nomeia',
    },
  },
  A20: {
    question: 'Um lugar está definido',
    way: {
      taken: 'quando a diferença para trás é superior a 20 PV e todos os melhores estão definidos',
    },
  },
  A21: {
    question: 'Três equipas ao mesmo tempo',
    way: {
      taken: 'cada uma joga com as outras duas metade das mãos; os PV são a média',
    },
  },
  A22: {
    question: 'Uma abertura de um num menor que pode ter duas cartas',
    way: {
      taken: 'natural, mas na primeira página e anunciada',
    },
  },
  A23: {
    question: 'O 1ST cómico está na lista e cabe em Castanho (b)',
    way: {
      taken: 'Castanho, mostrado ao DT',
    },
  },
  A26: {
    question: 'Cortinas, ambos os lados em falta, uma voz que a Lei não deixa aceitar',
    way: {
      taken: 'devolvida e corrigida sem penalidade',
    },
  },
  A28: {
    question: 'As aberturas da excepção de SAI (e)',
    way: {
      taken: 'só a própria abertura forte, como diz o texto',
    },
  },
  A29: {
    question: 'Mais de duas séries',
    way: {
      taken: 'também as equipas livres respeitam a quota do clube em cada série',
    },
  },
  A30: {
    question: 'Uma equipa excluída sem qualquer encontro',
    way: {
      taken: 'todos contra todos: é retirada por completo; num Suíço os pontos atribuídos ficam',
    },
  },
  A31: {
    question: 'As três últimas de um Suíço, duas já defrontadas',
    way: {
      taken: 'o trio fica como está escrito, e propõe-se outro',
    },
  },
  A32: {
    question: 'Um encontro não jogado',
    way: {
      taken: 'não é confronto: as duas podem calhar mais tarde',
    },
  },
  A33: {
    question: 'Ganhar todos os encontros',
    way: {
      taken:
        'mais IMP do que os adversários em cada um, sem as penalidades; uma falta dos adversários é vitória',
    },
  },
  A34: {
    question: 'Uma mão ganha',
    way: {
      taken: 'com melhor resultado do que na outra sala, por pouco que seja',
    },
  },
  A35: {
    question: 'Uma falta num Suíço após a revisão dos pontos',
    way: {
      taken: '12 para o emparelhamento, o melhor dos três no fim da prova',
    },
  },
  B03: {
    question: 'Uma falta antes do primeiro terço da prova',
    way: {
      eighteen: '18 PV, mostrados ao DT',
      'best-of-three': 'o melhor dos três, como depois',
    },
  },
  B06: {
    question: 'O meio de uma faixa para PV com fracção',
    way: {
      taken: 'os PV arredondam-se primeiro, meio para cima; uma faixa aberta pelo limite inferior',
    },
  },
  B07: {
    question: 'Mãos não dadas de uma vez',
    way: {
      taken: 'paga o par responsável, como diz 9.2',
    },
  },
  B08: {
    question: 'O dia em que um júnior tem menos de 26 anos',
    way: {
      taken: 'o primeiro dia da prova',
    },
  },
  B09: {
    question: 'Desistem várias equipas',
    way: {
      taken: 'todas em último, por PV; todas são anuladas no segundo passo',
    },
  },
  B13: {
    question: 'Três empatadas com a mesma soma de PV',
    way: {
      taken: 'IMP, depois pontos, somados no grupo; depois o quociente',
    },
  },
  B14: {
    question: 'Uma duração de encontro sem coluna',
    way: {
      'larger-of-two': 'a coluna mais próxima, a maior de duas, mostrada ao DT',
      'smaller-of-two': 'a coluna mais próxima, a menor de duas, mostrada ao DT',
    },
  },
  B16: {
    question: 'Vencer todas as outras quando uma vitória curta é 15–15',
    way: {
      'more-imps': 'é ter mais IMP no encontro',
      'more-vps': 'é ter mais PV: com 15–15 ninguém vence',
    },
  },
};
