import type { contestantTexts as texts } from '../en/desk-contestants.ts';

export const contestantTexts: typeof texts = {
  label: { pair_team: 'Equipo', pair_player: 'Jugador' },
  history: { pair_team: 'equipo {{pair}}', pair_player: 'jugador {{pair}}' },
  subject: {
    pair_team: 'el equipo {{of}}',
    pair_player: 'el jugador {{of}}',
    penalty_team: 'lo que se dio al equipo {{of}}',
    penalty_player: 'lo que recibió el jugador {{of}}',
    device_team: 'los dispositivos del equipo {{of}}',
    device_player: 'los aparatos del jugador {{of}}',
  },
  refusal: {
    'penalties-unfit_player':
      'Las penalizaciones del jugador {{pairs}} están en una unidad que esta forma de puntuar no tiene. Deshágalas en el historial (número {{facts}}) y vuelva a darlas.',
    'penalties-unfit_team':
      'Las penalizaciones del equipo {{pairs}} están en una unidad que esta forma de puntuar no tiene. Deshágalas en el historial (número {{facts}}) y vuelva a darlas.',
    'pair-number_team': 'Dé un número al equipo.',
    'pair-number_player': 'Dé un número al jugador.',
    'pair-twice_team': 'El equipo {{pair}} ya está inscrito.',
    'pair-twice_player': 'El jugador {{pair}} ya está inscrito.',
    'player-twice_team': '{{player}} ya juega en el equipo {{pair}}.',
    'player-twice_player': '{{player}} ya está inscrito como jugador {{pair}}.',
    'no-such-pair_team': 'El equipo {{pair}} no está inscrito.',
    'no-such-pair_player': 'El jugador {{pair}} no está inscrito.',
    'not-seated_team': 'El equipo {{pair}} no juega en la sesión {{session}}.',
    'not-seated_player': 'El jugador {{pair}} no juega en la sesión {{session}}.',
    withdrawn_team: 'El equipo {{pair}} se ha retirado.',
    withdrawn_player: 'El jugador {{pair}} se ha retirado.',
    'already-withdrawn_team': 'El equipo {{pair}} ya se ha retirado.',
    'already-withdrawn_player': 'El jugador {{pair}} ya se ha retirado.',
    'has-played_team':
      'El equipo {{pair}} jugó hasta la ronda {{round}}. Retírelo desde una ronda posterior.',
    'has-played_player':
      'El jugador {{pair}} ha jugado hasta la ronda {{round}}. Retírelo desde una posterior.',
    'already-played_team': 'El equipo {{pair}} ya tiene resultado en la tablilla {{board}}.',
    'already-played_player': 'El jugador {{pair}} ya tiene puntuación en la tablilla {{board}}.',
    'no-score_team': 'El equipo {{pair}} no tiene puntuación en la tablilla {{board}}.',
    'no-score_player': 'El jugador {{pair}} no tiene puntuación en la tablilla {{board}}.',
    'wrong-pairs_team': 'No son estos los equipos que se enfrentan en esta mesa.',
    'wrong-pairs_player': 'Estos no son los jugadores de esta mesa.',
    'against-itself_team': 'Un equipo no juega contra sí mismo.',
    'against-itself_player': 'Nadie se sienta en dos sitios.',
    'as-planned_team': 'Esos son los equipos sorteados para esta mesa.',
    'as-planned_player': 'Esos son los jugadores que el movimiento tiene aquí.',
    'only-turned_team': 'Esos equipos son de aquí, pero al revés. Elija «Asientos cambiados».',
    'only-turned_player': 'Esos jugadores son de aquí, al revés. Elija «Asientos girados».',
    'no-place_team': 'El equipo {{pair}} no tiene sitio en este grupo en la ronda {{round}}.',
    'no-place_player': 'El jugador {{pair}} no tiene sitio en esta sección en la ronda {{round}}.',
  },
  finding: {
    'later-round_team':
      'La tablilla {{board}} de la mesa {{table}} se juega en la ronda {{round}}, entre los equipos {{ns}} y {{ew}}; la mesa está en la ronda {{now}}.',
    'later-round_player':
      'La tablilla {{board}}, mesa {{table}}, se juega en la ronda {{round}}, por {{ns}} y {{ew}}; la mesa está en la ronda {{now}}.',
  },
  fact: {
    'places-exchanged-on_team':
      'Los equipos {{one}} y {{other}} quedan uno en el lugar del otro desde la ronda {{round}}.',
    'places-exchanged_team':
      'Los equipos {{one}} y {{other}} se sentaron uno en el lugar del otro en la ronda {{round}}.',
    'contestant-entered_team': 'El equipo {{pair}} se inscribió: {{players}}.',
    'contestant-entered_player': 'El jugador {{pair}} se inscribió: {{players}}.',
    'contestant-changed_team': 'El equipo {{pair}} cambió.',
    'contestant-changed_player': 'El jugador {{pair}} cambió.',
    'contestant-withdrawn_team': 'El equipo {{pair}} se retiró.',
    'contestant-withdrawn_player': 'El jugador {{pair}} se retiró.',
    'penalty-given_team': 'El equipo {{pair}} recibió una penalización: {{amount}} {{unit}}.',
    'penalty-given_player': 'El jugador {{pair}} recibió una penalización: {{amount}} {{unit}}.',
    'warning-given_team': 'El equipo {{pair}} recibió una advertencia.',
    'warning-given_player': 'El jugador {{pair}} recibió una advertencia.',
    'suspension-given_team': 'El equipo {{pair}} fue suspendido o descalificado.',
    'suspension-given_player': 'El jugador {{pair}} fue suspendido o descalificado.',
    'player-substituted_team': '{{substitute}} juega en el equipo {{pair}} desde la ronda {{fromRound}}.',
    'player-substituted_player': '{{substitute}} juega por el jugador {{pair}} desde la ronda {{fromRound}}.',
    'device-authorised_team': 'Se autorizó a {{name}}, del equipo {{pair}}, a usar un aparato propio.',
    'device-authorised_player': '{{name}}, jugador {{pair}}, puede usar un aparato propio.',
  },
  kind: { pair_team: 'equipo', pair_player: 'jugador' },
};
