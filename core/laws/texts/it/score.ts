import type { LawTexts } from '../texts.ts';

/** The words of Laws 12, 16 and 86 about the score that is assigned. */
export const score: Pick<LawTexts, 'questions' | 'answers' | 'notes' | 'lasting' | 'words'> = {
  questions: {
    'assigned-results': 'Quali risultati si assegnano, e con quali pesi?',
    'varied-by-committee': 'Nel 1997 solo un comitato d’appello pondera più risultati. Decide un comitato?',
    'sides-differ': 'Alle due linee si assegnano risultati diversi. Perché?',
    'table-contract-among':
      'Il contratto del tavolo è fra i risultati. Perché ci si sarebbe arrivati senza ciò che non è permesso?',
    'without-error':
      'Che risultato ci sarebbe stato dopo l’irregolarità se {side} non si fossero danneggiati?',
    'regulated-for-several':
      '{side} sono già rimasti senza risultato su un board di questa sessione. Il regolamento dice quanto vale il successivo?',
    'partner-blameless': '{partner} non ha alcuna colpa di ciò che ha fatto {seat}?',
    poll: 'Che cosa hanno risposto giocatori della classe di {seat} interpellati su ciò che farebbero?',
    'other-table': 'Che cosa c’è all’altro tavolo dell’incontro?',
    'assigned-at-teams': 'L’arbitro assegna un risultato invece di medie?',
    'regulated-for-one-table': 'Il regolamento dice quanto valgono i board giocati a un solo tavolo?',
    'fault-in-match': 'Di chi è la colpa?',
    'board-of-match': 'Che cosa si fa del board?',
    'match-known': 'Può un concorrente sapere come finisce l’incontro senza questo board?',
  },
  answers: {
    again: 'Indicarli di nuovo',
    'left-out': 'Non ci si sarebbe arrivati: escluderlo',
    'was-a-card': 'È stato un attacco o un’altra carta: il contratto rimane',
    'not-asked': 'Nessuno è stato interpellato',
    'no-other-result': 'Nessun risultato',
    'other-result': 'Un risultato',
    'favours-innocent': 'Un risultato favorevole alla linea innocente',
    'clearly-favourable': 'Un risultato chiaramente favorevole a una linea',
    'not-clearly': 'Un risultato non chiaramente favorevole a nessuna',
    'several-results': 'Più risultati che non si possono confrontare',
    nobody: 'Di nessuno',
    'fault-in-match/NS': 'Nord–Sud',
    'fault-in-match/EW': 'Est–Ovest',
    'both-sides': 'Di entrambe le linee',
    'cancel-board': 'Si annulla, con medie',
    'replace-board': 'Un altro board al suo posto',
  },
  notes: {
    'one-result-for-each-side': 'Nel 1997 l’arbitro indica un risultato per ciascuna linea',
    'keeps-table-score':
      '{side} conservano il risultato del tavolo (una lettura: il Codice del 1997 non ne parla)',
    'later-boards-by-regulation': 'Per {side} il regolamento dice quanto valgono i board successivi',
    'each-board-by-itself': 'Per {side} ogni board senza risultato conta per sé',
    'both-partners-bear-it': '{seat} e {partner} subiscono in modo uguale la rettifica',
    'mean-to-each':
      'In un incontro a eliminazione ciascuna linea riceve la media di ciò che riceverebbero le due',
    'averages-in-imps': 'Media più e media meno valgono 3 IMP',
    'match-by-regulation': 'Il regolamento dice quanto valgono i board',
    'better-of-average-plus':
      '{side} ricevono il meglio fra media più e quanto assegnato; gli altri il complemento',
    'disputed-at-once': 'Chi contesta ciò che ha fatto {seat} dovrebbe chiamare subito l’arbitro',
    'call-was-misunderstood':
      '{seat} sa dalla spiegazione che una chiamata è stata fraintesa, e non può usarlo',
  },
  lasting: {
    'adjusted-score/shall/results': 'L’arbitro attribuisce un punteggio arbitrale assegnato: {found}',
    'adjusted-score/may/results': 'L’arbitro può attribuire un punteggio arbitrale assegnato: {found}',
    'board-status/cancelled': 'Il board è annullato',
    'board-status/replaced': 'Si gioca al suo posto una nuova smazzata',
    'board-status/postponed': 'Il board si gioca più tardi',
    'board-status/required': 'Il board deve essere giocato ora',
    'result-ruled': 'Il risultato registrato: il dichiarante ha fatto {tricks} prese',
    'result-ruled/side': 'Solo per {side}: il dichiarante ha fatto {tricks} prese',
    warning: '{side} ricevono un’ammonizione',
    'warning/player': '{player} riceve un’ammonizione',
    'referral/chief-director': 'Va all’arbitro responsabile',
    'referral/committee': 'Va al comitato',
    'referral/authority': 'Va all’autorità regolatrice',
    'referral/organiser': 'Va all’organizzatore',
    'referral/confidential': 'Si riferisce in via riservata a chi giudica questi casi; non è un verdetto',
    'penalty-possible/player': 'È possibile una penalità procedurale al solo {player}',
    'penalty-possible/disciplinary': 'È possibile una penalità disciplinare a {side}; è definitiva',
    'penalty-possible/disciplinary/player': 'È possibile una penalità disciplinare a {player}; è definitiva',
  },
  words: {
    'about-no-alert': 'Un alert mancato',
    'about-explanation': 'Una spiegazione',
    kept: 'come al tavolo',
    'passed-out-board': 'tutti passati',
    poll: '{asked} interpellati; scelto (considerato): {word}',
    'score-without-error': 'senza l’errore di {side}: {found}',
    'score-at-least': '{side} almeno {award}',
  },
};
