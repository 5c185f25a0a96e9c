import type { DeskMatchRules } from '../en/desk-match-rules.ts';

export const deskMatchRules: DeskMatchRules = {
  spoiltBoard: {
    board: 'Board',
    room: 'Dove è successo',
    rooms: { open: 'Sala aperta', closed: 'Sala chiusa' },
    replaceBy: 'Board giocato al suo posto',
    forThePairs: 'Il risultato è stato scritto come se il board non fosse stato girato',
    go: {
      cancelled: 'Annullarlo in questo incontro',
      replaced: 'Sostituirlo nelle due sale',
      'played-likewise': 'Girarlo nelle due sale',
    },
    alike: 'Renda il board uguale per l’altra sala: nel punteggio non cambia niente.',
  },
  segmentClock: {
    take_one: 'Usare 1 minuto',
    take_other: 'Usare {{count}} minuti',
    seated: 'Tutti seduti: il tempo parte adesso',
    seatedAt: 'Seduti alle {{time}}.',
    grace: '5 minuti di tolleranza, fino alle {{time}}; poi conta come gioco lento.',
    late: 'Ritardo ora: {{count}} min. Dalle {{time}} si applica {{clause}}.',
  },
  stronger: {
    says: '{{player}} è entrato in {{team}} a serie già formate e ne aumenta il valore: si propongono {{vps}} VP in ogni incontro che gioca.',
    unknown: 'Nessuna formazione dice se gioca.',
    reason: '{{player}} aumenta il valore della squadra',
  },
  charge: {
    times: 'Quante volte è successo a loro',
    says: 'Secondo la tabella delle penalità, per {{team}}: {{amount}}.',
    warning: 'un’ammonizione',
    imps: '{{imps}} IMP',
    give: 'Darla a {{team}}',
    vps: 'Togliere {{vps}} VP a {{team}}',
    vps_points: 'Togliere {{vps}} punti a {{team}}',
    vps_imps: 'Togliere {{vps}} IMP a {{team}}',
    inPoints: 'Questo incontro non si conta in IMP: gli tolga punti in «Penalità».',
  },
  proposalNote: {
    'seats-penalty': 'Le due squadre rispondono dei posti delle loro coppie: è possibile una penalità.',
    'turned-in-the-other-room':
      'I board giocati solo in una sala si giocano nell’altra con le coppie girate: {{count}}.',
    discipline: 'Possono seguire misure disciplinari.',
    'two-other-players': 'L’organizzatore può accettare fino a due altri giocatori.',
    'tie-break': 'La parità si risolve come alla fine di un incontro a eliminazione.',
    'mean-proposed': 'Il testo non dice niente dei VP dei colpevoli: si propone la loro media. La confermi.',
    'late-team-stays': 'Non è venuta nessuna squadra di riserva: la squadra in ritardo può restare in gara.',
    'reserve-takes-its-place': 'La squadra in ritardo è fuori dal torneo; la riserva prende il suo posto.',
    'player-may-be-replaced': 'Un giocatore che non può continuare può essere sostituito.',
    'present-team-waits': 'La squadra presente aspetta la decisione, o rischia lo stesso.',
    'false-reason': 'Il lavoro non è forza maggiore; un motivo falso costa 24 IMP.',
    'exactly-a-quarter':
      'Con questa la squadra ha mancato esattamente un quarto dei suoi incontri: veda se resta.',
  },
};
