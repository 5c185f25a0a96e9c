import type { Entries } from '../entry.ts';
import type { PlayTerm } from '../terms.ts';

export const play: Entries<PlayTerm> = {
  claim: {
    means:
      'Dire che la propria linea vincerà un certo numero delle prese rimaste, proporre di fermare il gioco, o mostrare le carte, salvo che chiaramente non fosse questa l’intenzione. Parlare solo della presa sul tavolo non lo è.',
  },
  concession: {
    means:
      'Dire che la propria linea perderà un certo numero delle prese rimaste. Chi ne richiede meno di tutte concede le altre.',
  },
  declarer: {
    means:
      'Della linea che ha fatto l’ultima licita, chi ha nominato per primo la sua denominazione. È dichiarante da quando l’attacco iniziale è scoperto.',
  },
  defender: { means: 'Ciascuno dei due avversari del dichiarante, o di chi lo sarà.' },
  dummy: {
    means:
      'Il compagno del dichiarante, da quando l’attacco iniziale è scoperto; anche le sue carte, una volta stese sul tavolo.',
    2017: 'È morto finché il gioco finisce.',
  },
  'established-revoke': {
    means:
      'Renonce che non si può più correggere: la linea colpevole ha giocato o nominato una carta per la presa successiva, ha richiesto o concesso prese, o ha accettato una richiesta.',
  },
  'follow-suit': { means: 'Giocare una carta del seme d’attacco.' },
  honour: { means: 'Un asso, re, donna, fante o dieci.' },
  lead: { means: 'La prima carta di una presa.' },
  'major-penalty-card': {
    means:
      'Ogni onore divenuto carta penalizzata, ogni carta giocata di proposito, e ciascuna di più carte dello stesso difensore. Si gioca alla prima occasione e, finché resta lì, il dichiarante può dire la sua sull’attacco del compagno.',
  },
  'minor-penalty-card': {
    means:
      'Una sola carta sotto il dieci che un difensore ha mostrato per caso. Prima non può giocare un’altra cartina del seme, ma un onore sì; l’attacco del compagno è libero.',
  },
  'opening-lead': { means: 'La carta d’attacco della prima presa.' },
  'penalty-card': {
    means: 'Carta di un difensore che resta scoperta sul tavolo perché mostrata troppo presto.',
    1997: 'Lo dice soltanto l’articolo sulle carte penalizzate.',
  },
  play: {
    means:
      'Mettere una carta in una presa, attacco compreso; tutte quelle messe; il tempo in cui lo si fa; o tutto ciò che si è dichiarato e giocato in un board.',
  },
  'play-period': {
    means:
      'Da quando l’attacco iniziale è scoperto finché si estraggono le carte del board successivo, o finisce l’ultimo del turno. Alcuni diritti finiscono prima.',
    1997: 'Il tempo in cui si giocano le carte; della sua fine non si dice altro.',
  },
  'presumed-declarer': {
    means: 'Chi sarà dichiarante se non accade nulla di irregolare.',
    1997: 'Usa le parole senza definirle.',
    2007: 'Usa le parole senza definirle.',
  },
  revoke: {
    means:
      'Non rispondere a colore potendo; anche non attaccare o non giocare ciò che una legge o un ordine legittimo dell’avversario chiede.',
    1997: 'La definizione parla di rispondere e di penalità d’attacco.',
    2007: 'La definizione parla di rispondere e di attacchi imposti.',
    2017: 'Lo dice l’articolo 61.',
  },
  suit: { means: 'Uno di quattro gruppi di tredici carte: picche ♠, cuori ♥, quadri ♦, fiori ♣.' },
  trick: {
    means:
      'Quattro carte, una per giocatore al suo turno, l’attacco per primo: con esse si conta il risultato.',
  },
  trump: { means: 'Ogni carta del seme che il contratto nomina.' },
  'visible-card': {
    means:
      'Carta tenuta in modo che un avversario o il compagno potesse vederne la faccia, l’abbia vista o no.',
    1997: 'Non ha questa espressione.',
    2007: 'Non ha questa espressione.',
  },
};
