import type {
  deskAbsence as en,
  absenceFacts as enFacts,
  absenceFindings as enFindings,
  absenceRefusals as enRefusals,
} from '../en/desk-absence.ts';

export const deskAbsence: typeof en = {
  seatsTold: {
    not: 'non hanno detto chi siede dove',
    change: 'Hanno scambiato i posti',
    other: '{{player}} siede in {{seat}}',
  },
  absence: {
    heading: 'Assenze',
    note: 'Non c’è',
    who: 'Chi non c’è?',
    is: 'La coppia {{pair}} non c’è.',
    came_zero: 'La coppia {{pair}} è arrivata con meno di un minuto di ritardo.',
    came_one: 'La coppia {{pair}} è arrivata con {{count}} minuto di ritardo.',
    came_other: 'La coppia {{pair}} è arrivata con {{count}} minuti di ritardo.',
    out: 'La coppia {{pair}} è fuori.',
    waits_one: 'La si aspetta fino alle {{time}}: manca {{count}} minuto ({{clause}}).',
    waits_other: 'La si aspetta fino alle {{time}}: mancano {{count}} minuti ({{clause}}).',
    mayBeOut: 'Può essere fuori dalle {{time}}, e lo è alle {{by}} ({{clause}}).',
    over: 'Il suo tempo è finito alle {{time}} ({{clause}}).',
    plays: {
      reserve: 'La coppia di riserva {{pair}} gioca al suo posto.',
      'stand-in': 'La coppia {{pair}} gioca al suo posto, fuori gara.',
      reserve_player: 'La riserva {{pair}} gioca al suo posto.',
      'stand-in_player': 'Il giocatore {{pair}} gioca al suo posto, fuori concorso.',
    },
    cameNow: 'È arrivata',
    call: 'La coppia di riserva {{pair}} è qui: entra nel turno {{round}}',
    callLate: 'La coppia di riserva {{pair}} è qui',
    back: 'Renderle il posto',
    standIn: 'Una coppia di circostanza',
    standInGo: 'Far sedere la coppia di circostanza',
    takeOut: 'Escluderla',
    reason: {
      reserve: 'La coppia {{pair}} non è venuta',
      'stand-in': 'La coppia {{pair}} non è venuta',
      returned: 'La coppia {{pair}} è arrivata tardi',
      out: 'Non è venuta',
      reserve_player: 'Il giocatore {{pair}} non è venuto',
      'stand-in_player': 'Il giocatore {{pair}} non è venuto',
      returned_player: 'Il giocatore {{pair}} è arrivato tardi',
    },
    stays:
      'La coppia di circostanza può chiedere di restare fino alle {{time}}, se soddisfa le condizioni di iscrizione ({{clause}}).',
    staysLater:
      'La coppia di circostanza può chiedere di restare fino a {{minutes}} minuti dopo la pubblicazione dei risultati, se soddisfa le condizioni di iscrizione ({{clause}}).',
    stay: 'Resta in gara',
    stayReason: 'Chiede di proseguire',
    late: 'Per il ritardo',
    lost: 'Mani perse',
    reserve: 'Riserva n.',
    isReserve: 'Riserva {{order}}',
    is_player: 'Il giocatore {{pair}} non c’è.',
    came_player_zero: 'Il giocatore {{pair}} è arrivato con meno di un minuto di ritardo.',
    came_player_one: 'Il giocatore {{pair}} è arrivato con {{count}} minuto di ritardo.',
    came_player_other: 'Il giocatore {{pair}} è arrivato con {{count}} minuti di ritardo.',
    out_player: 'Il giocatore {{pair}} è fuori.',
    call_player: 'La riserva {{pair}} è qui: entra nel turno {{round}}',
    callLate_player: 'La riserva {{pair}} è qui',
    standIn_player: 'Un giocatore di circostanza',
    standInGo_player: 'Far sedere il giocatore di circostanza',
    stays_player:
      'Il giocatore di circostanza può chiedere di restare fino alle {{time}}, se soddisfa le condizioni di iscrizione ({{clause}}).',
    staysLater_player:
      'Il giocatore di circostanza può chiedere di restare fino a {{minutes}} minuti dopo la pubblicazione dei risultati, se soddisfa le condizioni di iscrizione ({{clause}}).',
  },
};

export const absenceFacts: typeof enFacts = {
  'absence-noted': 'La coppia {{pair}} non c’era.',
  'absence-ended': 'La coppia {{pair}} è arrivata.',
  'place-taken': 'La coppia {{pair}} gioca al posto della coppia {{instead}} dal turno {{fromRound}}.',
  'seats-taken':
    'Turno {{round}}, tavolo {{table}}: {{first}} in {{firstSeat}}, {{second}} in {{secondSeat}}.',
  'result-recorded-named':
    'Board {{board}}, turno {{round}}, tavolo {{table}}: {{result}}, {{declarer}} ({{by}}).',
  'result-corrected-named':
    'Board {{board}}, turno {{round}}, tavolo {{table}}: corretto in {{result}} ({{declarer}}).',
};

export const absenceRefusals: typeof enRefusals = {
  'absent-has-played':
    'La coppia {{pair}} ha risultati nel turno {{round}}: è presente. Chi se ne va, si ritira.',
  'absent-in-match': 'Una squadra che non viene si decide nel suo incontro.',
  'not-absent': 'Annotare prima che la coppia {{pair}} non c’è.',
  'own-place': 'La coppia {{pair}} non può prendere quel posto così.',
  'no-reserve': 'La coppia {{pair}} non è iscritta come riserva.',
  'no-reserves': 'Il torneo non ha riserve. Indicarlo nelle impostazioni, poi iscriverle in ordine.',
};

export const absenceFindings: typeof enFindings = {
  'not-next-reserve': 'Le riserve si chiamano in ordine: la coppia {{next}} viene prima della {{pair}}.',
  'reserve-early': 'Le riserve si chiamano dalle {{until}}: fino ad allora si aspetta la coppia.',
  'reserve-late': 'Il turno {{round}} è già stato chiamato: è tardi per una riserva.',
  'leads-to-out': 'La coppia {{pair}} è fuori e la {{other}} gioca fuori gara.',
  'place-lost': 'La coppia {{pair}} ha perso il posto: il turno {{round}} è già stato chiamato.',
  'stay-asked-late': 'La coppia di circostanza poteva chiedere di restare fino a {{until}}.',
  'seats-kept': 'Dalla prima mano nessuno cambia posto senza il permesso dell’arbitro.',
  'women-seats': 'Nelle coppie miste le signore hanno posti propri.',
};
