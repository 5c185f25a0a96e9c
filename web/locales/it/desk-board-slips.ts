import type { boardSlips as en } from '../en/desk-board-slips.ts';

export const boardSlips: typeof en = {
  turned180: {
    title: 'Board girato di 180°',
    sentence: 'Il board stava al contrario: i compagni hanno giocato l’uno le carte dell’altro.',
    rule: {
      'rtp-2014':
        'Il risultato vale, anche nel misto. Se qualcuno ha già visto le carte davanti a sé, si gioca così.',
      rop: 'Vale se un giocatore ha visto le carte davanti a sé, anche nel misto.',
      wbf: 'Il risultato è stato fatto con le carte che avevano: vale.',
    },
  },
  handsExchanged: {
    title: 'Mani scambiate nel board',
    sentence: 'Due mani del board stanno l’una nella tasca dell’altra.',
    rule: {
      'rtp-2014':
        'Il board non è conforme (Art. 87A): i tavoli che l’hanno giocato allo stesso modo si confrontano tra loro (3.5.7).',
      rop: 'Il risultato è annullato; le coppie responsabili hanno la loro media del torneo e sono penalizzate.',
      wbf: 'Il board non è conforme: i tavoli che l’hanno giocato allo stesso modo si confrontano tra loro.',
    },
  },
  cardsMisplaced: {
    title: 'Carte nella mano sbagliata',
    sentence: 'Una mano ha carte di un’altra, o ne mancano.',
    rule: {
      'rtp-2014':
        'Il board non è conforme (Art. 87A): i tavoli che l’hanno giocato allo stesso modo si confrontano tra loro (3.5.7).',
      rop: 'Il risultato è annullato; le coppie responsabili hanno la loro media del torneo e sono penalizzate.',
      wbf: 'Il board non è conforme: i tavoli che l’hanno giocato allo stesso modo si confrontano tra loro.',
    },
  },
  faceUp: {
    title: 'Carta scoperta',
    sentence: 'Una carta è stata riposta scoperta e l’ha vista chi non doveva giocarla.',
    rule: {
      'rtp-2014':
        'Il giocatore responsabile può essere penalizzato. Se il board si gioca, lo dice l’Art. 16.',
      rop: 'Il giocatore responsabile è penalizzato se qualcuno ha visto una carta non sua.',
      wbf: 'Chi l’ha vista chiama l’arbitro: il board si gioca o ha un punteggio arbitrale.',
    },
  },
  wrongHand: {
    title: 'Presa la mano di un altro',
    sentence: 'Un giocatore ha preso o visto carte di un altro.',
    rule: {
      'rtp-2014':
        'Nessuno tocca le carte di un avversario. Ciò che ha visto non è autorizzato: l’Art. 16 dice se il board si gioca.',
      rop: 'L’Art. 16 dice se il board si gioca; inoltre 10% a chi l’ha causato.',
      wbf: 'Ciò che ha visto non è autorizzato: il board si gioca o ha un punteggio arbitrale.',
    },
  },
  marked: {
    title: 'Segnato diversamente',
    sentence: 'Mazziere o zona non sono segnati come dice il numero.',
    match: {
      'rtp-2014':
        'Il board conta com’è segnato, in entrambe le sale (Art. 2). Se era segnato così in una sola sala, non si confrontano: si decide il board nell’incontro.',
      rop: 'Il board conta com’è segnato, in entrambe le sale (Art. 2). Se era segnato così in una sola sala, non si confrontano: si decide il board nell’incontro.',
      wbf: 'Il board conta com’è segnato, in entrambe le sale (Art. 2). Se era segnato così in una sola sala, non si confrontano: si decide il board nell’incontro.',
    },
    rule: {
      'rtp-2014':
        'Il board conta come è segnato, per tutta la sessione (Art. 2). Se solo alcuni tavoli l’hanno giocato così, formano un gruppo.',
      rop: 'Il board conta come è segnato, per tutta la sessione (Art. 2). Se solo alcuni tavoli l’hanno giocato così, formano un gruppo.',
      wbf: 'Il board conta come è segnato, per tutta la sessione (Art. 2). Se solo alcuni tavoli l’hanno giocato così, formano un gruppo.',
    },
  },
  notShuffled: {
    title: 'Non mescolato',
    sentence: 'Una mano non è stata mescolata all’inizio della sessione.',
    rule: {
      'rtp-2014':
        'Le due coppie che dovevano distribuirla possono essere penalizzate. La mano della sessione precedente non vale (Art. 6D2).',
      rop: 'Le due coppie che dovevano distribuirla sono penalizzate.',
      wbf: 'Una mano non mescolata non vale: si distribuisce di nuovo (Art. 6D2).',
    },
  },
  misduplicated: {
    title: 'Duplicato male',
    sentence: 'Le mani non sono quelle del foglio, o degli altri tavoli.',
    rule: {
      'rtp-2014':
        'I tavoli che l’hanno giocata nella stessa forma si confrontano tra loro (3.5.7). Le due coppie che l’hanno duplicata possono essere penalizzate, di più se sono state scambiate mani di due board.',
      rop: 'I tavoli che l’hanno giocata nella stessa forma si confrontano tra loro (5.8). Le due coppie sono penalizzate; il 20% in più se non è stata controllata nel turno 2 e c’è stato danno.',
      wbf: 'I tavoli che l’hanno giocata nella stessa forma si confrontano tra loro.',
    },
  },
  slow: {
    title: 'Gioco lento',
    sentence: 'Una coppia tiene il tavolo indietro rispetto al ritmo.',
    rule: {
      'rtp-2014': 'Prima un’ammonizione; poi una penalità, e per ogni mano persa.',
      rop: 'Prima un’ammonizione, poi 10%, 20%, 40% e così via.',
      wbf: 'La penalità è a giudizio dell’arbitro.',
    },
  },
  give: {
    go: 'Assegna',
    who: 'Chi è responsabile?',
    given: 'Assegnato: {{what}}.',
    player: 'Quale giocatore?',
    times_one: 'la prima volta,',
    times_other: '{{count}}ª volta,',
  },
  altered: {
    board: 'Quale board?',
    tables: 'Quali tavoli l’hanno giocato in questa forma?',
    responsible: 'responsabile',
    innocent: 'non responsabile',
    grouped: 'I tavoli segnati si confrontano tra loro ({{clause}}).',
    cancelled: 'Il risultato non conta. Il responsabile ha la sua media del torneo, l’altro almeno il 60%.',
  },
  marks: {
    dealer: 'Mazziere secondo i segni',
    vulnerable: 'In zona secondo i segni',
    where: 'Dove è segnato così?',
    everywhere: 'In tutta la sessione',
    here: 'Solo a questo tavolo',
  },
};
