import type { resultsRules as en } from '../en/results-rules.ts';

export const resultsRules: typeof en = {
  rules: {
    heading: 'Come si gioca qui',
    by: 'Secondo {{name}}, in breve. Decide il regolamento stesso.',
    topic: {
      director: 'L’arbitro',
      auction: 'La licitazione',
      play: 'Il gioco',
      boards: 'I board',
      room: 'In sala',
      screens: 'Sipari',
      results: 'Dopo la sessione',
    },
    rule: {
      'call-director': 'Se qualcosa va storto, chiami subito l’arbitro. Nulla si sistema fra i giocatori.',
      'count-cards':
        'Conti le carte coperte prima di guardarle: tredici. Le riconti prima di rimetterle a posto.',
      pack: 'Un mazzo ha 52 carte, tredici per seme: asso, re, donna, fante, dieci, fino al due.',
      shuffle:
        'Mescoli bene, lasci tagliare l’avversario che lo chiede e distribuisca coperto, una carta alla volta: tredici a ciascuno.',
      'board-middle': 'Il board resta al centro del tavolo, ben orientato, fino alla fine del gioco.',
      'hand-back': 'Dopo il gioco mescoli le sue tredici carte e le rimetta nella propria tasca.',
      alert:
        'Allerti le chiamate artificiali del compagno: cartellino Alert e la parola. Gli avversari non possono dispensarla.',
      'alert-waivable':
        'Allerti le chiamate del compagno che non sono del sistema standard, salvo rinuncia degli avversari.',
      'alert-doubt': 'Nel dubbio allerti, anche se non sa spiegare.',
      announce: 'Ciò che si annuncia lo dice il compagno in poche parole, con il cartellino Alert.',
      'explain-when-asked': 'Spieghi le chiamate del compagno quando un avversario chiede, e solo allora.',
      stop: 'Mostri STOP prima di un salto. Il giocatore seguente aspetta mostrando interesse: {{seconds}} secondi o più.',
      'stop-card-none': 'Con i sipari non c’è cartellino STOP e nulla si annuncia.',
      boxes: 'I cartellini stanno da sinistra a destra, tutti in vista, finché l’attacco non è scoperto.',
      'box-made':
        'La chiamata è fatta quando il cartellino esce deliberatamente dalla scatola. Non ne tocchi diversi.',
      tempo: 'Chiami e giochi con ritmo regolare, senza enfasi, gesti o commenti.',
      'declarer-hurried':
        'Il dichiarante che non aspetta non può lamentarsi del tempo che impiega il difensore alla sua destra.',
      'never-agreed':
        'Mai da concordare: aprire con meno di 8 punti senza altra definizione, cambiare metodi dopo una domanda, una risposta o un’irregolarità, segnali la cui chiave il dichiarante non conosce.',
      'declarer-waits':
        'Il dichiarante aspetta circa {{seconds}} secondi dopo l’attacco prima di chiamare la prima carta dal morto.',
      'lead-face-down': 'L’attacco si fa coperto, e si scopre dopo le domande.',
      'convention-card':
        'Entrambi i compagni hanno la stessa carta delle convenzioni compilata, perché gli avversari la leggano.',
      'convention-card-or-natural':
        'Sul tavolo c’è una carta delle convenzioni compilata. Senza, si gioca un sistema naturale.',
      'reserve-rights':
        'Se un avversario può aver avuto informazione non autorizzata, dica che potrà chiamare l’arbitro dopo. Se non concordano, chiami subito.',
      quiet: 'Non commenti le mani in modo che altri sentano.',
      'boards-north-south':
        'Nord–Sud hanno cura dei board: al loro posto, nella direzione giusta, con le carte nelle tasche.',
      'enter-results':
        'Il morto inserisce il risultato, un avversario lo verifica, prima del board seguente. Quattro passo: Nord–Sud.',
      'compare-round-2': 'Nel turno 2 confronti le mani con il registro dopo ogni board.',
      pace: 'Ci sono {{minutes}} minuti a board. Quello non abbastanza avanti al cambio è perso.',
      late: 'Sia seduto {{minutes}} minuti prima dell’inizio. Chi è in ritardo può essere penalizzato e perdere board.',
      stay: 'Resti al suo tavolo. Non passeggi né guardi altri tavoli senza permesso.',
      phones:
        'Telefoni e altri apparecchi spenti da {{minutes}} minuti prima dell’inizio alla fine, salvo permesso dell’arbitro.',
      smoking:
        'Non si fuma nell’area di gioco e dove si espongono i risultati, fino a {{minutes}} minuti dopo.',
      spectators: 'Gli spettatori guardano una sola mano, non mostrano e non dicono nulla.',
      'spectators-public':
        'Il gioco è pubblico, salvo in sala chiusa. Non si rifiuta uno spettatore corretto, che non si sposta.',
      'screens-sides':
        'Nord ed Est da un lato del sipario, Sud e Ovest dall’altro. Nord mette il board, Ovest apre e chiude lo sportello.',
      'screens-tray':
        'Il carrello passa quando entrambi di un lato hanno chiamato; lo lasci almeno {{seconds}} secondi per lato.',
      'screens-writing': 'Domande e risposte fra compagni di sipario sono per iscritto.',
      'ask-correction':
        'Un risultato sbagliato si corregge se lo chiede entro {{minutes}} minuti dai risultati.',
      'appeal-results':
        'Contro una decisione si fa appello fino a {{minutes}} minuti dopo i risultati. Entrambi i compagni d’accordo.',
      'appeal-session':
        'Contro una decisione si fa appello fino a {{minutes}} minuti dopo la fine della sessione, con deposito. Entrambi i compagni d’accordo.',
      'boards-untouched':
        'Non tocchi le carte di un avversario. Se vuole verificare qualcosa, chiami l’arbitro.',
      'sheet-north':
        'In ogni sala Nord compila il foglio ufficiale dell’incontro; entrambe le coppie rispondono di ciò che vi è scritto.',
      'pace-match':
        'Ci sono {{minutes}} minuti a board, da quando tutti e quattro sono seduti. {{grace}} minuti dopo la fine del tempo entrambe le squadre possono essere penalizzate.',
      'pace-announced':
        'L’arbitro annuncia il tempo di ogni serie di board. {{grace}} minuti dopo la fine chi ne ha colpa è penalizzato.',
      'too-slow':
        'Se gli avversari le sembrano troppo lenti, lo dica all’arbitro. Può controllare il tempo fino alla fine dell’incontro.',
      'late-team':
        'Sia seduto {{minutes}} minuti prima dell’inizio. Una squadra con più di {{most}} minuti di ritardo è assente.',
      'late-team-waits':
        'Sia seduto {{minutes}} minuti prima dell’inizio. Oltre {{most}} minuti di ritardo decide l’arbitro; l’altra squadra attende la sua decisione.',
      'seats-kept':
        'Nella sua linea si sieda come vuole, e non cambi posto finché la serie di board non è finita.',
      'closed-room':
        'Nella sala chiusa ci sono solo i giocatori, l’arbitro e chi serve all’organizzazione e non partecipa alla gara.',
      'closed-room-first': 'La sala aperta comincia quando la chiusa è seduta.',
      'stay-in-room':
        'Nessuno esce dalla sua sala durante l’incontro, né alla fine, senza il permesso dell’arbitro.',
      'captain-watches':
        'Di una squadra solo il capitano può assistere al suo incontro, in sala aperta, dall’inizio e con l’arbitro informato.',
      'sheet-signed':
        'I due capitani firmano i fogli dell’incontro e le correzioni; i fogli si consegnano con gli IMP già sommati.',
      'appeal-results-team':
        'Contro una decisione si fa appello fino a {{minutes}} minuti dopo i risultati. Il capitano è d’accordo.',
      'appeal-session-team':
        'Contro una decisione si fa appello fino a {{minutes}} minuti dopo la fine della sessione, con deposito. Il capitano è d’accordo.',
    },
  },
};
