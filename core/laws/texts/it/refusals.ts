import type { RefusalTexts } from '../en/refusals.ts';

export const refusals: RefusalTexts = {
  'count-unclear':
    'Si dice che nessuna mano aveva tredici carte: dire se sono state contate le carte rimaste.',
  'no-screens': 'Questo tavolo non ha sipari: prima lo si dica.',
  'held-by': '{seat} ha {card}: non manca.',
  'not-the-question': 'La domanda aperta è «{question}», non «{named}».',
  'tricks-unknown': 'Le prime prese qui non sono note: dire quante delle prese rimaste.',
  'not-in-side': 'Né {seat} né il compagno hanno {card}.',
  'no-claim': 'A questo tavolo nessuna richiesta o concessione è stata accettata.',
  'claim-ruled': 'L’arbitro ha già deciso sulla richiesta.',
  'ruled-already': 'L’arbitro ha già deciso su questo.',
  'own-claim': 'La linea di {seat} ha fatto la richiesta: ciò che ha concesso è un’altra questione.',
  'nothing-conceded': 'Nulla è stato concesso.',
  'last-card':
    '{seat} gioca l’ultima carta della mano. Se non ne ha, qualcuno richiama l’attenzione su una presa difettosa.',
  'no-score-due':
    'Nessuna decisione a questo tavolo ha attribuito un punteggio arbitrale ancora da indicare.',
  'no-seats': 'Dire di chi sono le carte mescolate.',
  'no-trick': 'Quella presa non è finita, o non è nota qui.',
  'not-omitted': 'Non tocca ora a {seat} giocare a una presa.',
  'not-played': '{seat} non ha giocato {card}.',
  'play-goes-on': 'Il gioco non è finito: dire che un giocatore ha spostato le carte giocate.',
  'auction-not-over': 'La licitazione non è finita.',
  'auction-period-over': 'Il periodo della licitazione è finito: nessuno dichiara più.',
  'board-over': 'Il board è finito a questo tavolo: l’arbitro gli ha già dato un risultato.',
  'card-gone': '{card} è già stata giocata.',
  'dummy-claims': 'Il morto non può né richiedere né concedere prese.',
  'face-up-already': '{card} è già scoperta.',
  'hand-unknown': 'Le carte del morto qui non sono note: dire quale carta è stata giocata.',
  'own-irregularity':
    'L’irregolarità è della linea stessa di {seat}: non dà a {seat} alcun diritto da perdere.',
  'no-call-yet': '{seat} non ha ancora dichiarato: non c’è nulla da confrontare.',
  'no-card': '{seat} non ha ancora giocato nessuna carta.',
  'law-not-given':
    'A questo tavolo non sono stati dati gli articoli del Codice che trattano di “{happening}”.',
  'no-cards': 'Dire le carte, ciascuna una volta sola.',
  'no-play': 'Il gioco non è cominciato: questo può succedere solo durante il gioco.',
  'not-a-claim': 'Non si possono richiedere {tricks} prese.',
  'not-an-answer': '"{answer}" non risponde a "{question}": {answers}.',
  'not-declarer': '{seat} è il dichiarante: è lui a designare le carte del morto.',
  'not-in-hand': '{seat} non ha {card}.',
  'not-passed-out': 'Sono già state giocate carte: le mani tornano nel board alla fine del gioco.',
  'not-simultaneous': 'Dire le chiamate o le carte di almeno due giocatori.',
  'nothing-asked': 'Non c’è nessuna domanda aperta.',
  'nothing-to-change': '{seat} non ha nessuna chiamata da cambiare.',
  'passed-out': 'Tutti sono passati: non c’è gioco.',
  'play-over': 'Le tredici prese sono già state giocate.',
  'play-ended-by-claim':
    'Il gioco è finito con una richiesta o concessione: dopo non si gioca nessuna carta.',
  'ask-declarer': 'Chiedere a {seat}, che gioca le carte del morto.',
  'asks-himself': '{seat} dice della propria carta che è stata una renonce, o niente.',
};
