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
    'ranked-already_team': 'El equipo {{pair}} ya está en la clasificación.',
    'ranked-already_player': 'El jugador {{pair}} ya está en la clasificación.',
    'unranked-already_team': 'El equipo {{pair}} ya está fuera de la clasificación.',
    'unranked-already_player': 'El jugador {{pair}} ya está fuera de la clasificación.',
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
    'absent-has-played_player':
      'El jugador {{pair}} tiene resultados en la ronda {{round}}: está presente. Quien se va, se retira.',
    'not-absent_player': 'Anote primero que el jugador {{pair}} no está.',
    'own-place_player': 'El jugador {{pair}} no puede ocupar así ese lugar.',
    'no-reserve_player': 'El jugador {{pair}} no está inscrito como suplente.',
    'seated-twice_player': 'El jugador {{pair}} ya tiene asiento.',
    'number-empty_player':
      'Sección {{section}}: el número {{number}} no tiene jugador, ni consta como vacante.',
    'number-played_player':
      'El jugador {{pair}} ha jugado con el número {{number}}. Sustitúyalo, o rehaga el plan.',
  },
  finding: {
    'not-as-proposed_team': 'Equipo {{pair}}: la tabla propone otra cosa. Queda registrado.',
    'not-as-proposed_player': 'Jugador {{pair}}: la tabla propone otra cosa. Queda registrado.',
    'later-round_team':
      'La tablilla {{board}} de la mesa {{table}} se juega en la ronda {{round}}, entre los equipos {{ns}} y {{ew}}; la mesa está en la ronda {{now}}.',
    'later-round_player':
      'La tablilla {{board}}, mesa {{table}}, se juega en la ronda {{round}}, por {{ns}} y {{ew}}; la mesa está en la ronda {{now}}.',
    'not-next-reserve_player':
      'Los suplentes se llaman por orden: el jugador {{next}} va antes que el jugador {{pair}}.',
    'reserve-early_player': 'Los suplentes se llaman desde las {{until}}: hasta entonces se espera.',
    'leads-to-out_player': 'El jugador {{pair}} queda fuera, y el jugador {{other}} juega fuera de concurso.',
    'place-lost_player': 'El jugador {{pair}} ha perdido el sitio: ya se llamó la ronda {{round}}.',
    'stay-asked-late_player': 'Un jugador de circunstancias podía pedir seguir hasta las {{until}}.',
  },
  fact: {
    'contestant-ranked_team': 'El equipo {{pair}} vuelve a la clasificación.',
    'contestant-ranked-out_team': 'El equipo {{pair}} está fuera de la clasificación.',
    'correction-asked_team':
      'El equipo {{pair}} pide corregir la tablilla {{board}}, ronda {{round}}, mesa {{table}}: “{{says}}”.',
    'correction-answered_team': 'El equipo {{pair}} confirma la petición {{request}}.',
    'correction-answered-no_team': 'El equipo {{pair}} dice que la petición {{request}} no es correcta.',
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
    'contestant-ranked_player': 'El jugador {{pair}} está de nuevo en la clasificación.',
    'contestant-ranked-out_player': 'El jugador {{pair}} está fuera de la clasificación.',
    'correction-asked_player':
      'El jugador {{pair}} pide corregir la tablilla {{board}}, ronda {{round}}, mesa {{table}}: «{{says}}».',
    'correction-answered_player': 'El jugador {{pair}} confirma la petición {{request}}.',
    'correction-answered-no_player': 'El jugador {{pair}} dice que la petición {{request}} no es correcta.',
    'absence-noted_player': 'El jugador {{pair}} no estaba.',
    'absence-ended_player': 'El jugador {{pair}} llegó.',
    'place-taken_player':
      'El jugador {{pair}} juega en el lugar del jugador {{instead}} desde la ronda {{fromRound}}.',
    'contestant-seated_player': 'El jugador {{pair}} tomó el número {{number}} en la sesión {{session}}.',
    'places-exchanged_player': 'Los jugadores {{one}} y {{other}} cambiaron de sitio en la ronda {{round}}.',
    'places-exchanged-on_player':
      'Los jugadores {{one}} y {{other}} mantienen el sitio cambiado desde la ronda {{round}}.',
  },
  kind: { pair_team: 'equipo', pair_player: 'jugador' },
};
