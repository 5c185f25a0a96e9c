import type { deskLive as en, liveFacts as enFacts } from '../en/desk-live.ts';

export const deskLive: typeof en = {
  live: {
    substitute: {
      tier: 'Livello del sostituto',
      unknown: 'non noto',
      withoutCategory: 'senza categoria',
      approved: 'Approvata espressamente, qualunque cosa violi',
      forceMajeure: 'Forza maggiore',
      region: 'Regione richiesta dal torneo',
      none: 'nessuna',
      kept: 'mantenuta',
      lost: 'non mantenuta',
    },
    ranked: {
      out: 'Fuori classifica',
      back: 'Di nuovo in classifica',
      sentence: 'Gioca fuori concorso, o è squalificato: ciò che gli altri fanno contro di lui conta.',
    },
    corrections: {
      heading: 'Correzioni chieste',
      sentence: 'Board {{board}}, turno {{round}}, tavolo {{table}}: {{pair}} dice “{{says}}”.',
      stands: 'È scritto',
      waits: 'L’altra linea non ha ancora risposto.',
      confirmed: 'L’altra linea conferma.',
      denied: 'L’altra linea dice che non è così.',
      elsewhere: 'Sono di un altro tavolo: accertate, poi correggete.',
      deposit: 'Cauzione ({{clause}})',
      deposits: {
        none: 'nessuna',
        returned: 'restituita: c’era un errore, o da quanto esposto non si poteva escludere',
        kept: 'trattenuta',
      },
      right: 'Ciò che è giusto',
      go: 'Correggi',
      refuse: 'Rifiuta',
      ask: 'Dicono che un risultato è sbagliato',
      who: 'Chi lo dice?',
      says: 'Che cosa dovrebbe essere scritto',
      askGo: 'Annotare la richiesta',
      theyConfirm: 'La coppia {{pair}} conferma',
      theyDeny: 'La coppia {{pair}} dice di no',
      theyConfirm_player: 'Il giocatore {{pair}} conferma',
      theyDeny_player: 'Il giocatore {{pair}} dice di no',
    },
    due: {
      by_one: 'Risultati entro le {{time}}: manca {{count}} minuto ({{clause}}).',
      by_other: 'Risultati entro le {{time}}: mancano {{count}} minuti ({{clause}}).',
      late: 'I risultati sono usciti tardi: richieste giustificate fino a {{time}} ({{clause}}).',
    },
    move: {
      heading: 'È stato chiamato il cambio',
      sentence:
        'Questi tavoli non avevano finito quando è stato chiamato il cambio. {{clause}}: un board si gioca fino in fondo solo se {{keeps}}; altrimenti è perso, come quelli non iniziati.',
      keeps: { 'lead-faced': 'l’attacco era scoperto', 'auction-over': 'la licitazione era finita' },
      table: 'Tavolo {{table}}, turno {{round}}',
      asks: 'Non ha ancora detto a che punto era.',
      underWay: 'Il board {{board}} è in corso',
      none: 'Nessuno: sono tutti persi',
      lost: 'Persi: board {{boards}}',
      reason: 'Gioco lento',
      go_one: 'Assegna {{count}} punteggio artificiale',
      go_other: 'Assegna {{count}} punteggi artificiali',
    },
    slow: {
      heading: 'Tavoli lenti',
      pace: '{{minutes}} minuti a board ({{clause}})',
      table_one: 'Tavolo {{table}}: {{count}} minuto di ritardo ({{boardsIn}} board su {{boards}})',
      table_other: 'Tavolo {{table}}: {{count}} minuti di ritardo ({{boardsIn}} board su {{boards}})',
    },
  },
};

export const liveFacts: typeof enFacts = {
  'contestant-ranked': 'La coppia {{pair}} torna in classifica.',
  'contestant-ranked-out': 'La coppia {{pair}} è fuori classifica.',
  'correction-asked':
    'La coppia {{pair}} chiede di correggere il board {{board}}, turno {{round}}, tavolo {{table}}: “{{says}}”.',
  'correction-answered': 'La coppia {{pair}} conferma la richiesta {{request}}.',
  'correction-answered-no': 'La coppia {{pair}} dice che la richiesta {{request}} non è giusta.',
  'correction-decided': 'La richiesta {{request}} è stata accolta.',
  'correction-decided-no': 'La richiesta {{request}} è stata rifiutata.',
  'move-answered':
    'Turno {{round}}, tavolo {{table}}: il board {{underWay}} era in corso al cambio ({{by}}).',
  'board-marked': 'Il board {{board}} conta come è segnato: mazziere {{dealer}}, {{vulnerable}}.',
  'move-answered-none':
    'Turno {{round}}, tavolo {{table}}: nessun board era abbastanza avanti al cambio ({{by}}).',
};
