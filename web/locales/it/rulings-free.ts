/** Answers that are not one of a list: results with weights, players who were asked, a reason. */
export const rulingsFree = {
  results: {
    title: 'Risultati possibili',
    weight: 'Peso',
    result: 'Risultato',
    another: 'Un altro risultato',
    apart: 'Ciascuna linea il suo',
    hint: '4SN= sono quattro picche di Nord, mantenute; 4SN-1 una di caduta; Pass nessuno ha dichiarato; «kept» quanto fatto al tavolo. Pesi in percentuale, o in parti come 2/3; insieme fanno l’intero.',
    unready: 'Incompleto: ogni risultato vuole un peso, e i pesi fanno 100%.',
    give: 'Assegnare questo',
  },
  poll: {
    player: 'Giocatore {{number}}',
    level: 'Livello',
    chose: 'Ha scelto',
    considered: 'Ha considerato anche',
    who: 'Nome, solo per gli atti',
    another: 'Un altro giocatore',
    hint: 'Senza l’informazione del compagno, con gli stessi metodi. Solo l’arbitro vede i nomi.',
    unready: 'Ogni giocatore interpellato vuole il livello e ciò che ha scelto.',
    give: 'Questi sono stati interpellati',
  },
  words: {
    reason: 'La ragione, agli atti',
    unready: 'Di’ perché.',
    give: 'Registrare la ragione',
  },
};
