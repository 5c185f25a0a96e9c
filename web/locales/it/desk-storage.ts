import type { DeskStorage } from '../en/desk-storage.ts';

export const deskStorage: DeskStorage = {
  storage: {
    trouble: {
      full: 'Il disco del server è pieno: non si può registrare nulla. Liberate spazio; Naipe riprende da solo.',
      'read-only':
        'Sul disco del server non si può scrivere: non si può registrare nulla. Naipe riprende da solo appena si può.',
      failing:
        'Il disco del server non funziona: non si può registrare nulla. Naipe riprende da solo quando funziona.',
      damaged:
        'La base di dati è danneggiata: non si registra più nulla. Fermate Naipe, eseguite `naipe check-data` e rimettete una copia di sicurezza.',
      away: 'La base di dati del server non risponde: non si può registrare nulla. Naipe riprende da solo appena risponde.',
      busy: 'Si sta registrando troppo in questo momento: i telefoni riprovano da soli.',
    },
    file: 'Il file della base di dati è danneggiato. Fermate Naipe e rimettete una copia di sicurezza: `naipe restore FILE --force`.',
    fact: 'Torneo {{tournament}}: il fatto {{fact}} non è quello scritto. Rimettete una copia di sicurezza, o salvate ciò che è intero: `naipe export {{id}} FILE --whole`.',
    loss: 'Torneo {{tournament}}: i fatti da {{from}} a {{had}} sono perduti. Rimettete una copia di sicurezza più recente, o inserite di nuovo ciò che manca.',
    changed:
      'Torneo {{tournament}}: i fatti fino al {{had}} non sono quelli registrati. Rimettete una copia di sicurezza più recente, o rivedete i risultati.',
    seen: 'Ho capito',
  },
};
