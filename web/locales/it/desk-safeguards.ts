import type { deskSafeguards as en } from '../en/desk-safeguards.ts';

export const deskSafeguards: typeof en = {
  refusal: {
    'id-taken':
      'Questo è stato inviato con il numero di un’altra cosa. Ricaricare la pagina e inviarlo di nuovo.',
    'impossible-fact': 'Questo non può essere successo come dice il file.',
    'penalties-unfit':
      'Le penalità della coppia {{pairs}} sono in un’unità che questo modo di calcolo non ha. Annullarle nella cronologia (numero {{facts}}), poi assegnarle di nuovo.',
  },
  unscorable: {
    heading: 'Questo torneo non si può calcolare',
    toHistory: 'Alla cronologia',
  },
};
