import type { DoubleDummyMessages } from '../en/double-dummy.ts';

/** The page Double dummy. */
export const doubleDummy: DoubleDummyMessages = {
  title: 'A carte viste',
  about:
    'Che cosa fanno quattro giocatori che vedono tutte le carte. Tutto si calcola in questo browser, anche senza rete.',
  text: 'Una mano, o un file PBN che ne ha una',
  hint: 'Prima Nord, i semi da picche a fiori: N:AK2.QJ3.T98.7654 …',
  fault: 'Non è ancora una mano: {{why}}',
  cards: 'Le carte',
  random: 'Distribuiscine una',
  dealer: 'Mazziere',
  working: 'Calcolati: {{done}} di {{of}} risultati.',
  choose: 'Scegli un risultato per giocarlo carta per carta: dichiarante e denominazione.',
  playing: '{{declarer}} gioca {{strain}}',
  tricks: 'Il dichiarante ne ha {{won}}; col gioco migliore {{all}} in tutto.',
  turn: 'Tocca a {{seat}}',
  over: 'Le tredici prese sono giocate: {{won}} al dichiarante.',
  undo: 'Torna indietro',
  restart: 'Dall’inizio',
  trick: 'Sul tavolo',
  played: 'Giocate finora',
  cost_one: 'è costata una presa',
  cost_other: 'è costata {{count}} prese',
  best: 'non costa nulla',
  losing_one: 'costa una presa',
  losing_other: 'costa {{count}} prese',
  thinking: 'Un momento …',
  noLosing: 'Finora nessuna carta è costata prese.',
};
