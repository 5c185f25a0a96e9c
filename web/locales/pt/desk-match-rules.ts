import type { DeskMatchRules } from '../en/desk-match-rules.ts';

export const deskMatchRules: DeskMatchRules = {
  spoiltBoard: {
    board: 'Carteira',
    room: 'Onde aconteceu',
    rooms: { open: 'Sala aberta', closed: 'Sala fechada' },
    replaceBy: 'Carteira jogada em vez dela',
    forThePairs: 'O resultado foi escrito como se a carteira não tivesse sido rodada',
    go: {
      cancelled: 'Anulá-la neste encontro',
      replaced: 'Substituí-la nas duas salas',
      'played-likewise': 'Rodá-la nas duas salas',
    },
    alike: 'Ponha a carteira igual para a outra sala: nada muda na pontuação.',
  },
  segmentClock: {
    take_one: 'Usar 1 minuto',
    take_other: 'Usar {{count}} minutos',
    seated: 'Todos sentados: o tempo conta a partir de agora',
    seatedAt: 'Sentados às {{time}}.',
    grace: '5 minutos de tolerância, até às {{time}}; depois conta como jogo lento.',
    late: 'Atraso agora: {{count}} min. A partir das {{time}} aplica-se {{clause}}.',
  },
  stronger: {
    says: '{{player}} entrou em {{team}} depois de formadas as séries e aumenta o seu IV: propõem-se {{vps}} PV em cada encontro em que jogue.',
    unknown: 'Nenhuma formação diz se joga.',
    reason: '{{player}} aumenta o IV da equipa',
  },
  charge: {
    times: 'Quantas vezes já lhes aconteceu',
    says: 'Pela tabela de penalidades, para {{team}}: {{amount}}.',
    warning: 'uma advertência',
    imps: '{{imps}} IMP',
    give: 'Aplicar a {{team}}',
    vps: 'Tirar {{vps}} PV a {{team}}',
    vps_points: 'Tirar {{vps}} pontos a {{team}}',
    vps_imps: 'Tirar {{vps}} IMP a {{team}}',
    inPoints: 'Este encontro não se conta em IMP: tire-lhe pontos em «Penalidade».',
  },
  proposalNote: {
    'seats-penalty': 'As duas equipas respondem pelos lugares dos seus pares: é possível uma penalidade.',
    'turned-in-the-other-room':
      'Carteiras jogadas só numa sala jogam-se na outra com os pares rodados: {{count}}.',
    discipline: 'Podem seguir-se medidas disciplinares.',
    'two-other-players': 'O organizador pode aceitar até dois outros jogadores.',
    'tie-break': 'O empate desfaz-se como no fim de um encontro a eliminar.',
    'mean-proposed': 'O texto nada diz dos PV dos próprios infratores: propõe-se a sua média. Confirme.',
    'late-team-stays': 'Não veio nenhuma equipa suplente: a equipa atrasada pode manter-se em prova.',
    'reserve-takes-its-place': 'A equipa atrasada fica fora da prova; a equipa suplente toma o seu lugar.',
    'player-may-be-replaced': 'Um jogador que não possa continuar pode ser substituído.',
    'present-team-waits': 'A equipa presente espera pela decisão, ou arrisca o mesmo.',
    'false-reason': 'Obrigações profissionais não são força maior; um motivo falso custa 24 IMP.',
    'exactly-a-quarter':
      'Com esta, a equipa faltou exatamente a um quarto dos seus encontros: veja se se mantém.',
  },
};
