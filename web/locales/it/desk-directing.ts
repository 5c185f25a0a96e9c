import type * as en from '../en/desk-directing.ts';

export const deskDirecting: typeof en.deskDirecting = {
  directing: {
    given: 'Penalità date',
    delegate:
      '{{name}} sovrintende come delegato o capo del torneo, senza i poteri dell’arbitro ({{clause}}).',
    playsFor: 'È iscritto come giocatore ({{who}}): chi dirige non dovrebbe giocare ({{clause}}).',
    log: {
      heading: 'Registro degli incidenti',
      kind: 'Che cosa è successo',
      law74: 'Art. 74',
      regulation: 'Regolamento, per gravità',
      record: 'Per memoria',
      table: 'Tavolo',
      board: 'Board',
      who: 'Chi riguarda',
      everybody: 'Tutti al tavolo',
      text: 'In poche parole',
      keep: 'Annota',
      none: 'Ancora nulla di annotato.',
      kinds: {
        inattention: 'disattenzione al gioco',
        'gratuitous-comment': 'commento gratuito',
        'detaching-card-early': 'carta staccata prima del turno',
        'prolonging-play': 'gioco prolungato per infastidire',
        'rude-to-director': 'scortesia verso l’arbitro',
        'varied-call-words': 'parole diverse per la stessa chiamata',
        'showing-approval': 'approvazione o disapprovazione di una chiamata o giocata',
        'showing-expectation': 'mostrare di aspettarsi o no la presa',
        'drawing-attention': 'attirare l’attenzione su un evento o sul punteggio',
        'watching-players': 'fissare un giocatore o il punto da cui prende la carta',
        'showing-disinterest': 'mostrare disinteresse per la mano',
        'tempo-to-disconcert': 'variare il ritmo per sconcertare',
        'leaving-table-early': 'lasciare il tavolo prima del cambio',
        'self-praise': 'eccesso di autoelogio',
        'analysis-delaying-play': 'analisi che ritardano il gioco',
        'misleading-remarks': 'osservazioni fuorvianti',
        'disparaging-comments': 'commenti sprezzanti',
        'leaving-room': 'uscire dalla sala senza permesso',
        'arguing-rulings': 'discutere le decisioni dell’arbitro',
        'insinuation-or-rudeness': 'insinuazione o maleducazione',
        discrimination: 'discriminazione',
        'intimidation-or-violence': 'intimidazione, minacce o violenza',
        psychic: 'una chiamata psichica',
        technical: 'qualcosa di tecnico',
        'organiser-error': 'errore dell’organizzazione',
        'time-kept': 'il tempo controllato a un tavolo',
        'signed-complaint': 'un reclamo firmato',
        'joint-report': 'un rapporto di entrambi i capitani',
        other: 'altro',
      },
    },
    timed: {
      heading: 'Tempo controllato',
      since: 'dalle {{time}}',
      board: 'board {{board}}: {{count}} min',
      now: 'ora: {{count}} min',
      pace: 'La cadenza è di {{minutes}} minuti a board.',
    },
    over: {
      heading: 'Un altro arbitro',
      to: 'Chi dirige da ora',
      standing: 'Come',
      standings: {
        director: 'un altro arbitro',
        'playing-director': 'un giocatore che è arbitro',
        member: 'un iscritto che non gioca',
        player: 'un giocatore del torneo',
        'no-referee': 'senza arbitro: sposta i board, raccoglie i reclami',
      },
      reason: 'Perché',
      go: 'Passa con tutti i casi aperti',
      now: '{{who}} dirige dalle {{time}}: {{standing}}',
      noReferee:
        'I reclami si scrivono e si firmano; alla fine decide un comitato di partecipanti, e gli appelli vanno al consiglio ({{clause}}).',
    },
  },
};

export const directingFacts: typeof en.directingFacts = {
  'appeal-noted': 'Appello {{appeal}}: «{{text}}»',
  'appeal-held': 'Appello {{appeal}}: deciso se il prossimo incontro aspetta.',
  'appeal-taken-further': 'La coppia {{pair}} ha portato l’appello {{appeal}} al consiglio: «{{about}}»',
  'incident-logged': 'Nel registro: {{what}}',
  'directing-handed-over': '{{director}} dirige da ora.',
  'report-sent': 'Il rapporto è stato inviato.',
  'report-returned': 'Il rapporto è tornato perché incompleto.',
};

export const directingRefusals: typeof en.directingRefusals = {
  'approval-missing':
    'Dica chi lo ha approvato per l’organizzazione: senza, nessuno è squalificato dal torneo.',
  'together-short':
    'La coppia {{pair}} avrà giocato insieme il {{percent}}% dei board, meno della metà: esce dalla classifica.',
  'disallowed-result':
    '{{result}} si basa su un’azione non ammessa: dica perché è fra i risultati ponderati.',
  'cause-missing': 'Dica per quale motivo {{name}} non siede.',
  'change-other': 'Non è ciò contro cui si è fatto appello.',
  'chief-decides': 'È stato raccomandato un cambiamento: il capo arbitro decide se seguirlo.',
  'chief-rules': 'Il capo arbitro cambia la sua decisione o la mantiene.',
  'no-deposit': 'Secondo questo regolamento un reclamo è senza cauzione.',
  'deposit-back': 'C’era un errore: la cauzione è restituita.',
  'delegate-supervises': 'Il delegato sovrintende: decide l’arbitro.',
  'council-unasked': 'Va al consiglio quando qualcuno ve lo porta.',
  'council-decides': 'È stato portato al consiglio: decide il consiglio.',
  'nobody-waits': 'Per questo regolamento nessun incontro aspetta un appello.',
  'not-harmed': 'Lo portano avanti gli appellanti o chi la decisione ha danneggiato.',
  'no-council': 'Per questo regolamento non c’è altra istanza.',
  'further-already': 'Il consiglio ha già questo appello.',
  'committee-first': 'Prima decide un comitato.',
  'law-only': 'Il consiglio tratta solo questioni di diritto.',
  'needed-at-once': 'Chi perde è subito fuori: dal comitato non si va al consiglio.',
  'signed-by-both': 'Entrambi i capitani firmano il rapporto sull’incontro.',
  unsigned: 'Dica chi ha firmato il reclamo.',
  'timing-place': 'Dica a quale tavolo si controlla il tempo.',
  'incident-untold': 'Dica in poche parole che cosa è successo.',
  'referee-needed': 'Per questo regolamento qualcuno deve dirigere.',
  'report-unsent': 'Il rapporto non è stato inviato: non c’è nulla da restituire.',
  'lack-unsaid': 'Dica che cosa manca.',
};

export const directingFindings: typeof en.directingFindings = {
  'committee-hears':
    'Spetta a un comitato; il capo arbitro giudica quando nessuno può riunirsi in tempo. È così?',
  'council-late': 'Si poteva portare fino a {{until}}.',
  'prizes-at-once': 'Dove i premi si danno subito nulla va al consiglio: non sono stati dati?',
  'replacement-order':
    'Altri vengono prima: un altro arbitro, un giocatore che lo sia, un iscritto che non giochi. Non c’è nessuno?',
  'report-incomplete': 'Al rapporto manca qualcosa e tornerebbe indietro. Inviarlo comunque?',
};
