import type { contestantTexts as texts } from '../en/desk-contestants.ts';

export const contestantTexts: typeof texts = {
  label: { pair_team: 'Squadra', pair_player: 'Giocatore' },
  history: { pair_team: 'squadra {{pair}}', pair_player: 'giocatore {{pair}}' },
  subject: {
    pair_team: 'la squadra {{of}}',
    pair_player: 'il giocatore {{of}}',
    penalty_team: 'quello che è stato dato alla squadra {{of}}',
    penalty_player: 'ciò che ha ricevuto il giocatore {{of}}',
    device_team: 'i dispositivi della squadra {{of}}',
    device_player: 'gli apparecchi del giocatore {{of}}',
  },
  refusal: {
    'ranked-already_team': 'La squadra {{pair}} è già in classifica.',
    'ranked-already_player': 'Il giocatore {{pair}} è già in classifica.',
    'unranked-already_team': 'La squadra {{pair}} è già fuori classifica.',
    'unranked-already_player': 'Il giocatore {{pair}} è già fuori classifica.',
    'penalties-unfit_player':
      'Le penalità del giocatore {{pairs}} sono in un’unità che questo modo di segnare non ha. Le annulli nella cronologia (numero {{facts}}) e le dia di nuovo.',
    'penalties-unfit_team':
      'Le penalità della squadra {{pairs}} sono in un’unità che questo modo di segnare non ha. Le annulli nella cronologia (numero {{facts}}) e le dia di nuovo.',
    'pair-number_team': 'Dia un numero alla squadra.',
    'pair-number_player': 'Dia un numero al giocatore.',
    'pair-twice_team': 'La squadra {{pair}} è già iscritta.',
    'pair-twice_player': 'Il giocatore {{pair}} è già iscritto.',
    'player-twice_team': '{{player}} gioca già nella squadra {{pair}}.',
    'player-twice_player': '{{player}} è già iscritto come giocatore {{pair}}.',
    'no-such-pair_team': 'La squadra {{pair}} non è iscritta.',
    'no-such-pair_player': 'Il giocatore {{pair}} non è iscritto.',
    'not-seated_team': 'La squadra {{pair}} non gioca nella sessione {{session}}.',
    'not-seated_player': 'Il giocatore {{pair}} non gioca nella sessione {{session}}.',
    withdrawn_team: 'La squadra {{pair}} si è ritirata.',
    withdrawn_player: 'Il giocatore {{pair}} si è ritirato.',
    'already-withdrawn_team': 'La squadra {{pair}} si è già ritirata.',
    'already-withdrawn_player': 'Il giocatore {{pair}} si è già ritirato.',
    'has-played_team':
      'La squadra {{pair}} ha giocato fino al turno {{round}}. La ritiri da un turno successivo.',
    'has-played_player':
      'Il giocatore {{pair}} ha giocato fino al turno {{round}}. Ritiralo da un turno successivo.',
    'already-played_team': 'La squadra {{pair}} ha già un risultato sul board {{board}}.',
    'already-played_player': 'Il giocatore {{pair}} ha già un punteggio sul board {{board}}.',
    'no-score_team': 'La squadra {{pair}} non ha un punteggio sul board {{board}}.',
    'no-score_player': 'Il giocatore {{pair}} non ha un punteggio sul board {{board}}.',
    'wrong-pairs_team': 'Non sono queste le squadre che si incontrano a questo tavolo.',
    'wrong-pairs_player': 'Questi non sono i giocatori di questo tavolo.',
    'against-itself_team': 'Una squadra non gioca contro sé stessa.',
    'against-itself_player': 'Nessuno siede in due posti.',
    'as-planned_team': 'Sono proprio queste le squadre sorteggiate qui.',
    'as-planned_player': 'Quelli sono i giocatori che il movimento ha qui.',
    'only-turned_team': 'Queste squadre sono di qui, ma al contrario. Scegli «Posti scambiati».',
    'only-turned_player': 'Quei giocatori sono di qui, al contrario. Scegli «Posti girati».',
    'no-place_team': 'La squadra {{pair}} non ha posto in questo girone nel turno {{round}}.',
    'no-place_player': 'Il giocatore {{pair}} non ha posto in questo girone al turno {{round}}.',
    'absent-has-played_player':
      'Il giocatore {{pair}} ha risultati nel turno {{round}}: è presente. Chi se ne va si ritira.',
    'not-absent_player': 'Annotate prima che il giocatore {{pair}} non c’è.',
    'own-place_player': 'Il giocatore {{pair}} non può prendere così quel posto.',
    'no-reserve_player': 'Il giocatore {{pair}} non è iscritto come riserva.',
    'seated-twice_player': 'Il giocatore {{pair}} ha già un posto.',
    'number-empty_player':
      'Girone {{section}}: il numero {{number}} non ha giocatore, né è indicato come vacante.',
    'number-played_player':
      'Il giocatore {{pair}} ha giocato con il numero {{number}}. Sostituitelo, o rifate il piano.',
  },
  finding: {
    'not-as-proposed_team': 'Squadra {{pair}}: la tabella propone altro. Resta a verbale.',
    'not-as-proposed_player': 'Giocatore {{pair}}: la tabella propone altro. Resta a verbale.',
    'later-round_team':
      'Il board {{board}} del tavolo {{table}} si gioca nel turno {{round}}, tra le squadre {{ns}} e {{ew}}; il tavolo è al turno {{now}}.',
    'later-round_player':
      'Il board {{board}}, tavolo {{table}}, si gioca al turno {{round}}, da {{ns}} e {{ew}}; il tavolo è al turno {{now}}.',
    'not-next-reserve_player':
      'Le riserve si chiamano in ordine: il giocatore {{next}} viene prima del giocatore {{pair}}.',
    'reserve-early_player': 'Le riserve si chiamano dalle {{until}}: fino ad allora si aspetta.',
    'leads-to-out_player': 'Il giocatore {{pair}} è fuori, e il giocatore {{other}} gioca fuori concorso.',
    'place-lost_player': 'Il giocatore {{pair}} ha perso il posto: il turno {{round}} è già stato chiamato.',
    'stay-asked-late_player': 'Un giocatore di circostanza poteva chiedere di restare fino alle {{until}}.',
  },
  fact: {
    'contestant-ranked_team': 'La squadra {{pair}} torna in classifica.',
    'contestant-ranked-out_team': 'La squadra {{pair}} è fuori classifica.',
    'correction-asked_team':
      'La squadra {{pair}} chiede di correggere il board {{board}}, turno {{round}}, tavolo {{table}}: “{{says}}”.',
    'correction-answered_team': 'La squadra {{pair}} conferma la richiesta {{request}}.',
    'correction-answered-no_team': 'La squadra {{pair}} dice che la richiesta {{request}} non è giusta.',
    'places-exchanged-on_team':
      'Le squadre {{one}} e {{other}} restano l’una al posto dell’altra dal turno {{round}} in poi.',
    'places-exchanged_team':
      'Le squadre {{one}} e {{other}} sedevano l’una al posto dell’altra nel turno {{round}}.',
    'contestant-entered_team': 'La squadra {{pair}} è stata iscritta: {{players}}.',
    'contestant-entered_player': 'Il giocatore {{pair}} è stato iscritto: {{players}}.',
    'contestant-changed_team': 'La squadra {{pair}} è stata modificata.',
    'contestant-changed_player': 'Il giocatore {{pair}} è stato modificato.',
    'contestant-withdrawn_team': 'La squadra {{pair}} si è ritirata.',
    'contestant-withdrawn_player': 'Il giocatore {{pair}} si è ritirato.',
    'penalty-given_team': 'La squadra {{pair}} ha avuto una penalità: {{amount}} {{unit}}.',
    'penalty-given_player': 'Il giocatore {{pair}} ha ricevuto una penalità: {{amount}} {{unit}}.',
    'warning-given_team': 'La squadra {{pair}} ha avuto un’ammonizione.',
    'warning-given_player': 'Il giocatore {{pair}} ha ricevuto un’ammonizione.',
    'suspension-given_team': 'La squadra {{pair}} è stata sospesa o squalificata.',
    'suspension-given_player': 'Il giocatore {{pair}} è stato sospeso o squalificato.',
    'player-substituted_team': '{{substitute}} gioca nella squadra {{pair}} dal turno {{fromRound}}.',
    'player-substituted_player': '{{substitute}} gioca per il giocatore {{pair}} dal turno {{fromRound}}.',
    'device-authorised_team': '{{name}}, della squadra {{pair}}, può usare un dispositivo proprio.',
    'device-authorised_player': '{{name}}, giocatore {{pair}}, può usare un proprio apparecchio.',
    'contestant-ranked_player': 'Il giocatore {{pair}} è di nuovo in classifica.',
    'contestant-ranked-out_player': 'Il giocatore {{pair}} è fuori classifica.',
    'correction-asked_player':
      'Il giocatore {{pair}} chiede di correggere il board {{board}}, turno {{round}}, tavolo {{table}}: «{{says}}».',
    'correction-answered_player': 'Il giocatore {{pair}} conferma la richiesta {{request}}.',
    'correction-answered-no_player': 'Il giocatore {{pair}} dice che la richiesta {{request}} non è giusta.',
    'absence-noted_player': 'Il giocatore {{pair}} non c’era.',
    'absence-ended_player': 'Il giocatore {{pair}} è arrivato.',
    'place-taken_player':
      'Il giocatore {{pair}} gioca al posto del giocatore {{instead}} dal turno {{fromRound}}.',
    'contestant-seated_player':
      'Il giocatore {{pair}} ha preso il numero {{number}} nella sessione {{session}}.',
    'places-exchanged_player':
      'I giocatori {{one}} e {{other}} si sono scambiati di posto nel turno {{round}}.',
    'places-exchanged-on_player':
      'I giocatori {{one}} e {{other}} tengono il posto l’uno dell’altro dal turno {{round}}.',
  },
  kind: { pair_team: 'squadra', pair_player: 'giocatore' },
};
