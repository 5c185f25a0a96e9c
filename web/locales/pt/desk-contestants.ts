import type { contestantTexts as texts } from '../en/desk-contestants.ts';

export const contestantTexts: typeof texts = {
  label: { pair_team: 'Equipa', pair_player: 'Jogador' },
  history: { pair_team: 'equipa {{pair}}', pair_player: 'jogador {{pair}}' },
  subject: {
    pair_team: 'a equipa {{of}}',
    pair_player: 'o jogador {{of}}',
    penalty_team: 'o que foi dado à equipa {{of}}',
    penalty_player: 'o que o jogador {{of}} recebeu',
    device_team: 'os dispositivos da equipa {{of}}',
    device_player: 'os aparelhos do jogador {{of}}',
  },
  refusal: {
    'ranked-already_team': 'A equipa {{pair}} já está na classificação.',
    'ranked-already_player': 'O jogador {{pair}} já está na classificação.',
    'unranked-already_team': 'A equipa {{pair}} já está fora da classificação.',
    'unranked-already_player': 'O jogador {{pair}} já está fora da classificação.',
    'penalties-unfit_player':
      'As penalidades do jogador {{pairs}} estão numa unidade que esta forma de pontuar não tem. Anule-as no histórico (número {{facts}}) e dê-as de novo.',
    'penalties-unfit_team':
      'As penalidades da equipa {{pairs}} estão numa unidade que esta forma de pontuar não tem. Anule-as no histórico (número {{facts}}) e dê-as de novo.',
    'pair-number_team': 'Dê um número à equipa.',
    'pair-number_player': 'Dê um número ao jogador.',
    'pair-twice_team': 'A equipa {{pair}} já está inscrita.',
    'pair-twice_player': 'O jogador {{pair}} já está inscrito.',
    'player-twice_team': '{{player}} já joga na equipa {{pair}}.',
    'player-twice_player': '{{player}} já está inscrito como jogador {{pair}}.',
    'no-such-pair_team': 'A equipa {{pair}} não está inscrita.',
    'no-such-pair_player': 'O jogador {{pair}} não está inscrito.',
    'not-seated_team': 'A equipa {{pair}} não joga na sessão {{session}}.',
    'not-seated_player': 'O jogador {{pair}} não joga na sessão {{session}}.',
    withdrawn_team: 'A equipa {{pair}} desistiu.',
    withdrawn_player: 'O jogador {{pair}} desistiu.',
    'already-withdrawn_team': 'A equipa {{pair}} já desistiu.',
    'already-withdrawn_player': 'O jogador {{pair}} já desistiu.',
    'has-played_team':
      'A equipa {{pair}} jogou até à jornada {{round}}. Retire-a a partir de uma jornada posterior.',
    'has-played_player':
      'O jogador {{pair}} jogou até à posição {{round}}. Retire-o a partir de uma posterior.',
    'already-played_team': 'A equipa {{pair}} já tem resultado na carteira {{board}}.',
    'already-played_player': 'O jogador {{pair}} já tem resultado na carteira {{board}}.',
    'no-score_team': 'A equipa {{pair}} não tem pontuação na carteira {{board}}.',
    'no-score_player': 'O jogador {{pair}} não tem resultado na carteira {{board}}.',
    'wrong-pairs_team': 'Não são estas as equipas que se encontram nesta mesa.',
    'wrong-pairs_player': 'Estes não são os jogadores desta mesa.',
    'against-itself_team': 'Uma equipa não joga contra si própria.',
    'against-itself_player': 'Ninguém se senta em dois lugares.',
    'as-planned_team': 'São essas as equipas sorteadas para aqui.',
    'as-planned_player': 'Esses são os jogadores que o movimento tem aqui.',
    'only-turned_team': 'Essas equipas são daqui, mas ao contrário. Escolha “Lugares trocados”.',
    'only-turned_player': 'Esses jogadores são daqui, ao contrário. Escolha «Lugares trocados».',
    'no-place_team': 'A equipa {{pair}} não tem lugar neste grupo na jornada {{round}}.',
    'no-place_player': 'O jogador {{pair}} não tem lugar nesta secção na posição {{round}}.',
    'absent-has-played_player':
      'O jogador {{pair}} tem resultados na posição {{round}}: está presente. Quem sai, retira-se da prova.',
    'not-absent_player': 'Registe primeiro que o jogador {{pair}} não compareceu.',
    'own-place_player': 'O jogador {{pair}} não pode ocupar esse lugar assim.',
    'no-reserve_player': 'O jogador {{pair}} não está inscrito como suplente.',
    'seated-twice_player': 'O jogador {{pair}} já tem lugar.',
    'number-empty_player':
      'Secção {{section}}: o número {{number}} não tem jogador, nem é indicado como vago.',
    'number-played_player':
      'O jogador {{pair}} jogou com o número {{number}}. Substitua-o, ou refaça o plano.',
  },
  finding: {
    'not-as-proposed_team': 'Equipa {{pair}}: a tabela propõe outra coisa. Fica registado.',
    'not-as-proposed_player': 'Jogador {{pair}}: a tabela propõe outra coisa. Fica registado.',
    'later-round_team':
      'A carteira {{board}} da mesa {{table}} joga-se na jornada {{round}}, entre as equipas {{ns}} e {{ew}}; a mesa está na jornada {{now}}.',
    'later-round_player':
      'A carteira {{board}}, mesa {{table}}, joga-se na posição {{round}}, por {{ns}} e {{ew}}; a mesa está na posição {{now}}.',
    'not-next-reserve_player':
      'Os suplentes são chamados por ordem: o jogador {{next}} está antes do jogador {{pair}}.',
    'reserve-early_player': 'Os suplentes são chamados a partir das {{until}}: até lá espera-se.',
    'leads-to-out_player':
      'O jogador {{pair}} fica fora da prova, e o jogador {{other}} joga extracompetição.',
    'place-lost_player': 'O jogador {{pair}} perdeu o lugar: a posição {{round}} já foi chamada.',
    'stay-asked-late_player': 'Um jogador de circunstância podia pedir para continuar até às {{until}}.',
  },
  fact: {
    'contestant-ranked_team': 'A equipa {{pair}} volta à classificação.',
    'contestant-ranked-out_team': 'A equipa {{pair}} está fora da classificação.',
    'correction-asked_team':
      'A equipa {{pair}} pede a correcção da carteira {{board}}, jornada {{round}}, mesa {{table}}: “{{says}}”.',
    'correction-answered_team': 'A equipa {{pair}} confirma o pedido {{request}}.',
    'correction-answered-no_team': 'A equipa {{pair}} diz que o pedido {{request}} não está certo.',
    'places-exchanged-on_team':
      'As equipas {{one}} e {{other}} ficam uma no lugar da outra a partir da jornada {{round}}.',
    'places-exchanged_team':
      'As equipas {{one}} e {{other}} sentaram-se uma no lugar da outra na jornada {{round}}.',
    'contestant-entered_team': 'A equipa {{pair}} foi inscrita: {{players}}.',
    'contestant-entered_player': 'O jogador {{pair}} foi inscrito: {{players}}.',
    'contestant-changed_team': 'A equipa {{pair}} foi alterada.',
    'contestant-changed_player': 'O jogador {{pair}} foi alterado.',
    'contestant-withdrawn_team': 'A equipa {{pair}} desistiu.',
    'contestant-withdrawn_player': 'O jogador {{pair}} desistiu.',
    'penalty-given_team': 'A equipa {{pair}} recebeu uma penalidade: {{amount}} {{unit}}.',
    'penalty-given_player': 'O jogador {{pair}} recebeu uma penalidade: {{amount}} {{unit}}.',
    'warning-given_team': 'A equipa {{pair}} recebeu uma advertência.',
    'warning-given_player': 'O jogador {{pair}} recebeu uma advertência.',
    'suspension-given_team': 'A equipa {{pair}} foi suspensa ou desqualificada.',
    'suspension-given_player': 'O jogador {{pair}} foi suspenso ou desqualificado.',
    'player-substituted_team': '{{substitute}} joga na equipa {{pair}} a partir da jornada {{fromRound}}.',
    'player-substituted_player':
      '{{substitute}} joga pelo jogador {{pair}} a partir da posição {{fromRound}}.',
    'device-authorised_team': '{{name}}, da equipa {{pair}}, foi autorizado a usar um aparelho próprio.',
    'device-authorised_player': '{{name}}, jogador {{pair}}, pode usar um aparelho próprio.',
    'contestant-ranked_player': 'O jogador {{pair}} está de novo na classificação.',
    'contestant-ranked-out_player': 'O jogador {{pair}} está fora da classificação.',
    'correction-asked_player':
      'O jogador {{pair}} pede que se corrija a carteira {{board}}, posição {{round}}, mesa {{table}}: «{{says}}».',
    'correction-answered_player': 'O jogador {{pair}} confirma o pedido {{request}}.',
    'correction-answered-no_player': 'O jogador {{pair}} diz que o pedido {{request}} não está certo.',
    'absence-noted_player': 'O jogador {{pair}} não compareceu.',
    'absence-ended_player': 'O jogador {{pair}} chegou.',
    'place-taken_player':
      'O jogador {{pair}} joga no lugar do jogador {{instead}} a partir da posição {{fromRound}}.',
    'contestant-seated_player': 'O jogador {{pair}} ficou com o número {{number}} na sessão {{session}}.',
    'places-exchanged_player': 'Os jogadores {{one}} e {{other}} trocaram de lugar na posição {{round}}.',
    'places-exchanged-on_player':
      'Os jogadores {{one}} e {{other}} ficam no lugar um do outro a partir da posição {{round}}.',
  },
  kind: { pair_team: 'equipa', pair_player: 'jogador' },
};
