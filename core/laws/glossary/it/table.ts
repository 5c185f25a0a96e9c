import type { Entries } from '../entry.ts';
import type { TableTerm } from '../terms.ts';

export const table: Entries<TableTerm> = {
  board: {
    means: 'Il contenitore numerato di quattro mani; anche le quattro mani come vi sono state distribuite.',
  },
  contestant: { means: 'Chi entra in classifica: un giocatore, una coppia, o una squadra di quattro o più.' },
  deal: {
    means:
      'Il mazzo distribuito in quattro mani; anche quelle carte con la loro licitazione e il loro gioco.',
  },
  director: { means: 'Chi conduce il torneo e applica il Codice.' },
  event: { means: 'Competizione di una o più sessioni; si dice anche torneo.' },
  extraneous: {
    means: 'Che non fa parte del gioco come il Codice lascia giocarlo.',
    1997: 'Usa la parola senza definirla.',
    2007: 'Usa la parola senza definirla.',
  },
  hand: { means: 'Le carte distribuite a un giocatore, o ciò che ne resta.' },
  infraction: {
    means: 'Violazione, da parte di un giocatore, di una legge o di un regolamento legittimo.',
    1997: 'Definisce solo le irregolarità.',
  },
  irregularity: {
    means: 'Tutto ciò che si scosta dalla procedura corretta, con o senza colpa di un giocatore.',
  },
  lho: { means: 'L’avversario alla sinistra di un giocatore: il prossimo a dichiarare o giocare.' },
  'logical-alternative': {
    means:
      'Chiamata o giocata che buona parte di giocatori simili, con i metodi della coppia, considererebbe sul serio, e che alcuni potrebbero scegliere.',
    1997: 'Usa le parole senza dare un criterio.',
  },
  opponent: { means: 'Un giocatore dell’altra linea.' },
  pack: { means: 'Le 52 carte.' },
  pair: { means: 'Due giocatori che giocano insieme.' },
  partner: { means: 'Il giocatore con cui si gioca contro gli altri due al tavolo.' },
  penalty: {
    means:
      'Procedurale, per mancanze di procedura, a discrezione dell’arbitro e oltre a ogni rettifica (art. 90); o disciplinare, per il buon ordine (art. 91).',
    1997: 'Anche ogni obbligo o limite che una legge impone ai colpevoli: ciò che poi si è chiamato rettifica.',
  },
  rectification: {
    means:
      'Ciò che il Codice prescrive per rimettere le cose a posto quando l’arbitro sa di un’irregolarità.',
    1997: 'Solo ciò che lascia proseguire licitazione e gioco il più normalmente possibile.',
  },
  rho: { means: 'L’avversario alla destra di un giocatore: chi ha dichiarato o giocato prima di lui.' },
  round: { means: 'Parte di una sessione in cui nessuno cambia tavolo.' },
  session: { means: 'Periodo più lungo di gara per il quale è fissato un numero di board.' },
  side: { means: 'I due compagni a un tavolo contro gli altri due.' },
  'sorted-deck': {
    means: 'Mazzo che non è stato mescolato da quando era in ordine.',
    1997: 'Non ha questa espressione.',
  },
  team: { means: 'Due o più coppie a tavoli diversi, su linee diverse, con un risultato comune.' },
  'unauthorised-information': {
    means:
      'Ciò che un giocatore sa altrimenti che da chiamate e giocate legali, come da un’esitazione, una domanda o un’osservazione del compagno. Non può usarlo.',
  },
  unintended: {
    means:
      'Che non era ciò che il giocatore voleva nel momento in cui l’ha fatto: uno sbaglio di mano, non un cambio d’idea.',
    1997: 'Dice inavvertito, senza definizione.',
  },
};
