/** Un torneo individuale al tavolo dell’arbitro. */
export const deskIndividual = {
  individual: {
    howMany: 'Quanti giocatori vengono?',
    hint: 'Con il numero dei giocatori compaiono qui i modi di giocare. Ognuno gioca con molti compagni, per sé.',
    outside: 'Da {{least}} a {{most}} giocatori.',
    defaultName: 'Individuale, {{date}}',
    create: 'Crea e iscrivi i giocatori',
    oneSection: 'Tutti in una sala',
    sections: '{{count}} gironi: {{sizes}} giocatori',
    sitsOut: 'Riposa',
    roundsOut_one: '{{rounds}} turno',
    roundsOut_other: '{{rounds}} turni',
    partners: 'Nessuno ha due volte lo stesso compagno.',
    opponents: 'Gli avversari si incontrano {{times}} volte.',
    balance: 'Equilibrio {{quality}} su 100.',
    shared: 'Due tavoli si passano i board.',
    entered: 'Giocatori iscritti: {{count}}.',
    none: 'Non c’è un individuale per tanti giocatori.',
    lots: 'Sorteggia i numeri',
  },
};

/** What is said of pairs where they are entered, said of players. */
export const playerEntries = {
  count_player_one: 'Un giocatore.',
  count_player_other: '{{count}} giocatori.',
  keys_player:
    'Scrivi un nome, Invio: il giocatore successivo. I nomi possono venire anche dopo: si gioca per numero.',
  pairs_player: 'Giocatori',
  player_player: 'Giocatore',
  playerOf_player: 'Nome del giocatore {{pair}}',
  valueIndexOf_player: 'Indice di valore del giocatore {{pair}}',
  add_player: 'Aggiungi un giocatore',
  pasteHint_player: 'Un giocatore per riga. Può precedere un numero.',
  unread_player: 'Qui non c’è un nome: {{lines}}',
  enter_player_one: 'Iscrivi un giocatore',
  enter_player_other: 'Iscrivi {{count}} giocatori',
};
