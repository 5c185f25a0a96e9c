import type { Entries } from '../entry.ts';
import type { AuctionTerm } from '../terms.ts';

export const auction: Entries<AuctionTerm> = {
  alert: {
    means:
      'Avviso agli avversari che una chiamata può aver bisogno di spiegazione. La forma viene dal regolamento.',
  },
  'artificial-call': {
    means:
      'Chiamata che dice altro, o di più, della voglia di giocare dove nomina. Una licita, un contro o un surcontro è artificiale se porta una notizia che i giocatori non danno per scontata; un passo, se promette più di una certa forza, o promette o nega qualcosa fuori dall’ultimo seme nominato.',
    1997: 'Parla invece di convenzioni.',
    2007: 'Conta solo la notizia diversa dalla voglia di giocare lì; quella che vi si aggiunge soltanto non conta.',
    2017: 'Anche ciò che si aggiunge alla voglia di giocare lì rende artificiale la chiamata.',
  },
  auction: {
    means: 'Le chiamate, una dopo l’altra, con cui si arriva al contratto; anche tutte insieme.',
    2007: 'Comincia con la prima chiamata.',
    2017: 'Comincia con la prima chiamata.',
  },
  'auction-period': {
    means:
      'Il tempo in cui le leggi della licitazione valgono per una linea. Dura finché l’attacco iniziale è scoperto.',
    1997: 'Comincia quando uno dei due guarda la faccia delle proprie carte e, se nessuno fa una licita, finisce col quarto passo.',
    2007: 'Comincia quando uno dei due estrae le carte dal board e, se nessuno fa una licita, finisce quando tutte le mani sono tornate.',
    2017: 'Comincia quando uno dei due estrae le carte dal board e, se nessuno fa una licita, finisce quando tutte le mani sono tornate.',
  },
  bid: { means: 'Impegno a vincere almeno un certo numero di prese oltre sei, in un seme o a senz’atout.' },
  call: { means: 'Tutto ciò che conta nella licitazione: licita, contro, surcontro o passo.' },
  'clarification-period': {
    means:
      'Dall’ultimo passo finché l’attacco iniziale è scoperto: il tempo delle domande sulla licitazione.',
    1997: 'Ha le domande, non il nome.',
  },
  'comparable-call': {
    means:
      'Chiamata al posto di una ritirata che significa lo stesso o quasi, che farebbero solo mani mostrate dalla prima, o che ha lo stesso scopo. Lascia libero il compagno.',
    1997: 'Non la conosce.',
    2007: 'Non la conosce; per la licita insufficiente chiede lo stesso significato o uno più preciso.',
  },
  contract: {
    means:
      'Ciò che la linea del dichiarante si è impegnata a fare: vincere le prese dell’ultima licita nella sua denominazione, non contrata, contrata o surcontrata.',
  },
  convention: {
    means:
      'Chiamata che per accordo dice altro dalla voglia di giocare lì, o da forza o tre carte lì; o carta di un difensore che parla per accordo. Un accordo sulla sola forza totale non lo è.',
    2007: 'Parla invece di chiamate artificiali.',
    2017: 'Parla invece di chiamate artificiali.',
  },
  dealer: { means: 'Il giocatore che dichiara per primo. Chi è, lo dice il board.' },
  double: {
    means: 'Chiamata sulla licita di un avversario che aumenta il valore del contratto, mantenuto o battuto.',
  },
  'insufficient-bid': {
    means: 'Licita che non è più alta dell’ultima.',
    2017: 'È detta un’infrazione.',
  },
  level: { means: 'Il numero di una licita o di un contratto: quante prese oltre sei.' },
  misinformation: {
    means: 'Metodi non resi noti con esattezza, come e quando le leggi o il regolamento chiedono.',
    1997: 'Ne decide senza definirla.',
    2007: 'Ne decide senza definirla.',
  },
  'odd-trick': {
    means: 'Ogni presa oltre le prime sei della linea del dichiarante.',
    1997: 'Le sei hanno un nome: la base.',
  },
  pass: { means: 'Chiamata che dice: questa volta né licita, né contro, né surcontro.' },
  'psychic-call': {
    means: 'Chiamata che, di proposito e di molto, falsa la forza in onori o la lunghezza dei semi.',
  },
  redouble: {
    means: 'Chiamata sul contro di un avversario che aumenta ancora il valore del contratto.',
  },
  rotation: { means: 'Il senso orario: l’ordine in cui si dichiara e si gioca.' },
  slam: { means: 'Contratto di dodici prese (piccolo slam) o di tutte e tredici (grande slam).' },
  strain: { means: 'Ciò che una licita nomina oltre al numero: uno dei semi, o senz’atout.' },
  turn: { means: 'Il momento in cui tocca a un giocatore dichiarare o giocare.' },
  withdrawn: {
    means: 'Si dice di ciò che non conta più: chiamate cancellate e carte riprese.',
    1997: 'Usa la parola senza definirla.',
  },
};
